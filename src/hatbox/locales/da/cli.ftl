### What the command hatbox says at a terminal, and what went wrong. Its help is English.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = her skal der stå yes eller no
cli-needs-positive = her skal der stå et helt tal fra 1 og op
cli-needs-whole = her skal der stå et helt tal fra 0 og op
cli-needs-port-number = en port er et tal fra 0 til 65535
cli-needs-web-address = en adresse begynder med http:// eller https://
cli-needs-store-address = adressen på en database begynder med postgresql://
cli-needs-networks = her skal der stå adresser eller net som 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = her skal der stå debug, info, warning eller error
cli-needs-limits = her skal der stå grænser med deres tal, for eksempel outbox=100,errors=20
cli-needs-text-file = her skal der stå en tekstfil, der kan læses

## What the commands say. Addresses end their line.

cli-open = Hatbox er åben på { $address }
cli-open-guests = Gæster finder den på { $address }
cli-warn-proxy = advarsel: uden --trusted-proxy tæller alle gæster på { $address } som én adresse og deler dens grænser
cli-stopped = afbrudt
cli-moved = kopieret og kontrolleret (SHA-256 { $digest })
cli-missing-extra = det kræver en ekstra pakke; den kommer med: { $command }
cli-records-hold =
    { $records ->
        [one] { $records } referat, heraf { $hold } i orden
       *[other] { $records } referater, heraf { $hold } i orden
    }
cli-unproven-secret = stemmer, men er ubevist: secret mangler, så intet viser, hvordan der blev givet
cli-unproven-commitment = stemmer, men er ubevist: commitment mangler, så secret kan være valgt bagefter
cli-unproven-agreement = stemmer, men er ubevist: en runde blev stoppet før tid, og version 1 siger ikke, om spillerne var enige
cli-no-records = der er intet referat i denne fil
cli-check-file = filen: { $words }
cli-check-table = loggen for bord { $table } kan ikke læses; de andre spiller videre, og et nyt kan åbnes
cli-check-record = referat { $number } for bord { $table } kan ikke læses
cli-check-whole = { $file } er hel (åbne borde: { $tables }, referater: { $records })
cli-no-such-record =
    { $records ->
        [one] nummer { $number } findes ikke; filen har { $records } referat
       *[other] nummer { $number } findes ikke; filen har { $records } referater
    }
cli-lab-program = plads { $seat } ({ $who }): ugyldige svar: { $illegal }; for sene svar: { $late }; partier, hvor programmet gik ned: { $crashed }
cli-tournament-goes-on = { $played } af { $games } partier er allerede spillet
cli-tournament-lost-line = den sidste linje i { $file } var afbrudt; det parti spilles om
cli-tournament-kept = { $played } af { $games } partier ligger sikkert i { $file }; den samme kommando fortsætter derfra
cli-worker-lost = en proces, der spillede, er død; dens partier spilles om
cli-study-read = referater: { $records }; beslutninger: { $decisions }
cli-study-nothing = der er intet at undersøge i disse filer
cli-study-left-out = udeladte referater: { $records }
cli-study-who = { $game }, { $who }:
cli-study-names = sande navne: { $share } af { $n }
cli-study-refusals = skelne sandt fra falsk: d′ { $d }, kriterium { $c }
cli-study-believed = usande navne, der blev troet: { $share } af { $n }
cli-study-tells-tone = hvad tonen røber: { $bits } bit
cli-study-tells-pause = hvad pausen røber: { $bits } bit
cli-study-errors = fejl: { $wrong }; heraf kunne en perfekt hukommelse have undgået { $share }
cli-report-tables = { $mind }: borde med { $players } pladser
cli-report-quiz = hukommelsesquizzen
cli-report-duels = { $game }: alle mod alle
cli-report-four = { $game }: hver bot mod tre fra niveauet under
cli-report-strategies = enkle strategier med samme hukommelse
cli-report-ceiling = magic-hat: hvor langt fejlfrit spil rækker
cli-report-hats = magic-hat: at følge hatte

## Where a record breaks. $code and $rule are the same in every language.

cli-line = { $file }, linje { $line }: { $words }
cli-broken-round = runde { $round }: { $words }
cli-broken-move = runde { $round }, træk { $move }: { $words }
cli-broken = { $words } ({ $code })
cli-broken-rule = { $words } ({ $code }, regel { $rule })

## What went wrong, by its code.

cli-error-unknown-game = spillet { $game } findes ikke, kun { $known }
cli-error-unknown-mind = botten { $mind } findes ikke, kun { $known }
cli-error-unknown-option = { $game } har ingen indstilling { $option }, kun { $known }
cli-error-wrong-players = { $game } er for { $least } til { $most } spillere
cli-error-wrong-option = indstillingen { $option } kan være { $allowed }
cli-error-gifts-for-two = to spillere skal have to gaver hver
cli-error-wrong-seats = pladserne skal nummereres fra 1 til { $last }, hver med en bot eller et program
cli-error-not-studied = { $game } har intet orakel og kan ikke undersøges
cli-error-twin-players = en spiller er nævnt to gange
cli-error-too-few-players = ved et bord med { $seats } pladser skal der være mindst { $seats } forskellige spillere
cli-error-no-program = der er intet sådant program: { $program }
cli-error-no-policy = strategien { $policy } kan ikke indlæses ({ $reason })
cli-error-other-tournament = dette resultat hører til en anden turnering: spil, pladser, frø, indstillinger, sekunder, --records og --text skal være de samme
cli-error-damaged-results = denne linje er beskadiget; intet er ændret. Fjern den, så spilles partiet om
cli-error-results-in-use = en anden turnering skriver til denne fil
cli-error-workers-die = processerne, der spiller, dør igen og igen; prøv --cores 1 for at se hvorfor
cli-error-no-cluster = ingen Dask-scheduler svarer på denne adresse
cli-no-server = ingen Hatbox-server svarer på { $url }
cli-error-workers-gone = klyngen har ikke haft nogen worker i et minut
cli-error-cluster-gone = Dask-scheduleren er væk
cli-error-wrong-starter = det er en plads fra 0 til { $last }, der begynder
cli-error-no-data = der er ingen data at kopiere: { $file }
cli-error-no-copy = kopien { $file } kan ikke skrives ({ $reason })
cli-error-same-file = { $file } er selve dataene; kopien skal have et andet navn
cli-error-newer-data = data stammer fra en nyere version af Hatbox
cli-error-in-use = en server bruger disse data; stop den først
cli-error-not-empty = der er allerede data på det sted
cli-error-not-the-same = kopien afviger fra originalen, så intet blev gemt
cli-error-use-pg-dump = data ligger i PostgreSQL, som selv laver sine kopier: { $command }
cli-error-data-in-use = en anden server bruger data i { $file }; stop den først, eller giv denne sin egen mappe med --data
cli-error-disk-full = der er ikke mere plads på disken med { $file }
cli-error-disk-error = disken kan ikke læse eller skrive { $file }
cli-error-read-only = der kan ikke skrives til { $file }; se på rettighederne, og om disken er skrivebeskyttet
cli-error-cannot-open = { $file } kan ikke åbnes; se på mappen og rettighederne
cli-error-damaged-data = { $file } er beskadiget; gem en kopi, se, hvad `hatbox check` finder, og sæt din seneste sikkerhedskopi i stedet
cli-error-missing-data = { $file } mangler eller er tom, men der var data i mappen; læg den tilbage, eller fjern { $state } for at begynde forfra
cli-error-missing-journal = { $file } mangler og dermed de sidste træk; læg den tilbage, eller fjern { $state } for at fortsætte uden dem
cli-error-store = data kan ikke bruges ({ $code })
cli-error-record-too-long = et referat er højst { $bytes } bytes langt
cli-error-too-deep = det her er indlejret for dybt til at være et referat
cli-error-no-json = det her er ikke JSON
cli-error-no-json-at = det her er ikke JSON; se på kolonne { $column }
cli-error-no-json-number = { $number } er ikke et tal i JSON
cli-error-twin-key = en nøgle står to gange i ét objekt
cli-error-no-object = et referat er et JSON-objekt
cli-error-wrong-format = formatet er ikke { $format }
cli-error-wrong-game = det spil findes ikke, kun { $known }
cli-error-no-list = { $key } skal være en liste
cli-error-no-names = players skal være en liste med navne
cli-error-no-options = options mangler
cli-error-missing-option = indstillingen { $option } mangler
cli-error-no-hex = { $key } er ikke skrevet heksadecimalt
cli-error-wrong-secret = secret skal have { $bytes } bytes
cli-error-wrong-commitment = commitment er ikke SHA-256 af secret
cli-error-wrong-contributions = contributions har højst { $most } værdier, hver på højst { $bytes } bytes
cli-error-wrong-value = { $key } er { $said }, men skal være { $due }
cli-error-round-no-object = en runde er et JSON-objekt
cli-error-round-after-cut = efter en afbrudt runde kommer der ikke flere
cli-error-round-after-end = spillet var slut før denne runde
cli-error-result-of-cut = en afbrudt runde har ingen { $key }
cli-error-truncated-at-end = en runde, der er spillet til ende, er ikke afbrudt
cli-error-starter-no-seat = starter skal være en plads
cli-error-other-starter = plads { $due } begynder denne runde, ikke { $starter }
cli-error-no-deck = en runde skal have deck, en liste med kort
cli-error-wrong-deck = kortbunken følger ikke af secret og contributions
cli-error-no-card = { $card } er ikke et kort; et kort skrives som guitar:left:black
cli-error-twin-gift = en gave ligger to gange i kortbunken
cli-error-miscounted-arrows = sorte og hvide pile i kortbunken: { $black } og { $white }, ikke { $due_black } og { $due_white }
cli-error-no-hats = en runde skal have hats, en liste med fem dyr
cli-error-no-animal = dyret { $animal } findes ikke
cli-error-miscounted-animals = hvert dyr sidder i en hat: ét i æsken, fem udenfor
cli-error-move-no-object = et træk er et JSON-objekt med seat
# Moves that the rules do not allow.
cli-error-not-your-turn = denne plads har ikke turen
cli-error-not-now = det træk kan ikke lade sig gøre nu
cli-error-round-over = runden er allerede slut
cli-error-unknown-move = det træk findes ikke
cli-error-unknown-gift = den gave findes ikke
cli-error-unknown-tone = den tone findes ikke
cli-error-wrong-receiver = pilen peger et andet sted hen
cli-error-unknown-hat = den hat findes ikke
cli-error-same-hat = en hat kan ikke bytte plads med sig selv
cli-error-unknown-animal = det dyr findes ikke

## What the system refuses.

cli-os-enoent = filen eller mappen findes ikke
cli-os-eacces = ingen adgang
cli-os-eperm = det er ikke tilladt
cli-os-eisdir = det er en mappe
cli-os-enotdir = det er ikke en mappe
cli-os-eexist = filen findes allerede
cli-os-enospc = der er ikke mere plads på disken
cli-os-erofs = her kan der kun læses
cli-os-eaddrinuse = et andet program lytter der allerede
cli-os-eaddrnotavail = denne computer har ikke den adresse
cli-os-no-such-host = den adresse findes ikke
cli-os-other = systemet siger nej ({ $code })
