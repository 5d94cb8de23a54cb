### The browser's own words. See docs/translating.md.

## Everywhere

game-not-a-hat = That’s Not a Hat
game-magic-hat = Magic Hat
tagline = Dois jogos de memória e descaramento
# Rules: H2
facts-not-a-hat = 2–8 pessoas · 15 min
# Rules: M1
facts-magic-hat = 2–4 pessoas · 10 min
pitch-not-a-hat = Passa presentes. Esquece o que são. Faz bluff.
pitch-magic-hat = Cinco chapéus trocam de lugar. Que animal desapareceu?
you = Tu
home = Início
back = Voltar
close = Fechar
on = sim
off = não
menu = Menu
more = Mais
rules = Regras
settings = Definições
keys = Teclas
language = Língua
theme = Tema
theme-about = Claro, escuro ou como o teu dispositivo.
theme-light = claro
theme-dark = escuro
theme-system = auto
sound = Som
sound-about = Pequenos sons durante o jogo.
talk-about = Reações e palavras das outras pessoas neste dispositivo.
about = Sobre
your-name = O teu nome
# Somebody who plays without having said a name.
guest-name = Visita

## Home

play-with-friends = Entre amigos
play-with-bots = Com bots
bots-level = Que nível têm os bots?
level-easy = fácil
level-middling = médio
level-hard = difícil
level-like-me = como eu
learn-it = Aprender num minuto
on-one-device = Num só dispositivo
join-with-code = Com um código
watch-saved = Ver um jogo guardado
# While a file is held over the page.
drop-record = Larga aqui o jogo
join = Entrar
ask-name = Quem és?
open-table = Abrir uma mesa
credits-short = Jogos de Kasper Lapp · Jonathan Favre-Godal e Corentin Lebrat. Imagens: OpenMoji. Sem ligação a nenhuma editora.

## Invitation

# $known: no when nobody sits at the table yet.
invited =
    { $known ->
       *[yes] { $name } convida-te
        [no] Um convite para ti
    }
at-the-table = À mesa
sit-down = Sentar-me
watch = Ver
you-watch = Estás a ver
come-back = Voltar à mesa

## Before the game

you-are-host = Esta mesa é tua
waiting-for-host = À espera do início
host = host
bot = bot
free-seat = livre
free-seat-title = Um lugar livre
share-link = Partilhar
share-title = Joga comigo no Hatbox
link-copied = Link copiado
qr-alt = Código QR do convite
qr-bigger = Mostrar o código QR maior ou mais pequeno
add-bot = Um bot
options = Como jogamos
more-options = Mais
seat-order = Lugares, no sentido horário
move-up =
    { $you ->
        [yes] Passar-me um lugar para trás
       *[no] Passar { $name } um lugar para trás
    }
move-down =
    { $you ->
        [yes] Passar-me um lugar para a frente
       *[no] Passar { $name } um lugar para a frente
    }
remove-seat = Retirar { $name }
start-with = Começar: somos { $players }
start-alone = Falta alguém
host-starts = Quem abriu a mesa começa quando não faltar ninguém.
new-host-screen = Agora a mesa é do ecrã grande.
new-host =
    { $you ->
        [yes] Agora a mesa é tua.
       *[no] Agora a mesa é de { $name }.
    }
leave = Sair da mesa
stay = Ficar

option-gifts = Presentes
option-gifts-about = Um por pessoa. Com dois é mais difícil.
option-gifts-needed = A dois, são sempre dois por pessoa.
option-rounds = Rondas
option-rounds-about = Só uma, ou uma por pessoa.
rounds-players = uma por pessoa
option-arrows = Setas
option-arrows-about = Com uma só cor, tudo segue no mesmo sentido.
arrows-both = todas
arrows-black = pretas
arrows-white = brancas
option-expert = Modo avançado
option-expert-about = Depois da troca, podes fazer outra, com dois chapéus à tua escolha.
option-starter = Quem começa?
option-starter-not-a-hat = Quem recebeu um presente há menos tempo?
option-starter-magic-hat = Quem é mais jovem?
starter-draw = à sorte
option-game = Jogo
option-game-about = Outro jogo com a mesma gente.
option-clock = Tempo
option-clock-about = Um minuto por decisão, vinte segundos ou sem limite.
clock-relaxed = calmo
clock-brisk = rápido
clock-off = sem limite
option-pace = Ritmo
option-pace-about = A rapidez das cartas e dos chapéus.
pace-calm = calmo
pace-normal = normal
pace-quick = rápido
option-talk = Conversa
option-talk-about = Reações e duas palavras por cima dos lugares.
option-onlookers = Público
option-onlookers-about = Outras pessoas podem ver, e veem o que toda a mesa vê.

mind-random = Dado
    .about = Joga ao acaso, dentro das regras. Para rir.
    .level = Pura sorte
mind-goldfish = Peixinho
    .about = Esquece depressa e duvida de tudo.
    .level = Muito fácil
mind-squirrel = Esquilo
    .about = Lembra-se de umas coisas. Ideal para começar.
    .level = Fácil
mind-fox = Raposa
    .about = Tem boa memória e faz bluff com gosto.
    .level = Médio
mind-raven = Corvo
    .about = Lembra-se de quase tudo e não tira os olhos de ti.
    .level = Difícil
mind-elephant = Elefante
    .about = Não esquece nada. Só com memória, ninguém o vence.
    .level = Muito difícil
mind-like-me = Sombra
    .about = Joga mais ou menos tão bem como tu e aprende com cada jogo.
    .level = Ao teu nível

## At the table

your-turn = É a tua vez
your-turn-clock = É a tua vez · { $seconds } s
turn-of = É a vez de { $name }
title-your-turn = ● É a tua vez · Hatbox
round-of = Ronda { $round } de { $rounds }
round-one = Fim aos −3 pontos
round-magic = Ronda { $round } · até duas
seat-stand-in = suplente
seat-away = ausente
seat-watching = fora
seat-closer = ver de perto
reactions = Reações
react-laugh = Riso
react-gasp = Espanto
react-hmm = Hum
react-wink = Piscadela
react-clap = Palmas
react-oops = Ups
react-heart = Coração
react-sleepy = Sono
say-something = Dizer qualquer coisa
say-send = Dizer

## That's Not a Hat

arrow-letter-left = E
arrow-letter-right = D
arrow-left = virado para baixo, vai para a esquerda
arrow-right = virado para baixo, vai para a direita
shop-count = Loja · { $cards }
shop-shows = A loja mostra: { $gift }
part-arrow =
    { $arrow ->
       *[left] seta preta para a esquerda
        [right] seta branca para a direita
    }
# Where a gift goes.
part-to =
    { $toYou ->
        [yes] para ti
       *[no] para { $to }
    }
gift-face-up =
    { $you ->
        [yes] O teu presente, à vista: { $gift }
       *[no] { $name }, presente à vista: { $gift }
    }
gift-face-down =
    { $you ->
        [yes] O teu presente, virado para baixo: { part-arrow }, { part-to }
       *[no] { $name }, presente virado para baixo: { part-arrow }, { part-to }
    }
gift-given = Um presente virado para baixo: { part-arrow }, { part-to }
penalties =
    { $you ->
        [yes]
            { $count ->
                [0] Não tens pontos negativos
                [one] Tens um ponto negativo: { $gifts }
                [many] Tens { $count } pontos negativos: { $gifts }
               *[other] Tens { $count } pontos negativos: { $gifts }
            }
       *[no]
            { $count ->
                [0] { $name }: nenhum ponto negativo
                [one] { $name }: um ponto negativo: { $gifts }
                [many] { $name }: { $count } pontos negativos: { $gifts }
               *[other] { $name }: { $count } pontos negativos: { $gifts }
            }
    }
dock-fetched-sub = Fixa bem. A carta vai virar-se.
dock-giving =
    { $giverYou ->
        [yes] O teu presente vai para { $receiver }
       *[no]
            { $receiverYou ->
                [yes] { $giver } tem um presente para ti
               *[no] { $giver } tem um presente para { $receiver }
            }
    }
dock-giving-sub = Ouve e fixa.
dock-answer-sub = É o que diz { $giver }.
dock-offering-sub =
    { $receiverYou ->
        [yes] Será verdade?
       *[no] Será que { $receiver } acredita?
    }
dock-round-over = A ronda acabou
answer-accept = Aceito
answer-refuse = Viro a carta
picker-title = O que ofereces a { $to }?
# Above the picker, before an arrow and the receiver's name: which gift it is.
picker-which =
    { $which ->
        [oldest] O teu presente mais antigo
        [fetched] O presente que foste buscar
       *[other] O teu presente
    }
picker-open = Anunciar o presente
picker-fold = Ver a mesa
picker-search = Escreve umas letras
picker-groups = Tipos de presentes
picker-gifts = Todos os presentes
picker-none = Não há nada com esse nome.
picker-nothing = Diz um presente, certo ou não.
picker-clear = Retirar
picker-send = Dizer a { $to }
tone = Em que tom
tone-plain = normal
tone-sure = confiante
tone-unsure = hesitante
group-music = Música
group-food = Comida
group-wear = Roupa
group-home = Casa
group-tools = Ferramentas
group-media = Escritório
group-play = Jogos
group-travel = Viagens
group-nature = Natureza
# After a refusal or a call, before it is known whether it was right.
reveal-breath = Vamos lá ver…
# Ends the time to read what was turned over.
go-on = Continuar
reveal-said =
    { $you ->
        [yes] Disseste
       *[no] { $name } disse
    }
reveal-was-false =
    { $you ->
        [yes] Disseste que não, e tinhas razão
       *[no] { $name } disse que não, e com razão
    }
reveal-was-true =
    { $you ->
        [yes] Duvidaste, mas era verdade
       *[no] { $name } duvidou, mas era verdade
    }
reveal-wrong =
    { $you ->
        [yes] Enganaste-te.
       *[no] { $name } enganou-se.
    }
closer-gifts = Presentes, primeiro o mais antigo
closer-penalties =
    { $count ->
        [0] Pontos negativos
        [one] Um ponto negativo
        [many] { $count } pontos negativos
       *[other] { $count } pontos negativos
    }
closer-none = Nenhum por enquanto.

## Magic Hat

hat = Chapéu
box = A caixa com o animal desaparecido
only-you = só para ti
animal-cards = Os seis animais
tokens =
    { $you ->
        [yes]
            { $count ->
                [0] Não tens nenhuma ficha
                [one] Tens uma ficha
                [many] Tens a varinha mágica
               *[other] Tens a varinha mágica
            }
       *[no]
            { $count ->
                [0] { $name }: nenhuma ficha
                [one] { $name }: uma ficha
                [many] { $name }: a varinha mágica
               *[other] { $name }: a varinha mágica
            }
    }
prizes =
    { $count ->
        [0] Ainda em jogo: a varinha mágica
        [one] Ainda em jogo: uma ficha e a varinha mágica
        [many] Ainda em jogo: { $count } fichas e a varinha mágica
       *[other] Ainda em jogo: { $count } fichas e a varinha mágica
    }
# While the sixth hat is put into the box, at the start of a round.
dock-vanish = Um chapéu vai para a caixa
dock-vanish-sub = Que animal desapareceu?
dock-choose = Espreitar ou adivinhar?
dock-choose-sub = Toca num chapéu, ou no animal desaparecido.
dock-swap = Agora troca o chapéu.
dock-swap-sub = Toca no chapéu que vai para o lugar dele.
dock-extra = Mais uma troca?
dock-extra-sub = Toca em dois chapéus, ou deixa assim.
dock-extra-second = E o segundo?
extra-skip = Deixar assim
dock-call = Tens a certeza?
dock-call-sub = Se errares, ficas fora da ronda.
call-right-sub =
    { $you ->
        [yes] Ganhas a ronda.
       *[no] { $name } ganha a ronda.
    }
call-wrong-sub =
    { $you ->
        [yes] Ficas fora desta ronda.
       *[no] { $name } fica fora desta ronda.
    }
box-seen-done = Fechar a caixa
dock-swapped =
    { $you ->
        [yes] Trocas o { $one } e o { $other }
       *[no] { $name } troca o { $one } e o { $other }
    }
dock-swapped-sub = Não os percas de vista.
dock-looks =
    { $you ->
        [yes] Espreitas no chapéu { $hat }
       *[no] { $name } espreita no chapéu { $hat }
    }
dock-chooses =
    { $you ->
        [yes] É a tua vez
       *[no] { $name } está a pensar
    }
dock-chooses-extra =
    { $you ->
        [yes] Mais uma troca?
       *[no] { $name } pode trocar outra vez
    }
dock-out-sub = A ronda continua sem ti, mas podes ver.
dock-round-won =
    { $you ->
        [yes] Ganhas a ronda!
       *[no] { $name } ganha a ronda!
    }
# Everybody else called wrongly.
dock-round-won-last =
    { $you ->
        [yes] Só restas tu: ganhas a ronda!
       *[no] Só resta { $name }, que ganha a ronda!
    }

## Between and after

between-rounds = Entre duas rondas
round-over = A ronda { $round } acabou
next-round = Outra ronda
next-round-in = Próxima ronda daqui a { $seconds } s.
waiting-for = À espera de { $names }
standing = Pontuação
standing-round = Esta ronda
standing-total = Total
opened-gifts = O que eram na verdade
# $names: those who win besides the reader; $count: how many they are; $you: whether the reader wins.
result-win =
    { $you ->
        [yes]
            { $count ->
                [0] Ganhaste!
                [one] Tu e { $names } ganharam!
                [many] Tu, { $names } ganharam!
               *[other] Tu, { $names } ganharam!
            }
       *[no]
            { $count ->
                [one] { $names } ganhou!
                [many] { $names } ganharam!
               *[other] { $names } ganharam!
            }
    }
result-nobody = Desta vez ninguém ganha
record = Guardar o jogo
play-again = Outra vez
play-again-sub =
    { $company ->
        [bots]
            { $bots ->
                [one] com o mesmo bot
               *[other] com os mesmos bots
            }
        [both] com toda a mesa
       *[people] com as mesmas { $players } pessoas
    }
host-again = Quem abriu a mesa pode começar outro jogo.
rematch-wanted = Com vontade de outro jogo: { $names }
ask-rematch = Outro jogo!

## Around the game

table-code = Mesa
watching-count =
    { $count ->
        [one] uma pessoa a ver
        [many] { $count } pessoas a ver
       *[other] { $count } pessoas a ver
    }
pause = Pausa
resume = Continuar
paused = Em pausa
paused-sub = O jogo está em pausa. Nada se perde.
paused-by =
    { $you ->
        [yes] Puseste o jogo em pausa. Nada se perde.
       *[no] { $name } pôs o jogo em pausa. Nada se perde.
    }
move-seat = Mudar de dispositivo
move-about = Abre este link no outro dispositivo. Serve uma só vez e o teu lugar vai contigo.
move-take = Sentar-me aqui
leave-playing = Um suplente joga por ti. Podes voltar com o mesmo link.
leave-sure = O teu lugar fica livre para outra pessoa.
close-table = Fechar a mesa
close-sure = A mesa vai fechar para toda a gente.
agree-end = Por mim, acabamos aqui
agree-not = Prefiro continuar
hand-to-stand-in = Deixar jogar um suplente
call-stand-in = Chamar um suplente
stand-in-plays = Um suplente joga por ti.
time-was-up = O tempo acabou: um suplente jogou por ti.
take-back = Já voltei
lost-line = A ligação caiu
lost-line-sub = Estamos a tentar voltar. O teu lugar está guardado.
lost-line-held = A tua escolha espera e segue assim que voltarmos.
not-saving = Neste momento o servidor não consegue guardar
not-saving-sub = O jogo vai continuar sozinho.

trouble-waiting = Um momento
trouble-waiting-sub = Estamos a pôr a mesa.
trouble-lost = Sem ligação
trouble-lost-sub = A tentar de novo. O teu lugar está guardado.
trouble-unknown-table = Essa mesa não existe
trouble-unknown-table-sub = Nenhuma mesa tem este código. Talvez uma letra trocada?
trouble-table-full = A mesa está cheia
trouble-table-full-sub = Todos os lugares estão ocupados.
trouble-game-started = Já começou
trouble-game-started-sub = Há um jogo a decorrer. Talvez no próximo haja lugar para ti.
trouble-closed = Esta mesa está fechada
trouble-closed-sub = Foi bom jogar contigo. Abres outra?
trouble-damaged = Esta mesa está danificada
trouble-damaged-sub = O jogo já não se consegue ler. Quem gere o servidor pode ver o que se passa; entretanto, abre outra mesa.
trouble-removed = Já não tens lugar
trouble-removed-sub = Quem abriu a mesa tirou-te o lugar.
trouble-voted-out = O resto da mesa continua sem ti
trouble-voted-out-sub = As pessoas desta mesa votaram. Não faz mal: há outras mesas.
trouble-no-onlookers = Aqui não há público
trouble-no-onlookers-sub = Esta mesa joga sem público.
trouble-replaced = Estás a jogar noutro sítio
trouble-replaced-sub = O teu lugar está noutro separador ou noutro dispositivo.
trouble-left = Saíste da mesa
trouble-left-sub = Talvez o teu lugar ainda lá esteja.
trouble-moving = O teu lugar, neste dispositivo
trouble-moving-sub = Senta-te aqui; o outro dispositivo liberta o lugar.
trouble-bad-token = Este link já não serve
trouble-bad-token-sub = Cada link serve uma só vez, e por pouco tempo.
trouble-no-line = Sem ligação
trouble-no-line-sub = O servidor não responde. Tenta daqui a pouco.
trouble-other = Algo correu mal
not-loaded = Não foi possível carregar isto. Talvez haja uma versão mais recente.
load-again = Carregar de novo

## About

about-games = That’s Not a Hat é um jogo de Kasper Lapp. Magic Hat é um jogo de Jonathan Favre-Godal e Corentin Lebrat. Aqui contamos as regras por palavras nossas.
about-publisher = O Hatbox não tem ligação a nenhuma editora.
about-pictures = Objetos, animais e caras: OpenMoji, o projeto livre de emojis e ícones. Licença: CC BY-SA 4.0. As cartas, os chapéus, a caixa e a mesa são desenhos nossos.
about-fonts = Tipos de letra: Shantell Sans e Balsamiq Sans, SIL Open Font License.
about-data = Este dispositivo guarda o teu nome e a tua cara, as definições, as dicas já vistas, o código da tua mesa, quem escondeste, quem partilhou o dispositivo e como te correu contra a Sombra. Não fica aqui nenhum jogo.

## For the ear. $you: yes when it is about the listener; $toYou and $wrongYou likewise.

hear-began =
    { $you ->
        [yes] Nova ronda. Começas tu.
       *[no] Nova ronda. Começa { $name }.
    }
hear-arrow =
    { $arrow ->
       *[left] A seta preta aponta para a esquerda, { part-to }.
        [right] A seta branca aponta para a direita, { part-to }.
    }
hear-fetched = { told-fetch } { hear-arrow }
hear-took =
    { $you ->
        [yes] Passas o teu presente mais antigo. { hear-arrow }
       *[no] { $name } passa o presente mais antigo. { hear-arrow }
    }
part-says =
    { $you ->
        [yes] Dizes a { $to }
       *[no]
            { $toYou ->
                [yes] { $name } diz-te
               *[no] { $name } diz a { $to }
            }
    }
hear-offered =
    { $tone ->
       *[plain] { part-says }: «{ $sentence }»
        [sure] { part-says } em tom confiante: «{ $sentence }»
        [unsure] { part-says } em tom hesitante: «{ $sentence }»
    }
hear-accepted =
    { $you ->
        [yes] Agradeces.
       *[no] { $name } agradece.
    }
hear-looked =
    { $you ->
        [yes] Espreitas dentro do chapéu { $hat }.
       *[no] { $name } espreita dentro do chapéu { $hat }.
    }
hear-swapped =
    { $you ->
        [yes] Trocas o chapéu { $one } e o chapéu { $other }.
       *[no] { $name } troca o chapéu { $one } e o chapéu { $other }.
    }
hear-skipped =
    { $you ->
        [yes] Ficas por aqui.
       *[no] { $name } fica por aqui.
    }
hear-out =
    { $you ->
        [yes] Ficas fora desta ronda.
       *[no] { $name } fica fora desta ronda.
    }
hear-ended = A ronda acabou.
