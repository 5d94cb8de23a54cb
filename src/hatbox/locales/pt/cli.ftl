### What the command hatbox says at a terminal, and what went wrong. Its help is English.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = é preciso yes ou no
cli-needs-positive = é preciso um número inteiro a partir de 1
cli-needs-whole = é preciso um número inteiro a partir de 0
cli-needs-port-number = uma porta é um número de 0 a 65535
cli-needs-web-address = um endereço começa por http:// ou https://
cli-needs-store-address = o endereço de uma base de dados começa por postgresql://
cli-needs-networks = são precisos endereços ou redes como 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = é preciso debug, info, warning ou error
cli-needs-limits = são precisos limites com os seus números, como outbox=100,errors=20
cli-needs-text-file = é preciso um ficheiro de texto que se possa ler

## What the commands say. Addresses end their line.

cli-open = O Hatbox está aberto em { $address }
cli-open-guests = O endereço para convidar: { $address }
cli-warn-proxy = atenção: sem --trusted-proxy, todos os convidados de { $address } contam como um só endereço e partilham os seus limites
cli-stopped = interrompido
cli-moved = copiado e verificado (SHA-256 { $digest })
cli-missing-extra = falta um módulo opcional; para o instalar: { $command }
cli-records-hold =
    { $records ->
        [one] { $records } registo, { $hold } em ordem
       *[other] { $records } registos, { $hold } em ordem
    }
cli-unproven-secret = coerente mas sem prova: falta secret, por isso nada mostra como se deram as cartas
cli-unproven-commitment = coerente mas sem prova: falta commitment, por isso secret pode ter sido escolhido depois
cli-unproven-agreement = coerente mas sem prova: uma ronda terminou antes do tempo, e a versão 1 não diz se os jogadores estavam de acordo
cli-no-records = não há nenhum registo neste ficheiro
cli-check-file = no ficheiro: { $words }
cli-check-table = o histórico da mesa { $table } não se consegue ler; as outras continuam, e pode abrir-se uma nova
cli-check-record = o registo { $number } da mesa { $table } não se consegue ler
cli-check-whole = { $file } está intacto (mesas abertas: { $tables }, registos: { $records })
cli-no-such-record =
    { $records ->
        [one] há { $records } registo, por isso não há número { $number }
       *[other] há { $records } registos, por isso não há número { $number }
    }
cli-lab-program = lugar { $seat } ({ $who }): respostas inválidas: { $illegal }; respostas atrasadas: { $late }; partidas em que o programa falhou: { $crashed }
cli-tournament-goes-on = partidas já jogadas: { $played } de { $games }
cli-tournament-lost-line = a última linha de { $file } estava incompleta; essa partida é jogada de novo
cli-tournament-kept = partidas a salvo em { $file }: { $played } de { $games }; o mesmo comando continua daí
cli-worker-lost = um processo que jogava parou; as partidas dele são jogadas de novo
cli-study-read = registos: { $records }; decisões: { $decisions }
cli-study-nothing = nestes ficheiros não há nada para estudar
cli-study-left-out = registos omitidos: { $records }
cli-study-who = { $game }, { $who }:
cli-study-names = nomes verdadeiros: { $share } de { $n }
cli-study-refusals = distinguir o verdadeiro do falso: d′ { $d }, critério { $c }
cli-study-believed = nomes falsos em que se acreditou: { $share } de { $n }
cli-study-tells-tone = o que o tom denuncia: { $bits } bits
cli-study-tells-pause = o que a pausa denuncia: { $bits } bits
cli-study-errors = erros: { $wrong }; evitáveis com uma memória perfeita: { $share }
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
cli-error-wrong-seats = os lugares têm de ser numerados de 1 a { $last }, cada um com um bot ou um programa
cli-error-not-studied = { $game } não tem oráculo e não pode ser estudado
cli-error-twin-players = um jogador é indicado duas vezes
cli-error-too-few-players = numa mesa de { $seats } lugares são precisos pelo menos { $seats } jogadores diferentes
cli-error-no-program = este programa não existe: { $program }
cli-error-no-policy = a estratégia { $policy } não pode ser carregada ({ $reason })
cli-error-other-tournament = este resultado é de outro torneio: jogo, lugares, semente, opções, segundos, --records e --text têm de ficar iguais
cli-error-damaged-results = esta linha está danificada; nada foi alterado. Apaga-a e a partida será jogada de novo
cli-error-results-in-use = outro torneio está a escrever neste ficheiro
cli-error-workers-die = os processos que jogam param repetidamente; experimenta --cores 1 para ver porquê
cli-error-no-cluster = nenhum escalonador Dask responde neste endereço
cli-no-server = nenhum servidor Hatbox responde em { $url }
cli-error-workers-gone = há um minuto que o cluster não tem nenhum worker
cli-error-cluster-gone = o escalonador Dask desapareceu
cli-error-wrong-starter = começa um lugar de 0 a { $last }
cli-error-no-data = não há dados para copiar: { $file }
cli-error-no-copy = não é possível escrever a cópia { $file } ({ $reason })
cli-error-same-file = { $file } contém os próprios dados; a cópia precisa de outro nome
cli-error-newer-data = os dados são de uma versão mais recente do Hatbox
cli-error-in-use = um servidor está a usar estes dados; é preciso pará-lo primeiro
cli-error-not-empty = no destino já há dados
cli-error-not-the-same = a cópia difere do original, por isso nada foi guardado
cli-error-use-pg-dump = os dados estão no PostgreSQL, que faz as suas próprias cópias: { $command }
cli-error-data-in-use = outro servidor usa os dados em { $file }; para-o primeiro ou dá a este uma pasta própria com --data
cli-error-disk-full = já não há espaço no disco de { $file }
cli-error-disk-error = o disco não consegue ler ou escrever { $file }
cli-error-read-only = não se consegue escrever { $file }; vê as permissões e se o disco é só de leitura
cli-error-cannot-open = não se consegue abrir { $file }; vê a pasta e as permissões
cli-error-damaged-data = { $file } está danificado; guarda uma cópia, vê o que `hatbox check` encontra e põe no lugar a tua última cópia de segurança
cli-error-missing-data = { $file } falta ou está vazio, mas havia dados nesta pasta; repõe-no ou remove { $state } para começar de novo
cli-error-missing-journal = { $file } falta, e com ele as últimas jogadas; repõe-no ou remove { $state } para continuar sem elas
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
