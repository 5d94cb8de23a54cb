### What messengers show of a link, filled in by the server: the home page, and an invitation.

preview-home = Hatbox · { tagline }
    .text = That’s Not a Hat en Magic Hat, met vrienden, waar ze ook zijn, of met bots. Niets installeren, geen account.
preview-table = Kom meespelen!
    .text = We spelen op Hatbox. Eén tik en je zit bij ons aan tafel: niets installeren, geen account.
preview-picture = Cadeaus, hoeden en dieren rond een tafel
