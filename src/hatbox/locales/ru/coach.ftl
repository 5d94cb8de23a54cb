### Small notes in a first game, each told once: at most twelve words. See docs/translating.md.

coach-close = Понятно
coach-not-a-hat-fetched = Это карта, которую только что показали.
coach-not-a-hat-untrue = Правду говорить не обязательно.
coach-not-a-hat-oldest = Дальше идёт самый старый подарок, а не новый.
coach-not-a-hat-answer = Отвечаешь только ты. Веришь?
coach-magic-hat-look = Загляни в шляпу. Никто не увидит.
coach-magic-hat-swap = Теперь поменяй её. Все смотрят.
coach-magic-hat-follow = Ты знаешь, кто в этой шляпе: следи за ней.
coach-magic-hat-call = Не угадаешь — выбываешь из раунда.
