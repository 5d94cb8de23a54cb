### One device that several people share. See docs/translating.md.

together-about = Toda la mesa juega en este dispositivo. Ponedlo en el centro: un secreto solo lo ve quien debe.
together-game = ¿Qué juego?
together-who = ¿Quién juega?
together-who-sub = En el orden de los sitios, en sentido horario.
together-name = Persona { $number }
together-remove = Quitar a la persona { $number }
together-more = Una persona más
together-bots = Bots
together-bots-sub = Ocupan los sitios libres.
together-start = A jugar
together-others = Más gente con su propio dispositivo
# A device that lies flat turns its words towards the person who decides.
turn-device = Girar hacia quien decide
turn-device-sub = Para un dispositivo apoyado en medio de la mesa.
# Everybody reads this: only that person may take the device and see what comes next.
hand-to = Pasad el dispositivo a { $name }
hand-to-sub = Solo puede mirar { $name }. ¡El resto, ojos cerrados!
hand-is-me = Soy { $name }
# A button: somebody else has the device in hand.
hand-wrong = ¿No es { $name }?
hand-seen = Visto
# A button: it shows a secret for as long as it is held.
hold-to-see = Mantén pulsado
hold-held = Suelta para ocultar
look-again = Mirar otra vez
one-more-here = Una persona más en este dispositivo
one-more-about = Compartiréis la pantalla. Un secreto solo lo ve quien debe.
one-more-name = Su nombre
