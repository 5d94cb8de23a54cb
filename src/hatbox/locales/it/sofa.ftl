### One device that several people share. See docs/translating.md.

together-about = Tutti giocano su questo dispositivo. Mettetelo al centro: un segreto lo vede solo chi deve.
together-game = Quale gioco?
together-who = Chi gioca?
together-who-sub = Nell’ordine dei posti, in senso orario.
together-name = Persona { $number }
together-remove = Togli la persona { $number }
together-more = Un’altra persona
together-bots = Bot
together-bots-sub = Occupano i posti liberi.
together-start = Si gioca
together-others = Altri giocano dal proprio dispositivo
# A device that lies flat turns its words towards the person who decides.
turn-device = Gira verso chi decide
turn-device-sub = Per un dispositivo appoggiato in mezzo a voi.
# Everybody reads this: only that person may take the device and see what comes next.
hand-to = Passate il dispositivo a { $name }
hand-to-sub = Può guardare solo { $name }. Gli altri, occhi chiusi!
hand-is-me = Sono { $name }
# A button: somebody else has the device in hand.
hand-wrong = Non è { $name }?
hand-seen = Visto
# A button: it shows a secret for as long as it is held.
hold-to-see = Tieni premuto
hold-held = Lascia per nascondere
look-again = Guarda di nuovo
one-more-here = Un’altra persona su questo dispositivo
one-more-about = Userete lo stesso schermo. Un segreto lo vede solo chi deve.
one-more-name = Il suo nome
