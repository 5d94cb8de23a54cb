### A face to choose, and a seat. See docs/translating.md.

you-choose = Your face and seat
you-face = Your face
you-whose = Whose face?
face-skin = Skin
face-hair = Hair
face-colour = Hair colour
# Glasses, a beard and the like.
face-extra = Extras
face-any = Surprise me
# The face that belongs to the seat, for those who choose none.
face-none = The seat’s own
you-seat = Your seat
you-seat-sub = Tap where you’d like to sit. The others keep their order.
you-sit-here = Sit here: { $number }
