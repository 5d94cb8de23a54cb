### What messengers show of a link, filled in by the server: the home page, and an invitation.

preview-home = Hatbox · { tagline }
    .text = That’s Not a Hat e Magic Hat, con gli amici, ovunque siano, o con i bot. Niente da installare, nessun account.
preview-table = Vieni a giocare!
    .text = Stiamo giocando su Hatbox. Un tocco e sei al nostro tavolo: niente da installare, nessun account.
preview-picture = Regali, cappelli e animali intorno a un tavolo
