### The browser's own words. See docs/translating.md.

## Everywhere

game-not-a-hat = That’s Not a Hat
game-magic-hat = Magic Hat
tagline = Deux jeux de mémoire et de culot
# Rules: H2
facts-not-a-hat = 2–8 personnes · 15 min
# Rules: M1
facts-magic-hat = 2–4 personnes · 10 min
pitch-not-a-hat = Offre des cadeaux. Oublie ce que c’est. Bluffe.
pitch-magic-hat = Cinq chapeaux se déplacent. Quel animal a disparu ?
you = Toi
home = Accueil
back = Retour
close = Fermer
on = oui
off = non
menu = Menu
more = Plus
rules = Règles
settings = Réglages
keys = Touches
language = Langue
theme = Thème
theme-about = Clair, sombre, ou comme ton appareil.
theme-light = clair
theme-dark = sombre
theme-system = auto
sound = Son
sound-about = Quelques petits sons pendant la partie.
talk-about = Les réactions et les mots des autres, sur cet appareil.
about = À propos
your-name = Ton nom
# Somebody who plays without having said a name.
guest-name = Anonyme

## Home

play-with-friends = Entre amis
play-with-bots = Avec des bots
bots-level = Quel niveau pour les bots ?
level-easy = facile
level-middling = moyen
level-hard = difficile
level-like-me = comme moi
learn-it = Apprendre en une minute
on-one-device = Sur un seul appareil
join-with-code = Avec un code
watch-saved = Revoir une partie
# While a file is held over the page.
drop-record = Dépose la partie ici
join = Entrer
ask-name = Qui es-tu ?
open-table = Ouvrir une table
credits-short = Jeux de Kasper Lapp · Jonathan Favre-Godal et Corentin Lebrat. Images : OpenMoji. Sans lien avec un éditeur.

## Invitation

# $known: no when nobody sits at the table yet.
invited =
    { $known ->
       *[yes] { $name } t’invite
        [no] Une invitation pour toi
    }
at-the-table = Autour de la table
sit-down = Prendre place
watch = Regarder
you-watch = Tu regardes
come-back = Revenir à la table

## Before the game

you-are-host = C’est ta table
waiting-for-host = On attend l’hôte
host = hôte
bot = bot
free-seat = libre
free-seat-title = Une place libre
share-link = Partager
share-title = Joue avec moi sur Hatbox
link-copied = Lien copié
qr-alt = Code QR de l’invitation
qr-bigger = Agrandir ou réduire le code QR
add-bot = Un bot
options = Règles de la partie
more-options = Plus
seat-order = Places, dans le sens horaire
move-up =
    { $you ->
        [yes] Me reculer d’une place
       *[no] Reculer { $name } d’une place
    }
move-down =
    { $you ->
        [yes] M’avancer d’une place
       *[no] Avancer { $name } d’une place
    }
remove-seat = Retirer { $name }
start-with = Commencer à { $players }
start-alone = Il manque quelqu’un
host-starts = L’hôte lancera la partie quand tout le monde sera là.
new-host-screen = La table passe au grand écran.
new-host =
    { $you ->
        [yes] C’est ta table maintenant.
       *[no] La table passe à { $name }.
    }
leave = Quitter la table
stay = Rester

option-gifts = Cadeaux
option-gifts-about = Un par personne. Avec deux, c’est plus dur.
option-gifts-needed = À deux, c’est toujours deux par personne.
option-rounds = Manches
option-rounds-about = Une seule, ou une par personne.
rounds-players = une par personne
option-arrows = Flèches
option-arrows-about = Avec une couleur, tout va dans le même sens.
arrows-both = toutes
arrows-black = noires
arrows-white = blanches
option-expert = Mode expert
option-expert-about = Après l’échange, tu peux en faire un autre, avec deux chapeaux de ton choix.
option-starter = Qui commence ?
option-starter-not-a-hat = Qui a reçu un cadeau en dernier ?
option-starter-magic-hat = Qui est la personne la plus jeune ?
starter-draw = au hasard
option-game = Jeu
option-game-about = Un autre jeu avec la même tablée.
option-clock = Temps
option-clock-about = Une minute par décision, vingt secondes, ou sans limite.
clock-relaxed = calme
clock-brisk = rapide
clock-off = illimité
option-pace = Rythme
option-pace-about = La vitesse des cartes et des chapeaux.
pace-calm = calme
pace-normal = normal
pace-quick = rapide
option-talk = Bavardage
option-talk-about = Des réactions et quelques mots au-dessus des places.
option-onlookers = Public
option-onlookers-about = D’autres peuvent regarder, et voient ce que tout le monde voit.

mind-random = Dé
    .about = Joue au hasard, dans les règles. Pour rire.
    .level = Pur hasard
mind-goldfish = Poisson
    .about = Oublie vite et doute de tout.
    .level = Très facile
mind-squirrel = Écureuil
    .about = Retient deux ou trois choses. Idéal pour débuter.
    .level = Facile
mind-fox = Renard
    .about = Retient bien et adore bluffer.
    .level = Moyen
mind-raven = Corbeau
    .about = Retient presque tout et t’observe.
    .level = Difficile
mind-elephant = Éléphant
    .about = N’oublie rien. Pour le battre, la mémoire ne suffit pas.
    .level = Très difficile
mind-like-me = Ombre
    .about = Joue à peu près aussi bien que toi, et apprend à chaque partie.
    .level = Aussi fort que toi

## At the table

your-turn = À toi
your-turn-clock = À toi · { $seconds } s
turn-of = C’est à { $name }
title-your-turn = ● À toi · Hatbox
round-of = Manche { $round } sur { $rounds }
round-one = Fin à −3 points
round-magic = Manche { $round } · jusqu’à 2
seat-stand-in = doublure
seat-away = pas là
seat-watching = hors jeu
seat-closer = voir de plus près
reactions = Réactions
react-laugh = Rire
react-gasp = Surprise
react-hmm = Hum
react-wink = Clin d’œil
react-clap = Bravo
react-oops = Oups
react-heart = Cœur
react-sleepy = Sommeil
say-something = Dire un mot
say-send = Dire

## That's Not a Hat

arrow-letter-left = G
arrow-letter-right = D
arrow-left = face cachée, part à gauche
arrow-right = face cachée, part à droite
shop-count = Boutique · { $cards }
shop-shows = La boutique montre : { $gift }
part-arrow =
    { $arrow ->
       *[left] flèche noire à gauche
        [right] flèche blanche à droite
    }
# Where a gift goes.
part-to =
    { $toYou ->
        [yes] vers toi
       *[no] vers { $to }
    }
gift-face-up =
    { $you ->
        [yes] Ton cadeau : { $gift }, face visible
       *[no] { $name } : { $gift }, face visible
    }
gift-face-down =
    { $you ->
        [yes] Ton cadeau : face cachée, { part-arrow }, { part-to }
       *[no] { $name } : face cachée, { part-arrow }, { part-to }
    }
gift-given = Un cadeau, face cachée, { part-arrow }, { part-to }
penalties =
    { $you ->
        [yes]
            { $count ->
                [0] Tu n’as aucun point négatif
                [one] Tu as un point négatif : { $gifts }
                [many] Tu as { $count } points négatifs : { $gifts }
               *[other] Tu as { $count } points négatifs : { $gifts }
            }
       *[no]
            { $count ->
                [0] { $name } : aucun point négatif
                [one] { $name } : un point négatif : { $gifts }
                [many] { $name } : { $count } points négatifs : { $gifts }
               *[other] { $name } : { $count } points négatifs : { $gifts }
            }
    }
dock-fetched-sub = Retiens bien. On va retourner la carte.
dock-giving =
    { $giverYou ->
        [yes] Ton cadeau part chez { $receiver }
       *[no]
            { $receiverYou ->
                [yes] { $giver } a un cadeau pour toi
               *[no] { $giver } a un cadeau pour { $receiver }
            }
    }
dock-giving-sub = Écoute et retiens.
dock-answer-sub = C’est ce que dit { $giver }.
dock-offering-sub =
    { $receiverYou ->
        [yes] C’est vrai ?
       *[no] { $receiver } va y croire ?
    }
dock-round-over = La manche est finie
answer-accept = J’accepte
answer-refuse = Je la retourne
picker-title = Tu offres quoi à { $to } ?
# Above the picker, before an arrow and the receiver's name: which gift it is.
picker-which =
    { $which ->
        [oldest] Ton plus ancien cadeau
        [fetched] Le cadeau que tu viens de prendre
       *[other] Ton cadeau
    }
picker-open = Nommer le cadeau
picker-fold = Voir la table
picker-search = Quelques lettres
picker-groups = Sortes de cadeaux
picker-gifts = Tous les cadeaux
picker-none = Aucun cadeau à ce nom.
picker-nothing = Choisis un cadeau. Vrai ou pas.
picker-clear = Effacer
picker-send = Le dire à { $to }
tone = Sur quel ton
tone-plain = neutre
tone-sure = assuré
tone-unsure = hésitant
group-music = Musique
group-food = À manger
group-wear = Habits
group-home = Maison
group-tools = Outils
group-media = Bureau
group-play = Jeux
group-travel = Voyage
group-nature = Nature
# After a refusal or a call, before it is known whether it was right.
reveal-breath = Voyons voir…
# Ends the time to read what was turned over.
go-on = Continuer
reveal-said =
    { $you ->
        [yes] Tu as dit
       *[no] { $name } a dit
    }
reveal-was-false =
    { $you ->
        [yes] Tu as dit non, et tu avais raison
       *[no] { $name } a dit non, et avait raison
    }
reveal-was-true =
    { $you ->
        [yes] Tu as dit non, mais c’était vrai
       *[no] { $name } a dit non, mais c’était vrai
    }
reveal-wrong =
    { $you ->
        [yes] Tu avais tort.
       *[no] { $name } avait tort.
    }
closer-gifts = Cadeaux, le plus ancien d’abord
closer-penalties =
    { $count ->
        [0] Points négatifs
        [one] Un point négatif
        [many] { $count } points négatifs
       *[other] { $count } points négatifs
    }
closer-none = Aucun pour l’instant.

## Magic Hat

hat = Chapeau
box = La boîte avec l’animal disparu
only-you = rien que pour toi
animal-cards = Les six animaux
tokens =
    { $you ->
        [yes]
            { $count ->
                [0] Tu n’as aucun jeton
                [one] Tu as un jeton
                [many] Tu as la baguette magique
               *[other] Tu as la baguette magique
            }
       *[no]
            { $count ->
                [0] { $name } : aucun jeton
                [one] { $name } : un jeton
                [many] { $name } : la baguette magique
               *[other] { $name } : la baguette magique
            }
    }
prizes =
    { $count ->
        [0] Encore à gagner : la baguette magique
        [one] Encore à gagner : un jeton et la baguette magique
        [many] Encore à gagner : { $count } jetons et la baguette magique
       *[other] Encore à gagner : { $count } jetons et la baguette magique
    }
# While the sixth hat is put into the box, at the start of a round.
dock-vanish = Un chapeau va dans la boîte
dock-vanish-sub = Quel animal a disparu ?
dock-choose = Regarder ou deviner ?
dock-choose-sub = Touche un chapeau, ou l’animal qui a disparu.
dock-swap = Échange ce chapeau.
dock-swap-sub = Touche le chapeau qui prendra sa place.
dock-extra = Encore un échange ?
dock-extra-sub = Touche deux chapeaux, ou laisse comme ça.
dock-extra-second = Et le deuxième ?
extra-skip = Laisser comme ça
dock-call = C’est sûr ?
dock-call-sub = Si c’est faux, tu sors de la manche.
call-right-sub =
    { $you ->
        [yes] Tu remportes la manche.
       *[no] { $name } remporte la manche.
    }
call-wrong-sub =
    { $you ->
        [yes] Tu sors de la manche.
       *[no] { $name } sort de la manche.
    }
box-seen-done = Fermer la boîte
dock-swapped =
    { $you ->
        [yes] Tu échanges le { $one } et le { $other }
       *[no] { $name } échange le { $one } et le { $other }
    }
dock-swapped-sub = Ne les quitte pas des yeux.
dock-looks =
    { $you ->
        [yes] Tu regardes dans le { $hat }
       *[no] { $name } regarde dans le { $hat }
    }
dock-chooses =
    { $you ->
        [yes] À toi
       *[no] { $name } réfléchit
    }
dock-chooses-extra =
    { $you ->
        [yes] Encore un échange ?
       *[no] { $name } peut encore échanger
    }
dock-out-sub = La manche continue sans toi, mais tu peux regarder.
dock-round-won =
    { $you ->
        [yes] Tu remportes la manche !
       *[no] { $name } remporte la manche !
    }
# Everybody else called wrongly.
dock-round-won-last =
    { $you ->
        [yes] Il ne reste que toi : tu remportes la manche !
       *[no] { $name } est la dernière personne en jeu et remporte la manche !
    }

## Between and after

between-rounds = Entre deux manches
round-over = La manche { $round } est finie
next-round = Manche suivante
next-round-in = Manche suivante dans { $seconds } s.
waiting-for = On attend { $names }
standing = Scores
standing-round = Cette manche
standing-total = Total
opened-gifts = Ce que c’était vraiment
# $names: those who win besides the reader; $count: how many they are; $you: whether the reader wins.
result-win =
    { $you ->
        [yes]
            { $count ->
                [0] Tu as gagné !
                [one] Toi et { $names }, vous avez gagné !
                [many] Toi, { $names }, vous avez gagné !
               *[other] Toi, { $names }, vous avez gagné !
            }
       *[no]
            { $count ->
                [one] { $names } a gagné !
                [many] { $names } ont gagné !
               *[other] { $names } ont gagné !
            }
    }
result-nobody = Personne ne gagne cette fois
record = Enregistrer la partie
play-again = Rejouer
play-again-sub =
    { $company ->
        [bots]
            { $bots ->
                [one] avec le même bot
               *[other] avec les mêmes bots
            }
        [both] avec toute la table
       *[people] avec les { $players } mêmes personnes
    }
host-again = L’hôte peut relancer une partie.
rematch-wanted = Envie de rejouer : { $names }
ask-rematch = Encore une partie !

## Around the game

table-code = Table
watching-count =
    { $count ->
        [one] une personne regarde
        [many] { $count } personnes regardent
       *[other] { $count } personnes regardent
    }
pause = Pause
resume = Reprendre
paused = En pause
paused-sub = L’hôte a mis la partie en pause. Rien n’est perdu.
paused-by =
    { $you ->
        [yes] Tu as mis la partie en pause. Rien n’est perdu.
       *[no] { $name } a mis la partie en pause. Rien n’est perdu.
    }
move-seat = Changer d’appareil
move-about = Ouvre ce lien sur l’autre appareil. Il ne sert qu’une fois, et ta place te suit.
move-take = Prendre ma place ici
leave-playing = Une doublure jouera pour toi. Tu peux revenir avec le même lien.
leave-sure = Ta place sera libre pour quelqu’un d’autre.
close-table = Fermer la table
close-sure = Ça ferme la table pour tout le monde.
agree-end = D’accord pour arrêter
agree-not = Je préfère continuer
hand-to-stand-in = Laisser jouer une doublure
call-stand-in = Appeler une doublure
stand-in-plays = Une doublure joue pour toi.
time-was-up = Temps écoulé : une doublure a joué pour toi.
take-back = Me revoilà
lost-line = La connexion est coupée
lost-line-sub = On essaie de revenir. Ta place est gardée.
lost-line-held = Ton choix attend et partira dès le retour de la connexion.
not-saving = Le serveur ne peut rien enregistrer pour l’instant
not-saving-sub = Ça reprendra tout seul.

trouble-waiting = Un instant
trouble-waiting-sub = On met la table.
trouble-lost = Pas de connexion
trouble-lost-sub = On réessaie. Ta place est gardée.
trouble-unknown-table = Cette table n’existe pas
trouble-unknown-table-sub = Aucune table n’a ce code. Peut-être une lettre de travers ?
trouble-table-full = La table est pleine
trouble-table-full-sub = Toutes les places sont prises.
trouble-game-started = Ça a déjà commencé
trouble-game-started-sub = Une partie est en cours. Il y aura peut-être une place pour toi à la prochaine.
trouble-closed = Cette table est fermée
trouble-closed-sub = Merci pour la partie. En ouvrir une autre ?
trouble-damaged = Cette table est abîmée
trouble-damaged-sub = Sa partie ne peut plus être lue. La personne qui gère le serveur peut y jeter un œil ; en attendant, ouvre une autre table.
trouble-removed = Tu n’as plus de place ici
trouble-removed-sub = L’hôte a retiré ta place à cette table.
trouble-voted-out = Les autres continuent sans toi
trouble-voted-out-sub = Les gens de cette table ont voté. Sans rancune : il y a d’autres tables.
trouble-no-onlookers = Pas de public ici
trouble-no-onlookers-sub = Cette table joue sans public.
trouble-replaced = Tu joues ailleurs
trouble-replaced-sub = Ta place est dans un autre onglet ou sur un autre appareil.
trouble-left = Tu as quitté la table
trouble-left-sub = Ta place est peut-être encore là.
trouble-moving = Ta place, sur cet appareil
trouble-moving-sub = Prends ta place ici ; l’autre appareil la libère.
trouble-bad-token = Ce lien ne marche plus
trouble-bad-token-sub = Chaque lien ne sert qu’une fois, et pas longtemps.
trouble-no-line = Pas de connexion
trouble-no-line-sub = Le serveur ne répond pas. Réessaie dans un instant.
trouble-other = Quelque chose s’est mal passé
not-loaded = Le chargement a échoué. Il y a peut-être une nouvelle version.
load-again = Recharger

## About

about-games = That’s Not a Hat est un jeu de Kasper Lapp. Magic Hat est un jeu de Jonathan Favre-Godal et Corentin Lebrat. Leurs règles sont racontées ici avec nos propres mots.
about-publisher = Hatbox n’a de lien avec aucun éditeur.
about-pictures = Objets, animaux et visages : OpenMoji, le projet libre d’émojis et d’icônes. Licence : CC BY-SA 4.0. Nous avons dessiné nous-mêmes les cartes, les chapeaux, la boîte et la table.
about-fonts = Polices : Shantell Sans et Balsamiq Sans, SIL Open Font License.
about-data = Cet appareil garde ton nom et ton visage, tes réglages, les conseils déjà vus, le code de ta table, les personnes que tu as masquées, celles qui ont partagé l’appareil et tes résultats contre l’Ombre. Aucune partie n’est enregistrée ici.

## For the ear. $you: yes when it is about the listener; $toYou and $wrongYou likewise.

hear-began =
    { $you ->
        [yes] Nouvelle manche. À toi de commencer.
       *[no] Nouvelle manche. { $name } commence.
    }
hear-arrow =
    { $arrow ->
       *[left] La flèche noire pointe à gauche, { part-to }.
        [right] La flèche blanche pointe à droite, { part-to }.
    }
hear-fetched = { told-fetch } { hear-arrow }
hear-took =
    { $you ->
        [yes] Tu offres ton plus ancien cadeau. { hear-arrow }
       *[no] { $name } offre son plus ancien cadeau. { hear-arrow }
    }
part-says =
    { $you ->
        [yes] Tu dis à { $to }
       *[no]
            { $toYou ->
                [yes] { $name } te dit
               *[no] { $name } dit à { $to }
            }
    }
hear-offered =
    { $tone ->
       *[plain] { part-says } : « { $sentence } »
        [sure] { part-says } d’un ton assuré : « { $sentence } »
        [unsure] { part-says } d’un ton hésitant : « { $sentence } »
    }
hear-accepted =
    { $you ->
        [yes] Tu dis merci.
       *[no] { $name } dit merci.
    }
hear-looked =
    { $you ->
        [yes] Tu regardes dans le chapeau { $hat }.
       *[no] { $name } regarde dans le chapeau { $hat }.
    }
hear-swapped =
    { $you ->
        [yes] Tu échanges le chapeau { $one } et le chapeau { $other }.
       *[no] { $name } échange le chapeau { $one } et le chapeau { $other }.
    }
hear-skipped =
    { $you ->
        [yes] Tu t’en tiens là.
       *[no] { $name } s’en tient là.
    }
hear-out =
    { $you ->
        [yes] Tu sors de la manche.
       *[no] { $name } sort de la manche.
    }
hear-ended = La manche est finie.
