### One device that several people share. See docs/translating.md.

together-about = Alle spielen an diesem Gerät. Legt es in die Mitte; ein Geheimnis zeigt es nur der Person, die es angeht.
together-game = Welches Spiel?
together-who = Wer spielt mit?
together-who-sub = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
together-name = Person { $number }
together-remove = Person { $number } entfernen
together-more = Noch jemand
together-bots = Bots
together-bots-sub = Sie füllen freie Plätze.
together-start = Los geht’s
together-others = Andere kommen mit eigenem Gerät dazu
# A device that lies flat turns its words towards the person who decides.
turn-device = Zur Person drehen, die dran ist
turn-device-sub = Für ein Gerät, das flach zwischen euch liegt.
# Everybody reads this: only that person may take the device and see what comes next.
hand-to = Gebt { $name } das Gerät
hand-to-sub = Nur { $name } darf jetzt schauen. Alle anderen sehen weg!
hand-is-me = Ich bin { $name }
# A button: somebody else has the device in hand.
hand-wrong = Nicht { $name }?
hand-seen = Gesehen
# A button: it shows a secret for as long as it is held.
hold-to-see = Halten und schauen
hold-held = Loslassen verdeckt es
look-again = Noch mal schauen
one-more-here = Noch jemand an diesem Gerät
one-more-about = Ihr teilt euch den Bildschirm. Ein Geheimnis sieht nur, wen es angeht.
one-more-name = Name der Person
