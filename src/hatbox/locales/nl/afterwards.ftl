### After a game: awards, the way of a gift, the replay. See docs/translating.md.

## Awards. A title, and a reason that stands behind the player’s name. $count: how many.

awards = Onderscheidingen
award-poker-face = Pokerface
    .reason =
        { $count ->
            [one] met één verzinsel weggekomen
           *[other] met { $count } verzinsels weggekomen
        }
award-good-nose = Goede neus
    .reason =
        { $count ->
            [one] één verkeerd cadeau doorzien
           *[other] { $count } verkeerde cadeaus doorzien
        }
award-long-memory = Geheugen als een olifant
    .reason =
        { $count ->
            [one] één cadeau later nog geweten
           *[other] { $count } cadeaus later nog geweten
        }
award-heart-of-gold = Hart van goud
    .reason =
        { $count ->
            [one] één verzinsel op vertrouwen aangenomen
           *[other] { $count } verzinsels op vertrouwen aangenomen
        }
award-doubter = Gezonde twijfel
    .reason =
        { $count ->
            [one] één echt cadeau betwijfeld
           *[other] { $count } echte cadeaus betwijfeld
        }
award-storyteller = Verhalenverteller
    .reason =
        { $count ->
            [one] één naam verzonnen
           *[other] { $count } namen verzonnen
        }
award-clean-sheet = Brandschoon
    .reason = geen enkel minpunt
award-honest-soul = Eerlijke ziel
    .reason =
        { $count ->
            [one] één cadeau genoemd, en juist
           *[other] { $count } cadeaus genoemd, allemaal juist
        }
award-kind-soul = Goede ziel
    .reason =
        { $count ->
            [one] één keer dankjewel
           *[other] { $count } keer dankjewel
        }
award-shopper = Vaste klant
    .reason =
        { $count ->
            [one] één cadeau vers uit de winkel
           *[other] { $count } cadeaus vers uit de winkel
        }
award-courier = Koeriersdienst
    .reason =
        { $count ->
            [one] één cadeau doorgegeven
           *[other] { $count } cadeaus doorgegeven
        }
award-onlooker = Op de eerste rang
    .reason = niets te geven, alles te zien
award-deep-thinker = Diep in gedachten
    .reason =
        { $count ->
            [one] één seconde voor één beslissing
           *[other] { $count } seconden voor één beslissing
        }
award-quick-thinker = Bliksemsnel
    .reason =
        { $count ->
            [one] nooit langer dan één seconde
           *[other] nooit langer dan { $count } seconden
        }
award-good-company = Goed gezelschap
    .reason = een spel is zo leuk als wie er meedoen
award-sharp-eye = Scherp oog
    .reason =
        { $count ->
            [one] één keer goed geraden
           *[other] { $count } keer goed geraden
        }
award-lucky-guess = Gelukstreffer
    .reason =
        { $count ->
            [one] goed, met één mogelijk dier
           *[other] goed, met nog { $count } mogelijke dieren
        }
award-brave-call = Leeuwenhart
    .reason =
        { $count ->
            [one] gewaagd, met één mogelijk dier
           *[other] gewaagd, met nog { $count } mogelijke dieren
        }
award-last-one = Wie het laatst lacht
    .reason =
        { $count ->
            [one] één ronde gewonnen door te zwijgen
           *[other] { $count } rondes gewonnen door te zwijgen
        }
award-explorer = Ontdekkingsreis
    .reason =
        { $count ->
            [one] één dier gevonden in één ronde
           *[other] { $count } verschillende dieren gevonden in één ronde
        }
award-old-friend = Oude vrienden
    .reason =
        { $count ->
            [one] één keer hetzelfde dier
           *[other] { $count } keer hetzelfde dier
        }
award-juggler = Hoedenjongleur
    .reason =
        { $count ->
            [one] één keer gewisseld
           *[other] { $count } keer gewisseld
        }
award-curious = Nieuwsgierig
    .reason =
        { $count ->
            [one] één blik in een hoed
           *[other] { $count } blikken in de hoeden
        }
award-second-helping = Nog een keer
    .reason =
        { $count ->
            [one] één extra wissel
           *[other] { $count } extra wissels
        }
award-slip = Op het puntje van de tong
    .reason = een dier genoemd dat al gezien was
award-silent = Lippen op elkaar
    .reason = nooit geraden, altijd gekeken
award-cool-head = Hoofd koel gehouden
    .reason = geraden, en nooit fout

## The way of a gift round the table

journey = De weg van dit cadeau
journey-hint = Tik op een cadeau om zijn weg te zien.
journey-dealt =
    { $you ->
        [yes] Jij had het vanaf het begin.
       *[no] { $name } had het vanaf het begin.
    }
journey-believed = geloofd
journey-doubted = niet geloofd
journey-true = Dat was het ook.
journey-untrue = Dat was het niet.

## The picture of the result

picture = Uitslag delen
picture-saved = De afbeelding is opgeslagen.
picture-failed = De afbeelding kon niet worden gemaakt.

## The replay, step by step

film = Nog eens kijken
film-link = Herhaling delen
film-title = Herhaling
film-play = Afspelen
film-pause = Pauzeren
film-first = Naar het begin
film-last = Naar het einde
film-back = Eén stap terug
film-on = Eén stap verder
film-before = Vorig keerpunt
film-next = Volgend keerpunt
film-at = Ronde { $round } · { $step } van { $steps }
film-track = Tonen
film-true = Wat waar was
film-memory = Perfect geheugen
film-belief = Wat bots geloofden
film-memory-about = Alles wat ooit te zien was, en niets vergeten.
film-belief-about = Stand bij de laatste beslissing. Een kruis betekent fout.
film-bluff = een bluf
film-keys = Toetsen: ← → stap, Page ↑ ↓ keerpunten, spatie speelt af.
film-another = Ander bestand openen
film-broken = Dit spel kan niet worden getoond
film-no-file = Dit is geen spel dat door Hatbox is opgeslagen.
film-broken-round = Het bestand is beschadigd: in ronde { $round } klopt iets niet.
film-broken-move = Het bestand is beschadigd: in ronde { $round }, zet { $move } klopt iets niet.
film-game = Spel { $number } van { $games }
