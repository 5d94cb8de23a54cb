### What messengers show of a link, filled in by the server: the home page, and an invitation.

preview-home = Hatbox · { tagline }
    .text = That’s Not a Hat і Magic Hat: з друзями, де б вони не були, або з ботами. Нічого не треба встановлювати, без реєстрації.
preview-table = Приходь грати!
    .text = Ми граємо в Hatbox. Один дотик, і ти за нашим столом: нічого не треба встановлювати, без реєстрації.
preview-picture = Подарунки, капелюхи й тварини навколо столу
