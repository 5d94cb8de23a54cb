### The command hatbox at a terminal: its help, what it says, and what went wrong.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## In every help. Headings end with their colon.

cli-usage = uso:
cli-arguments = argumentos:
cli-options = opciones:
cli-help = muestra esta ayuda y termina
cli-version = muestra la versión y termina
cli-language = el idioma; por defecto, el del terminal [{ $variable }]
cli-about = That’s Not a Hat y Magic Hat: dos juegos de memoria y descaro.

## What stands for a value: capitals, no space, no bracket.

cli-value-command = COMANDO
cli-value-file = ARCHIVO
cli-value-folder = CARPETA
cli-value-game = JUEGO
cli-value-number = N
cli-value-names = NOMBRE,…
cli-value-seed = SEMILLA
cli-value-address = DIRECCIÓN
cli-value-addresses = DIRECCIÓN,…
cli-value-port = PUERTO
cli-value-url = URL
cli-value-days = DÍAS
cli-value-level = NIVEL
cli-value-limits = LÍMITE,…

## What each command does: in the list of commands, and at length above its own help.

cli-serve = inicia el servidor: mesas para navegadores, bots y público
    .about = Ofrece mesas por HTTP y sockets hasta que llega una señal. Cada ajuste es una opción o una variable de entorno; la opción manda.
cli-backup = copia los datos de las partidas, incluso con el servidor en marcha
    .about = Copia los datos en un solo archivo, todos del mismo instante.
    .file = el archivo que se escribirá
cli-play = muestra una partida de bots, contada jugada a jugada
    .about = Hace jugar una partida a los bots y la cuenta jugada a jugada.
    .seed = una palabra o un número cualquiera; si falta, cada vez una partida nueva
cli-simulate = hace jugar a los bots y escribe los registros
    .about = Hace jugar a los bots y escribe los registros en JSON Lines. Los mismos argumentos dan los mismos bytes.
    .players = cuántos bots juegan
    .games = cuántas partidas; por defecto, 1
    .seed = una palabra o un número cualquiera; por defecto, 0
    .out = adónde van los registros; por defecto, a la salida estándar
cli-replay = cuenta una partida con palabras
    .about = Cuenta con palabras una partida de un archivo de registros.
    .number = qué registro del archivo; por defecto 1, el primero
cli-verify = vuelve a jugar los registros según las reglas y comprueba cómo se barajó
    .about = Vuelve a jugar cada registro según las reglas y recalcula sus mazos y su commitment, si constan. Código de salida 0: todo está bien. 1: algo falla, y se dice dónde.
cli-minds = quiénes son los bots y cómo juegan
    .about = Dice quiénes son los bots y mide cómo juegan.
cli-minds-list = nombra a los bots que pueden sentarse
    .about = Nombra a los bots que pueden sentarse.
cli-minds-report = mide a los bots; escribe tablas y gráficos en una carpeta
    .about = Hace jugar a los bots entre sí y escribe tablas y gráficos en una carpeta. Los mismos argumentos dan las mismas cifras.
    .out = adónde va el informe; por defecto, { $usual }
    .deals = cuántos repartos en cada enfrentamiento; por defecto, { $usual }
    .games = cuántas partidas en cada mesa; por defecto, { $usual }
    .seed = una palabra o un número cualquiera; por defecto, { $usual }
cli-game = { $games }
cli-game-usual = { $games }; por defecto, { $usual }
cli-option = { $game }: { $words }
cli-option-gifts = 1 o 2 regalos por persona
cli-option-rounds = cuántas rondas; «players» para una por persona
cli-option-expert = con el segundo cambio (M11)
cli-players = cuántos bots juegan; por defecto, { $usual }
cli-seats = quién juega, sitio por sitio; una lista corta se repite. Hay { $minds }; por defecto, { $usual }
cli-records-file = un archivo de registros

## The settings of the server.

cli-setting-host = la dirección en la que escuchar
cli-setting-port = el puerto en el que escuchar; 0 busca uno libre
cli-setting-data = la carpeta de los datos
cli-setting-public-url = la dirección que llevan las invitaciones; por defecto, la de este equipo en su red
cli-setting-hosts = otros nombres con los que los navegadores pueden llegar a este servidor
cli-setting-open = abre el navegador
cli-setting-trusted-proxy = proxies inversos en cuyas cabeceras X-Forwarded se confía
cli-setting-tables-per-address = mesas que una dirección de red puede abrir en una hora
cli-setting-sockets-per-address = conexiones desde una dirección de red
cli-setting-idle-days = días sin visitas tras los que se cierra una mesa
cli-setting-record-days = días que se guardan los registros; 0: para siempre
cli-setting-log-level = debug, info, warning o error
cli-setting-limits = otros límites, por su nombre; docs/hosting.md los enumera

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = hace falta yes o no
cli-needs-positive = hace falta un número entero a partir de 1
cli-needs-whole = hace falta un número entero a partir de 0
cli-needs-port-number = un puerto es un número de 0 a 65535
cli-needs-web-address = una dirección empieza por http:// o https://
cli-needs-networks = hacen falta direcciones o redes como 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = hace falta debug, info, warning o error
cli-needs-limits = hacen falta límites con sus números, como outbox=100,errors=20

## What is wrong with the arguments.

cli-mistake = { $program }: error: { $words }
cli-mistake-at = { $argument }: { $words }
cli-mistake-missing = aún falta: { $arguments }
cli-mistake-unknown = no entiendo: { $arguments }
cli-mistake-ambiguous = { $option } puede ser { $options }
cli-mistake-choice = { $value } no existe; solo hay { $choices }
cli-mistake-no-number = { $value } no es un número entero
cli-mistake-too-few = debe ser { $least } o más
cli-mistake-needs-value = falta un valor
cli-mistake-takes-none = no lleva ningún valor

## What the commands say. Addresses end their line.

cli-open = Hatbox está abierto en { $address }
cli-open-guests = La dirección para invitar: { $address }
cli-warn-proxy = atención: sin --trusted-proxy, todos los invitados de { $address } cuentan como una sola dirección y comparten sus límites
cli-stopped = interrumpido
cli-missing-extra = falta un módulo opcional; para instalarlo: { $command }
cli-records-hold =
    { $records ->
        [one] { $records } registro, { $hold } en regla
       *[other] { $records } registros, { $hold } en regla
    }
cli-no-records = en este archivo no hay ningún registro
cli-no-such-record =
    { $records ->
        [one] hay { $records } registro, así que no hay número { $number }
       *[other] hay { $records } registros, así que no hay número { $number }
    }
cli-report-tables = { $mind }: mesas de { $players }
cli-report-quiz = la prueba de memoria
cli-report-duels = { $game }: todos contra todos
cli-report-four = { $game }: cada bot contra tres del nivel de abajo
cli-report-strategies = estrategias simples con la misma memoria
cli-report-ceiling = magic-hat: hasta dónde llega el juego perfecto
cli-report-hats = magic-hat: seguir los sombreros

## Where a record breaks. $code and $rule are the same in every language.

cli-line = { $file }, línea { $line }: { $words }
cli-broken-round = ronda { $round }: { $words }
cli-broken-move = ronda { $round }, jugada { $move }: { $words }
cli-broken = { $words } ({ $code })
cli-broken-rule = { $words } ({ $code }, regla { $rule })

## What went wrong, by its code.

cli-error-unknown-game = el juego { $game } no existe; solo hay { $known }
cli-error-unknown-mind = el bot { $mind } no existe; solo hay { $known }
cli-error-unknown-option = { $game } no tiene la opción { $option }, solo { $known }
cli-error-wrong-players = { $game } admite de { $least } a { $most } personas
cli-error-wrong-option = la opción { $option } puede ser { $allowed }
cli-error-gifts-for-two = entre dos hacen falta dos regalos por persona
cli-error-wrong-starter = empieza un sitio de 0 a { $last }

cli-error-no-data = no hay datos que copiar: { $file }
cli-error-no-copy = no se puede escribir la copia { $file } ({ $reason })
cli-error-same-file = { $file } son los propios datos; la copia necesita otro nombre
cli-error-newer-data = los datos son de una versión más nueva de Hatbox
cli-error-store = no se pueden usar los datos ({ $code })

cli-error-record-too-long = un registro tiene como mucho { $bytes } bytes
cli-error-too-deep = esto está demasiado anidado para ser un registro
cli-error-no-json = esto no es JSON
cli-error-no-json-at = esto no es JSON; mira la columna { $column }
cli-error-no-json-number = { $number } no es un número en JSON
cli-error-twin-key = una clave aparece dos veces en un objeto
cli-error-no-object = un registro es un objeto JSON
cli-error-wrong-format = el formato no es { $format }
cli-error-wrong-game = ese juego no existe; solo hay { $known }
cli-error-no-list = { $key } debe ser una lista
cli-error-no-names = players debe ser una lista de nombres
cli-error-no-options = falta options
cli-error-missing-option = falta la opción { $option }
cli-error-no-hex = { $key } no está en hexadecimal
cli-error-wrong-secret = secret debe tener { $bytes } bytes
cli-error-wrong-commitment = commitment no es el SHA-256 de secret
cli-error-wrong-contributions = contributions tiene como mucho { $most } elementos, cada uno de { $bytes } bytes como mucho
cli-error-wrong-value = { $key } es { $said }, pero debe ser { $due }
cli-error-round-no-object = una ronda es un objeto JSON
cli-error-round-after-cut = tras una ronda interrumpida no hay ninguna más
cli-error-round-after-end = la partida había terminado antes de esta ronda
cli-error-result-of-cut = una ronda interrumpida no tiene { $key }
cli-error-truncated-at-end = una ronda jugada hasta el final no está interrumpida
cli-error-starter-no-seat = starter debe ser un sitio
cli-error-other-starter = esta ronda la empieza el sitio { $due }, no el { $starter }
cli-error-no-deck = una ronda necesita deck, una lista de cartas
cli-error-wrong-deck = el mazo no sale de secret y contributions
cli-error-no-card = { $card } no es una carta; una carta se escribe como guitar:left:black
cli-error-twin-gift = un regalo aparece dos veces en el mazo
cli-error-miscounted-arrows = flechas negras y blancas en el mazo: { $black } y { $white }, no { $due_black } y { $due_white }
cli-error-no-hats = una ronda necesita hats, una lista de cinco animales
cli-error-no-animal = el animal { $animal } no existe
cli-error-miscounted-animals = cada animal está en un sombrero: uno en la caja, cinco fuera
cli-error-move-no-object = una jugada es un objeto JSON con seat

# Moves that the rules do not allow.
cli-error-not-your-turn = no le toca a este sitio
cli-error-not-now = esta jugada no se puede hacer ahora
cli-error-round-over = la ronda ya ha terminado
cli-error-unknown-move = esa jugada no existe
cli-error-unknown-gift = ese regalo no existe
cli-error-unknown-tone = ese tono no existe
cli-error-wrong-receiver = la flecha apunta a otro sitio
cli-error-unknown-hat = ese sombrero no existe
cli-error-same-hat = un sombrero no se puede intercambiar consigo mismo
cli-error-unknown-animal = ese animal no existe

## What the system refuses.

cli-os-enoent = ese archivo o esa carpeta no existe
cli-os-eacces = no hay permiso para eso
cli-os-eperm = eso no está permitido
cli-os-eisdir = es una carpeta
cli-os-enotdir = no es una carpeta
cli-os-eexist = el archivo ya existe
cli-os-enospc = no queda espacio en el disco
cli-os-erofs = este disco es de solo lectura
cli-os-eaddrinuse = ahí ya escucha otro programa
cli-os-eaddrnotavail = este equipo no tiene esa dirección
cli-os-no-such-host = esa dirección no existe
cli-os-other = el sistema se niega ({ $code })
