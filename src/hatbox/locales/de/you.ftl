### A face to choose, and a seat. See docs/translating.md.

you-choose = Dein Gesicht, dein Platz
you-face = Dein Gesicht
you-whose = Wessen Gesicht?
face-skin = Haut
face-hair = Haare
face-colour = Haarfarbe
# Glasses, a beard and the like.
face-extra = Extras
face-any = Überrasch mich
# The face that belongs to the seat, for those who choose none.
face-none = Passend zum Platz
you-seat = Dein Platz
you-seat-sub = Tippe an, wo du sitzen willst. Die anderen behalten ihre Reihenfolge.
you-sit-here = Hier sitzen: { $number }
