### Small notes in a first game, each told once: at most twelve words. See docs/translating.md.

coach-close = Compris
coach-not-a-hat-fetched = C’est la carte que tu viens de voir.
coach-not-a-hat-untrue = Pas besoin que ce soit vrai.
coach-not-a-hat-oldest = Ton plus ancien cadeau repart, pas le nouveau.
coach-not-a-hat-answer = C’est à toi de répondre. Tu y crois ?
coach-magic-hat-look = Regarde dans un chapeau, en secret.
coach-magic-hat-swap = Échange-le. Tout le monde regarde.
coach-magic-hat-follow = Tu sais ce qu’il y a dans ce chapeau : suis-le.
coach-magic-hat-call = Si tu te trompes, tu sors de la manche.
