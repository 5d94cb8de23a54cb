### What bots say at the table, seldom: one was wrong, or right. See docs/translating.md.

say-goldfish-wrong = ¡Uy! Se me ha ido de la cabeza.
say-goldfish-right = Espera, ¿tenía razón?
say-squirrel-wrong = Vaya. Hace un momento lo sabía.
say-squirrel-right = ¡Ja! Ese me lo había guardado.
say-fox-wrong = Había que intentarlo.
say-fox-right = Ya me lo olía.
say-raven-wrong = Hm. Bien jugado.
say-raven-right = No te quito ojo.
say-elephant-wrong = ¡No puede ser!
say-elephant-right = Yo nunca olvido.
