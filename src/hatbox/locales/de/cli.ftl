### What the command hatbox says at a terminal, and what went wrong. Its help is English.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = hier gehört yes oder no hin
cli-needs-positive = hier gehört eine ganze Zahl ab 1 hin
cli-needs-whole = hier gehört eine ganze Zahl ab 0 hin
cli-needs-port-number = ein Port ist eine Zahl von 0 bis 65535
cli-needs-web-address = eine Adresse beginnt mit http:// oder https://
cli-needs-store-address = die Adresse einer Datenbank beginnt mit postgresql://
cli-needs-networks = hier gehören Adressen oder Netze wie 10.0.0.1, 10.0.0.0/8 hin
cli-needs-log-level = hier gehört debug, info, warning oder error hin
cli-needs-limits = hier gehören Grenzen mit ihren Zahlen hin, etwa outbox=100,errors=20
cli-needs-text-file = hier gehört eine lesbare Textdatei hin

## What the commands say. Addresses end their line.

cli-open = Hatbox ist offen: { $address }
cli-open-guests = Gäste kommen hierher: { $address }
cli-warn-proxy = Achtung: Ohne --trusted-proxy gelten alle Gäste von { $address } als eine einzige Adresse und teilen sich deren Grenzen
cli-stopped = abgebrochen
cli-moved = kopiert und geprüft (SHA-256 { $digest })
cli-missing-extra = dafür fehlt ein Zusatzpaket; es kommt mit: { $command }
cli-records-hold =
    { $records ->
        [one] { $records } Aufzeichnung, davon { $hold } in Ordnung
       *[other] { $records } Aufzeichnungen, davon { $hold } in Ordnung
    }
cli-unproven-secret = stimmig, aber unbewiesen: secret fehlt, also zeigt nichts, wie gegeben wurde
cli-unproven-commitment = stimmig, aber unbewiesen: commitment fehlt, secret könnte also nachträglich gewählt sein
cli-unproven-agreement = stimmig, aber unbewiesen: eine Runde wurde vorzeitig beendet, und Version 1 sagt nicht, ob alle damit einverstanden waren
cli-no-records = in dieser Datei ist keine Aufzeichnung
cli-check-file = die Datei: { $words }
cli-check-table = das Protokoll von Tisch { $table } ist nicht zu lesen; die anderen spielen weiter, und am besten wird ein neuer geöffnet
cli-check-record = Aufzeichnung { $number } von Tisch { $table } ist nicht zu lesen
cli-check-whole = { $file } ist in Ordnung (offene Tische: { $tables }, Aufzeichnungen: { $records })
cli-no-such-record =
    { $records ->
        [one] Nummer { $number } gibt es nicht; hier ist { $records } Aufzeichnung
       *[other] Nummer { $number } gibt es nicht; hier sind { $records } Aufzeichnungen
    }
cli-lab-program = Platz { $seat } ({ $who }): unerlaubte Antworten: { $illegal }; verspätete Antworten: { $late }; Partien, in denen das Programm abgestürzt ist: { $crashed }
cli-tournament-goes-on = { $played } von { $games } Partien sind schon gespielt
cli-tournament-lost-line = die letzte Zeile von { $file } war unvollständig; ihre Partie wird noch einmal gespielt
cli-tournament-kept = { $played } von { $games } Partien sind sicher in { $file }; derselbe Befehl macht dort weiter
cli-worker-lost = ein Prozess, der spielte, ist abgestürzt; seine Partien werden noch einmal gespielt
cli-study-read = Aufzeichnungen: { $records }; Entscheidungen: { $decisions }
cli-study-nothing = in diesen Dateien gibt es nichts zu untersuchen
cli-study-left-out = ausgelassene Aufzeichnungen: { $records }
cli-study-who = { $game }, { $who }:
cli-study-names = wahre Namen: { $share } von { $n }
cli-study-refusals = Wahres von Falschem unterscheiden: d′ { $d }, Kriterium { $c }
cli-study-believed = geglaubte falsche Namen: { $share } von { $n }
cli-study-tells-tone = was der Tonfall verrät: { $bits } Bit
cli-study-tells-pause = was die Pause verrät: { $bits } Bit
cli-study-errors = Fehler: { $wrong }; davon mit perfektem Gedächtnis vermeidbar: { $share }
cli-report-tables = { $mind }: Tische mit { $players } Plätzen
cli-report-quiz = das Gedächtnisquiz
cli-report-duels = { $game }: alle gegen alle
cli-report-four = { $game }: jeder Bot gegen drei der Stufe darunter
cli-report-strategies = einfache Strategien mit demselben Gedächtnis
cli-report-ceiling = magic-hat: wie weit man ohne Fehler kommt
cli-report-hats = magic-hat: den Hüten folgen

## Where a record breaks. $code and $rule are the same in every language.

cli-line = { $file }, Zeile { $line }: { $words }
cli-broken-round = Runde { $round }: { $words }
cli-broken-move = Runde { $round }, Zug { $move }: { $words }
cli-broken = { $words } ({ $code })
cli-broken-rule = { $words } ({ $code }, Regel { $rule })

## What went wrong, by its code.

cli-error-unknown-game = das Spiel { $game } gibt es nicht, nur { $known }
cli-error-unknown-mind = den Bot { $mind } gibt es nicht, nur { $known }
cli-error-unknown-option = { $game } kennt die Einstellung { $option } nicht, nur { $known }
cli-error-wrong-players = { $game } ist für { $least } bis { $most } Personen
cli-error-wrong-option = die Einstellung { $option } kann { $allowed } sein
cli-error-gifts-for-two = zu zweit braucht jede Person zwei Geschenke
cli-error-wrong-seats = die Plätze müssen von 1 bis { $last } nummeriert sein, jeder mit einem Bot oder einem Programm
cli-error-not-studied = für { $game } gibt es kein Orakel, deshalb lässt es sich nicht untersuchen
cli-error-twin-players = ein Spieler ist zweimal genannt
cli-error-too-few-players = an einem Tisch mit { $seats } Plätzen müssen mindestens { $seats } verschiedene Spieler antreten
cli-error-no-program = dieses Programm gibt es nicht: { $program }
cli-error-no-policy = die Strategie { $policy } lässt sich nicht laden ({ $reason })
cli-error-other-tournament = dieses Ergebnis gehört zu einem anderen Turnier: Spiel, Plätze, Startwert, Einstellungen, Sekunden, --records und --text müssen gleich bleiben
cli-error-damaged-results = diese Zeile ist beschädigt; nichts wurde geändert. Wird sie gelöscht, wird ihre Partie noch einmal gespielt
cli-error-results-in-use = ein anderes Turnier schreibt gerade in diese Datei
cli-error-workers-die = die Prozesse, die spielen, stürzen immer wieder ab; mit --cores 1 zeigt sich, warum
cli-error-no-cluster = unter dieser Adresse antwortet kein Dask-Scheduler
cli-no-server = unter { $url } antwortet kein Hatbox-Server
cli-error-workers-gone = im Cluster gibt es seit einer Minute keinen Worker mehr
cli-error-cluster-gone = der Dask-Scheduler ist nicht mehr da
cli-error-wrong-starter = ein Platz von 0 bis { $last } muss beginnen
cli-error-no-data = es gibt keine Daten zum Kopieren: { $file }
cli-error-no-copy = die Kopie { $file } lässt sich nicht schreiben ({ $reason })
cli-error-same-file = { $file } sind die Daten selbst; die Kopie braucht einen anderen Namen
cli-error-newer-data = die Daten stammen von einer neueren Version von Hatbox
cli-error-in-use = ein Server benutzt diese Daten; er muss zuerst beendet werden
cli-error-not-empty = am Ziel gibt es schon Daten
cli-error-not-the-same = die Kopie weicht vom Original ab, deshalb wurde nichts behalten
cli-error-use-pg-dump = die Daten sind in PostgreSQL, das seine Kopien selbst macht: { $command }
cli-error-data-in-use = ein anderer Server benutzt die Daten in { $file }; halte ihn erst an, oder gib diesem mit --data einen eigenen Ordner
cli-error-disk-full = auf dem Datenträger von { $file } ist kein Platz mehr
cli-error-disk-error = der Datenträger kann { $file } nicht lesen oder schreiben
cli-error-read-only = { $file } lässt sich nicht schreiben; sieh nach den Rechten, und ob der Datenträger schreibgeschützt ist
cli-error-cannot-open = { $file } lässt sich nicht öffnen; sieh nach dem Ordner und den Rechten
cli-error-damaged-data = { $file } ist beschädigt; hebe eine Kopie davon auf, sieh nach, was `hatbox check` findet, und setze deine letzte Sicherung an ihre Stelle
cli-error-missing-data = { $file } fehlt oder ist leer, aber in diesem Ordner waren Daten; bring die Datei zurück, oder entferne { $state }, um neu zu beginnen
cli-error-missing-journal = { $file } fehlt und damit die letzten Züge; bring die Datei zurück, oder entferne { $state }, um ohne sie weiterzumachen
cli-error-store = mit den Daten lässt sich nicht arbeiten ({ $code })
cli-error-record-too-long = eine Aufzeichnung hat höchstens { $bytes } Bytes
cli-error-too-deep = für eine Aufzeichnung ist das zu tief verschachtelt
cli-error-no-json = das ist kein JSON
cli-error-no-json-at = das ist kein JSON; sieh dir Spalte { $column } an
cli-error-no-json-number = { $number } ist keine Zahl in JSON
cli-error-twin-key = in einem Objekt steht ein Schlüssel zweimal
cli-error-no-object = eine Aufzeichnung ist ein JSON-Objekt
cli-error-wrong-format = das Format ist nicht { $format }
cli-error-wrong-game = dieses Spiel gibt es nicht, nur { $known }
cli-error-no-list = { $key } muss eine Liste sein
cli-error-no-names = players muss eine Liste von Namen sein
cli-error-no-options = options fehlt
cli-error-missing-option = die Einstellung { $option } fehlt
cli-error-no-hex = { $key } ist nicht hexadezimal geschrieben
cli-error-wrong-secret = secret muss { $bytes } Bytes haben
cli-error-wrong-commitment = commitment ist nicht der SHA-256-Wert von secret
cli-error-wrong-contributions = contributions hat höchstens { $most } Einträge, jeder mit höchstens { $bytes } Bytes
cli-error-wrong-value = { $key } ist { $said }, muss aber { $due } sein
cli-error-round-no-object = eine Runde ist ein JSON-Objekt
cli-error-round-after-cut = nach einer abgebrochenen Runde kommt keine mehr
cli-error-round-after-end = das Spiel war vor dieser Runde zu Ende
cli-error-result-of-cut = eine abgebrochene Runde hat kein { $key }
cli-error-truncated-at-end = eine zu Ende gespielte Runde ist nicht abgebrochen
cli-error-starter-no-seat = starter muss ein Platz sein
cli-error-other-starter = diese Runde beginnt bei Platz { $due }, nicht bei { $starter }
cli-error-no-deck = eine Runde braucht deck, eine Liste von Karten
cli-error-wrong-deck = der Stapel folgt nicht aus secret und contributions
cli-error-no-card = { $card } ist keine Karte; eine Karte heißt so: guitar:left:black
cli-error-twin-gift = ein Geschenk ist zweimal im Stapel
cli-error-miscounted-arrows = schwarze und weiße Pfeile im Stapel: { $black } und { $white }, nicht { $due_black } und { $due_white }
cli-error-no-hats = eine Runde braucht hats, eine Liste von fünf Tieren
cli-error-no-animal = das Tier { $animal } gibt es nicht
cli-error-miscounted-animals = jedes Tier steckt in einem Hut: eines in der Schachtel, fünf draußen
cli-error-move-no-object = ein Zug ist ein JSON-Objekt mit seat
# Moves that the rules do not allow.
cli-error-not-your-turn = dieser Platz ist nicht dran
cli-error-not-now = dieser Zug geht jetzt nicht
cli-error-round-over = die Runde ist schon vorbei
cli-error-unknown-move = diesen Zug gibt es nicht
cli-error-unknown-gift = dieses Geschenk gibt es nicht
cli-error-unknown-tone = diesen Ton gibt es nicht
cli-error-wrong-receiver = der Pfeil zeigt woandershin
cli-error-unknown-hat = diesen Hut gibt es nicht
cli-error-same-hat = ein Hut lässt sich nicht mit sich selbst tauschen
cli-error-unknown-animal = dieses Tier gibt es nicht

## What the system refuses.

cli-os-enoent = diese Datei oder diesen Ordner gibt es nicht
cli-os-eacces = der Zugriff ist nicht erlaubt
cli-os-eperm = das ist nicht erlaubt
cli-os-eisdir = das ist ein Ordner
cli-os-enotdir = das ist kein Ordner
cli-os-eexist = die Datei gibt es schon
cli-os-enospc = auf dem Datenträger ist kein Platz mehr
cli-os-erofs = hier lässt sich nur lesen
cli-os-eaddrinuse = dort lauscht schon ein anderes Programm
cli-os-eaddrnotavail = diese Adresse hat dieser Rechner nicht
cli-os-no-such-host = diese Adresse gibt es nicht
cli-os-other = das System lehnt ab ({ $code })
