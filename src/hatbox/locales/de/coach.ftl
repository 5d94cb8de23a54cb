### Small notes in a first game, each told once: at most twelve words. See docs/translating.md.

coach-close = Verstanden
coach-not-a-hat-fetched = Es ist die Karte, die du eben gesehen hast.
coach-not-a-hat-untrue = Es muss nicht stimmen.
coach-not-a-hat-oldest = Dein ältestes Geschenk geht weiter, nicht das neue.
coach-not-a-hat-answer = Nur du darfst antworten. Glaubst du es?
coach-magic-hat-look = Schau in einen Hut. Sonst sieht es niemand.
coach-magic-hat-swap = Jetzt musst du ihn tauschen. Alle sehen zu.
coach-magic-hat-follow = Du weißt, was in dem Hut ist: Behalt ihn im Auge.
coach-magic-hat-call = Rätst du falsch, bist du raus.
