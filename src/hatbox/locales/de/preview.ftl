### What messengers show of a link, filled in by the server: the home page, and an invitation.

preview-home = Hatbox · { tagline }
    .text = That’s Not a Hat und Magic Hat, mit Freunden, wo immer sie sind, oder mit Bots. Ohne Installation, ohne Konto.
preview-table = Komm, spiel mit!
    .text = Wir spielen bei Hatbox. Einmal tippen, und du sitzt an unserem Tisch: ohne Installation, ohne Konto.
preview-picture = Geschenke, Hüte und Tiere an einem Tisch
