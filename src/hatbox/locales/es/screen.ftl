### A big screen for the room, and the devices before it. See docs/translating.md.

tv-title = Mostrar en una pantalla grande
tv-type = En el televisor, abre esta dirección y escribe el código:
tv-link = O abre el enlace:
tv-here = Abrir aquí
tv-about = La pantalla muestra toda la mesa. No ocupa sitio y no ve más que el resto.
tv-which = ¿Qué mesa mostramos?
tv-show = Mostrar
tv-open = O abre una mesa nueva en esta pantalla:
tv-join = Uníos con el móvil
tv-full = No quedan sitios libres
tv-other = Otra mesa
tv-closed = Quien juega puede abrir esta pantalla con el enlace de la sala o del menú.
tv-turning-points = Los momentos clave
tv-hosts = Esta pantalla lleva la mesa. Basta con las flechas y OK.
host-lend = Llevar la mesa desde la pantalla grande
host-take-back = Volver a llevar la mesa
host-return = Devolver la mesa
hand-offer = Esta mesa se ve en una pantalla grande. ¿La ves?
hand-yes = Sí, miro allí
hand-no = No, aquí
hand-switch = Miro la pantalla grande
hand-look-up = Ojos en la pantalla grande
tv-sound = Un clic para el sonido
voice = Voces
voice-about = Escucha lo que se dice, cada sitio con su voz.
