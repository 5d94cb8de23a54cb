### A face to choose, and a seat. See docs/translating.md.

you-choose = Твоё лицо и место
you-face = Твоё лицо
you-whose = Чьё лицо?
face-skin = Кожа
face-hair = Волосы
face-colour = Цвет волос
# Glasses, a beard and the like.
face-extra = Ещё что-то
face-any = Наугад
# The face that belongs to the seat, for those who choose none.
face-none = Как у места
you-seat = Твоё место
you-seat-sub = Коснись места, где хочешь сидеть. Порядок остальных не изменится.
you-sit-here = Сесть здесь: { $number }
