### Small notes in a first game, each told once: at most twelve words. See docs/translating.md.

coach-close = Зрозуміло
coach-not-a-hat-fetched = Це карта, яку щойно показали.
coach-not-a-hat-untrue = Правду казати не обов’язково.
coach-not-a-hat-oldest = Далі йде найстаріший подарунок, а не новий.
coach-not-a-hat-answer = Відповідаєш лише ти. Віриш?
coach-magic-hat-look = Зазирни в капелюх. Ніхто не побачить.
coach-magic-hat-swap = Тепер поміняй його. Усі дивляться.
coach-magic-hat-follow = Ти знаєш, хто в цьому капелюсі: стеж за ним.
coach-magic-hat-call = Не вгадаєш — вибуваєш із раунду.
