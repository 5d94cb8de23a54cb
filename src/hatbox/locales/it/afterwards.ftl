### After a game: awards, the way of a gift, the replay. See docs/translating.md.

## Awards. A title, and a reason that stands behind the player’s name. $count: how many.

awards = Riconoscimenti
award-poker-face = Faccia da poker
    .reason =
        { $count ->
            [one] un nome falso passato per vero
           *[other] { $count } nomi falsi passati per veri
        }
award-good-nose = Buon fiuto
    .reason =
        { $count ->
            [one] un regalo falso fiutato
           *[other] { $count } regali falsi fiutati
        }
award-long-memory = Memoria da elefante
    .reason =
        { $count ->
            [one] un ricordo ancora vivo un regalo dopo
           *[other] un ricordo ancora vivo { $count } regali dopo
        }
award-heart-of-gold = Cuore d’oro
    .reason =
        { $count ->
            [one] un nome falso preso per buono
           *[other] { $count } nomi falsi presi per buoni
        }
award-doubter = Sano dubbio
    .reason =
        { $count ->
            [one] un regalo vero messo in dubbio
           *[other] { $count } regali veri messi in dubbio
        }
award-storyteller = Cantastorie
    .reason =
        { $count ->
            [one] un nome inventato
           *[other] { $count } nomi inventati
        }
award-clean-sheet = Senza macchia
    .reason = nemmeno un punto negativo
award-honest-soul = Anima onesta
    .reason =
        { $count ->
            [one] un regalo annunciato, ed era vero
           *[other] { $count } regali annunciati, tutti veri
        }
award-kind-soul = Anima gentile
    .reason =
        { $count ->
            [one] un grazie
           *[other] { $count } grazie
        }
award-shopper = Cliente abituale
    .reason =
        { $count ->
            [one] un regalo fresco di negozio
           *[other] { $count } regali freschi di negozio
        }
award-courier = Consegna speciale
    .reason =
        { $count ->
            [one] un regalo passato
           *[other] { $count } regali passati
        }
award-onlooker = Posto in prima fila
    .reason = niente da dare, tutto da vedere
award-deep-thinker = Pensiero profondo
    .reason =
        { $count ->
            [one] un secondo per una decisione
           *[other] { $count } secondi per una decisione
        }
award-quick-thinker = Veloce come il lampo
    .reason =
        { $count ->
            [one] mai più di un secondo
           *[other] mai più di { $count } secondi
        }
award-good-company = Buona compagnia
    .reason = una partita è bella con la gente giusta
award-sharp-eye = Occhio di lince
    .reason =
        { $count ->
            [one] un animale indovinato
           *[other] { $count } animali indovinati
        }
award-lucky-guess = Colpo di fortuna
    .reason =
        { $count ->
            [one] giusto, con un animale possibile
           *[other] giusto, con ancora { $count } animali possibili
        }
award-brave-call = Cuor di leone
    .reason =
        { $count ->
            [one] un azzardo, con un animale possibile
           *[other] un azzardo, con ancora { $count } animali possibili
        }
award-last-one = Ride bene chi ride ultimo
    .reason =
        { $count ->
            [one] una manche vinta in silenzio
           *[other] { $count } manche vinte in silenzio
        }
award-explorer = In esplorazione
    .reason =
        { $count ->
            [one] un animale trovato in una manche
           *[other] { $count } animali diversi trovati in una manche
        }
award-old-friend = Vecchi amici
    .reason =
        { $count ->
            [one] una volta lo stesso animale
           *[other] { $count } volte lo stesso animale
        }
award-juggler = Giocoleria di cappelli
    .reason =
        { $count ->
            [one] uno scambio
           *[other] { $count } scambi
        }
award-curious = Bella curiosità
    .reason =
        { $count ->
            [one] uno sguardo in un cappello
           *[other] { $count } sguardi nei cappelli
        }
award-second-helping = Il bis
    .reason =
        { $count ->
            [one] uno scambio in più
           *[other] { $count } scambi in più
        }
award-slip = Sulla punta della lingua
    .reason = come risposta, un animale già visto
award-silent = Bocca cucita
    .reason = mai una parola, sempre occhi aperti
award-cool-head = Sangue freddo
    .reason = solo risposte giuste

## The way of a gift round the table

journey = Il viaggio di questo regalo
journey-hint = Tocca un regalo per vedere il suo viaggio.
journey-dealt =
    { $you ->
        [yes] L’avevi dall’inizio.
       *[no] { $name } l’aveva dall’inizio.
    }
journey-believed = ci hanno creduto
journey-doubted = non ci hanno creduto
journey-true = Ed era proprio quello.
journey-untrue = Ma non era quello.

## The picture of the result

picture = Condividi il risultato
picture-saved = L’immagine è salvata.
picture-failed = Non si è potuta disegnare l’immagine.

## The replay, step by step

film = Rivedi la partita
film-link = Condividi il replay
film-title = Replay
film-play = Riproduci
film-pause = Pausa
film-first = All’inizio
film-last = Alla fine
film-back = Un passo indietro
film-on = Un passo avanti
film-before = Svolta precedente
film-next = Svolta successiva
film-at = Manche { $round } · { $step } di { $steps }
film-track = Mostra
film-true = Che cosa era vero
film-memory = Memoria perfetta
film-belief = Che cosa credevano i bot
film-memory-about = Tutto ciò che si è visto, e niente dimenticato.
film-belief-about = All’ultima decisione. Una croce vuol dire sbagliato.
film-bluff = un bluff
film-keys = Tasti: ← → passo, Pag ↑ ↓ svolte, spazio riproduce.
film-another = Apri un altro file
film-broken = Questa partita non si può mostrare
film-no-file = Questa non è una partita salvata da Hatbox.
film-broken-round = Il file è danneggiato: qualcosa non va nella manche { $round }.
film-broken-move = Il file è danneggiato: qualcosa non va nella manche { $round }, mossa { $move }.
film-game = Partita { $number } di { $games }
