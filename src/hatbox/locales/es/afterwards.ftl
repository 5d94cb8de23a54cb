### After a game: awards, the way of a gift, the replay. See docs/translating.md.

## Awards. A title, and a reason that stands behind the player’s name. $count: how many.

awards = Distinciones
award-poker-face = Cara de póquer
    .reason =
        { $count ->
            [one] un nombre falso que ha colado
           *[other] { $count } nombres falsos que han colado
        }
award-good-nose = Buen olfato
    .reason =
        { $count ->
            [one] un regalo falso descubierto
           *[other] { $count } regalos falsos descubiertos
        }
award-long-memory = Memoria de elefante
    .reason =
        { $count ->
            [one] aún en mente un regalo después
           *[other] aún en mente { $count } regalos después
        }
award-heart-of-gold = Corazón de oro
    .reason =
        { $count ->
            [one] un nombre falso aceptado de buena fe
           *[other] { $count } nombres falsos aceptados de buena fe
        }
award-doubter = Sana duda
    .reason =
        { $count ->
            [one] un regalo auténtico puesto en duda
           *[other] { $count } regalos auténticos puestos en duda
        }
award-storyteller = Cuentacuentos
    .reason =
        { $count ->
            [one] un nombre inventado
           *[other] { $count } nombres inventados
        }
award-clean-sheet = Ni una mancha
    .reason = ni un solo punto negativo
award-honest-soul = Alma honesta
    .reason =
        { $count ->
            [one] un regalo nombrado, y era verdad
           *[other] { $count } regalos nombrados, y siempre era verdad
        }
award-kind-soul = Alma amable
    .reason =
        { $count ->
            [one] un gracias
           *[other] { $count } veces gracias
        }
award-shopper = Cliente habitual
    .reason =
        { $count ->
            [one] un regalo recién salido de la tienda
           *[other] { $count } regalos recién salidos de la tienda
        }
award-courier = Entrega especial
    .reason =
        { $count ->
            [one] un regalo entregado
           *[other] { $count } regalos entregados
        }
award-onlooker = En primera fila
    .reason = nada que dar, todo por ver
award-deep-thinker = Pensamiento profundo
    .reason =
        { $count ->
            [one] un segundo para una decisión
           *[other] { $count } segundos para una decisión
        }
award-quick-thinker = Como un rayo
    .reason =
        { $count ->
            [one] nunca más de un segundo
           *[other] nunca más de { $count } segundos
        }
award-good-company = Buena compañía
    .reason = una partida vale lo que vale su gente
award-sharp-eye = Ojo de lince
    .reason =
        { $count ->
            [one] un animal acertado
           *[other] { $count } animales acertados
        }
award-lucky-guess = Golpe de suerte
    .reason =
        { $count ->
            [one] un acierto, con un animal posible
           *[other] un acierto, con { $count } animales aún posibles
        }
award-brave-call = Corazón de león
    .reason =
        { $count ->
            [one] una apuesta, con un animal posible
           *[other] una apuesta, con { $count } animales aún posibles
        }
award-last-one = Quien ríe el último
    .reason =
        { $count ->
            [one] una ronda ganada en silencio
           *[other] { $count } rondas ganadas en silencio
        }
award-explorer = Gran exploración
    .reason =
        { $count ->
            [one] un animal encontrado en una ronda
           *[other] { $count } animales distintos encontrados en una ronda
        }
award-old-friend = Viejos amigos
    .reason =
        { $count ->
            [one] una vez el mismo animal
           *[other] { $count } veces el mismo animal
        }
award-juggler = Malabares con sombreros
    .reason =
        { $count ->
            [one] un cambio
           *[other] { $count } cambios
        }
award-curious = Gran curiosidad
    .reason =
        { $count ->
            [one] un vistazo a un sombrero
           *[other] { $count } vistazos a los sombreros
        }
award-second-helping = Repetir plato
    .reason =
        { $count ->
            [one] un cambio extra
           *[other] { $count } cambios extra
        }
award-slip = En la punta de la lengua
    .reason = un animal nombrado que ya se había visto
award-silent = Boca cerrada
    .reason = ni una palabra, siempre con los ojos abiertos
award-cool-head = Cabeza fría
    .reason = solo aciertos

## The way of a gift round the table

journey = El viaje de este regalo
journey-hint = Toca un regalo para ver su viaje.
journey-dealt =
    { $you ->
        [yes] Lo tenías desde el principio.
       *[no] { $name } lo tenía desde el principio.
    }
journey-believed = se lo creyeron
journey-doubted = no se lo creyeron
journey-true = Y eso era.
journey-untrue = Pero no era eso.

## The picture of the result

picture = Compartir el resultado
picture-saved = La imagen está guardada.
picture-failed = No se ha podido dibujar la imagen.

## The replay, step by step

film = Ver otra vez
film-link = Compartir la repetición
film-title = Repetición
film-play = Reproducir
film-pause = Pausa
film-first = Al principio
film-last = Al final
film-back = Un paso atrás
film-on = Un paso adelante
film-before = Momento clave anterior
film-next = Momento clave siguiente
film-at = Ronda { $round } · { $step } de { $steps }
film-track = Mostrar
film-true = Lo que era verdad
film-memory = Memoria perfecta
film-belief = Lo que creían los bots
film-memory-about = Todo lo que se mostró, y nada olvidado.
film-belief-about = En su última decisión. Una cruz significa error.
film-bluff = un farol
film-keys = Teclas: ← → paso, Pág ↑ ↓ momentos clave, espacio reproduce.
film-another = Abrir otro archivo
film-broken = Esta partida no se puede mostrar
film-no-file = Esto no es una partida guardada por Hatbox.
film-broken-round = El archivo está dañado: algo falla en la ronda { $round }.
film-broken-move = El archivo está dañado: algo falla en la ronda { $round }, jugada { $move }.
film-game = Partida { $number } de { $games }
