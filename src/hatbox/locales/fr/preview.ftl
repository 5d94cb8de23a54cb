### What messengers show of a link, filled in by the server: the home page, and an invitation.

preview-home = Hatbox · { tagline }
    .text = That’s Not a Hat et Magic Hat, avec des amis, où qu’ils soient, ou avec des bots. Rien à installer, pas de compte.
preview-table = Viens jouer !
    .text = On joue sur Hatbox. Un geste et te voilà à notre table : rien à installer, pas de compte.
preview-picture = Des cadeaux, des chapeaux et des animaux autour d’une table
