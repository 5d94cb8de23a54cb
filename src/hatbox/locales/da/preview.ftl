### What messengers show of a link, filled in by the server: the home page, and an invitation.

preview-home = Hatbox · { tagline }
    .text = That’s Not a Hat og Magic Hat, med venner, hvor de end er, eller med botter. Intet at installere, ingen konto.
preview-table = Kom og spil med!
    .text = Vi spiller på Hatbox. Ét tryk, så er du ved vores bord: intet at installere, ingen konto.
preview-picture = Gaver, hatte og dyr omkring et bord
