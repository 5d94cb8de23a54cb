### One device that several people share. See docs/translating.md.

together-about = Alle deler denne enhed. Læg den i midten; en hemmelighed vises kun for den, den angår.
together-game = Hvilket spil?
together-who = Hvem er med?
together-who-sub = I den rækkefølge, I sidder, med uret.
together-name = Person { $number }
together-remove = Fjern person { $number }
together-more = En til
together-bots = Botter
together-bots-sub = De tager de tomme pladser.
together-start = Så spiller vi
together-others = Andre er med på deres egne enheder
# A device that lies flat turns its words towards the person who decides.
turn-device = Vend mod den, der skal vælge
turn-device-sub = Til en enhed, der ligger fladt mellem jer.
# Everybody reads this: only that person may take the device and see what comes next.
hand-to = Giv enheden til { $name }
hand-to-sub = Kun { $name } må kigge nu. Alle andre kigger væk!
hand-is-me = Jeg er { $name }
# A button: somebody else has the device in hand.
hand-wrong = Ikke { $name }?
hand-seen = Har set det
# A button: it shows a secret for as long as it is held.
hold-to-see = Hold inde for at se
hold-held = Slip for at skjule
look-again = Kig igen
one-more-here = En til på denne enhed
one-more-about = I deler skærmen. En hemmelighed vises kun for den, den angår.
one-more-name = Navn
