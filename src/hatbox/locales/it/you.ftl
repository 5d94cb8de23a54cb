### A face to choose, and a seat. See docs/translating.md.

you-choose = Il tuo viso e il tuo posto
you-face = Il tuo viso
you-whose = Il viso di chi?
face-skin = Pelle
face-hair = Capelli
face-colour = Colore dei capelli
# Glasses, a beard and the like.
face-extra = In più
face-any = A sorpresa
# The face that belongs to the seat, for those who choose none.
face-none = Quello del posto
you-seat = Il tuo posto
you-seat-sub = Tocca dove vuoi sederti. Gli altri mantengono l’ordine.
you-sit-here = Siediti qui: { $number }
