### A face to choose, and a seat. See docs/translating.md.

you-choose = Je gezicht en je plaats
you-face = Je gezicht
you-whose = Voor wie?
face-skin = Huid
face-hair = Haar
face-colour = Haarkleur
# Glasses, a beard and the like.
face-extra = Extra’s
face-any = Verras me
# The face that belongs to the seat, for those who choose none.
face-none = Past bij de plaats
you-seat = Je plaats
you-seat-sub = Tik aan waar je wilt zitten. De anderen houden hun volgorde.
you-sit-here = Hier zitten: { $number }
