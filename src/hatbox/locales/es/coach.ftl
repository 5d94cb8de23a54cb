### Small notes in a first game, each told once: at most twelve words. See docs/translating.md.

coach-close = Entendido
coach-not-a-hat-fetched = Es la carta que acabas de ver.
coach-not-a-hat-untrue = No tiene por qué ser verdad.
coach-not-a-hat-oldest = Se va tu regalo más antiguo, no el nuevo.
coach-not-a-hat-answer = Solo respondes tú. ¿Te lo crees?
coach-magic-hat-look = Mira en un sombrero. Nadie más lo verá.
coach-magic-hat-swap = Ahora intercámbialo. Todo el mundo mira.
coach-magic-hat-follow = Sabes qué hay en ese sombrero: síguelo.
coach-magic-hat-call = Si fallas, quedas fuera de la ronda.
