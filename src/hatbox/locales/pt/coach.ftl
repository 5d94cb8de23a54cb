### Small notes in a first game, each told once: at most twelve words. See docs/translating.md.

coach-close = Percebi
coach-not-a-hat-fetched = É a carta que acabaste de ver.
coach-not-a-hat-untrue = Não precisa de ser verdade.
coach-not-a-hat-oldest = Segue o teu presente mais antigo, não o novo.
coach-not-a-hat-answer = Só tu respondes. Acreditas?
coach-magic-hat-look = Espreita num chapéu. Mais ninguém vê.
coach-magic-hat-swap = Agora tens de o trocar. Toda a gente vê.
coach-magic-hat-follow = Sabes o que está nesse chapéu: segue-o.
coach-magic-hat-call = Se errares, ficas de fora da ronda.
