### What messengers show of a link, filled in by the server: the home page, and an invitation.

preview-home = Hatbox · { tagline }
    .text = That’s Not a Hat e Magic Hat, com amigos, onde quer que estejam, ou com bots. Nada para instalar, sem conta.
preview-table = Vem jogar!
    .text = Estamos a jogar no Hatbox. Um toque e estás à nossa mesa: nada para instalar, sem conta.
preview-picture = Presentes, chapéus e animais à volta de uma mesa
