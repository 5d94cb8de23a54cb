### One device that several people share. See docs/translating.md.

together-about = Alla delar den här enheten. Lägg den i mitten; en hemlighet visas bara för den som den gäller.
together-game = Vilket spel?
together-who = Vilka är med?
together-who-sub = I den ordning ni sitter, medsols.
together-name = Person { $number }
together-remove = Ta bort person { $number }
together-more = En till
together-bots = Bottar
together-bots-sub = De tar de tomma platserna.
together-start = Nu spelar vi
together-others = Andra är med på egna enheter
# A device that lies flat turns its words towards the person who decides.
turn-device = Vänd mot den som ska välja
turn-device-sub = För en enhet som ligger platt mellan er.
# Everybody reads this: only that person may take the device and see what comes next.
hand-to = Ge enheten till { $name }
hand-to-sub = Bara { $name } får titta nu. Alla andra tittar bort!
hand-is-me = Jag är { $name }
# A button: somebody else has the device in hand.
hand-wrong = Inte { $name }?
hand-seen = Jag har sett
# A button: it shows a secret for as long as it is held.
hold-to-see = Håll inne för att se
hold-held = Släpp så göms det
look-again = Titta igen
one-more-here = En till på den här enheten
one-more-about = Ni delar skärm. En hemlighet visas bara för den som den gäller.
one-more-name = Namn
