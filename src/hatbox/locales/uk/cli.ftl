### What the command hatbox says at a terminal, and what went wrong. Its help is English.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = тут має бути yes або no
cli-needs-positive = тут має бути ціле число від 1
cli-needs-whole = тут має бути ціле число від 0
cli-needs-port-number = порт — це число від 0 до 65535
cli-needs-web-address = адреса починається з http:// або https://
cli-needs-store-address = адреса бази даних починається з postgresql://
cli-needs-networks = тут мають бути адреси або мережі, наприклад 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = тут має бути debug, info, warning або error
cli-needs-limits = тут мають бути обмеження з числами, наприклад outbox=100,errors=20
cli-needs-text-file = тут має бути текстовий файл, який можна прочитати

## What the commands say. Addresses end their line.

cli-open = Hatbox відчинено: { $address }
cli-open-guests = Адреса для гостей: { $address }
cli-warn-proxy = увага: без --trusted-proxy усі гості { $address } вважаються однією адресою і ділять її обмеження
cli-stopped = зупинено
cli-moved = скопійовано й перевірено (SHA-256 { $digest })
cli-missing-extra = бракує додаткового модуля; щоб установити його: { $command }
cli-records-hold = записів: { $records }, з них правильних: { $hold }
cli-unproven-secret = узгоджено, але не доведено: немає secret, тож ніщо не показує, як роздавали
cli-unproven-commitment = узгоджено, але не доведено: немає commitment, тож secret могли вибрати потім
cli-unproven-agreement = узгоджено, але не доведено: раунд зупинили передчасно, а версія 1 не каже, чи погодилися гравці
cli-no-records = у цьому файлі немає записів
cli-check-file = у файлі: { $words }
cli-check-table = журнал столу { $table } не читається; інші грають далі, а замість нього можна відкрити новий
cli-check-record = запис { $number } столу { $table } не читається
cli-check-whole = { $file } цілий: відкритих столів { $tables }, записів { $records }
cli-no-such-record = записів тут: { $records }, тож номера { $number } немає
cli-lab-program = місце { $seat } ({ $who }): недозволені відповіді: { $illegal }; запізнілі відповіді: { $late }; партії, у яких програма впала: { $crashed }
cli-tournament-goes-on = уже зіграно партій: { $played } із { $games }
cli-tournament-lost-line = останній рядок { $file } обірвано; цю партію буде зіграно ще раз
cli-tournament-kept = у { $file } збережено партій: { $played } із { $games }; та сама команда продовжить звідти
cli-worker-lost = процес, який грав, завершився аварійно; його партії буде зіграно ще раз
cli-study-read = записів: { $records }; рішень: { $decisions }
cli-study-nothing = у цих файлах немає чого досліджувати
cli-study-left-out = пропущено записів: { $records }
cli-study-who = { $game }, { $who }:
cli-study-names = правдиві назви: { $share } із { $n }
cli-study-refusals = відрізняти правду від неправди: d′ { $d }, критерій { $c }
cli-study-believed = неправдиві назви, у які повірили: { $share } із { $n }
cli-study-tells-tone = що видає тон: { $bits } біта
cli-study-tells-pause = що видає пауза: { $bits } біта
cli-study-errors = помилок: { $wrong }; з досконалою пам’яттю можна було уникнути: { $share }
cli-report-tables = { $mind }: столи на { $players }
cli-report-quiz = вікторина на пам’ять
cli-report-duels = { $game }: усі проти всіх
cli-report-four = { $game }: кожен бот проти трьох нижчого рівня
cli-report-strategies = прості стратегії з тією самою пам’яттю
cli-report-ceiling = magic-hat: на що здатна гра без помилок
cli-report-hats = magic-hat: стеження за капелюхами

## Where a record breaks. $code and $rule are the same in every language.

cli-line = { $file }, рядок { $line }: { $words }
cli-broken-round = раунд { $round }: { $words }
cli-broken-move = раунд { $round }, хід { $move }: { $words }
cli-broken = { $words } ({ $code })
cli-broken-rule = { $words } ({ $code }, правило { $rule })

## What went wrong, by its code.

cli-error-unknown-game = гри { $game } немає; є лише { $known }
cli-error-unknown-mind = бота { $mind } немає; є лише { $known }
cli-error-unknown-option = у { $game } немає налаштування { $option }; є лише { $known }
cli-error-wrong-players = { $game }: гравців має бути від { $least } до { $most }
cli-error-wrong-option = налаштування { $option } приймає значення { $allowed }
cli-error-gifts-for-two = удвох треба по два подарунки
cli-error-wrong-seats = місця мають бути пронумеровані від 1 до { $last }, на кожному — бот або програма
cli-error-not-studied = для { $game } немає оракула, тому дослідити цю гру не можна
cli-error-twin-players = гравця названо двічі
cli-error-too-few-players = місць за столом: { $seats }; різних гравців має бути не менше
cli-error-no-program = такої програми немає: { $program }
cli-error-no-policy = стратегію { $policy } не вдалося завантажити ({ $reason })
cli-error-other-tournament = цей результат — з іншого турніру: гра, місця, зерно, налаштування, секунди, --records і --text мають лишатися ті самі
cli-error-damaged-results = цей рядок пошкоджено; нічого не змінено. Видали його, і партію буде зіграно ще раз
cli-error-results-in-use = у цей файл зараз пише інший турнір
cli-error-workers-die = процеси, які грають, раз у раз падають; спробуй --cores 1, щоб побачити причину
cli-error-no-cluster = за цією адресою не відповідає жоден планувальник Dask
cli-no-server = за адресою { $url } не відповідає жоден сервер Hatbox
cli-error-workers-gone = у кластері вже хвилину немає жодного виконавця
cli-error-cluster-gone = планувальник Dask зник
cli-error-wrong-starter = починати може місце від 0 до { $last }
cli-error-no-data = немає даних для копіювання: { $file }
cli-error-no-copy = не вдалося записати копію { $file } ({ $reason })
cli-error-same-file = { $file } — це самі дані; для копії потрібна інша назва
cli-error-newer-data = ці дані від новішої версії Hatbox
cli-error-in-use = цими даними користується сервер; спершу зупини його
cli-error-not-empty = у місці призначення вже є дані
cli-error-not-the-same = копія відрізняється від оригіналу, тому нічого не збережено
cli-error-use-pg-dump = дані містяться в PostgreSQL, який сам робить копії: { $command }
cli-error-data-in-use = даними в { $file } користується інший сервер; спершу зупини його або дай цьому власну теку через --data
cli-error-disk-full = на диску, де лежить { $file }, не лишилося місця
cli-error-disk-error = диск не може прочитати або записати { $file }
cli-error-read-only = { $file } не можна записати; перевір права і чи диск не лише для читання
cli-error-cannot-open = { $file } не відкривається; перевір теку і права
cli-error-damaged-data = { $file } пошкоджено; збережи його копію, глянь, що знайде `hatbox check`, і постав на його місце останню резервну копію
cli-error-missing-data = { $file } немає або він порожній, а дані в цій теці були; поверни його або прибери { $state }, щоб почати спочатку
cli-error-missing-journal = { $file } немає, а в ньому останні ходи; поверни його або прибери { $state }, щоб продовжити без них
cli-error-store = ці дані не вдається використати ({ $code })
cli-error-record-too-long = запис завеликий; найбільший розмір у байтах: { $bytes }
cli-error-too-deep = надто глибока вкладеність для запису гри
cli-error-no-json = це не JSON
cli-error-no-json-at = це не JSON; поглянь на стовпчик { $column }
cli-error-no-json-number = { $number } — не число в JSON
cli-error-twin-key = ключ трапляється в одному об’єкті двічі
cli-error-no-object = запис гри — це об’єкт JSON
cli-error-wrong-format = формат — не { $format }
cli-error-wrong-game = такої гри немає; є лише { $known }
cli-error-no-list = { $key } має бути списком
cli-error-no-names = players має бути списком імен
cli-error-no-options = бракує options
cli-error-missing-option = бракує налаштування { $option }
cli-error-no-hex = { $key } записано не шістнадцятковими цифрами
cli-error-wrong-secret = байтів у secret має бути { $bytes }
cli-error-wrong-commitment = commitment — це не SHA-256 від secret
cli-error-wrong-contributions = значень у contributions може бути щонайбільше { $most }, байтів у кожному — щонайбільше { $bytes }
cli-error-wrong-value = { $key } — { $said }, а має бути { $due }
cli-error-round-no-object = раунд — це об’єкт JSON
cli-error-round-after-cut = після обірваного раунду інших не буває
cli-error-round-after-end = гра закінчилася ще до цього раунду
cli-error-result-of-cut = в обірваного раунду не буває { $key }
cli-error-truncated-at-end = раунд, зіграний до кінця, не буває обірваним
cli-error-starter-no-seat = starter має бути номером місця
cli-error-other-starter = цей раунд починає місце { $due }, а не { $starter }
cli-error-no-deck = раунду потрібен deck, список карт
cli-error-wrong-deck = колода не випливає із secret та contributions
cli-error-no-card = { $card } — не карта; карту пишуть так: guitar:left:black
cli-error-twin-gift = один подарунок у колоді двічі
cli-error-miscounted-arrows = чорних і білих стрілок у колоді: { $black } та { $white }, а має бути { $due_black } та { $due_white }
cli-error-no-hats = раунду потрібні hats, список із п’яти тварин
cli-error-no-animal = тварини { $animal } немає
cli-error-miscounted-animals = кожна тварина лише в одному капелюсі: одна в коробці, п’ять зовні
cli-error-move-no-object = хід — це об’єкт JSON, у якому є seat
# Moves that the rules do not allow.
cli-error-not-your-turn = зараз не хід цього місця
cli-error-not-now = зараз такий хід неможливий
cli-error-round-over = раунд уже закінчено
cli-error-unknown-move = такого ходу немає
cli-error-unknown-gift = такого подарунка немає
cli-error-unknown-tone = такого тону немає
cli-error-wrong-receiver = стрілка вказує на інше місце
cli-error-unknown-hat = такого капелюха немає
cli-error-same-hat = капелюх не можна поміняти місцями із самим собою
cli-error-unknown-animal = такої тварини немає

## What the system refuses.

cli-os-enoent = такого файлу чи теки немає
cli-os-eacces = доступ заборонено
cli-os-eperm = це не дозволено
cli-os-eisdir = це тека
cli-os-enotdir = це не тека
cli-os-eexist = такий файл уже є
cli-os-enospc = на диску не лишилося місця
cli-os-erofs = цей диск лише для читання
cli-os-eaddrinuse = цей порт уже зайняла інша програма
cli-os-eaddrnotavail = цей комп’ютер не має такої адреси
cli-os-no-such-host = такої адреси немає
cli-os-other = система відповіла відмовою ({ $code })
