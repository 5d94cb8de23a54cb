### What bots say at the table, seldom: one was wrong, or right. See docs/translating.md.

say-goldfish-wrong = Ой! Совсем вылетело из головы.
say-goldfish-right = Погоди, я не ошибаюсь?
say-squirrel-wrong = Вот досада. Только что ведь помнилось.
say-squirrel-right = Ха! Это у меня припрятано.
say-fox-wrong = Попробовать стоило.
say-fox-right = Чую такое издалека.
say-raven-wrong = Хм. Хорошая игра.
say-raven-right = Я за тобой слежу.
say-elephant-wrong = Не может быть!
say-elephant-right = Я ничего не забываю.
