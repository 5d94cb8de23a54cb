### Small notes in a first game, each told once: at most twelve words. See docs/translating.md.

coach-close = Forstået
coach-not-a-hat-fetched = Det er kortet, du lige så.
coach-not-a-hat-untrue = Det behøver ikke passe.
coach-not-a-hat-oldest = Din ældste gave går videre, ikke den nye.
coach-not-a-hat-answer = Kun du må svare. Tror du på det?
coach-magic-hat-look = Kig i en hat. Ingen andre ser det.
coach-magic-hat-swap = Nu skal den byttes om. Alle ser på.
coach-magic-hat-follow = Du ved, hvad der er i den hat: Følg den.
coach-magic-hat-call = Gætter du forkert, er du ude.
