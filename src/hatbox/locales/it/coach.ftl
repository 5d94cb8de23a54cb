### Small notes in a first game, each told once: at most twelve words. See docs/translating.md.

coach-close = Capito
coach-not-a-hat-fetched = È la carta che hai appena visto.
coach-not-a-hat-untrue = Non dev’essere per forza vero.
coach-not-a-hat-oldest = Riparte il regalo più vecchio, non quello nuovo.
coach-not-a-hat-answer = Rispondi solo tu. Ci credi?
coach-magic-hat-look = Guarda in un cappello. Nessun altro vedrà.
coach-magic-hat-swap = Ora devi scambiarlo. Guardano tutti.
coach-magic-hat-follow = Sai che cosa c’è in quel cappello: seguilo.
coach-magic-hat-call = Se sbagli, sei fuori dalla manche.
