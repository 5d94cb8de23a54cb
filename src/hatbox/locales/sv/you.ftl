### A face to choose, and a seat. See docs/translating.md.

you-choose = Ditt ansikte och din plats
you-face = Ditt ansikte
you-whose = Vems ansikte?
face-skin = Hud
face-hair = Hår
face-colour = Hårfärg
# Glasses, a beard and the like.
face-extra = Extra
face-any = Överraska mig
# The face that belongs to the seat, for those who choose none.
face-none = Platsens eget
you-seat = Din plats
you-seat-sub = Tryck där du vill sitta. De andra behåller sin ordning.
you-sit-here = Sitt här: { $number }
