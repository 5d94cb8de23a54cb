### What messengers show of a link, filled in by the server: the home page, and an invitation.

preview-home = Hatbox · { tagline }
    .text = That’s Not a Hat и Magic Hat: с друзьями, где бы они ни были, или с ботами. Ничего не нужно устанавливать, без регистрации.
preview-table = Приходи играть!
    .text = Мы играем в Hatbox. Одно касание, и ты за нашим столом: ничего не нужно устанавливать, без регистрации.
preview-picture = Подарки, шляпы и животные вокруг стола
