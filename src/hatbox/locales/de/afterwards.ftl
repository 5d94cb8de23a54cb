### After a game: awards, the way of a gift, the replay. See docs/translating.md.

## Awards. A title, and a reason that stands behind the player’s name. $count: how many.

awards = Auszeichnungen
award-poker-face = Pokerface
    .reason =
        { $count ->
            [one] mit einer Flunkerei durchgekommen
           *[other] mit { $count } Flunkereien durchgekommen
        }
award-good-nose = Gute Nase
    .reason =
        { $count ->
            [one] ein falsches Geschenk erschnuppert
           *[other] { $count } falsche Geschenke erschnuppert
        }
award-long-memory = Elefantengedächtnis
    .reason =
        { $count ->
            [one] ein Geschenk später noch gewusst
           *[other] { $count } Geschenke später noch gewusst
        }
award-heart-of-gold = Herz aus Gold
    .reason =
        { $count ->
            [one] eine Flunkerei gern geglaubt
           *[other] { $count } Flunkereien gern geglaubt
        }
award-doubter = Gesundes Misstrauen
    .reason =
        { $count ->
            [one] ein echtes Geschenk bezweifelt
           *[other] { $count } echte Geschenke bezweifelt
        }
award-storyteller = Märchenstunde
    .reason =
        { $count ->
            [one] ein Name frei erfunden
           *[other] { $count } Namen frei erfunden
        }
award-clean-sheet = Weiße Weste
    .reason = kein einziger Minuspunkt
award-honest-soul = Ehrliche Haut
    .reason =
        { $count ->
            [one] ein Geschenk genannt, und richtig
           *[other] { $count } Geschenke genannt, alle richtig
        }
award-kind-soul = Gute Seele
    .reason =
        { $count ->
            [one] einmal Danke gesagt
           *[other] { $count }-mal Danke gesagt
        }
award-shopper = Stammkundschaft
    .reason =
        { $count ->
            [one] ein Geschenk frisch aus dem Laden
           *[other] { $count } Geschenke frisch aus dem Laden
        }
award-courier = Eilzustellung
    .reason =
        { $count ->
            [one] ein Geschenk weitergegeben
           *[other] { $count } Geschenke weitergegeben
        }
award-onlooker = Logenplatz
    .reason = nichts zu geben, alles zu sehen
award-deep-thinker = Tief in Gedanken
    .reason =
        { $count ->
            [one] eine Sekunde für eine Entscheidung
           *[other] { $count } Sekunden für eine Entscheidung
        }
award-quick-thinker = Schnell wie der Blitz
    .reason =
        { $count ->
            [one] nie länger als eine Sekunde
           *[other] nie länger als { $count } Sekunden
        }
award-good-company = Gute Gesellschaft
    .reason = ein Spiel ist nur so gut wie seine Leute
award-sharp-eye = Scharfes Auge
    .reason =
        { $count ->
            [one] einmal richtig geraten
           *[other] { $count }-mal richtig geraten
        }
award-lucky-guess = Glückstreffer
    .reason =
        { $count ->
            [one] richtig, bei einem möglichen Tier
           *[other] richtig, bei noch { $count } möglichen Tieren
        }
award-brave-call = Löwenherz
    .reason =
        { $count ->
            [one] gewagt, bei einem möglichen Tier
           *[other] gewagt, bei noch { $count } möglichen Tieren
        }
award-last-one = Zuletzt gelacht
    .reason =
        { $count ->
            [one] eine Runde durch Schweigen gewonnen
           *[other] { $count } Runden durch Schweigen gewonnen
        }
award-explorer = Auf Entdeckungsreise
    .reason =
        { $count ->
            [one] ein Tier in einer Runde entdeckt
           *[other] { $count } verschiedene Tiere in einer Runde entdeckt
        }
award-old-friend = Alte Freunde
    .reason =
        { $count ->
            [one] demselben Tier einmal begegnet
           *[other] demselben Tier { $count }-mal begegnet
        }
award-juggler = Mit Hüten jongliert
    .reason =
        { $count ->
            [one] einmal getauscht
           *[other] { $count }-mal getauscht
        }
award-curious = Neugierig
    .reason =
        { $count ->
            [one] ein Blick in einen Hut
           *[other] { $count } Blicke in die Hüte
        }
award-second-helping = Nachschlag
    .reason =
        { $count ->
            [one] einmal extra getauscht
           *[other] { $count }-mal extra getauscht
        }
award-slip = Es lag auf der Zunge
    .reason = ein schon gesehenes Tier genannt
award-silent = Stille Wasser
    .reason = nie geraten, immer geschaut
award-cool-head = Kühler Kopf
    .reason = geraten, und nie falsch

## The way of a gift round the table

journey = Der Weg dieses Geschenks
journey-hint = Tipp ein Geschenk an, um seinen Weg zu sehen.
journey-dealt =
    { $you ->
        [yes] Du hattest es von Anfang an.
       *[no] { $name } hatte es von Anfang an.
    }
journey-believed = geglaubt
journey-doubted = nicht geglaubt
journey-true = Das war es auch.
journey-untrue = Das war es nicht.

## The picture of the result

picture = Ergebnis teilen
picture-saved = Das Bild ist gespeichert.
picture-failed = Das Bild ließ sich nicht zeichnen.

## The replay, step by step

film = Noch mal ansehen
film-link = Wiederholung teilen
film-title = Wiederholung
film-play = Abspielen
film-pause = Anhalten
film-first = An den Anfang
film-last = Ans Ende
film-back = Einen Schritt zurück
film-on = Einen Schritt weiter
film-before = Voriger Wendepunkt
film-next = Nächster Wendepunkt
film-at = Runde { $round } · { $step } von { $steps }
film-track = Zeigen
film-true = Was stimmte
film-memory = Perfektes Gedächtnis
film-belief = Was Bots glaubten
film-memory-about = Alles, was je zu sehen war, und nichts vergessen.
film-belief-about = Stand der letzten Entscheidung. Ein Kreuz heißt: falsch.
film-bluff = ein Bluff
film-keys = Tasten: ← → Schritt, Bild ↑ ↓ Wendepunkte, Leertaste spielt ab.
film-another = Andere Datei öffnen
film-broken = Dieses Spiel lässt sich nicht zeigen
film-no-file = Das ist kein Spiel, das Hatbox gespeichert hat.
film-broken-round = Die Datei ist beschädigt: In Runde { $round } stimmt etwas nicht.
film-broken-move = Die Datei ist beschädigt: In Runde { $round }, Zug { $move } stimmt etwas nicht.
film-game = Spiel { $number } von { $games }
