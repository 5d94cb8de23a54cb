### What messengers show of a link, filled in by the server: the home page, and an invitation.

preview-home = Hatbox · { tagline }
    .text = That’s Not a Hat och Magic Hat, med vänner, var de än är, eller med bottar. Inget att installera, inget konto.
preview-table = Kom och spela!
    .text = Vi spelar på Hatbox. Ett tryck så är du vid vårt bord: inget att installera, inget konto.
preview-picture = Presenter, hattar och djur runt ett bord
