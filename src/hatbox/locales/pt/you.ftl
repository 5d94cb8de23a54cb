### A face to choose, and a seat. See docs/translating.md.

you-choose = A tua cara e o teu lugar
you-face = A tua cara
you-whose = A cara de quem?
face-skin = Pele
face-hair = Cabelo
face-colour = Cor do cabelo
# Glasses, a beard and the like.
face-extra = Extra
face-any = Surpresa
# The face that belongs to the seat, for those who choose none.
face-none = A do lugar
you-seat = O teu lugar
you-seat-sub = Toca onde te queres sentar. O resto mantém a ordem.
you-sit-here = Sentar-me aqui: { $number }
