### Small notes in a first game, each told once: at most twelve words. See docs/translating.md.

coach-close = Begrepen
coach-not-a-hat-fetched = Het is de kaart die je net zag.
coach-not-a-hat-untrue = Het hoeft niet waar te zijn.
coach-not-a-hat-oldest = Je oudste cadeau gaat verder, niet het nieuwe.
coach-not-a-hat-answer = Alleen jij mag antwoorden. Geloof je het?
coach-magic-hat-look = Kijk in een hoed. Niemand anders ziet het.
coach-magic-hat-swap = Nu moet je hem omwisselen. Iedereen kijkt.
coach-magic-hat-follow = Je weet wat er in die hoed zit: blijf hem volgen.
coach-magic-hat-call = Raad je fout, dan lig je eruit.
