### A face to choose, and a seat. See docs/translating.md.

you-choose = Tu cara y tu sitio
you-face = Tu cara
you-whose = ¿La cara de quién?
face-skin = Piel
face-hair = Pelo
face-colour = Color del pelo
# Glasses, a beard and the like.
face-extra = Además
face-any = Sorpresa
# The face that belongs to the seat, for those who choose none.
face-none = La del sitio
you-seat = Tu sitio
you-seat-sub = Toca dónde quieres sentarte. El resto mantiene el orden.
you-sit-here = Sentarme aquí: { $number }
