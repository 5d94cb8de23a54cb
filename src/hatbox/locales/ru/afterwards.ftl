### After a game: awards, the way of a gift, the replay. See docs/translating.md.

## Awards. A title, and a reason that stands behind the player’s name. $count: how many.

awards = Награды
award-poker-face = Каменное лицо
    .reason =
        { $count ->
            [one] { $count } выдумке поверили
            [few] { $count } выдумкам поверили
           *[many] { $count } выдумкам поверили
        }
award-good-nose = Хороший нюх
    .reason =
        { $count ->
            [one] { $count } фальшивый подарок разгадан
            [few] { $count } фальшивых подарка разгадано
           *[many] { $count } фальшивых подарков разгадано
        }
award-long-memory = Слоновья память
    .reason =
        { $count ->
            [one] не забыто и через { $count } подарок
            [few] не забыто и через { $count } подарка
           *[many] не забыто и через { $count } подарков
        }
award-heart-of-gold = Золотое сердце
    .reason =
        { $count ->
            [one] { $count } выдумка принята на веру
            [few] { $count } выдумки приняты на веру
           *[many] { $count } выдумок принято на веру
        }
award-doubter = Здоровое сомнение
    .reason =
        { $count ->
            [one] { $count } настоящий подарок под сомнением
            [few] { $count } настоящих подарка под сомнением
           *[many] { $count } настоящих подарков под сомнением
        }
award-storyteller = Богатая фантазия
    .reason =
        { $count ->
            [one] { $count } выдуманное название
            [few] { $count } выдуманных названия
           *[many] { $count } выдуманных названий
        }
award-clean-sheet = Без единого пятна
    .reason = ни одного штрафного очка
award-honest-soul = Честная душа
    .reason =
        { $count ->
            [one] { $count } название, и верное
            [few] { $count } названия, все верные
           *[many] { $count } названий, все верные
        }
award-kind-soul = Добрая душа
    .reason =
        { $count ->
            [one] { $count } благодарность
            [few] { $count } благодарности
           *[many] { $count } благодарностей
        }
award-shopper = В лавке как дома
    .reason =
        { $count ->
            [one] { $count } подарок прямо из лавки
            [few] { $count } подарка прямо из лавки
           *[many] { $count } подарков прямо из лавки
        }
award-courier = Особая доставка
    .reason =
        { $count ->
            [one] { $count } подарок передан
            [few] { $count } подарка передано
           *[many] { $count } подарков передано
        }
award-onlooker = Место в первом ряду
    .reason = дарить нечего, зато всё видно
award-deep-thinker = Глубокие раздумья
    .reason =
        { $count ->
            [one] { $count } секунда на одно решение
            [few] { $count } секунды на одно решение
           *[many] { $count } секунд на одно решение
        }
award-quick-thinker = Быстро, как молния
    .reason =
        { $count ->
            [one] никогда не дольше { $count } секунды
            [few] никогда не дольше { $count } секунд
           *[many] никогда не дольше { $count } секунд
        }
award-good-company = Хорошая компания
    .reason = игру делают люди
award-sharp-eye = Острый глаз
    .reason =
        { $count ->
            [one] { $count } верный ответ
            [few] { $count } верных ответа
           *[many] { $count } верных ответов
        }
award-lucky-guess = Счастливая догадка
    .reason =
        { $count ->
            [one] угадано из { $count } возможного животного
            [few] угадано из { $count } возможных животных
           *[many] угадано из { $count } возможных животных
        }
award-brave-call = Львиное сердце
    .reason =
        { $count ->
            [one] риск: { $count } возможное животное
            [few] риск: ещё { $count } возможных животных
           *[many] риск: ещё { $count } возможных животных
        }
award-last-one = Кто смеётся последним
    .reason =
        { $count ->
            [one] { $count } раунд выигран молча
            [few] { $count } раунда выиграно молча
           *[many] { $count } раундов выиграно молча
        }
award-explorer = Великие открытия
    .reason =
        { $count ->
            [one] { $count } животное найдено за один раунд
            [few] { $count } разных животных найдено за один раунд
           *[many] { $count } разных животных найдено за один раунд
        }
award-old-friend = Старые друзья
    .reason =
        { $count ->
            [one] { $count } раз то же животное
            [few] { $count } раза то же животное
           *[many] { $count } раз то же животное
        }
award-juggler = Жонглирование шляпами
    .reason =
        { $count ->
            [one] { $count } обмен
            [few] { $count } обмена
           *[many] { $count } обменов
        }
award-curious = Любопытство
    .reason =
        { $count ->
            [one] { $count } взгляд в шляпу
            [few] { $count } взгляда в шляпы
           *[many] { $count } взглядов в шляпы
        }
award-second-helping = Ещё разочек
    .reason =
        { $count ->
            [one] { $count } дополнительный обмен
            [few] { $count } дополнительных обмена
           *[many] { $count } дополнительных обменов
        }
award-slip = На кончике языка
    .reason = названо животное, которое уже видели
award-silent = Рот на замке
    .reason = ни слова, одни взгляды
award-cool-head = Холодная голова
    .reason = ни одного неверного ответа

## The way of a gift round the table

journey = Путь этого подарка
journey-hint = Коснись подарка, чтобы увидеть его путь.
journey-dealt =
    { $you ->
        [yes] Этот подарок у тебя с самого начала.
       *[no] { $name } хранит этот подарок с самого начала.
    }
journey-believed = поверили
journey-doubted = не поверили
journey-true = Так и было.
journey-untrue = Но это было не то.

## The picture of the result

picture = Поделиться результатом
picture-saved = Картинка сохранена.
picture-failed = Не удалось нарисовать картинку.

## The replay, step by step

film = Посмотреть ещё раз
film-link = Поделиться повтором
film-title = Повтор
film-play = Воспроизвести
film-pause = Пауза
film-first = В начало
film-last = В конец
film-back = На шаг назад
film-on = На шаг вперёд
film-before = Предыдущий ключевой момент
film-next = Следующий ключевой момент
film-at = Раунд { $round } · { $step } из { $steps }
film-track = Показать
film-true = Как было на самом деле
film-memory = Идеальная память
film-belief = Что думали боты
film-memory-about = Всё, что было видно, и ничего не забыто.
film-belief-about = На момент последнего решения. Крестик означает ошибку.
film-bluff = блеф
film-keys = Клавиши: ← → шаг, Page ↑ ↓ ключевые моменты, пробел воспроизводит.
film-another = Открыть другой файл
film-broken = Эту игру нельзя показать
film-no-file = Это не игра, сохранённая в Hatbox.
film-broken-round = Файл повреждён: что-то не так в раунде { $round }.
film-broken-move = Файл повреждён: что-то не так в раунде { $round }, ход { $move }.
film-game = Игра { $number } из { $games }
