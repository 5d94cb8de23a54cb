### After a game: awards, the way of a gift, the replay. See docs/translating.md.

## Awards. A title, and a reason that stands behind the player’s name. $count: how many.

awards = Distinções
award-poker-face = Cara de póquer
    .reason =
        { $count ->
            [one] um nome falso que passou
           *[other] { $count } nomes falsos que passaram
        }
award-good-nose = Bom faro
    .reason =
        { $count ->
            [one] um presente falso farejado
           *[other] { $count } presentes falsos farejados
        }
award-long-memory = Memória de elefante
    .reason =
        { $count ->
            [one] ainda na memória um presente depois
           *[other] ainda na memória { $count } presentes depois
        }
award-heart-of-gold = Coração de ouro
    .reason =
        { $count ->
            [one] um nome falso aceite de boa-fé
           *[other] { $count } nomes falsos aceites de boa-fé
        }
award-doubter = Dúvida saudável
    .reason =
        { $count ->
            [one] um presente verdadeiro posto em dúvida
           *[other] { $count } presentes verdadeiros postos em dúvida
        }
award-storyteller = Bela história
    .reason =
        { $count ->
            [one] um nome inventado
           *[other] { $count } nomes inventados
        }
award-clean-sheet = Cadastro limpo
    .reason = nem um único ponto negativo
award-honest-soul = Alma honesta
    .reason =
        { $count ->
            [one] um presente anunciado, e era verdade
           *[other] { $count } presentes anunciados, todos verdadeiros
        }
award-kind-soul = Alma gentil
    .reason =
        { $count ->
            [one] um agradecimento
           *[other] { $count } agradecimentos
        }
award-shopper = Cliente habitual
    .reason =
        { $count ->
            [one] um presente acabado de sair da loja
           *[other] { $count } presentes acabados de sair da loja
        }
award-courier = Entrega especial
    .reason =
        { $count ->
            [one] um presente entregue
           *[other] { $count } presentes entregues
        }
award-onlooker = Na primeira fila
    .reason = nada para dar, tudo para ver
award-deep-thinker = Pensamento profundo
    .reason =
        { $count ->
            [one] um segundo para uma decisão
           *[other] { $count } segundos para uma decisão
        }
award-quick-thinker = Num abrir e fechar de olhos
    .reason =
        { $count ->
            [one] nunca mais de um segundo
           *[other] nunca mais de { $count } segundos
        }
award-good-company = Boa companhia
    .reason = um jogo vale o que vale a sua gente
award-sharp-eye = Olho de lince
    .reason =
        { $count ->
            [one] um animal adivinhado
           *[other] { $count } animais adivinhados
        }
award-lucky-guess = Golpe de sorte
    .reason =
        { $count ->
            [one] certo, com um animal possível
           *[other] certo, com { $count } animais ainda possíveis
        }
award-brave-call = Coração de leão
    .reason =
        { $count ->
            [one] uma aposta, com um animal possível
           *[other] uma aposta, com { $count } animais ainda possíveis
        }
award-last-one = Quem ri por último
    .reason =
        { $count ->
            [one] uma ronda ganha em silêncio
           *[other] { $count } rondas ganhas em silêncio
        }
award-explorer = Grande exploração
    .reason =
        { $count ->
            [one] um animal encontrado numa ronda
           *[other] { $count } animais diferentes encontrados numa ronda
        }
award-old-friend = Velhos amigos
    .reason =
        { $count ->
            [one] uma vez o mesmo animal
           *[other] { $count } vezes o mesmo animal
        }
award-juggler = Malabarismo de chapéus
    .reason =
        { $count ->
            [one] uma troca
           *[other] { $count } trocas
        }
award-curious = Grande curiosidade
    .reason =
        { $count ->
            [one] uma espreitadela num chapéu
           *[other] { $count } espreitadelas nos chapéus
        }
award-second-helping = Mais uma voltinha
    .reason =
        { $count ->
            [one] uma troca extra
           *[other] { $count } trocas extra
        }
award-slip = Na ponta da língua
    .reason = o palpite: um animal já visto
award-silent = Boca fechada
    .reason = nem uma palavra, sempre de olhos abertos
award-cool-head = Cabeça fria
    .reason = só respostas certas

## The way of a gift round the table

journey = A viagem deste presente
journey-hint = Toca num presente para ver a sua viagem.
journey-dealt =
    { $you ->
        [yes] Tinhas este presente desde o início.
       *[no] { $name } tinha este presente desde o início.
    }
journey-believed = acreditaram
journey-doubted = não acreditaram
journey-true = E era isso mesmo.
journey-untrue = Mas não era isso.

## The picture of the result

picture = Partilhar o resultado
picture-saved = A imagem está guardada.
picture-failed = Não foi possível desenhar a imagem.

## The replay, step by step

film = Ver outra vez
film-link = Partilhar a repetição
film-title = Repetição
film-play = Reproduzir
film-pause = Pausa
film-first = Ao início
film-last = Ao fim
film-back = Um passo atrás
film-on = Um passo à frente
film-before = Momento-chave anterior
film-next = Momento-chave seguinte
film-at = Ronda { $round } · { $step } de { $steps }
film-track = Mostrar
film-true = O que era verdade
film-memory = Memória perfeita
film-belief = O que os bots achavam
film-memory-about = Tudo o que se mostrou, e nada esquecido.
film-belief-about = Na sua última decisão. Uma cruz quer dizer errado.
film-bluff = um bluff
film-keys = Teclas: ← → passo, Page ↑ ↓ momentos-chave, espaço reproduz.
film-another = Abrir outro ficheiro
film-broken = Este jogo não se pode mostrar
film-no-file = Isto não é um jogo guardado pelo Hatbox.
film-broken-round = O ficheiro está danificado: algo falha na ronda { $round }.
film-broken-move = O ficheiro está danificado: algo falha na ronda { $round }, jogada { $move }.
film-game = Jogo { $number } de { $games }
