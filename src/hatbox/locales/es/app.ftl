### The browser's own words. See docs/translating.md.

## Everywhere

game-not-a-hat = That’s Not a Hat
game-magic-hat = Magic Hat
tagline = Dos juegos de memoria y descaro
# Rules: H2
facts-not-a-hat = 2–8 personas · 15 min
# Rules: M1
facts-magic-hat = 2–4 personas · 10 min
pitch-not-a-hat = Pasa regalos. Olvida qué son. Tírate un farol.
pitch-magic-hat = Cinco sombreros cambian de sitio. ¿Qué animal ha desaparecido?
you = Tú
home = Inicio
back = Atrás
close = Cerrar
on = sí
off = no
menu = Menú
more = Más
rules = Reglas
settings = Ajustes
keys = Teclas
language = Idioma
theme = Tema
theme-about = Claro, oscuro o como tu dispositivo.
theme-light = claro
theme-dark = oscuro
theme-system = auto
sound = Sonido
sound-about = Pequeños sonidos durante la partida.
talk-about = Reacciones y palabras del resto en este dispositivo.
about = Acerca de
your-name = Tu nombre
# Somebody who plays without having said a name.
guest-name = Visita

## Home

play-with-friends = Entre amigos
play-with-bots = Con bots
bots-level = ¿Qué nivel tienen los bots?
level-easy = fácil
level-middling = medio
level-hard = difícil
level-like-me = como yo
learn-it = Aprender en un minuto
on-one-device = En un solo dispositivo
join-with-code = Con un código
watch-saved = Ver una partida guardada
# While a file is held over the page.
drop-record = Suelta aquí la partida
join = Entrar
ask-name = ¿Quién eres?
open-table = Abrir una mesa
credits-short = Juegos de Kasper Lapp · Jonathan Favre-Godal y Corentin Lebrat. Imágenes: OpenMoji. Sin relación con ninguna editorial.

## Invitation

# $known: no when nobody sits at the table yet.
invited =
    { $known ->
       *[yes] { $name } te invita
        [no] Una invitación para ti
    }
at-the-table = En la mesa
sit-down = Sentarme
watch = Mirar
you-watch = Estás mirando
come-back = Volver a la mesa

## Before the game

you-are-host = Esta mesa es tuya
waiting-for-host = Esperando para empezar
host = host
bot = bot
free-seat = libre
free-seat-title = Un sitio libre
share-link = Compartir
share-title = Juega conmigo en Hatbox
link-copied = Enlace copiado
qr-alt = Código QR de la invitación
qr-bigger = Mostrar el código QR más grande o más pequeño
add-bot = Un bot
options = Cómo jugamos
more-options = Más
seat-order = Sitios, en sentido horario
move-up =
    { $you ->
        [yes] Moverme un sitio atrás
       *[no] Mover a { $name } un sitio atrás
    }
move-down =
    { $you ->
        [yes] Moverme un sitio adelante
       *[no] Mover a { $name } un sitio adelante
    }
remove-seat = Quitar a { $name }
start-with = Empezar: somos { $players }
start-alone = Falta alguien
host-starts = Quien ha abierto la mesa empezará cuando no falte nadie.
new-host-screen = Ahora la mesa la lleva la pantalla grande.
new-host =
    { $you ->
        [yes] Ahora la mesa es tuya.
       *[no] Ahora la mesa la lleva { $name }.
    }
leave = Dejar la mesa
stay = Quedarme

option-gifts = Regalos
option-gifts-about = Uno por persona. Con dos es más difícil.
option-gifts-needed = Entre dos siempre son dos por persona.
option-rounds = Rondas
option-rounds-about = Una sola, o una por persona.
rounds-players = una por persona
option-arrows = Flechas
option-arrows-about = Con un color, todo va en el mismo sentido.
arrows-both = todas
arrows-black = negras
arrows-white = blancas
option-expert = Modo experto
option-expert-about = Tras el cambio puedes hacer otro, con los dos sombreros que quieras.
option-starter = ¿Quién empieza?
option-starter-not-a-hat = ¿Quién ha recibido un regalo hace menos tiempo?
option-starter-magic-hat = ¿Quién es más joven?
starter-draw = al azar
option-game = Juego
option-game-about = Otro juego con la misma gente.
option-clock = Tiempo
option-clock-about = Un minuto por decisión, veinte segundos o sin límite.
clock-relaxed = tranquilo
clock-brisk = rápido
clock-off = sin límite
option-pace = Ritmo
option-pace-about = Lo rápido que van cartas y sombreros.
pace-calm = tranquilo
pace-normal = normal
pace-quick = rápido
option-talk = Charla
option-talk-about = Reacciones y cuatro palabras encima de los sitios.
option-onlookers = Público
option-onlookers-about = Otra gente puede mirar y ve lo que ve toda la mesa.

mind-random = Dado
    .about = Juega al azar, dentro de las reglas. Para reírse.
    .level = Puro azar
mind-goldfish = Pez
    .about = Olvida pronto y duda de todo.
    .level = Muy fácil
mind-squirrel = Ardilla
    .about = Recuerda algunas cosas. Ideal para empezar.
    .level = Fácil
mind-fox = Zorro
    .about = Recuerda bien y le encanta tirarse faroles.
    .level = Intermedio
mind-raven = Cuervo
    .about = Recuerda casi todo y te observa.
    .level = Difícil
mind-elephant = Elefante
    .about = No olvida nada. Solo con memoria no le ganas.
    .level = Muy difícil
mind-like-me = Sombra
    .about = Juega más o menos tan bien como tú y aprende de cada partida.
    .level = A tu altura

## At the table

your-turn = Te toca
your-turn-clock = Te toca · { $seconds } s
turn-of = Turno de { $name }
title-your-turn = ● Te toca · Hatbox
round-of = Ronda { $round } de { $rounds }
round-one = Fin con −3 puntos
round-magic = Ronda { $round } · hasta dos
seat-stand-in = suplente
seat-away = ausente
seat-watching = fuera
seat-closer = ver de cerca
reactions = Reacciones
react-laugh = Risa
react-gasp = Asombro
react-hmm = Mmm
react-wink = Guiño
react-clap = Aplauso
react-oops = Uy
react-heart = Corazón
react-sleepy = Sueño
say-something = Decir algo
say-send = Decirlo

## That's Not a Hat

arrow-letter-left = I
arrow-letter-right = D
arrow-left = boca abajo, va a la izquierda
arrow-right = boca abajo, va a la derecha
shop-count = Tienda · { $cards }
shop-shows = La tienda muestra: { $gift }
part-arrow =
    { $arrow ->
       *[left] flecha negra a la izquierda
        [right] flecha blanca a la derecha
    }
# Where a gift goes.
part-to =
    { $toYou ->
        [yes] hacia ti
       *[no] hacia { $to }
    }
gift-face-up =
    { $you ->
        [yes] Tu regalo: { $gift }, boca arriba
       *[no] { $name }: { $gift }, boca arriba
    }
gift-face-down =
    { $you ->
        [yes] Tu regalo: boca abajo, { part-arrow }, { part-to }
       *[no] { $name }: boca abajo, { part-arrow }, { part-to }
    }
gift-given = Un regalo, boca abajo, { part-arrow }, { part-to }
penalties =
    { $you ->
        [yes]
            { $count ->
                [0] No tienes puntos negativos
                [one] Tienes un punto negativo: { $gifts }
                [many] Tienes { $count } puntos negativos: { $gifts }
               *[other] Tienes { $count } puntos negativos: { $gifts }
            }
       *[no]
            { $count ->
                [0] { $name }: ningún punto negativo
                [one] { $name }: un punto negativo: { $gifts }
                [many] { $name }: { $count } puntos negativos: { $gifts }
               *[other] { $name }: { $count } puntos negativos: { $gifts }
            }
    }
dock-fetched-sub = Recuérdalo. Ahora la carta se da la vuelta.
dock-giving =
    { $giverYou ->
        [yes] Tu regalo va para { $receiver }
       *[no]
            { $receiverYou ->
                [yes] { $giver } tiene un regalo para ti
               *[no] { $giver } tiene un regalo para { $receiver }
            }
    }
dock-giving-sub = Escucha y recuerda.
dock-answer-sub = Lo dice { $giver }.
dock-offering-sub =
    { $receiverYou ->
        [yes] ¿Será verdad?
       *[no] ¿Se lo creerá { $receiver }?
    }
dock-round-over = La ronda ha terminado
answer-accept = Lo acepto
answer-refuse = Le doy la vuelta
picker-title = ¿Qué le regalas a { $to }?
# Above the picker, before an arrow and the receiver's name: which gift it is.
picker-which =
    { $which ->
        [oldest] Tu regalo más antiguo
        [fetched] El regalo que acabas de traer
       *[other] Tu regalo
    }
picker-open = Nombrar el regalo
picker-fold = Ver la mesa
picker-search = Escribe unas letras
picker-groups = Tipos de regalos
picker-gifts = Todos los regalos
picker-none = No hay nada con ese nombre.
picker-nothing = Di un regalo, verdad o no.
picker-clear = Quitar
picker-send = Decírselo a { $to }
tone = Con qué tono
tone-plain = normal
tone-sure = seguro
tone-unsure = inseguro
group-music = Música
group-food = Comida
group-wear = Ropa
group-home = Casa
group-tools = Herramientas
group-media = Oficina
group-play = Juegos
group-travel = Viajes
group-nature = Naturaleza
# After a refusal or a call, before it is known whether it was right.
reveal-breath = A ver…
# Ends the time to read what was turned over.
go-on = Seguir
reveal-said =
    { $you ->
        [yes] Has dicho
       *[no] { $name } ha dicho
    }
reveal-was-false =
    { $you ->
        [yes] Has dicho que no, y tenías razón
       *[no] { $name } ha dicho que no, con razón
    }
reveal-was-true =
    { $you ->
        [yes] Has dicho que no, pero era verdad
       *[no] { $name } ha dicho que no, pero era verdad
    }
reveal-wrong =
    { $you ->
        [yes] Te has equivocado.
       *[no] { $name } se ha equivocado.
    }
closer-gifts = Regalos, primero el más antiguo
closer-penalties =
    { $count ->
        [0] Puntos negativos
        [one] Un punto negativo
        [many] { $count } puntos negativos
       *[other] { $count } puntos negativos
    }
closer-none = Ninguno por ahora.

## Magic Hat

hat = Sombrero
box = La caja con el animal desaparecido
only-you = solo para ti
animal-cards = Los seis animales
tokens =
    { $you ->
        [yes]
            { $count ->
                [0] No tienes ninguna ficha
                [one] Tienes una ficha
                [many] Tienes la varita mágica
               *[other] Tienes la varita mágica
            }
       *[no]
            { $count ->
                [0] { $name }: ninguna ficha
                [one] { $name }: una ficha
                [many] { $name }: la varita mágica
               *[other] { $name }: la varita mágica
            }
    }
prizes =
    { $count ->
        [0] Queda por ganar: la varita mágica
        [one] Quedan por ganar: una ficha y la varita mágica
        [many] Quedan por ganar: { $count } fichas y la varita mágica
       *[other] Quedan por ganar: { $count } fichas y la varita mágica
    }
# While the sixth hat is put into the box, at the start of a round.
dock-vanish = Un sombrero va a la caja
dock-vanish-sub = ¿Qué animal ha desaparecido?
dock-choose = ¿Mirar o adivinar?
dock-choose-sub = Toca un sombrero, o el animal desaparecido.
dock-swap = Intercambia el sombrero.
dock-swap-sub = Toca el sombrero que irá a su sitio.
dock-extra = ¿Otro cambio?
dock-extra-sub = Toca dos sombreros, o déjalo así.
dock-extra-second = ¿Y el segundo?
extra-skip = Dejarlo así
dock-call = ¿Lo tienes claro?
dock-call-sub = Si fallas, quedas fuera de la ronda.
call-right-sub =
    { $you ->
        [yes] Ganas la ronda.
       *[no] { $name } gana la ronda.
    }
call-wrong-sub =
    { $you ->
        [yes] Quedas fuera de esta ronda.
       *[no] { $name } queda fuera de esta ronda.
    }
box-seen-done = Cerrar la caja
dock-swapped =
    { $you ->
        [yes] Intercambias el { $one } y el { $other }
       *[no] { $name } intercambia el { $one } y el { $other }
    }
dock-swapped-sub = No los pierdas de vista.
dock-looks =
    { $you ->
        [yes] Miras en el sombrero { $hat }
       *[no] { $name } mira en el sombrero { $hat }
    }
dock-chooses =
    { $you ->
        [yes] Te toca
       *[no] { $name } está pensando
    }
dock-chooses-extra =
    { $you ->
        [yes] ¿Otro cambio?
       *[no] { $name } puede cambiar otra vez
    }
dock-out-sub = La ronda sigue sin ti, pero puedes mirar.
dock-round-won =
    { $you ->
        [yes] ¡Ganas la ronda!
       *[no] ¡{ $name } gana la ronda!
    }
# Everybody else called wrongly.
dock-round-won-last =
    { $you ->
        [yes] Solo quedas tú: ¡ganas la ronda!
       *[no] Solo queda { $name }: ¡gana la ronda!
    }

## Between and after

between-rounds = Entre dos rondas
round-over = La ronda { $round } ha terminado
next-round = Otra ronda
next-round-in = La siguiente ronda empieza en { $seconds } s.
waiting-for = Esperando a { $names }
standing = Marcador
standing-round = Esta ronda
standing-total = Total
opened-gifts = Lo que eran de verdad
# $names: those who win besides the reader; $count: how many they are; $you: whether the reader wins.
result-win =
    { $you ->
        [yes]
            { $count ->
                [0] ¡Has ganado!
                [one] ¡Habéis ganado tú y { $names }!
                [many] ¡Habéis ganado tú, { $names }!
               *[other] ¡Habéis ganado tú, { $names }!
            }
       *[no]
            { $count ->
                [one] ¡Ha ganado { $names }!
                [many] ¡Han ganado { $names }!
               *[other] ¡Han ganado { $names }!
            }
    }
result-nobody = Esta vez no gana nadie
record = Guardar la partida
play-again = Otra vez
play-again-sub =
    { $company ->
        [bots]
            { $bots ->
                [one] con el mismo bot
               *[other] con los mismos bots
            }
        [both] con toda la mesa
       *[people] con las mismas { $players } personas
    }
host-again = Quien ha abierto la mesa puede empezar otra partida.
rematch-wanted = Con ganas de otra partida: { $names }
ask-rematch = ¡Otra partida, por favor!

## Around the game

table-code = Mesa
watching-count =
    { $count ->
        [one] una persona mira
        [many] { $count } personas miran
       *[other] { $count } personas miran
    }
pause = Pausa
resume = Seguir
paused = En pausa
paused-sub = La partida está en pausa. No se pierde nada.
paused-by =
    { $you ->
        [yes] Has puesto la partida en pausa. No se pierde nada.
       *[no] { $name } ha puesto la partida en pausa. No se pierde nada.
    }
move-seat = Cambiar de dispositivo
move-about = Abre este enlace en el otro dispositivo. Vale una sola vez y tu sitio se va contigo.
move-take = Sentarme aquí
leave-playing = Un suplente jugará por ti. Puedes volver con el mismo enlace.
leave-sure = Tu sitio quedará libre para otra persona.
close-table = Cerrar la mesa
close-sure = La mesa se cerrará para todo el mundo.
agree-end = Por mí, lo dejamos
agree-not = Mejor seguir
hand-to-stand-in = Dejar que juegue un suplente
call-stand-in = Pedir un suplente
stand-in-plays = Un suplente juega por ti.
time-was-up = Se acabó el tiempo: un suplente ha jugado por ti.
take-back = Ya estoy aquí
lost-line = Se ha cortado la conexión
lost-line-sub = Intentamos volver. Te guardamos el sitio.
lost-line-held = Tu elección espera y saldrá en cuanto vuelva la conexión.
not-saving = Ahora mismo el servidor no puede guardar
not-saving-sub = La partida seguirá sola.

trouble-waiting = Un momento
trouble-waiting-sub = Estamos poniendo la mesa.
trouble-lost = Sin conexión
trouble-lost-sub = Lo intentamos otra vez. Te guardamos el sitio.
trouble-unknown-table = Esa mesa no existe
trouble-unknown-table-sub = Ninguna mesa tiene este código. ¿Quizá una letra equivocada?
trouble-table-full = La mesa está llena
trouble-table-full-sub = Todos los sitios están ocupados.
trouble-game-started = Ya ha empezado
trouble-game-started-sub = Hay una partida en marcha. Quizá en la próxima haya sitio para ti.
trouble-closed = Esta mesa está cerrada
trouble-closed-sub = Gracias por jugar. ¿Abres otra?
trouble-damaged = Esta mesa está dañada
trouble-damaged-sub = Su partida ya no se puede leer. Quien lleva el servidor puede mirarlo; mientras tanto, abre otra mesa.
trouble-removed = Ya no tienes sitio
trouble-removed-sub = Quien ha abierto la mesa te ha quitado el sitio.
trouble-voted-out = El resto sigue sin ti
trouble-voted-out-sub = La gente de esta mesa ha votado. No pasa nada: hay otras mesas.
trouble-no-onlookers = Aquí no hay público
trouble-no-onlookers-sub = Esta mesa juega sin público.
trouble-replaced = Estás jugando en otra parte
trouble-replaced-sub = Tu sitio está en otra pestaña o en otro dispositivo.
trouble-left = Has dejado la mesa
trouble-left-sub = Puede que tu sitio siga ahí.
trouble-moving = Tu sitio, en este dispositivo
trouble-moving-sub = Siéntate aquí; el otro dispositivo libera el sitio.
trouble-bad-token = Este enlace ya no vale
trouble-bad-token-sub = Cada enlace vale una sola vez, y por poco tiempo.
trouble-no-line = Sin conexión
trouble-no-line-sub = El servidor no responde. Prueba de nuevo en un momento.
trouble-other = Algo ha salido mal
not-loaded = No se ha podido cargar. Puede que haya una versión más nueva.
load-again = Volver a cargar

## About

about-games = That’s Not a Hat es un juego de Kasper Lapp. Magic Hat es un juego de Jonathan Favre-Godal y Corentin Lebrat. Aquí contamos sus reglas con nuestras propias palabras.
about-publisher = Hatbox no tiene relación con ninguna editorial.
about-pictures = Objetos, animales y caras: OpenMoji, el proyecto libre de emojis e iconos. Licencia: CC BY-SA 4.0. Las cartas, los sombreros, la caja y la mesa son dibujos nuestros.
about-fonts = Tipos de letra: Shantell Sans y Balsamiq Sans, SIL Open Font License.
about-data = Este dispositivo recuerda tu nombre y tu cara, tus ajustes, los consejos ya vistos, el código de tu mesa, a quién has ocultado, quién ha compartido el dispositivo y cómo te va contra la Sombra. Aquí no se guarda ninguna partida.

## For the ear. $you: yes when it is about the listener; $toYou and $wrongYou likewise.

hear-began =
    { $you ->
        [yes] Nueva ronda. Empiezas tú.
       *[no] Nueva ronda. Empieza { $name }.
    }
hear-arrow =
    { $arrow ->
       *[left] La flecha negra apunta a la izquierda, { part-to }.
        [right] La flecha blanca apunta a la derecha, { part-to }.
    }
hear-fetched = { told-fetch } { hear-arrow }
hear-took =
    { $you ->
        [yes] Pasas tu regalo más antiguo. { hear-arrow }
       *[no] { $name } pasa su regalo más antiguo. { hear-arrow }
    }
part-says =
    { $you ->
        [yes] Le dices a { $to }
       *[no]
            { $toYou ->
                [yes] { $name } te dice
               *[no] { $name } le dice a { $to }
            }
    }
hear-offered =
    { $tone ->
       *[plain] { part-says }: «{ $sentence }»
        [sure] { part-says } con seguridad: «{ $sentence }»
        [unsure] { part-says } con dudas: «{ $sentence }»
    }
hear-accepted =
    { $you ->
        [yes] Das las gracias.
       *[no] { $name } da las gracias.
    }
hear-looked =
    { $you ->
        [yes] Miras dentro del sombrero { $hat }.
       *[no] { $name } mira dentro del sombrero { $hat }.
    }
hear-swapped =
    { $you ->
        [yes] Intercambias el sombrero { $one } y el sombrero { $other }.
       *[no] { $name } intercambia el sombrero { $one } y el sombrero { $other }.
    }
hear-skipped =
    { $you ->
        [yes] Lo dejas así.
       *[no] { $name } lo deja así.
    }
hear-out =
    { $you ->
        [yes] Quedas fuera de esta ronda.
       *[no] { $name } queda fuera de esta ronda.
    }
hear-ended = La ronda ha terminado.
