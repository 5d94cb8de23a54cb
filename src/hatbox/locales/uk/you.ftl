### A face to choose, and a seat. See docs/translating.md.

you-choose = Твоє обличчя й місце
you-face = Твоє обличчя
you-whose = Чиє обличчя?
face-skin = Шкіра
face-hair = Волосся
face-colour = Колір волосся
# Glasses, a beard and the like.
face-extra = Ще щось
face-any = Навмання
# The face that belongs to the seat, for those who choose none.
face-none = Як у місця
you-seat = Твоє місце
you-seat-sub = Торкнись там, де хочеш сидіти. Порядок решти не зміниться.
you-sit-here = Сісти тут: { $number }
