### The command hatbox at a terminal: its help, what it says, and what went wrong.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## In every help. Headings end with their colon.

cli-usage = gebruik:
cli-arguments = argumenten:
cli-options = opties:
cli-help = deze hulptekst tonen en stoppen
cli-version = zeggen welke versie dit is en stoppen
cli-language = de taal; standaard die van de terminal [{ $variable }]
cli-about = That’s Not a Hat en Magic Hat: twee spellen voor geheugen en lef.

## What stands for a value: capitals, no space, no bracket.

cli-value-command = OPDRACHT
cli-value-file = BESTAND
cli-value-folder = MAP
cli-value-game = SPEL
cli-value-number = N
cli-value-names = NAAM,…
cli-value-seed = STARTWAARDE
cli-value-address = ADRES
cli-value-addresses = ADRES,…
cli-value-port = POORT
cli-value-url = URL
cli-value-days = DAGEN
cli-value-level = NIVEAU
cli-value-limits = GRENS,…

## What each command does: in the list of commands, and at length above its own help.

cli-serve = de server starten: tafels voor browsers, bots en publiek
    .about = Houdt tafels klaar via HTTP en sockets tot er een signaal komt. Elke instelling is een optie of een omgevingsvariabele; de optie gaat voor.
cli-backup = de gegevens van de spellen kopiëren, ook terwijl de server draait
    .about = Kopieert de gegevens naar één bestand, allemaal van hetzelfde moment.
    .file = het bestand dat geschreven wordt
cli-play = kijken hoe bots een spel spelen, zet voor zet verteld
    .about = Laat bots een spel spelen en vertelt het zet voor zet.
    .seed = een woord of getal naar keuze; anders elke keer een nieuw spel
cli-simulate = bots laten spelen en de verslagen schrijven
    .about = Laat bots spelen en schrijft de verslagen als JSON Lines. Dezelfde argumenten geven dezelfde bytes.
    .players = met hoeveel spelers
    .games = hoeveel spellen; standaard 1
    .seed = een woord of getal naar keuze; standaard 0
    .out = waar de verslagen heen gaan; anders naar de standaarduitvoer
cli-replay = een spel in woorden vertellen
    .about = Vertelt in woorden één spel uit een bestand met verslagen.
    .number = het hoeveelste verslag van het bestand; standaard 1, het eerste
cli-verify = verslagen volgens de regels naspelen en het schudden controleren
    .about = Speelt elk verslag volgens de regels na en rekent de stapels en commitment na waar ze vermeld zijn. Exitcode 0: alles klopt. 1: er klopt iets niet, en je leest waar.
cli-minds = wie de bots zijn en hoe goed ze spelen
    .about = Vertelt wie de bots zijn en meet hoe goed ze spelen.
cli-minds-list = de bots noemen die kunnen aanschuiven
    .about = Noemt de bots die kunnen aanschuiven.
cli-minds-report = meten hoe goed de bots spelen; tabellen en grafieken in een map zetten
    .about = Laat de bots tegen elkaar spelen en zet tabellen en grafieken in een map. Dezelfde argumenten geven dezelfde cijfers.
    .out = waar het rapport heen gaat; standaard { $usual }
    .deals = hoe vaak er per vergelijking gedeeld wordt; standaard { $usual }
    .games = hoeveel spellen per tafel; standaard { $usual }
    .seed = een woord of getal naar keuze; standaard { $usual }
cli-game = { $games }
cli-game-usual = { $games }; standaard { $usual }
cli-option = { $game }: { $words }
cli-option-gifts = 1 of 2 cadeaus per speler
cli-option-rounds = hoeveel rondes; “players” voor één per speler
cli-option-expert = met een tweede wissel (M11)
cli-players = met hoeveel spelers; standaard { $usual }
cli-seats = wie er speelt, plaats voor plaats; een korte lijst wordt herhaald. Je kunt kiezen uit { $minds }; standaard { $usual }
cli-records-file = een bestand met verslagen

## The settings of the server.

cli-setting-host = het adres waarop de server luistert
cli-setting-port = de poort waarop de server luistert; 0 neemt een vrije
cli-setting-data = de map met de gegevens
cli-setting-public-url = het adres in de uitnodigingen; standaard dat van deze computer in zijn netwerk
cli-setting-hosts = andere namen waaronder browsers deze server mogen bereiken
cli-setting-open = de browser openen
cli-setting-trusted-proxy = reverse proxy’s waarvan de X-Forwarded-headers vertrouwd worden
cli-setting-tables-per-address = tafels die één netwerkadres per uur mag openen
cli-setting-sockets-per-address = verbindingen vanaf één netwerkadres
cli-setting-idle-days = dagen zonder bezoek waarna een tafel sluit
cli-setting-record-days = dagen dat verslagen bewaard blijven; 0 is voor altijd
cli-setting-log-level = debug, info, warning of error
cli-setting-limits = andere grenzen, met hun naam; docs/hosting.md somt ze op

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = hier moet yes of no staan
cli-needs-positive = hier moet een geheel getal vanaf 1 staan
cli-needs-whole = hier moet een geheel getal vanaf 0 staan
cli-needs-port-number = een poort is een getal van 0 tot en met 65535
cli-needs-web-address = een adres begint met http:// of https://
cli-needs-networks = hier moeten adressen of netwerken staan, zoals 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = hier moet debug, info, warning of error staan
cli-needs-limits = hier moeten grenzen met hun getallen staan, zoals outbox=100,errors=20

## What is wrong with the arguments.

cli-mistake = { $program }: fout: { $words }
cli-mistake-at = { $argument }: { $words }
cli-mistake-missing = er ontbreekt nog: { $arguments }
cli-mistake-unknown = niet begrepen: { $arguments }
cli-mistake-ambiguous = { $option } kan { $options } zijn
cli-mistake-choice = { $value } bestaat niet, alleen { $choices }
cli-mistake-no-number = { $value } is geen geheel getal
cli-mistake-too-few = het moet { $least } of meer zijn
cli-mistake-needs-value = hier ontbreekt een waarde
cli-mistake-takes-none = hier mag geen waarde staan

## What the commands say. Addresses end their line.

cli-open = Hatbox is open op { $address }
cli-open-guests = Gasten vinden het op { $address }
cli-warn-proxy = let op: zonder --trusted-proxy tellen alle gasten van { $address } als één adres en delen ze de grenzen daarvan
cli-stopped = gestopt
cli-missing-extra = hiervoor ontbreekt een extra pakket; het komt met: { $command }
cli-records-hold =
    { $records ->
        [one] { $records } verslag, waarvan { $hold } in orde
       *[other] { $records } verslagen, waarvan { $hold } in orde
    }
cli-no-records = er staat geen verslag in dit bestand
cli-no-such-record =
    { $records ->
        [one] er is { $records } verslag, dus geen nummer { $number }
       *[other] er zijn { $records } verslagen, dus geen nummer { $number }
    }
cli-report-tables = { $mind }: tafels met { $players } plaatsen
cli-report-quiz = de geheugenquiz
cli-report-duels = { $game }: iedereen tegen iedereen
cli-report-four = { $game }: elke bot tegen drie van het niveau eronder
cli-report-strategies = eenvoudige strategieën met hetzelfde geheugen
cli-report-ceiling = magic-hat: hoe ver je met foutloos spel komt
cli-report-hats = magic-hat: de hoeden volgen

## Where a record breaks. $code and $rule are the same in every language.

cli-line = { $file }, regel { $line }: { $words }
cli-broken-round = ronde { $round }: { $words }
cli-broken-move = ronde { $round }, zet { $move }: { $words }
cli-broken = { $words } ({ $code })
cli-broken-rule = { $words } ({ $code }, spelregel { $rule })

## What went wrong, by its code.

cli-error-unknown-game = het spel { $game } bestaat niet, alleen { $known }
cli-error-unknown-mind = de bot { $mind } bestaat niet, alleen { $known }
cli-error-unknown-option = { $game } heeft geen instelling { $option }, alleen { $known }
cli-error-wrong-players = { $game } is voor { $least } tot en met { $most } spelers
cli-error-wrong-option = de instelling { $option } kan { $allowed } zijn
cli-error-gifts-for-two = met z’n tweeën heb je elk twee cadeaus nodig
cli-error-wrong-starter = een plaats van 0 tot en met { $last } moet beginnen

cli-error-no-data = er zijn geen gegevens om te kopiëren: { $file }
cli-error-no-copy = de kopie { $file } kan niet geschreven worden ({ $reason })
cli-error-same-file = { $file } bevat de gegevens zelf; de kopie heeft een andere naam nodig
cli-error-newer-data = de gegevens komen van een nieuwere versie van Hatbox
cli-error-store = de gegevens zijn niet te gebruiken ({ $code })

cli-error-record-too-long = een verslag is hoogstens { $bytes } bytes lang
cli-error-too-deep = dit is te diep genest voor een verslag
cli-error-no-json = dit is geen JSON
cli-error-no-json-at = dit is geen JSON; kijk bij kolom { $column }
cli-error-no-json-number = { $number } is geen getal in JSON
cli-error-twin-key = een sleutel staat twee keer in één object
cli-error-no-object = een verslag is een JSON-object
cli-error-wrong-format = het formaat is niet { $format }
cli-error-wrong-game = dat spel bestaat niet, alleen { $known }
cli-error-no-list = { $key } moet een lijst zijn
cli-error-no-names = players moet een lijst met namen zijn
cli-error-no-options = options ontbreekt
cli-error-missing-option = de instelling { $option } ontbreekt
cli-error-no-hex = { $key } is niet hexadecimaal geschreven
cli-error-wrong-secret = secret moet { $bytes } bytes hebben
cli-error-wrong-commitment = commitment is niet de SHA-256 van secret
cli-error-wrong-contributions = contributions heeft hoogstens { $most } waarden, elk van hoogstens { $bytes } bytes
cli-error-wrong-value = { $key } is { $said }, maar moet { $due } zijn
cli-error-round-no-object = een ronde is een JSON-object
cli-error-round-after-cut = na een afgebroken ronde komt er geen meer
cli-error-round-after-end = het spel was vóór deze ronde al afgelopen
cli-error-result-of-cut = een afgebroken ronde heeft geen { $key }
cli-error-truncated-at-end = een uitgespeelde ronde is niet afgebroken
cli-error-starter-no-seat = starter moet een plaats zijn
cli-error-other-starter = plaats { $due } begint deze ronde, niet plaats { $starter }
cli-error-no-deck = een ronde heeft deck nodig, een lijst met kaarten
cli-error-wrong-deck = de stapel volgt niet uit secret en contributions
cli-error-no-card = { $card } is geen kaart; een kaart schrijf je als guitar:left:black
cli-error-twin-gift = een cadeau zit twee keer in de stapel
cli-error-miscounted-arrows = zwarte en witte pijlen in de stapel: { $black } en { $white }, niet { $due_black } en { $due_white }
cli-error-no-hats = een ronde heeft hats nodig, een lijst met vijf dieren
cli-error-no-animal = het dier { $animal } bestaat niet
cli-error-miscounted-animals = elk dier zit in één hoed: één in de doos, vijf erbuiten
cli-error-move-no-object = een zet is een JSON-object met seat

# Moves that the rules do not allow.
cli-error-not-your-turn = deze plaats is niet aan de beurt
cli-error-not-now = deze zet kan nu niet
cli-error-round-over = de ronde is al afgelopen
cli-error-unknown-move = die zet bestaat niet
cli-error-unknown-gift = dat cadeau bestaat niet
cli-error-unknown-tone = die toon bestaat niet
cli-error-wrong-receiver = de pijl wijst naar iemand anders
cli-error-unknown-hat = die hoed is er niet
cli-error-same-hat = een hoed kan niet met zichzelf omgewisseld worden
cli-error-unknown-animal = dat dier is er niet

## What the system refuses.

cli-os-enoent = dit bestand of deze map bestaat niet
cli-os-eacces = geen toegang
cli-os-eperm = dat mag niet
cli-os-eisdir = dit is een map
cli-os-enotdir = dit is geen map
cli-os-eexist = het bestand bestaat al
cli-os-enospc = er is geen ruimte meer op de schijf
cli-os-erofs = hier kun je alleen lezen
cli-os-eaddrinuse = daar luistert al een ander programma
cli-os-eaddrnotavail = deze computer heeft dat adres niet
cli-os-no-such-host = dat adres bestaat niet
cli-os-other = het systeem weigert ({ $code })
