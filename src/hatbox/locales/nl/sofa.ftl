### One device that several people share. See docs/translating.md.

together-about = Iedereen speelt op dit apparaat. Leg het in het midden; een geheim ziet alleen degene voor wie het is.
together-game = Welk spel?
together-who = Wie doet er mee?
together-who-sub = In de volgorde waarin jullie zitten, met de klok mee.
together-name = Persoon { $number }
together-remove = Persoon { $number } verwijderen
together-more = Nog iemand
together-bots = Bots
together-bots-sub = Ze nemen de vrije plaatsen.
together-start = Spelen maar
together-others = Anderen doen mee op hun eigen apparaat
# A device that lies flat turns its words towards the person who decides.
turn-device = Draaien naar wie aan de beurt is
turn-device-sub = Voor een apparaat dat plat tussen jullie ligt.
# Everybody reads this: only that person may take the device and see what comes next.
hand-to = Geef het apparaat aan { $name }
hand-to-sub = Alleen { $name } mag nu kijken. De rest kijkt weg!
hand-is-me = Ik ben { $name }
# A button: somebody else has the device in hand.
hand-wrong = Niet { $name }?
hand-seen = Gezien
# A button: it shows a secret for as long as it is held.
hold-to-see = Ingedrukt houden
hold-held = Weer loslaten
look-again = Nog eens kijken
one-more-here = Nog iemand op dit apparaat
one-more-about = Jullie delen het scherm. Een geheim ziet alleen degene voor wie het is.
one-more-name = Naam
