### What messengers show of a link, filled in by the server: the home page, and an invitation.

preview-home = Hatbox · { tagline }
    .text = That’s Not a Hat and Magic Hat, with friends anywhere or with bots. Nothing to install, no account.
preview-table = Come and play!
    .text = We’re playing at Hatbox. One tap and you’re at our table: nothing to install, no account.
preview-picture = Gifts, hats and animals around a table
