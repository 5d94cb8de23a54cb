### A face to choose, and a seat. See docs/translating.md.

you-choose = Ton visage et ta place
you-face = Ton visage
you-whose = Le visage de qui ?
face-skin = Peau
face-hair = Cheveux
face-colour = Couleur des cheveux
# Glasses, a beard and the like.
face-extra = En plus
face-any = Au hasard
# The face that belongs to the seat, for those who choose none.
face-none = Celui de la place
you-seat = Ta place
you-seat-sub = Touche l’endroit où tu veux t’asseoir. Les autres gardent leur ordre.
you-sit-here = S’asseoir ici : { $number }
