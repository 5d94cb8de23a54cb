### After a game: awards, the way of a gift, the replay. See docs/translating.md.

## Awards. A title, and a reason that stands behind the player’s name. $count: how many.

awards = Distinctions
award-poker-face = Visage de marbre
    .reason =
        { $count ->
            [one] un faux nom, et on y a cru
           *[other] { $count } faux noms, et on y a cru
        }
award-good-nose = Bon flair
    .reason =
        { $count ->
            [one] un faux cadeau flairé
           *[other] { $count } faux cadeaux flairés
        }
award-long-memory = Mémoire d’éléphant
    .reason =
        { $count ->
            [one] encore en tête un cadeau plus tard
           *[other] encore en tête { $count } cadeaux plus tard
        }
award-heart-of-gold = Cœur d’or
    .reason =
        { $count ->
            [one] un faux nom cru sur parole
           *[other] { $count } faux noms crus sur parole
        }
award-doubter = Doute salutaire
    .reason =
        { $count ->
            [one] un vrai cadeau mis en doute
           *[other] { $count } vrais cadeaux mis en doute
        }
award-storyteller = Belles histoires
    .reason =
        { $count ->
            [one] un nom inventé
           *[other] { $count } noms inventés
        }
award-clean-sheet = Sans-faute
    .reason = pas un seul point négatif
award-honest-soul = Âme honnête
    .reason =
        { $count ->
            [one] un nom donné, et le bon
           *[other] { $count } noms donnés, tous vrais
        }
award-kind-soul = Bonne âme
    .reason =
        { $count ->
            [one] un merci
           *[other] { $count } mercis
        }
award-shopper = Fidèle de la boutique
    .reason =
        { $count ->
            [one] un cadeau tout frais de la boutique
           *[other] { $count } cadeaux tout frais de la boutique
        }
award-courier = Livraison spéciale
    .reason =
        { $count ->
            [one] un cadeau transmis
           *[other] { $count } cadeaux transmis
        }
award-onlooker = Aux premières loges
    .reason = rien à donner, tout à voir
award-deep-thinker = Mûre réflexion
    .reason =
        { $count ->
            [one] une seconde pour une décision
           *[other] { $count } secondes pour une décision
        }
award-quick-thinker = Rapide comme l’éclair
    .reason =
        { $count ->
            [one] jamais plus d’une seconde
           *[other] jamais plus de { $count } secondes
        }
award-good-company = Bonne compagnie
    .reason = une partie vaut surtout par sa tablée
award-sharp-eye = Œil de lynx
    .reason =
        { $count ->
            [one] une annonce juste
           *[other] { $count } annonces justes
        }
award-lucky-guess = Coup de chance
    .reason =
        { $count ->
            [one] juste, avec un animal possible
           *[other] juste, avec encore { $count } animaux possibles
        }
award-brave-call = Cœur de lion
    .reason =
        { $count ->
            [one] un pari, avec un animal possible
           *[other] un pari, avec encore { $count } animaux possibles
        }
award-last-one = Rira bien qui rira le dernier
    .reason =
        { $count ->
            [one] une manche gagnée en silence
           *[other] { $count } manches gagnées en silence
        }
award-explorer = En exploration
    .reason =
        { $count ->
            [one] un animal trouvé en une manche
           *[other] { $count } animaux différents trouvés en une manche
        }
award-old-friend = Vieux amis
    .reason =
        { $count ->
            [one] une fois le même animal
           *[other] { $count } fois le même animal
        }
award-juggler = Jonglage de chapeaux
    .reason =
        { $count ->
            [one] un échange
           *[other] { $count } échanges
        }
award-curious = Belle curiosité
    .reason =
        { $count ->
            [one] un regard dans un chapeau
           *[other] { $count } regards dans les chapeaux
        }
award-second-helping = Du rab
    .reason =
        { $count ->
            [one] un échange en plus
           *[other] { $count } échanges en plus
        }
award-slip = Sur le bout de la langue
    .reason = un animal annoncé, pourtant déjà vu
award-silent = Bouche cousue
    .reason = jamais d’annonce, toujours l’œil ouvert
award-cool-head = Tête froide
    .reason = des annonces, jamais fausses

## The way of a gift round the table

journey = Le voyage de ce cadeau
journey-hint = Touche un cadeau pour voir son voyage.
journey-dealt =
    { $you ->
        [yes] Tu l’avais depuis le début.
       *[no] { $name } l’avait depuis le début.
    }
journey-believed = on y a cru
journey-doubted = on n’y a pas cru
journey-true = C’était bien ça.
journey-untrue = Ce n’était pas ça.

## The picture of the result

picture = Partager le résultat
picture-saved = L’image est enregistrée.
picture-failed = L’image n’a pas pu être dessinée.

## The replay, step by step

film = Revoir la partie
film-link = Partager la rediffusion
film-title = Rediffusion
film-play = Lecture
film-pause = Pause
film-first = Au début
film-last = À la fin
film-back = Un pas en arrière
film-on = Un pas en avant
film-before = Moment clé précédent
film-next = Moment clé suivant
film-at = Manche { $round } · { $step } sur { $steps }
film-track = Montrer
film-true = Ce qui était vrai
film-memory = Mémoire parfaite
film-belief = Ce que croyaient les bots
film-memory-about = Tout ce qui a été montré, et rien d’oublié.
film-belief-about = À leur dernière décision. Une croix veut dire faux.
film-bluff = un bluff
film-keys = Touches : ← → pas, Page ↑ ↓ moments clés, espace lance la lecture.
film-another = Ouvrir un autre fichier
film-broken = Cette partie ne peut pas être montrée
film-no-file = Ce n’est pas une partie enregistrée par Hatbox.
film-broken-round = Le fichier est abîmé : quelque chose cloche à la manche { $round }.
film-broken-move = Le fichier est abîmé : quelque chose cloche à la manche { $round }, coup { $move }.
film-game = Partie { $number } sur { $games }
