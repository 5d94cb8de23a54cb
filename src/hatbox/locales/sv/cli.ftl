### What the command hatbox says at a terminal, and what went wrong. Its help is English.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = här behövs yes eller no
cli-needs-positive = här behövs ett heltal från 1 och uppåt
cli-needs-whole = här behövs ett heltal från 0 och uppåt
cli-needs-port-number = en port är ett tal från 0 till 65535
cli-needs-web-address = en adress börjar med http:// eller https://
cli-needs-store-address = adressen till en databas börjar med postgresql://
cli-needs-networks = här behövs adresser eller nät som 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = här behövs debug, info, warning eller error
cli-needs-limits = här behövs gränser med sina tal, till exempel outbox=100,errors=20
cli-needs-text-file = här behövs en textfil som går att läsa

## What the commands say. Addresses end their line.

cli-open = Hatbox är öppet på { $address }
cli-open-guests = Gäster hittar det på { $address }
cli-warn-proxy = varning: utan --trusted-proxy räknas alla gäster på { $address } som en enda adress och delar på dess gränser
cli-stopped = avbrutet
cli-moved = kopierat och kontrollerat (SHA-256 { $digest })
cli-missing-extra = för detta saknas ett tilläggspaket; det följer med: { $command }
cli-records-hold = { $records } protokoll, varav { $hold } stämmer
cli-unproven-secret = stämmer men är obevisat: secret saknas, så inget visar hur korten gavs
cli-unproven-commitment = stämmer men är obevisat: commitment saknas, så secret kan ha valts i efterhand
cli-unproven-agreement = stämmer men är obevisat: en omgång avbröts i förtid, och version 1 säger inte om spelarna var överens
cli-no-records = det finns inget protokoll i filen
cli-check-file = filen: { $words }
cli-check-table = loggen för bord { $table } går inte att läsa; de andra spelar vidare, och ett nytt kan öppnas
cli-check-record = protokoll { $number } för bord { $table } går inte att läsa
cli-check-whole = { $file } är hel (öppna bord: { $tables }, protokoll: { $records })
cli-no-such-record = nummer { $number } finns inte; filen har { $records } protokoll
cli-lab-program = plats { $seat } ({ $who }): otillåtna svar: { $illegal }; sena svar: { $late }; partier där programmet kraschade: { $crashed }
cli-tournament-goes-on = { $played } av { $games } partier är redan spelade
cli-tournament-lost-line = sista raden i { $file } var avbruten; det partiet spelas om
cli-tournament-kept = { $played } av { $games } partier finns i säkerhet i { $file }; samma kommando fortsätter därifrån
cli-worker-lost = en process som spelade har dött; dess partier spelas om
cli-study-read = protokoll: { $records }; beslut: { $decisions }
cli-study-nothing = det finns inget att undersöka i de här filerna
cli-study-left-out = utelämnade protokoll: { $records }
cli-study-who = { $game }, { $who }:
cli-study-names = sanna namn: { $share } av { $n }
cli-study-refusals = skilja sant från falskt: d′ { $d }, kriterium { $c }
cli-study-believed = osanna namn som blev trodda: { $share } av { $n }
cli-study-tells-tone = vad tonen avslöjar: { $bits } bit
cli-study-tells-pause = vad pausen avslöjar: { $bits } bit
cli-study-errors = fel: { $wrong }; av dem hade ett perfekt minne kunnat undvika { $share }
cli-report-tables = { $mind }: bord med { $players } platser
cli-report-quiz = minnestestet
cli-report-duels = { $game }: alla mot alla
cli-report-four = { $game }: varje bott mot tre från nivån under
cli-report-strategies = enkla strategier med samma minne
cli-report-ceiling = magic-hat: hur långt felfritt spel räcker
cli-report-hats = magic-hat: att följa hattar

## Where a record breaks. $code and $rule are the same in every language.

cli-line = { $file }, rad { $line }: { $words }
cli-broken-round = omgång { $round }: { $words }
cli-broken-move = omgång { $round }, drag { $move }: { $words }
cli-broken = { $words } ({ $code })
cli-broken-rule = { $words } ({ $code }, regel { $rule })

## What went wrong, by its code.

cli-error-unknown-game = spelet { $game } finns inte, bara { $known }
cli-error-unknown-mind = det finns ingen bott { $mind }, bara { $known }
cli-error-unknown-option = { $game } har ingen inställning { $option }, bara { $known }
cli-error-wrong-players = { $game } är för { $least } till { $most } spelare
cli-error-wrong-option = inställningen { $option } kan vara { $allowed }
cli-error-gifts-for-two = två spelare behöver två presenter var
cli-error-wrong-seats = platserna ska vara numrerade från 1 till { $last }, var och en med en bott eller ett program
cli-error-not-studied = { $game } har inget orakel och kan inte undersökas
cli-error-twin-players = en spelare nämns två gånger
cli-error-too-few-players = vid ett bord med { $seats } platser behövs minst { $seats } olika spelare
cli-error-no-program = det finns inget sådant program: { $program }
cli-error-no-policy = strategin { $policy } kan inte laddas ({ $reason })
cli-error-other-tournament = det här resultatet hör till en annan turnering: spel, platser, frö, inställningar, sekunder, --records och --text måste vara desamma
cli-error-damaged-results = den här raden är skadad; inget har ändrats. Ta bort den, så spelas partiet om
cli-error-results-in-use = en annan turnering skriver till den här filen
cli-error-workers-die = processerna som spelar dör gång på gång; pröva --cores 1 för att se varför
cli-error-no-cluster = ingen Dask-schemaläggare svarar på den här adressen
cli-no-server = ingen Hatbox-server svarar på { $url }
cli-error-workers-gone = klustret har inte haft någon arbetsprocess på en minut
cli-error-cluster-gone = Dask-schemaläggaren är borta
cli-error-wrong-starter = den som börjar sitter på en plats från 0 till { $last }
cli-error-no-data = det finns inga data att kopiera: { $file }
cli-error-no-copy = kopian { $file } går inte att skriva ({ $reason })
cli-error-same-file = { $file } är själva originalet; kopian behöver ett annat namn
cli-error-newer-data = data kommer från en nyare version av Hatbox
cli-error-in-use = en server använder dessa data; stoppa den först
cli-error-not-empty = det finns redan data på den platsen
cli-error-not-the-same = kopian avviker från originalet, så inget sparades
cli-error-use-pg-dump = data finns i PostgreSQL, som gör sina kopior själv: { $command }
cli-error-data-in-use = en annan server använder data i { $file }; stoppa den först, eller ge den här en egen mapp med --data
cli-error-disk-full = det finns ingen plats kvar på disken där { $file } ligger
cli-error-disk-error = disken kan inte läsa eller skriva { $file }
cli-error-read-only = det går inte att skriva till { $file }; kontrollera rättigheterna och om disken är skrivskyddad
cli-error-cannot-open = det går inte att öppna { $file }; kontrollera mappen och rättigheterna
cli-error-damaged-data = { $file } är skadad; spara en kopia, se vad `hatbox check` hittar och lägg din senaste säkerhetskopia i stället
cli-error-missing-data = { $file } saknas eller är tom, men det fanns data i mappen; lägg tillbaka den, eller ta bort { $state } för att börja om
cli-error-missing-journal = { $file } saknas och med den de sista dragen; lägg tillbaka den, eller ta bort { $state } för att fortsätta utan dem
cli-error-store = data går inte att använda ({ $code })
cli-error-record-too-long = ett protokoll är högst { $bytes } byte långt
cli-error-too-deep = det här är för djupt nästlat för att vara ett protokoll
cli-error-no-json = det här är inte JSON
cli-error-no-json-at = det här är inte JSON; titta på kolumn { $column }
cli-error-no-json-number = { $number } är inget tal i JSON
cli-error-twin-key = en nyckel står två gånger i ett objekt
cli-error-no-object = ett protokoll är ett JSON-objekt
cli-error-wrong-format = formatet är inte { $format }
cli-error-wrong-game = det spelet finns inte, bara { $known }
cli-error-no-list = { $key } ska vara en lista
cli-error-no-names = players ska vara en lista med namn
cli-error-no-options = options saknas
cli-error-missing-option = inställningen { $option } saknas
cli-error-no-hex = { $key } är inte skrivet hexadecimalt
cli-error-wrong-secret = secret ska ha { $bytes } byte
cli-error-wrong-commitment = commitment är inte SHA-256 av secret
cli-error-wrong-contributions = contributions har högst { $most } värden, vart och ett på högst { $bytes } byte
cli-error-wrong-value = { $key } är { $said }, men ska vara { $due }
cli-error-round-no-object = en omgång är ett JSON-objekt
cli-error-round-after-cut = efter en avbruten omgång kommer det inga fler
cli-error-round-after-end = spelet var slut före den här omgången
cli-error-result-of-cut = en avbruten omgång har inget { $key }
cli-error-truncated-at-end = en färdigspelad omgång är inte avbruten
cli-error-starter-no-seat = starter ska vara en plats
cli-error-other-starter = plats { $due } börjar omgången, inte { $starter }
cli-error-no-deck = en omgång behöver deck, en lista med kort
cli-error-wrong-deck = kortleken följer inte av secret och contributions
cli-error-no-card = { $card } är inget kort; ett kort skrivs som guitar:left:black
cli-error-twin-gift = en present finns två gånger i kortleken
cli-error-miscounted-arrows = svarta och vita pilar i kortleken: { $black } och { $white }, inte { $due_black } och { $due_white }
cli-error-no-hats = en omgång behöver hats, en lista med fem djur
cli-error-no-animal = djuret { $animal } finns inte
cli-error-miscounted-animals = varje djur sitter i en hatt: ett i asken, fem utanför
cli-error-move-no-object = ett drag är ett JSON-objekt med seat
# Moves that the rules do not allow.
cli-error-not-your-turn = det är inte den här platsens tur
cli-error-not-now = draget går inte att göra nu
cli-error-round-over = omgången är redan slut
cli-error-unknown-move = det draget finns inte
cli-error-unknown-gift = den presenten finns inte
cli-error-unknown-tone = den tonen finns inte
cli-error-wrong-receiver = pilen pekar åt ett annat håll
cli-error-unknown-hat = den hatten finns inte
cli-error-same-hat = en hatt kan inte byta plats med sig själv
cli-error-unknown-animal = det djuret finns inte

## What the system refuses.

cli-os-enoent = filen eller mappen finns inte
cli-os-eacces = åtkomst nekas
cli-os-eperm = det är inte tillåtet
cli-os-eisdir = det är en mapp
cli-os-enotdir = det är ingen mapp
cli-os-eexist = filen finns redan
cli-os-enospc = det finns ingen plats kvar på disken
cli-os-erofs = här går det bara att läsa
cli-os-eaddrinuse = där lyssnar redan ett annat program
cli-os-eaddrnotavail = den här datorn har inte den adressen
cli-os-no-such-host = den adressen finns inte
cli-os-other = systemet säger nej ({ $code })
