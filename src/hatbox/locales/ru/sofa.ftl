### One device that several people share. See docs/translating.md.

together-about = Все играют на этом устройстве. Положите его посередине: тайну увидит только тот, кому она предназначена.
together-game = Какая игра?
together-who = Кто играет?
together-who-sub = В том порядке, как сидите, по часовой стрелке.
together-name = Игрок { $number }
together-remove = Убрать игрока { $number }
together-more = Ещё кто-то
together-bots = Боты
together-bots-sub = Займут свободные места.
together-start = Играем
together-others = Другие присоединятся со своих устройств
# A device that lies flat turns its words towards the person who decides.
turn-device = Поворачивать к тому, кто решает
turn-device-sub = Если устройство лежит между вами.
# Everybody reads this: only that person may take the device and see what comes next.
hand-to = Устройство берёт { $name }
hand-to-sub = Сейчас смотрит только { $name }. Остальные, не подглядывайте!
hand-is-me = Это я, { $name }
# A button: somebody else has the device in hand.
hand-wrong = Это не { $name }?
hand-seen = Готово
# A button: it shows a secret for as long as it is held.
hold-to-see = Держи и смотри
hold-held = Отпусти и спрячь
look-again = Взглянуть ещё раз
one-more-here = Ещё кто-то на этом устройстве
one-more-about = Экран у вас общий. Тайну увидит только тот, кому она предназначена.
one-more-name = Имя
