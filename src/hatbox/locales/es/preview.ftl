### What messengers show of a link, filled in by the server: the home page, and an invitation.

preview-home = Hatbox · { tagline }
    .text = That’s Not a Hat y Magic Hat, con amigos, estén donde estén, o con bots. Nada que instalar, sin cuenta.
preview-table = ¡Ven a jugar!
    .text = Jugamos en Hatbox. Un toque y estás en nuestra mesa: nada que instalar, sin cuenta.
preview-picture = Regalos, sombreros y animales alrededor de una mesa
