### A big screen for the room, and the devices before it. See docs/translating.md.

tv-title = Auf großem Bildschirm zeigen
tv-type = Öffne am Fernseher diese Adresse und tippe den Code ein:
tv-link = Oder öffne den Link:
tv-here = Hier öffnen
tv-about = Der Bildschirm zeigt den ganzen Tisch. Er braucht keinen Platz und sieht nicht mehr als alle anderen.
tv-which = Welchen Tisch zeigen wir?
tv-show = Zeigen
tv-open = Oder öffne hier einen neuen Tisch:
tv-join = Macht mit dem Handy mit
tv-full = Alle Plätze sind besetzt
tv-other = Anderer Tisch
tv-closed = Wer mitspielt, kann ihn öffnen: „Auf großem Bildschirm zeigen“ steht im Menü.
tv-turning-points = Die Wendepunkte
tv-hosts = Dieser Bildschirm leitet den Tisch. Pfeiltasten und OK genügen.
host-lend = Vom großen Bildschirm aus leiten
host-take-back = Tisch wieder selbst leiten
host-return = Tisch zurückgeben
hand-offer = Dieser Tisch ist auf einem großen Bildschirm. Siehst du ihn?
hand-yes = Ja, ich sehe ihn
hand-no = Nein, zeig ihn hier
hand-switch = Ich schaue auf den großen Bildschirm
hand-look-up = Augen auf den großen Bildschirm
tv-sound = Einmal klicken für Ton
voice = Stimmen
voice-about = Was gesagt wird, ist zu hören: jeder Platz mit eigener Stimme.
