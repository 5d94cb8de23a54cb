### What the command hatbox says at a terminal, and what went wrong. Its help is English.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = serve yes o no
cli-needs-positive = serve un numero intero da 1 in su
cli-needs-whole = serve un numero intero da 0 in su
cli-needs-port-number = una porta è un numero da 0 a 65535
cli-needs-web-address = un indirizzo comincia con http:// o https://
cli-needs-store-address = l’indirizzo di un database comincia con postgresql://
cli-needs-networks = servono indirizzi o reti come 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = serve debug, info, warning o error
cli-needs-limits = servono limiti con i loro numeri, come outbox=100,errors=20
cli-needs-text-file = serve un file di testo leggibile

## What the commands say. Addresses end their line.

cli-open = Hatbox è aperto qui: { $address }
cli-open-guests = L’indirizzo per invitare: { $address }
cli-warn-proxy = attenzione: senza --trusted-proxy tutti gli ospiti di { $address } contano come un solo indirizzo e ne condividono i limiti
cli-stopped = interrotto
cli-moved = copiato e controllato (SHA-256 { $digest })
cli-missing-extra = manca un modulo facoltativo; per installarlo: { $command }
cli-records-hold =
    { $records ->
        [one] { $records } registrazione, { $hold } in regola
       *[other] { $records } registrazioni, { $hold } in regola
    }
cli-unproven-secret = coerente ma senza prova: manca secret, quindi nulla mostra come si sono date le carte
cli-unproven-commitment = coerente ma senza prova: manca commitment, quindi secret può essere stato scelto dopo
cli-unproven-agreement = coerente ma senza prova: una manche è stata fermata prima del tempo, e la versione 1 non dice se i giocatori erano d’accordo
cli-no-records = in questo file non c’è nessuna registrazione
cli-check-file = nel file: { $words }
cli-check-table = il registro del tavolo { $table } non si legge; gli altri continuano, e se ne può aprire uno nuovo
cli-check-record = la registrazione { $number } del tavolo { $table } non si legge
cli-check-whole = { $file } è integro (tavoli aperti: { $tables }, registrazioni: { $records })
cli-no-such-record =
    { $records ->
        [one] c’è { $records } registrazione, quindi il numero { $number } non c’è
       *[other] ci sono { $records } registrazioni, quindi il numero { $number } non c’è
    }
cli-lab-program = posto { $seat } ({ $who }): risposte non valide: { $illegal }; risposte in ritardo: { $late }; partite in cui il programma si è bloccato: { $crashed }
cli-tournament-goes-on = partite già giocate: { $played } su { $games }
cli-tournament-lost-line = l’ultima riga di { $file } era incompleta; quella partita viene rigiocata
cli-tournament-kept = partite al sicuro in { $file }: { $played } su { $games }; lo stesso comando riprende da lì
cli-worker-lost = un processo che giocava si è interrotto; le sue partite vengono rigiocate
cli-study-read = registrazioni: { $records }; decisioni: { $decisions }
cli-study-nothing = in questi file non c’è niente da studiare
cli-study-left-out = registrazioni tralasciate: { $records }
cli-study-who = { $game }, { $who }:
cli-study-names = nomi veri: { $share } su { $n }
cli-study-refusals = distinguere il vero dal falso: d′ { $d }, criterio { $c }
cli-study-believed = nomi falsi creduti: { $share } su { $n }
cli-study-tells-tone = che cosa tradisce il tono: { $bits } bit
cli-study-tells-pause = che cosa tradisce la pausa: { $bits } bit
cli-study-errors = errori: { $wrong }; evitabili con una memoria perfetta: { $share }
cli-report-tables = { $mind }: tavoli da { $players }
cli-report-quiz = il quiz di memoria
cli-report-duels = { $game }: tutti contro tutti
cli-report-four = { $game }: ogni bot contro tre del livello inferiore
cli-report-strategies = strategie semplici con la stessa memoria
cli-report-ceiling = magic-hat: fin dove arriva il gioco perfetto
cli-report-hats = magic-hat: seguire i cappelli

## Where a record breaks. $code and $rule are the same in every language.

cli-line = { $file }, riga { $line }: { $words }
cli-broken-round = manche { $round }: { $words }
cli-broken-move = manche { $round }, mossa { $move }: { $words }
cli-broken = { $words } ({ $code })
cli-broken-rule = { $words } ({ $code }, regola { $rule })

## What went wrong, by its code.

cli-error-unknown-game = il gioco { $game } non esiste; ci sono solo { $known }
cli-error-unknown-mind = il bot { $mind } non esiste; ci sono solo { $known }
cli-error-unknown-option = { $game } non ha l’opzione { $option }, solo { $known }
cli-error-wrong-players = { $game } è per { $least }–{ $most } persone
cli-error-wrong-option = l’opzione { $option } può essere { $allowed }
cli-error-gifts-for-two = in due servono due regali a testa
cli-error-wrong-seats = i posti vanno numerati da 1 a { $last }, ciascuno con un bot o un programma
cli-error-not-studied = { $game } non ha un oracolo e non si può studiare
cli-error-twin-players = un giocatore è nominato due volte
cli-error-too-few-players = a un tavolo da { $seats } posti servono almeno { $seats } giocatori diversi
cli-error-no-program = questo programma non esiste: { $program }
cli-error-no-policy = la strategia { $policy } non si può caricare ({ $reason })
cli-error-other-tournament = questo risultato è di un altro torneo: gioco, posti, seme, opzioni, secondi, --records e --text devono restare gli stessi
cli-error-damaged-results = questa riga è danneggiata; non è stato cambiato nulla. Cancellandola, la sua partita viene rigiocata
cli-error-results-in-use = un altro torneo sta scrivendo in questo file
cli-error-workers-die = i processi che giocano si interrompono di continuo; con --cores 1 si vede perché
cli-error-no-cluster = a questo indirizzo non risponde nessuno scheduler Dask
cli-no-server = nessun server Hatbox risponde all’indirizzo { $url }
cli-error-workers-gone = da un minuto nel cluster non c’è più nessun worker
cli-error-cluster-gone = lo scheduler Dask non c’è più
cli-error-wrong-starter = comincia un posto da 0 a { $last }
cli-error-no-data = non ci sono dati da copiare: { $file }
cli-error-no-copy = la copia { $file } non si può scrivere ({ $reason })
cli-error-same-file = { $file } contiene i dati stessi; la copia ha bisogno di un altro nome
cli-error-newer-data = i dati vengono da una versione più recente di Hatbox
cli-error-in-use = un server sta usando questi dati; prima va fermato
cli-error-not-empty = a destinazione ci sono già dei dati
cli-error-not-the-same = la copia è diversa dall’originale, quindi non è stato conservato nulla
cli-error-use-pg-dump = i dati sono in PostgreSQL, che fa da sé le proprie copie: { $command }
cli-error-data-in-use = un altro server usa i dati in { $file }; fermalo prima, o dai a questo una cartella sua con --data
cli-error-disk-full = non c’è più spazio sul disco di { $file }
cli-error-disk-error = il disco non riesce a leggere o scrivere { $file }
cli-error-read-only = non si può scrivere { $file }; guarda i permessi, e se il disco è in sola lettura
cli-error-cannot-open = non si può aprire { $file }; guarda la cartella e i permessi
cli-error-damaged-data = { $file } è danneggiato; tienine una copia, guarda che cosa trova `hatbox check` e metti al suo posto l’ultimo backup
cli-error-missing-data = { $file } manca o è vuoto, ma in questa cartella c’erano dati; rimettilo, o togli { $state } per ricominciare da capo
cli-error-missing-journal = { $file } manca, e con esso le ultime mosse; rimettilo, o togli { $state } per continuare senza
cli-error-store = i dati non si possono usare ({ $code })
cli-error-record-too-long = una registrazione è lunga al massimo { $bytes } byte
cli-error-too-deep = è troppo annidato per essere una registrazione
cli-error-no-json = questo non è JSON
cli-error-no-json-at = questo non è JSON; guarda la colonna { $column }
cli-error-no-json-number = { $number } non è un numero in JSON
cli-error-twin-key = una chiave compare due volte in un oggetto
cli-error-no-object = una registrazione è un oggetto JSON
cli-error-wrong-format = il formato non è { $format }
cli-error-wrong-game = questo gioco non esiste; ci sono solo { $known }
cli-error-no-list = { $key } deve essere una lista
cli-error-no-names = players deve essere una lista di nomi
cli-error-no-options = manca options
cli-error-missing-option = manca l’opzione { $option }
cli-error-no-hex = { $key } non è scritto in esadecimale
cli-error-wrong-secret = secret deve avere { $bytes } byte
cli-error-wrong-commitment = commitment non è lo SHA-256 di secret
cli-error-wrong-contributions = contributions ha al massimo { $most } elementi, ognuno di { $bytes } byte al massimo
cli-error-wrong-value = { $key } è { $said }, ma deve essere { $due }
cli-error-round-no-object = una manche è un oggetto JSON
cli-error-round-after-cut = dopo una manche interrotta non ce ne sono altre
cli-error-round-after-end = la partita era già finita prima di questa manche
cli-error-result-of-cut = una manche interrotta non ha { $key }
cli-error-truncated-at-end = una manche giocata fino in fondo non è interrotta
cli-error-starter-no-seat = starter deve essere un posto
cli-error-other-starter = questa manche la comincia il posto { $due }, non il { $starter }
cli-error-no-deck = a una manche serve deck, una lista di carte
cli-error-wrong-deck = il mazzo non deriva da secret e contributions
cli-error-no-card = { $card } non è una carta; una carta si scrive come guitar:left:black
cli-error-twin-gift = un regalo compare due volte nel mazzo
cli-error-miscounted-arrows = frecce nere e bianche nel mazzo: { $black } e { $white }, non { $due_black } e { $due_white }
cli-error-no-hats = a una manche serve hats, una lista di cinque animali
cli-error-no-animal = l’animale { $animal } non esiste
cli-error-miscounted-animals = ogni animale è in un cappello: uno nella scatola, cinque fuori
cli-error-move-no-object = una mossa è un oggetto JSON con seat
# Moves that the rules do not allow.
cli-error-not-your-turn = non tocca a questo posto
cli-error-not-now = questa mossa ora non si può fare
cli-error-round-over = la manche è già finita
cli-error-unknown-move = questa mossa non esiste
cli-error-unknown-gift = questo regalo non esiste
cli-error-unknown-tone = questo tono non esiste
cli-error-wrong-receiver = la freccia punta altrove
cli-error-unknown-hat = questo cappello non esiste
cli-error-same-hat = un cappello non si scambia con sé stesso
cli-error-unknown-animal = questo animale non esiste

## What the system refuses.

cli-os-enoent = questo file o questa cartella non esiste
cli-os-eacces = l’accesso non è permesso
cli-os-eperm = non è permesso
cli-os-eisdir = è una cartella
cli-os-enotdir = non è una cartella
cli-os-eexist = il file esiste già
cli-os-enospc = sul disco non c’è più spazio
cli-os-erofs = questo disco è in sola lettura
cli-os-eaddrinuse = lì ascolta già un altro programma
cli-os-eaddrnotavail = questo computer non ha quell’indirizzo
cli-os-no-such-host = questo indirizzo non esiste
cli-os-other = il sistema rifiuta ({ $code })
