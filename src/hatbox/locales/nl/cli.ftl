### What the command hatbox says at a terminal, and what went wrong. Its help is English.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = hier moet yes of no staan
cli-needs-positive = hier moet een geheel getal vanaf 1 staan
cli-needs-whole = hier moet een geheel getal vanaf 0 staan
cli-needs-port-number = een poort is een getal van 0 tot en met 65535
cli-needs-web-address = een adres begint met http:// of https://
cli-needs-store-address = het adres van een database begint met postgresql://
cli-needs-networks = hier moeten adressen of netwerken staan, zoals 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = hier moet debug, info, warning of error staan
cli-needs-limits = hier moeten grenzen met hun getallen staan, zoals outbox=100,errors=20
cli-needs-text-file = hier moet een leesbaar tekstbestand staan

## What the commands say. Addresses end their line.

cli-open = Hatbox is open op { $address }
cli-open-guests = Gasten vinden het op { $address }
cli-warn-proxy = let op: zonder --trusted-proxy tellen alle gasten van { $address } als één adres en delen ze de grenzen daarvan
cli-stopped = gestopt
cli-moved = gekopieerd en gecontroleerd (SHA-256 { $digest })
cli-missing-extra = hiervoor ontbreekt een extra pakket; het komt met: { $command }
cli-records-hold =
    { $records ->
        [one] { $records } verslag, waarvan { $hold } in orde
       *[other] { $records } verslagen, waarvan { $hold } in orde
    }
cli-unproven-secret = klopt, maar is niet bewezen: secret ontbreekt, dus niets toont hoe er gedeeld is
cli-unproven-commitment = klopt, maar is niet bewezen: commitment ontbreekt, dus secret kan achteraf gekozen zijn
cli-unproven-agreement = klopt, maar is niet bewezen: een ronde is vroegtijdig gestopt, en versie 1 zegt niet of de spelers het eens waren
cli-no-records = er staat geen verslag in dit bestand
cli-check-file = het bestand: { $words }
cli-check-table = het logboek van tafel { $table } is niet te lezen; de andere spelen door, en er kan een nieuwe geopend worden
cli-check-record = verslag { $number } van tafel { $table } is niet te lezen
cli-check-whole = { $file } is in orde (open tafels: { $tables }, verslagen: { $records })
cli-no-such-record =
    { $records ->
        [one] er is { $records } verslag, dus geen nummer { $number }
       *[other] er zijn { $records } verslagen, dus geen nummer { $number }
    }
cli-lab-program = plaats { $seat } ({ $who }): ongeldige antwoorden: { $illegal }; te late antwoorden: { $late }; partijen waarin het programma vastliep: { $crashed }
cli-tournament-goes-on = { $played } van de { $games } partijen zijn al gespeeld
cli-tournament-lost-line = de laatste regel van { $file } was afgebroken; die partij wordt opnieuw gespeeld
cli-tournament-kept = { $played } van de { $games } partijen staan veilig in { $file }; dezelfde opdracht gaat daar verder
cli-worker-lost = een proces dat speelde is gestopt; zijn partijen worden opnieuw gespeeld
cli-study-read = verslagen: { $records }; beslissingen: { $decisions }
cli-study-nothing = in deze bestanden is niets te onderzoeken
cli-study-left-out = weggelaten verslagen: { $records }
cli-study-who = { $game }, { $who }:
cli-study-names = juiste namen: { $share } van { $n }
cli-study-refusals = waar van onwaar onderscheiden: d′ { $d }, criterium { $c }
cli-study-believed = geloofde onware namen: { $share } van { $n }
cli-study-tells-tone = wat de toon verraadt: { $bits } bit
cli-study-tells-pause = wat de pauze verraadt: { $bits } bit
cli-study-errors = fouten: { $wrong }; met een perfect geheugen te vermijden: { $share }
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
cli-error-gifts-for-two = met z’n tweeën heeft ieder twee cadeaus nodig
cli-error-wrong-seats = de plaatsen moeten genummerd zijn van 1 tot en met { $last }, elk met een bot of een programma
cli-error-not-studied = { $game } heeft geen orakel en kan niet worden onderzocht
cli-error-twin-players = een speler is twee keer genoemd
cli-error-too-few-players = aan een tafel met { $seats } plaatsen zijn minstens { $seats } verschillende spelers nodig
cli-error-no-program = dit programma bestaat niet: { $program }
cli-error-no-policy = de strategie { $policy } kan niet worden geladen ({ $reason })
cli-error-other-tournament = deze uitslag hoort bij een ander toernooi: spel, plaatsen, seed, instellingen, seconden, --records en --text moeten gelijk blijven
cli-error-damaged-results = deze regel is beschadigd; er is niets veranderd. Verwijder hem, dan wordt die partij opnieuw gespeeld
cli-error-results-in-use = een ander toernooi schrijft nu in dit bestand
cli-error-workers-die = de processen die spelen stoppen steeds weer; met --cores 1 is te zien waarom
cli-error-no-cluster = op dit adres antwoordt geen Dask-scheduler
cli-no-server = op { $url } antwoordt geen Hatbox-server
cli-error-workers-gone = het cluster heeft al een minuut geen worker meer
cli-error-cluster-gone = de Dask-scheduler is weg
cli-error-wrong-starter = een plaats van 0 tot en met { $last } moet beginnen
cli-error-no-data = er zijn geen gegevens om te kopiëren: { $file }
cli-error-no-copy = de kopie { $file } kan niet geschreven worden ({ $reason })
cli-error-same-file = { $file } bevat de gegevens zelf; de kopie heeft een andere naam nodig
cli-error-newer-data = de gegevens komen van een nieuwere versie van Hatbox
cli-error-in-use = een server gebruikt deze gegevens; stop die eerst
cli-error-not-empty = op de bestemming staan al gegevens
cli-error-not-the-same = de kopie wijkt af van het origineel, dus is niets bewaard
cli-error-use-pg-dump = de gegevens staan in PostgreSQL, dat zelf kopieën maakt: { $command }
cli-error-data-in-use = een andere server gebruikt de gegevens in { $file }; stop die eerst, of geef deze met --data een eigen map
cli-error-disk-full = er is geen ruimte meer op de schijf van { $file }
cli-error-disk-error = de schijf kan { $file } niet lezen of schrijven
cli-error-read-only = er kan niet naar { $file } geschreven worden; kijk naar de rechten, en of de schijf alleen-lezen is
cli-error-cannot-open = { $file } kan niet geopend worden; kijk naar de map en de rechten
cli-error-damaged-data = { $file } is beschadigd; bewaar er een kopie van, kijk wat `hatbox check` vindt, en zet je laatste back-up ervoor in de plaats
cli-error-missing-data = { $file } ontbreekt of is leeg, maar in deze map stonden gegevens; zet het terug, of verwijder { $state } om opnieuw te beginnen
cli-error-missing-journal = { $file } ontbreekt, en daarmee de laatste zetten; zet het terug, of verwijder { $state } om zonder die zetten verder te gaan
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
cli-error-unknown-hat = die hoed bestaat niet
cli-error-same-hat = een hoed kan niet met zichzelf omgewisseld worden
cli-error-unknown-animal = dat dier bestaat niet

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
