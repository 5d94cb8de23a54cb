### The command hatbox at a terminal: its help, what it says, and what went wrong.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## In every help. Headings end with their colon.

cli-usage = brug:
cli-arguments = argumenter:
cli-options = tilvalg:
cli-help = vis denne hjælp, og afslut
cli-version = vis, hvilken version det er, og afslut
cli-language = sproget; standard er terminalens [{ $variable }]
cli-about = That’s Not a Hat og Magic Hat: to spil om hukommelse og mod.

## What stands for a value: capitals, no space, no bracket.

cli-value-command = KOMMANDO
cli-value-file = FIL
cli-value-folder = MAPPE
cli-value-game = SPIL
cli-value-number = N
cli-value-names = NAVN,…
cli-value-seed = FRØ
cli-value-address = ADRESSE
cli-value-addresses = ADRESSE,…
cli-value-port = PORT
cli-value-url = URL
cli-value-days = DAGE
cli-value-level = NIVEAU
cli-value-limits = GRÆNSE,…

## What each command does: in the list of commands, and at length above its own help.

cli-serve = start serveren: borde til browsere, botter og tilskuere
    .about = Holder borde åbne over HTTP og sockets, indtil der kommer et signal. Hver indstilling er et tilvalg eller en miljøvariabel; tilvalget har forrang.
cli-backup = kopiér spillenes data, også mens serveren kører
    .about = Kopierer data til en enkelt fil, alt sammen fra samme øjeblik.
    .file = filen, der skrives
cli-play = se botter spille et spil, fortalt træk for træk
    .about = Lader botter spille et spil og genfortæller det træk for træk.
    .seed = et hvilket som helst ord eller tal; ellers et nyt spil hver gang
cli-simulate = lad botter spille, og skriv referaterne
    .about = Lader botter spille og skriver referaterne som JSON Lines. De samme argumenter giver de samme bytes.
    .players = hvor mange der spiller
    .games = hvor mange spil; standard er 1
    .seed = et hvilket som helst ord eller tal; standard er 0
    .out = hvor referaterne skal hen; standard er standardoutput
cli-replay = genfortæl et spil i ord
    .about = Genfortæller i ord et spil fra en fil med referater.
    .number = hvilket referat i filen; standard er 1, det første
cli-verify = spil referater igennem efter reglerne, og tjek, hvordan der blev blandet
    .about = Spiller hvert referat igennem efter reglerne og regner kortbunker og commitment efter, hvor de er angivet. Afslutningskode 0: Alt stemmer. 1: Noget stemmer ikke, og du får at vide hvor.
cli-minds = hvem botterne er, og hvor godt de spiller
    .about = Fortæller, hvem botterne er, og måler, hvor godt de spiller.
cli-minds-list = nævn de botter, der kan sætte sig til bords
    .about = Nævner de botter, der kan sætte sig til bords.
cli-minds-report = mål, hvor godt botterne spiller; skriv tabeller og diagrammer i en mappe
    .about = Lader botterne spille mod hinanden og skriver tabeller og diagrammer i en mappe. De samme argumenter giver de samme tal.
    .out = hvor rapporten skal hen; standard er { $usual }
    .deals = hvor mange gange der gives kort i hver dyst; standard er { $usual }
    .games = hvor mange spil ved hvert bord; standard er { $usual }
    .seed = et hvilket som helst ord eller tal; standard er { $usual }
cli-game = { $games }
cli-game-usual = { $games }; standard er { $usual }
cli-option = { $game }: { $words }
cli-option-gifts = 1 eller 2 gaver til hver
cli-option-rounds = hvor mange runder; »players« for én til hver spiller
cli-option-expert = to hatte til må bytte plads (M11)
cli-players = hvor mange der spiller; standard er { $usual }
cli-seats = hvem der spiller, plads for plads; en kort liste gentages. Der er { $minds }; standard er { $usual }
cli-records-file = en fil med referater

## The settings of the server.

cli-setting-host = adressen, der lyttes på
cli-setting-port = porten, der lyttes på; 0 tager en ledig
cli-setting-data = mappen med data
cli-setting-public-url = adressen i invitationerne; standard er denne computers adresse i netværket
cli-setting-hosts = flere navne, som browsere må nå denne server under
cli-setting-open = åbn browseren
cli-setting-trusted-proxy = omvendte proxyer med betroede X-Forwarded-headere
cli-setting-tables-per-address = borde, som én netværksadresse må åbne på en time
cli-setting-sockets-per-address = forbindelser fra én netværksadresse
cli-setting-idle-days = dage uden besøg, før et bord lukkes
cli-setting-record-days = dage, referater gemmes; 0 er for altid
cli-setting-log-level = debug, info, warning eller error
cli-setting-limits = andre grænser, med navn; docs/hosting.md opregner dem

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = her skal der stå yes eller no
cli-needs-positive = her skal der stå et helt tal fra 1 og op
cli-needs-whole = her skal der stå et helt tal fra 0 og op
cli-needs-port-number = en port er et tal fra 0 til 65535
cli-needs-web-address = en adresse begynder med http:// eller https://
cli-needs-networks = her skal der stå adresser eller net som 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = her skal der stå debug, info, warning eller error
cli-needs-limits = her skal der stå grænser med deres tal, for eksempel outbox=100,errors=20

## What is wrong with the arguments.

cli-mistake = { $program }: fejl: { $words }
cli-mistake-at = { $argument }: { $words }
cli-mistake-missing = der mangler: { $arguments }
cli-mistake-unknown = ikke forstået: { $arguments }
cli-mistake-ambiguous = { $option } kan være { $options }
cli-mistake-choice = { $value } findes ikke, kun { $choices }
cli-mistake-no-number = { $value } er ikke et helt tal
cli-mistake-too-few = det skal være { $least } eller mere
cli-mistake-needs-value = der mangler en værdi
cli-mistake-takes-none = her skal der ikke stå en værdi

## What the commands say. Addresses end their line.

cli-open = Hatbox er åben på { $address }
cli-open-guests = Gæster finder den på { $address }
cli-warn-proxy = advarsel: uden --trusted-proxy tæller alle gæster på { $address } som én adresse og deler dens grænser
cli-stopped = afbrudt
cli-missing-extra = det kræver en ekstra pakke; den kommer med: { $command }
cli-records-hold =
    { $records ->
        [one] { $records } referat, heraf { $hold } i orden
       *[other] { $records } referater, heraf { $hold } i orden
    }
cli-no-records = der er intet referat i denne fil
cli-no-such-record =
    { $records ->
        [one] nummer { $number } findes ikke; filen har { $records } referat
       *[other] nummer { $number } findes ikke; filen har { $records } referater
    }
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
cli-error-wrong-starter = det er en plads fra 0 til { $last }, der begynder

cli-error-no-data = der er ingen data at kopiere: { $file }
cli-error-no-copy = kopien { $file } kan ikke skrives ({ $reason })
cli-error-same-file = { $file } er selve dataene; kopien skal have et andet navn
cli-error-newer-data = data stammer fra en nyere version af Hatbox
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
