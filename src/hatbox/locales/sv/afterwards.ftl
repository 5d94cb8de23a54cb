### After a game: awards, the way of a gift, the replay. See docs/translating.md.

## Awards. A title, and a reason that stands behind the player’s name. $count: how many.

awards = Utmärkelser
award-poker-face = Pokeransikte
    .reason =
        { $count ->
            [one] kom undan med en osanning
           *[other] kom undan med { $count } osanningar
        }
award-good-nose = Gott väderkorn
    .reason =
        { $count ->
            [one] genomskådade en falsk present
           *[other] genomskådade { $count } falska presenter
        }
award-long-memory = Minne som en elefant
    .reason =
        { $count ->
            [one] kom ännu ihåg den en present senare
           *[other] kom ännu ihåg den { $count } presenter senare
        }
award-heart-of-gold = Hjärta av guld
    .reason =
        { $count ->
            [one] trodde på en osanning
           *[other] trodde på { $count } osanningar
        }
award-doubter = Sund skepsis
    .reason =
        { $count ->
            [one] tvivlade på en äkta present
           *[other] tvivlade på { $count } äkta presenter
        }
award-storyteller = Sagoberättare
    .reason =
        { $count ->
            [one] hittade på ett namn
           *[other] hittade på { $count } namn
        }
award-clean-sheet = Höll nollan
    .reason = inte en enda minuspoäng
award-honest-soul = Ärlig själ
    .reason =
        { $count ->
            [one] nämnde en present, och det stämde
           *[other] nämnde { $count } presenter, och allt stämde
        }
award-kind-soul = God själ
    .reason =
        { $count ->
            [one] sa tack en gång
           *[other] sa tack { $count } gånger
        }
award-shopper = Stamkund
    .reason =
        { $count ->
            [one] en present direkt från butiken
           *[other] { $count } presenter direkt från butiken
        }
award-courier = Expressbud
    .reason =
        { $count ->
            [one] gav en present vidare
           *[other] gav { $count } presenter vidare
        }
award-onlooker = På första parkett
    .reason = inget att ge, allt att se
award-deep-thinker = Djupt i tankar
    .reason =
        { $count ->
            [one] en sekund för ett beslut
           *[other] { $count } sekunder för ett beslut
        }
award-quick-thinker = Snabb som blixten
    .reason =
        { $count ->
            [one] aldrig mer än en sekund
           *[other] aldrig mer än { $count } sekunder
        }
award-good-company = Gott sällskap
    .reason = ett spel blir aldrig roligare än sällskapet
award-sharp-eye = Skarp blick
    .reason =
        { $count ->
            [one] gissade rätt en gång
           *[other] gissade rätt { $count } gånger
        }
award-lucky-guess = Lyckträff
    .reason =
        { $count ->
            [one] rätt, med ett möjligt djur
           *[other] rätt, med { $count } djur kvar att välja på
        }
award-brave-call = Lejonhjärta
    .reason =
        { $count ->
            [one] vågade gissa med ett möjligt djur
           *[other] vågade gissa med { $count } djur kvar att välja på
        }
award-last-one = Skrattade sist
    .reason =
        { $count ->
            [one] vann en omgång genom att tiga
           *[other] vann { $count } omgångar genom att tiga
        }
award-explorer = Upptäcktsresa
    .reason =
        { $count ->
            [one] hittade ett djur i en omgång
           *[other] hittade { $count } olika djur i en omgång
        }
award-old-friend = Gamla vänner
    .reason =
        { $count ->
            [one] mötte samma djur en gång
           *[other] mötte samma djur { $count } gånger
        }
award-juggler = Hattjonglör
    .reason =
        { $count ->
            [one] ett byte
           *[other] { $count } byten
        }
award-curious = Nyfiken
    .reason =
        { $count ->
            [one] kikade en gång i en hatt
           *[other] kikade { $count } gånger i hattarna
        }
award-second-helping = En gång till
    .reason =
        { $count ->
            [one] ett extra byte
           *[other] { $count } extra byten
        }
award-slip = Hade det på tungan
    .reason = gissade på ett djur som redan synts
award-silent = Tyst som en mus
    .reason = gissade aldrig, tittade alltid
award-cool-head = Höll huvudet kallt
    .reason = gissade, och aldrig fel

## The way of a gift round the table

journey = Presentens resa
journey-hint = Tryck på en present för att se dess resa.
journey-dealt =
    { $you ->
        [yes] Du hade den från början.
       *[no] { $name } hade den från början.
    }
journey-believed = gick hem
journey-doubted = gick inte hem
journey-true = Det var det också.
journey-untrue = Det var det inte.

## The picture of the result

picture = Dela resultatet
picture-saved = Bilden är sparad.
picture-failed = Bilden gick inte att skapa.

## The replay, step by step

film = Se det igen
film-link = Dela reprisen
film-title = Repris
film-play = Spela upp
film-pause = Pausa
film-first = Till början
film-last = Till slutet
film-back = Ett steg bakåt
film-on = Ett steg framåt
film-before = Föregående vändpunkt
film-next = Nästa vändpunkt
film-at = Omgång { $round } · { $step } av { $steps }
film-track = Visa
film-true = Vad som var sant
film-memory = Perfekt minne
film-belief = Vad bottarna trodde
film-memory-about = Allt som någonsin visats, och inget glömt.
film-belief-about = Enligt det senaste beslutet. Ett kryss betyder fel.
film-bluff = en bluff
film-keys = Tangenter: ← → steg, Page ↑ ↓ vändpunkter, blanksteg spelar.
film-another = Öppna en annan fil
film-broken = Det här spelet kan inte visas
film-no-file = Det här är inget spel sparat av Hatbox.
film-broken-round = Filen är skadad: något stämmer inte i omgång { $round }.
film-broken-move = Filen är skadad: något stämmer inte i omgång { $round }, drag { $move }.
film-game = Spel { $number } av { $games }
