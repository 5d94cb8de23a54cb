### The command hatbox at a terminal: its help, what it says, and what went wrong.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## In every help. Headings end with their colon.

cli-usage = uso:
cli-arguments = argumentos:
cli-options = opções:
cli-help = mostra esta ajuda e termina
cli-version = mostra a versão e termina
cli-language = a língua; por omissão, a do terminal [{ $variable }]
cli-about = That’s Not a Hat e Magic Hat: dois jogos de memória e descaramento.

## What stands for a value: capitals, no space, no bracket.

cli-value-command = COMANDO
cli-value-file = FICHEIRO
cli-value-folder = PASTA
cli-value-game = JOGO
cli-value-number = N
cli-value-names = NOME,…
cli-value-seed = SEMENTE
cli-value-address = ENDEREÇO
cli-value-addresses = ENDEREÇO,…
cli-value-port = PORTA
cli-value-url = URL
cli-value-days = DIAS
cli-value-level = NÍVEL
cli-value-limits = LIMITE,…

## What each command does: in the list of commands, and at length above its own help.

cli-serve = inicia o servidor: mesas para navegadores, bots e público
    .about = Mantém mesas abertas por HTTP e sockets até chegar um sinal. Cada definição é uma opção ou uma variável de ambiente; a opção prevalece.
cli-backup = copia os dados dos jogos, mesmo com o servidor em execução
    .about = Copia os dados para um só ficheiro, todos do mesmo instante.
    .file = o ficheiro a escrever
cli-play = mostra um jogo de bots, contado jogada a jogada
    .about = Põe bots a jogar e conta o jogo jogada a jogada.
    .seed = uma palavra ou um número qualquer; se faltar, é sempre um jogo novo
cli-simulate = põe bots a jogar e escreve os registos
    .about = Põe bots a jogar e escreve os registos em JSON Lines. Os mesmos argumentos dão os mesmos bytes.
    .players = quantos bots jogam
    .games = quantos jogos; por omissão, 1
    .seed = uma palavra ou um número qualquer; por omissão, 0
    .out = para onde vão os registos; por omissão, para a saída padrão
cli-replay = conta um jogo por palavras
    .about = Conta por palavras um jogo de um ficheiro de registos.
    .number = qual dos registos do ficheiro; por omissão 1, o primeiro
cli-verify = volta a jogar os registos segundo as regras e confirma como se baralhou
    .about = Volta a jogar cada registo segundo as regras e recalcula os baralhos e o commitment, se constarem. Código de saída 0: está tudo certo. 1: algo está errado, e diz-se onde.
cli-minds = quem são os bots e como jogam
    .about = Diz quem são os bots e mede como jogam.
cli-minds-list = diz os nomes dos bots que se podem sentar
    .about = Diz os nomes dos bots que se podem sentar.
cli-minds-report = mede os bots; escreve tabelas e gráficos numa pasta
    .about = Põe os bots a jogar uns contra os outros e escreve tabelas e gráficos numa pasta. Os mesmos argumentos dão os mesmos números.
    .out = para onde vai o relatório; por omissão, { $usual }
    .deals = quantas vezes se dão as cartas em cada confronto; por omissão, { $usual }
    .games = quantos jogos em cada mesa; por omissão, { $usual }
    .seed = uma palavra ou um número qualquer; por omissão, { $usual }
cli-game = { $games }
cli-game-usual = { $games }; por omissão, { $usual }
cli-option = { $game }: { $words }
cli-option-gifts = 1 ou 2 presentes por pessoa
cli-option-rounds = quantas rondas; «players» para uma por pessoa
cli-option-expert = com a segunda troca (M11)
cli-players = quantos bots jogam; por omissão, { $usual }
cli-seats = quem joga, lugar a lugar; uma lista curta repete-se. Há { $minds }; por omissão, { $usual }
cli-records-file = um ficheiro de registos

## The settings of the server.

cli-setting-host = o endereço onde escutar
cli-setting-port = a porta onde escutar; 0 escolhe uma livre
cli-setting-data = a pasta dos dados
cli-setting-public-url = o endereço que os convites levam; por omissão, o deste computador na sua rede
cli-setting-hosts = outros nomes pelos quais os navegadores podem chegar a este servidor
cli-setting-open = abre o navegador
cli-setting-trusted-proxy = proxies inversos em cujos cabeçalhos X-Forwarded se confia
cli-setting-tables-per-address = mesas que um endereço de rede pode abrir numa hora
cli-setting-sockets-per-address = ligações de um endereço de rede
cli-setting-idle-days = dias sem visitas após os quais uma mesa se fecha
cli-setting-record-days = dias durante os quais se guardam os registos; 0: para sempre
cli-setting-log-level = debug, info, warning ou error
cli-setting-limits = outros limites, pelo nome; docs/hosting.md enumera-os

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = é preciso yes ou no
cli-needs-positive = é preciso um número inteiro a partir de 1
cli-needs-whole = é preciso um número inteiro a partir de 0
cli-needs-port-number = uma porta é um número de 0 a 65535
cli-needs-web-address = um endereço começa por http:// ou https://
cli-needs-networks = são precisos endereços ou redes como 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = é preciso debug, info, warning ou error
cli-needs-limits = são precisos limites com os seus números, como outbox=100,errors=20

## What is wrong with the arguments.

cli-mistake = { $program }: erro: { $words }
cli-mistake-at = { $argument }: { $words }
cli-mistake-missing = ainda falta: { $arguments }
cli-mistake-unknown = não percebi: { $arguments }
cli-mistake-ambiguous = { $option } pode ser { $options }
cli-mistake-choice = { $value } não existe; só há { $choices }
cli-mistake-no-number = { $value } não é um número inteiro
cli-mistake-too-few = tem de ser { $least } ou mais
cli-mistake-needs-value = falta um valor
cli-mistake-takes-none = não leva nenhum valor

## What the commands say. Addresses end their line.

cli-open = O Hatbox está aberto em { $address }
cli-open-guests = O endereço para convidar: { $address }
cli-warn-proxy = atenção: sem --trusted-proxy, todos os convidados de { $address } contam como um só endereço e partilham os seus limites
cli-stopped = interrompido
cli-missing-extra = falta um módulo opcional; para o instalar: { $command }
cli-records-hold =
    { $records ->
        [one] { $records } registo, { $hold } em ordem
       *[other] { $records } registos, { $hold } em ordem
    }
cli-no-records = não há nenhum registo neste ficheiro
cli-no-such-record =
    { $records ->
        [one] há { $records } registo, por isso não há número { $number }
       *[other] há { $records } registos, por isso não há número { $number }
    }
cli-report-tables = { $mind }: mesas de { $players }
cli-report-quiz = o teste de memória
cli-report-duels = { $game }: todos contra todos
cli-report-four = { $game }: cada bot contra três do nível abaixo
cli-report-strategies = estratégias simples com a mesma memória
cli-report-ceiling = magic-hat: até onde chega o jogo perfeito
cli-report-hats = magic-hat: seguir os chapéus

## Where a record breaks. $code and $rule are the same in every language.

cli-line = { $file }, linha { $line }: { $words }
cli-broken-round = ronda { $round }: { $words }
cli-broken-move = ronda { $round }, jogada { $move }: { $words }
cli-broken = { $words } ({ $code })
cli-broken-rule = { $words } ({ $code }, regra { $rule })

## What went wrong, by its code.

cli-error-unknown-game = o jogo { $game } não existe; só há { $known }
cli-error-unknown-mind = o bot { $mind } não existe; só há { $known }
cli-error-unknown-option = { $game } não tem a opção { $option }, só { $known }
cli-error-wrong-players = { $game } é para { $least } a { $most } pessoas
cli-error-wrong-option = a opção { $option } pode ser { $allowed }
cli-error-gifts-for-two = a dois, são precisos dois presentes por pessoa
cli-error-wrong-starter = começa um lugar de 0 a { $last }

cli-error-no-data = não há dados para copiar: { $file }
cli-error-no-copy = não é possível escrever a cópia { $file } ({ $reason })
cli-error-same-file = { $file } contém os próprios dados; a cópia precisa de outro nome
cli-error-newer-data = os dados são de uma versão mais recente do Hatbox
cli-error-store = não é possível usar os dados ({ $code })

cli-error-record-too-long = um registo tem no máximo { $bytes } bytes
cli-error-too-deep = isto tem níveis a mais para ser um registo
cli-error-no-json = isto não é JSON
cli-error-no-json-at = isto não é JSON; vê a coluna { $column }
cli-error-no-json-number = { $number } não é um número em JSON
cli-error-twin-key = uma chave aparece duas vezes num objeto
cli-error-no-object = um registo é um objeto JSON
cli-error-wrong-format = o formato não é { $format }
cli-error-wrong-game = esse jogo não existe; só há { $known }
cli-error-no-list = { $key } tem de ser uma lista
cli-error-no-names = players tem de ser uma lista de nomes
cli-error-no-options = falta options
cli-error-missing-option = falta a opção { $option }
cli-error-no-hex = { $key } não está em hexadecimal
cli-error-wrong-secret = secret tem de ter { $bytes } bytes
cli-error-wrong-commitment = commitment não é o SHA-256 de secret
cli-error-wrong-contributions = contributions tem no máximo { $most } elementos, cada um com { $bytes } bytes no máximo
cli-error-wrong-value = { $key } é { $said }, mas tem de ser { $due }
cli-error-round-no-object = uma ronda é um objeto JSON
cli-error-round-after-cut = depois de uma ronda interrompida não há mais nenhuma
cli-error-round-after-end = o jogo tinha acabado antes desta ronda
cli-error-result-of-cut = uma ronda interrompida não tem { $key }
cli-error-truncated-at-end = uma ronda jogada até ao fim não está interrompida
cli-error-starter-no-seat = starter tem de ser um lugar
cli-error-other-starter = quem começa esta ronda é o lugar { $due }, não o { $starter }
cli-error-no-deck = uma ronda precisa de deck, uma lista de cartas
cli-error-wrong-deck = o baralho não resulta de secret e contributions
cli-error-no-card = { $card } não é uma carta; uma carta escreve-se como guitar:left:black
cli-error-twin-gift = um presente aparece duas vezes no baralho
cli-error-miscounted-arrows = setas pretas e brancas no baralho: { $black } e { $white }, não { $due_black } e { $due_white }
cli-error-no-hats = uma ronda precisa de hats, uma lista de cinco animais
cli-error-no-animal = o animal { $animal } não existe
cli-error-miscounted-animals = cada animal está num chapéu: um na caixa, cinco fora
cli-error-move-no-object = uma jogada é um objeto JSON com seat

# Moves that the rules do not allow.
cli-error-not-your-turn = não é a vez deste lugar
cli-error-not-now = agora esta jogada não é possível
cli-error-round-over = a ronda já acabou
cli-error-unknown-move = essa jogada não existe
cli-error-unknown-gift = esse presente não existe
cli-error-unknown-tone = esse tom não existe
cli-error-wrong-receiver = a seta aponta para outro lugar
cli-error-unknown-hat = esse chapéu não existe
cli-error-same-hat = um chapéu não se troca consigo mesmo
cli-error-unknown-animal = esse animal não existe

## What the system refuses.

cli-os-enoent = esse ficheiro ou essa pasta não existe
cli-os-eacces = não há permissão para isso
cli-os-eperm = isso não é permitido
cli-os-eisdir = é uma pasta
cli-os-enotdir = não é uma pasta
cli-os-eexist = o ficheiro já existe
cli-os-enospc = já não há espaço no disco
cli-os-erofs = este disco é só de leitura
cli-os-eaddrinuse = já há outro programa a escutar aí
cli-os-eaddrnotavail = este computador não tem esse endereço
cli-os-no-such-host = esse endereço não existe
cli-os-other = o sistema recusa ({ $code })
