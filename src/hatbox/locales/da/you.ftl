### A face to choose, and a seat. See docs/translating.md.

you-choose = Dit ansigt og din plads
you-face = Dit ansigt
you-whose = Hvis ansigt?
face-skin = Hud
face-hair = Hår
face-colour = Hårfarve
# Glasses, a beard and the like.
face-extra = Ekstra
face-any = Overrask mig
# The face that belongs to the seat, for those who choose none.
face-none = Pladsens eget
you-seat = Din plads
you-seat-sub = Tryk, hvor du vil sidde. De andre beholder deres rækkefølge.
you-sit-here = Sid her: { $number }
