### What bots say at the table, seldom: one was wrong, or right. See docs/translating.md.

say-goldfish-wrong = Ой! Геть вилетіло з голови.
say-goldfish-right = Стривай, я маю рацію?
say-squirrel-wrong = От халепа. Щойно ж пам’яталося.
say-squirrel-right = Ха! А це я пам’ятаю.
say-fox-wrong = Спробувати було варто.
say-fox-right = Чую таке здалеку.
say-raven-wrong = Гм. Гарна гра.
say-raven-right = Я за тобою стежу.
say-elephant-wrong = Не може бути!
say-elephant-right = Я нічого не забуваю.
