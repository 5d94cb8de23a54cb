### What the command hatbox says at a terminal, and what went wrong. Its help is English.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = здесь должно быть yes или no
cli-needs-positive = здесь должно быть целое число от 1
cli-needs-whole = здесь должно быть целое число от 0
cli-needs-port-number = порт — это число от 0 до 65535
cli-needs-web-address = адрес начинается с http:// или https://
cli-needs-store-address = адрес базы данных начинается с postgresql://
cli-needs-networks = здесь должны быть адреса или сети, например 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = здесь должно быть debug, info, warning или error
cli-needs-limits = здесь должны быть ограничения с числами, например outbox=100,errors=20
cli-needs-text-file = здесь должен быть текстовый файл, который можно прочитать

## What the commands say. Addresses end their line.

cli-open = Hatbox открыт: { $address }
cli-open-guests = Адрес для гостей: { $address }
cli-warn-proxy = внимание: без --trusted-proxy все гости { $address } считаются одним адресом и делят его ограничения
cli-stopped = остановлено
cli-moved = скопировано и проверено (SHA-256 { $digest })
cli-missing-extra = не хватает дополнительного модуля; чтобы установить его: { $command }
cli-records-hold = записей: { $records }, из них верных: { $hold }
cli-unproven-secret = согласовано, но не доказано: нет secret, и ничто не показывает, как сдавали
cli-unproven-commitment = согласовано, но не доказано: нет commitment, и secret могли выбрать потом
cli-unproven-agreement = согласовано, но не доказано: раунд остановили раньше срока, а версия 1 не говорит, согласились ли игроки
cli-no-records = в этом файле нет записей
cli-check-file = в файле: { $words }
cli-check-table = журнал стола { $table } не читается; остальные играют дальше, а вместо него можно открыть новый
cli-check-record = запись { $number } стола { $table } не читается
cli-check-whole = { $file } цел: открытых столов { $tables }, записей { $records }
cli-no-such-record = записей здесь: { $records }, так что номера { $number } нет
cli-lab-program = место { $seat } ({ $who }): недопустимые ответы: { $illegal }; запоздалые ответы: { $late }; партии, в которых программа упала: { $crashed }
cli-tournament-goes-on = уже сыграно партий: { $played } из { $games }
cli-tournament-lost-line = последняя строка { $file } оборвана; эта партия будет сыграна ещё раз
cli-tournament-kept = в { $file } сохранено партий: { $played } из { $games }; та же команда продолжит с этого места
cli-worker-lost = процесс, который играл, аварийно завершился; его партии будут сыграны ещё раз
cli-study-read = записей: { $records }; решений: { $decisions }
cli-study-nothing = в этих файлах нечего изучать
cli-study-left-out = пропущено записей: { $records }
cli-study-who = { $game }, { $who }:
cli-study-names = верные названия: { $share } из { $n }
cli-study-refusals = отличать правду от неправды: d′ { $d }, критерий { $c }
cli-study-believed = неверные названия, в которые поверили: { $share } из { $n }
cli-study-tells-tone = что выдаёт тон: { $bits } бита
cli-study-tells-pause = что выдаёт пауза: { $bits } бита
cli-study-errors = ошибок: { $wrong }; с идеальной памятью можно было избежать: { $share }
cli-report-tables = { $mind }: столы на { $players }
cli-report-quiz = викторина на память
cli-report-duels = { $game }: все против всех
cli-report-four = { $game }: каждый бот против трёх уровнем ниже
cli-report-strategies = простые стратегии с той же памятью
cli-report-ceiling = magic-hat: на что способна игра без ошибок
cli-report-hats = magic-hat: слежение за шляпами

## Where a record breaks. $code and $rule are the same in every language.

cli-line = { $file }, строка { $line }: { $words }
cli-broken-round = раунд { $round }: { $words }
cli-broken-move = раунд { $round }, ход { $move }: { $words }
cli-broken = { $words } ({ $code })
cli-broken-rule = { $words } ({ $code }, правило { $rule })

## What went wrong, by its code.

cli-error-unknown-game = игры { $game } нет; есть только { $known }
cli-error-unknown-mind = бота { $mind } нет; есть только { $known }
cli-error-unknown-option = у { $game } нет настройки { $option }; есть только { $known }
cli-error-wrong-players = { $game }: игроков должно быть от { $least } до { $most }
cli-error-wrong-option = настройка { $option } принимает значения { $allowed }
cli-error-gifts-for-two = вдвоём нужно по два подарка
cli-error-wrong-seats = места должны быть пронумерованы от 1 до { $last }, на каждом — бот или программа
cli-error-not-studied = у { $game } нет оракула, поэтому изучить эту игру нельзя
cli-error-twin-players = игрок назван дважды
cli-error-too-few-players = мест за столом: { $seats }; разных игроков должно быть не меньше
cli-error-no-program = такой программы нет: { $program }
cli-error-no-policy = стратегию { $policy } не удалось загрузить ({ $reason })
cli-error-other-tournament = этот результат — из другого турнира: игра, места, зерно, настройки, секунды, --records и --text должны оставаться прежними
cli-error-damaged-results = эта строка повреждена; ничего не изменено. Удали её, и партия будет сыграна ещё раз
cli-error-results-in-use = в этот файл сейчас пишет другой турнир
cli-error-workers-die = процессы, которые играют, падают снова и снова; попробуй --cores 1, чтобы увидеть причину
cli-error-no-cluster = по этому адресу не отвечает ни один планировщик Dask
cli-no-server = по адресу { $url } не отвечает ни один сервер Hatbox
cli-error-workers-gone = в кластере уже минуту нет ни одного исполнителя
cli-error-cluster-gone = планировщик Dask пропал
cli-error-wrong-starter = начинать может место от 0 до { $last }
cli-error-no-data = нет данных для копирования: { $file }
cli-error-no-copy = не удалось записать копию { $file } ({ $reason })
cli-error-same-file = { $file } — это сами данные; для копии нужно другое имя
cli-error-newer-data = эти данные от более новой версии Hatbox
cli-error-in-use = этими данными пользуется сервер; сначала останови его
cli-error-not-empty = в месте назначения уже есть данные
cli-error-not-the-same = копия отличается от оригинала, поэтому ничего не сохранено
cli-error-use-pg-dump = данные находятся в PostgreSQL, который сам делает копии: { $command }
cli-error-data-in-use = данными в { $file } пользуется другой сервер; сначала останови его или дай этому свою папку через --data
cli-error-disk-full = на диске, где лежит { $file }, не осталось места
cli-error-disk-error = диск не может прочитать или записать { $file }
cli-error-read-only = { $file } нельзя записать; проверь права и не доступен ли диск только для чтения
cli-error-cannot-open = { $file } не открывается; проверь папку и права
cli-error-damaged-data = { $file } повреждён; сохрани его копию, посмотри, что найдёт `hatbox check`, и поставь на его место последнюю резервную копию
cli-error-missing-data = { $file } нет или он пуст, а данные в этой папке были; верни его или убери { $state }, чтобы начать заново
cli-error-missing-journal = { $file } нет, а в нём последние ходы; верни его или убери { $state }, чтобы продолжить без них
cli-error-store = эти данные не удаётся использовать ({ $code })
cli-error-record-too-long = запись слишком велика; наибольший размер в байтах: { $bytes }
cli-error-too-deep = слишком глубокая вложенность для записи игры
cli-error-no-json = это не JSON
cli-error-no-json-at = это не JSON; взгляни на столбец { $column }
cli-error-no-json-number = { $number } — не число в JSON
cli-error-twin-key = ключ встречается в одном объекте дважды
cli-error-no-object = запись игры — это объект JSON
cli-error-wrong-format = формат — не { $format }
cli-error-wrong-game = такой игры нет; есть только { $known }
cli-error-no-list = { $key } должно быть списком
cli-error-no-names = players должно быть списком имён
cli-error-no-options = не хватает options
cli-error-missing-option = не хватает настройки { $option }
cli-error-no-hex = { $key } записано не шестнадцатеричными цифрами
cli-error-wrong-secret = байтов в secret должно быть { $bytes }
cli-error-wrong-commitment = commitment — это не SHA-256 от secret
cli-error-wrong-contributions = значений в contributions может быть не больше { $most }, байтов в каждом — не больше { $bytes }
cli-error-wrong-value = { $key } — { $said }, а должно быть { $due }
cli-error-round-no-object = раунд — это объект JSON
cli-error-round-after-cut = после оборванного раунда других не бывает
cli-error-round-after-end = игра закончилась ещё до этого раунда
cli-error-result-of-cut = у оборванного раунда не бывает { $key }
cli-error-truncated-at-end = раунд, сыгранный до конца, не бывает оборванным
cli-error-starter-no-seat = starter должно быть номером места
cli-error-other-starter = этот раунд начинает место { $due }, а не { $starter }
cli-error-no-deck = раунду нужен deck, список карт
cli-error-wrong-deck = колода не получается из secret и contributions
cli-error-no-card = { $card } — не карта; карту пишут так: guitar:left:black
cli-error-twin-gift = один подарок в колоде дважды
cli-error-miscounted-arrows = чёрных и белых стрелок в колоде: { $black } и { $white }, а должно быть { $due_black } и { $due_white }
cli-error-no-hats = раунду нужны hats, список из пяти животных
cli-error-no-animal = животного { $animal } нет
cli-error-miscounted-animals = каждое животное только в одной шляпе: одно в коробке, пять снаружи
cli-error-move-no-object = ход — это объект JSON, в котором есть seat
# Moves that the rules do not allow.
cli-error-not-your-turn = сейчас не ход этого места
cli-error-not-now = сейчас такой ход невозможен
cli-error-round-over = раунд уже окончен
cli-error-unknown-move = такого хода нет
cli-error-unknown-gift = такого подарка нет
cli-error-unknown-tone = такого тона нет
cli-error-wrong-receiver = стрелка указывает на другое место
cli-error-unknown-hat = такой шляпы нет
cli-error-same-hat = шляпу нельзя поменять местами с самой собой
cli-error-unknown-animal = такого животного нет

## What the system refuses.

cli-os-enoent = такого файла или папки нет
cli-os-eacces = доступ запрещён
cli-os-eperm = это не разрешено
cli-os-eisdir = это папка
cli-os-enotdir = это не папка
cli-os-eexist = такой файл уже есть
cli-os-enospc = на диске не осталось места
cli-os-erofs = этот диск только для чтения
cli-os-eaddrinuse = этот порт уже заняла другая программа
cli-os-eaddrnotavail = у этого компьютера нет такого адреса
cli-os-no-such-host = такого адреса нет
cli-os-other = система ответила отказом ({ $code })
