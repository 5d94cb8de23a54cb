### After a game: awards, the way of a gift, the replay. See docs/translating.md.

## Awards. A title, and a reason that stands behind the player’s name. $count: how many.

awards = Udmærkelser
award-poker-face = Pokerfjæs
    .reason =
        { $count ->
            [one] slap af sted med én usandhed
           *[other] slap af sted med { $count } usandheder
        }
award-good-nose = Fin næse
    .reason =
        { $count ->
            [one] gennemskuede én forkert gave
           *[other] gennemskuede { $count } forkerte gaver
        }
award-long-memory = Hukommelse som en elefant
    .reason =
        { $count ->
            [one] huskede den stadig én gave senere
           *[other] huskede den stadig { $count } gaver senere
        }
award-heart-of-gold = Hjerte af guld
    .reason =
        { $count ->
            [one] tog én usandhed for gode varer
           *[other] tog { $count } usandheder for gode varer
        }
award-doubter = Sund tvivl
    .reason =
        { $count ->
            [one] tvivlede på én ægte gave
           *[other] tvivlede på { $count } ægte gaver
        }
award-storyteller = Eventyrstund
    .reason =
        { $count ->
            [one] fandt på ét navn
           *[other] fandt på { $count } navne
        }
award-clean-sheet = Ren tavle
    .reason = ikke et eneste minuspoint
award-honest-soul = Ærlig sjæl
    .reason =
        { $count ->
            [one] nævnte én gave, og det passede
           *[other] nævnte { $count } gaver, og det hele passede
        }
award-kind-soul = God sjæl
    .reason =
        { $count ->
            [one] sagde tak én gang
           *[other] sagde tak { $count } gange
        }
award-shopper = Stamkunde
    .reason =
        { $count ->
            [one] én gave direkte fra butikken
           *[other] { $count } gaver direkte fra butikken
        }
award-courier = Ekspresbud
    .reason =
        { $count ->
            [one] gav én gave videre
           *[other] gav { $count } gaver videre
        }
award-onlooker = På første række
    .reason = intet at give, alt at se
award-deep-thinker = I dybe tanker
    .reason =
        { $count ->
            [one] ét sekund om én beslutning
           *[other] { $count } sekunder om én beslutning
        }
award-quick-thinker = Hurtig som lynet
    .reason =
        { $count ->
            [one] aldrig mere end ét sekund
           *[other] aldrig mere end { $count } sekunder
        }
award-good-company = Godt selskab
    .reason = et spil bliver aldrig bedre end selskabet
award-sharp-eye = Skarpt blik
    .reason =
        { $count ->
            [one] ét rigtigt gæt
           *[other] { $count } rigtige gæt
        }
award-lucky-guess = Heldigt gæt
    .reason =
        { $count ->
            [one] rigtigt, med ét muligt dyr
           *[other] rigtigt, med { $count } mulige dyr tilbage
        }
award-brave-call = Løvehjerte
    .reason =
        { $count ->
            [one] turde gætte med ét muligt dyr
           *[other] turde gætte med { $count } mulige dyr tilbage
        }
award-last-one = Den, der ler sidst
    .reason =
        { $count ->
            [one] vandt én runde ved at tie
           *[other] vandt { $count } runder ved at tie
        }
award-explorer = Opdagelsesrejse
    .reason =
        { $count ->
            [one] fandt ét dyr i én runde
           *[other] fandt { $count } forskellige dyr i én runde
        }
award-old-friend = Gamle venner
    .reason =
        { $count ->
            [one] mødte det samme dyr én gang
           *[other] mødte det samme dyr { $count } gange
        }
award-juggler = Hattejonglør
    .reason =
        { $count ->
            [one] én ombytning
           *[other] { $count } ombytninger
        }
award-curious = Nysgerrig
    .reason =
        { $count ->
            [one] ét kig i en hat
           *[other] { $count } kig i hattene
        }
award-second-helping = En gang til
    .reason =
        { $count ->
            [one] én ekstra ombytning
           *[other] { $count } ekstra ombytninger
        }
award-slip = Lige på tungen
    .reason = gættede på et dyr, der allerede var set
award-silent = Musestille
    .reason = gættede aldrig, kiggede altid
award-cool-head = Holdt hovedet koldt
    .reason = gættede, og aldrig forkert

## The way of a gift round the table

journey = Gavens rejse
journey-hint = Tryk på en gave for at se dens rejse.
journey-dealt =
    { $you ->
        [yes] Du havde den fra begyndelsen.
       *[no] { $name } havde den fra begyndelsen.
    }
journey-believed = godtaget
journey-doubted = betvivlet
journey-true = Det var det også.
journey-untrue = Det var det ikke.

## The picture of the result

picture = Del resultatet
picture-saved = Billedet er gemt.
picture-failed = Billedet kunne ikke laves.

## The replay, step by step

film = Se det igen
film-link = Del gensynet
film-title = Gensyn
film-play = Afspil
film-pause = Pause
film-first = Til begyndelsen
film-last = Til slutningen
film-back = Et skridt tilbage
film-on = Et skridt frem
film-before = Forrige vendepunkt
film-next = Næste vendepunkt
film-at = Runde { $round } · { $step } af { $steps }
film-track = Vis
film-true = Hvad der var sandt
film-memory = Perfekt hukommelse
film-belief = Hvad botterne troede
film-memory-about = Alt, der nogensinde er vist, og intet glemt.
film-belief-about = Ved seneste beslutning. Et kryds betyder forkert.
film-bluff = et bluf
film-keys = Taster: ← → skridt, Page ↑ ↓ vendepunkter, mellemrum afspiller.
film-another = Åbn en anden fil
film-broken = Det her spil kan ikke vises
film-no-file = Det her er ikke et spil gemt af Hatbox.
film-broken-round = Filen er beskadiget: Noget er galt i runde { $round }.
film-broken-move = Filen er beskadiget: Noget er galt i runde { $round }, træk { $move }.
film-game = Spil { $number } af { $games }
