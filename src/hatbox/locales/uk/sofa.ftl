### One device that several people share. See docs/translating.md.

together-about = Усі грають на цьому пристрої. Покладіть його посередині: таємницю побачить лише той, кому вона призначена.
together-game = Яка гра?
together-who = Хто грає?
together-who-sub = У тому порядку, як сидите, за годинниковою стрілкою.
together-name = Гравець { $number }
together-remove = Прибрати гравця { $number }
together-more = Ще хтось
together-bots = Боти
together-bots-sub = Займуть вільні місця.
together-start = Граємо
together-others = Інші приєднаються зі своїх пристроїв
# A device that lies flat turns its words towards the person who decides.
turn-device = Повертати до того, хто вирішує
turn-device-sub = Якщо пристрій лежить між вами.
# Everybody reads this: only that person may take the device and see what comes next.
hand-to = Пристрій бере { $name }
hand-to-sub = Зараз дивиться лише { $name }. Решта, не підглядайте!
hand-is-me = Це я, { $name }
# A button: somebody else has the device in hand.
hand-wrong = Це не { $name }?
hand-seen = Готово
# A button: it shows a secret for as long as it is held.
hold-to-see = Тримай і дивись
hold-held = Відпусти й сховай
look-again = Глянути ще раз
one-more-here = Ще хтось на цьому пристрої
one-more-about = Екран у вас спільний. Таємницю побачить лише той, кому вона призначена.
one-more-name = Ім’я
