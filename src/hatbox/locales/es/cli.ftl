### What the command hatbox says at a terminal, and what went wrong. Its help is English.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = hace falta yes o no
cli-needs-positive = hace falta un número entero a partir de 1
cli-needs-whole = hace falta un número entero a partir de 0
cli-needs-port-number = un puerto es un número de 0 a 65535
cli-needs-web-address = una dirección empieza por http:// o https://
cli-needs-store-address = la dirección de una base de datos empieza por postgresql://
cli-needs-networks = hacen falta direcciones o redes como 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = hace falta debug, info, warning o error
cli-needs-limits = hacen falta límites con sus números, como outbox=100,errors=20
cli-needs-text-file = hace falta un archivo de texto que se pueda leer

## What the commands say. Addresses end their line.

cli-open = Hatbox está abierto en { $address }
cli-open-guests = La dirección para invitar: { $address }
cli-warn-proxy = atención: sin --trusted-proxy, todos los invitados de { $address } cuentan como una sola dirección y comparten sus límites
cli-stopped = interrumpido
cli-moved = copiado y comprobado (SHA-256 { $digest })
cli-missing-extra = falta un módulo opcional; para instalarlo: { $command }
cli-records-hold =
    { $records ->
        [one] { $records } registro, { $hold } en regla
       *[other] { $records } registros, { $hold } en regla
    }
cli-unproven-secret = coherente pero sin prueba: falta secret, así que nada muestra cómo se repartió
cli-unproven-commitment = coherente pero sin prueba: falta commitment, así que secret pudo elegirse después
cli-unproven-agreement = coherente pero sin prueba: una ronda terminó antes de tiempo, y la versión 1 no dice si los jugadores estaban de acuerdo
cli-no-records = en este archivo no hay ningún registro
cli-check-file = en el archivo: { $words }
cli-check-table = el historial de la mesa { $table } no se puede leer; las demás siguen, y se puede abrir otra
cli-check-record = el registro { $number } de la mesa { $table } no se puede leer
cli-check-whole = { $file } está intacto (mesas abiertas: { $tables }, registros: { $records })
cli-no-such-record =
    { $records ->
        [one] hay { $records } registro, así que no hay número { $number }
       *[other] hay { $records } registros, así que no hay número { $number }
    }
cli-lab-program = sitio { $seat } ({ $who }): respuestas no válidas: { $illegal }; respuestas tardías: { $late }; partidas en las que falló el programa: { $crashed }
cli-tournament-goes-on = partidas ya jugadas: { $played } de { $games }
cli-tournament-lost-line = la última línea de { $file } estaba incompleta; esa partida se juega otra vez
cli-tournament-kept = partidas a salvo en { $file }: { $played } de { $games }; la misma orden sigue desde ahí
cli-worker-lost = un proceso que jugaba se ha detenido; sus partidas se juegan otra vez
cli-study-read = registros: { $records }; decisiones: { $decisions }
cli-study-nothing = en estos archivos no hay nada que estudiar
cli-study-left-out = registros omitidos: { $records }
cli-study-who = { $game }, { $who }:
cli-study-names = nombres verdaderos: { $share } de { $n }
cli-study-refusals = distinguir lo cierto de lo falso: d′ { $d }, criterio { $c }
cli-study-believed = nombres falsos que se creyeron: { $share } de { $n }
cli-study-tells-tone = lo que delata el tono: { $bits } bits
cli-study-tells-pause = lo que delata la pausa: { $bits } bits
cli-study-errors = errores: { $wrong }; evitables con una memoria perfecta: { $share }
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
cli-error-wrong-seats = los sitios deben numerarse de 1 a { $last }, cada uno con un bot o un programa
cli-error-not-studied = { $game } no tiene oráculo y no se puede estudiar
cli-error-twin-players = un jugador está nombrado dos veces
cli-error-too-few-players = en una mesa de { $seats } sitios hacen falta al menos { $seats } jugadores distintos
cli-error-no-program = este programa no existe: { $program }
cli-error-no-policy = la estrategia { $policy } no se puede cargar ({ $reason })
cli-error-other-tournament = este resultado es de otro torneo: juego, sitios, semilla, opciones, segundos, --records y --text deben seguir igual
cli-error-damaged-results = esta línea está dañada; no se ha cambiado nada. Bórrala y su partida se jugará otra vez
cli-error-results-in-use = otro torneo está escribiendo en este archivo
cli-error-workers-die = los procesos que juegan se detienen una y otra vez; prueba --cores 1 para ver por qué
cli-error-no-cluster = ningún planificador de Dask responde en esta dirección
cli-no-server = ningún servidor de Hatbox responde en { $url }
cli-error-workers-gone = hace un minuto que el clúster no tiene ningún worker
cli-error-cluster-gone = el planificador de Dask ha desaparecido
cli-error-wrong-starter = empieza un sitio de 0 a { $last }
cli-error-no-data = no hay datos que copiar: { $file }
cli-error-no-copy = no se puede escribir la copia { $file } ({ $reason })
cli-error-same-file = { $file } son los propios datos; la copia necesita otro nombre
cli-error-newer-data = los datos son de una versión más nueva de Hatbox
cli-error-in-use = un servidor está usando estos datos; antes hay que detenerlo
cli-error-not-empty = en el destino ya hay datos
cli-error-not-the-same = la copia difiere del original, así que no se ha guardado nada
cli-error-use-pg-dump = los datos están en PostgreSQL, que hace sus propias copias: { $command }
cli-error-data-in-use = otro servidor usa los datos de { $file }; páralo primero o dale a este una carpeta propia con --data
cli-error-disk-full = no queda sitio en el disco de { $file }
cli-error-disk-error = el disco no logra leer o escribir { $file }
cli-error-read-only = no se puede escribir { $file }; mira los permisos y si el disco es de solo lectura
cli-error-cannot-open = no se puede abrir { $file }; mira la carpeta y los permisos
cli-error-damaged-data = { $file } está dañado; guarda una copia, mira qué encuentra `hatbox check` y pon en su lugar tu última copia de seguridad
cli-error-missing-data = { $file } falta o está vacío, pero en esta carpeta había datos; devuélvelo a su sitio o quita { $state } para empezar de nuevo
cli-error-missing-journal = { $file } falta, y con él las últimas jugadas; devuélvelo a su sitio o quita { $state } para seguir sin ellas
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
