### After a game: awards, the way of a gift, the replay. See docs/translating.md.

## Awards. A title, and a reason that stands behind the player’s name. $count: how many.

awards = Відзнаки
award-poker-face = Кам’яне обличчя
    .reason =
        { $count ->
            [one] { $count } вигадці повірили
            [few] { $count } вигадкам повірили
           *[many] { $count } вигадкам повірили
        }
award-good-nose = Гарний нюх
    .reason =
        { $count ->
            [one] { $count } фальшивий подарунок викрито
            [few] { $count } фальшиві подарунки викрито
           *[many] { $count } фальшивих подарунків викрито
        }
award-long-memory = Пам’ять слона
    .reason =
        { $count ->
            [one] не забуто й через { $count } подарунок
            [few] не забуто й через { $count } подарунки
           *[many] не забуто й через { $count } подарунків
        }
award-heart-of-gold = Золоте серце
    .reason =
        { $count ->
            [one] { $count } вигадку прийнято на віру
            [few] { $count } вигадки прийнято на віру
           *[many] { $count } вигадок прийнято на віру
        }
award-doubter = Здоровий сумнів
    .reason =
        { $count ->
            [one] { $count } справжній подарунок узято під сумнів
            [few] { $count } справжні подарунки взято під сумнів
           *[many] { $count } справжніх подарунків узято під сумнів
        }
award-storyteller = Багата уява
    .reason =
        { $count ->
            [one] { $count } вигадана назва
            [few] { $count } вигадані назви
           *[many] { $count } вигаданих назв
        }
award-clean-sheet = Без жодної плями
    .reason = жодного штрафного очка
award-honest-soul = Чесна душа
    .reason =
        { $count ->
            [one] { $count } назва, і правдива
            [few] { $count } назви, усі правдиві
           *[many] { $count } назв, усі правдиві
        }
award-kind-soul = Добра душа
    .reason =
        { $count ->
            [one] { $count } подяка
            [few] { $count } подяки
           *[many] { $count } подяк
        }
award-shopper = У крамничці як удома
    .reason =
        { $count ->
            [one] { $count } подарунок просто з крамнички
            [few] { $count } подарунки просто з крамнички
           *[many] { $count } подарунків просто з крамнички
        }
award-courier = Спеціальна доставка
    .reason =
        { $count ->
            [one] { $count } подарунок передано
            [few] { $count } подарунки передано
           *[many] { $count } подарунків передано
        }
award-onlooker = Місце в першому ряду
    .reason = нічого дарувати, але все видно
award-deep-thinker = Глибокі роздуми
    .reason =
        { $count ->
            [one] { $count } секунда на одне рішення
            [few] { $count } секунди на одне рішення
           *[many] { $count } секунд на одне рішення
        }
award-quick-thinker = Швидко, мов блискавка
    .reason =
        { $count ->
            [one] ніколи не довше за { $count } секунду
            [few] ніколи не довше за { $count } секунди
           *[many] ніколи не довше за { $count } секунд
        }
award-good-company = Гарна компанія
    .reason = гру роблять люди
award-sharp-eye = Гостре око
    .reason =
        { $count ->
            [one] { $count } правильна відповідь
            [few] { $count } правильні відповіді
           *[many] { $count } правильних відповідей
        }
award-lucky-guess = Щасливий здогад
    .reason =
        { $count ->
            [one] вгадано з { $count } можливої тварини
            [few] вгадано з { $count } можливих тварин
           *[many] вгадано з { $count } можливих тварин
        }
award-brave-call = Серце лева
    .reason =
        { $count ->
            [one] ризик: { $count } можлива тварина
            [few] ризик: ще { $count } можливі тварини
           *[many] ризик: ще { $count } можливих тварин
        }
award-last-one = Хто сміється останнім
    .reason =
        { $count ->
            [one] { $count } раунд виграно мовчки
            [few] { $count } раунди виграно мовчки
           *[many] { $count } раундів виграно мовчки
        }
award-explorer = Мандри й відкриття
    .reason =
        { $count ->
            [one] { $count } тварину знайдено за один раунд
            [few] { $count } різні тварини знайдено за один раунд
           *[many] { $count } різних тварин знайдено за один раунд
        }
award-old-friend = Давні друзі
    .reason =
        { $count ->
            [one] { $count } раз та сама тварина
            [few] { $count } рази та сама тварина
           *[many] { $count } разів та сама тварина
        }
award-juggler = Жонглювання капелюхами
    .reason =
        { $count ->
            [one] { $count } обмін
            [few] { $count } обміни
           *[many] { $count } обмінів
        }
award-curious = Цікавість
    .reason =
        { $count ->
            [one] { $count } погляд у капелюх
            [few] { $count } погляди в капелюхи
           *[many] { $count } поглядів у капелюхи
        }
award-second-helping = Ще разочок
    .reason =
        { $count ->
            [one] { $count } додатковий обмін
            [few] { $count } додаткові обміни
           *[many] { $count } додаткових обмінів
        }
award-slip = На кінчику язика
    .reason = названо тварину, яку вже бачили
award-silent = Рот на замку
    .reason = жодного слова, самі погляди
award-cool-head = Холодна голова
    .reason = жодної хибної відповіді

## The way of a gift round the table

journey = Шлях цього подарунка
journey-hint = Торкнись подарунка, щоб побачити його шлях.
journey-dealt =
    { $you ->
        [yes] Цей подарунок у тебе з самого початку.
       *[no] { $name } має цей подарунок із самого початку.
    }
journey-believed = повірили
journey-doubted = не повірили
journey-true = Так воно й було.
journey-untrue = Та це було не те.

## The picture of the result

picture = Поділитися результатом
picture-saved = Картинку збережено.
picture-failed = Не вдалося намалювати картинку.

## The replay, step by step

film = Переглянути ще раз
film-link = Поділитися повтором
film-title = Повтор
film-play = Відтворити
film-pause = Пауза
film-first = На початок
film-last = У кінець
film-back = На крок назад
film-on = На крок уперед
film-before = Попередній ключовий момент
film-next = Наступний ключовий момент
film-at = Раунд { $round } · { $step } з { $steps }
film-track = Показати
film-true = Як було насправді
film-memory = Ідеальна пам’ять
film-belief = Що думали боти
film-memory-about = Усе, що було видно, і нічого не забуто.
film-belief-about = На момент останнього рішення. Хрестик означає помилку.
film-bluff = блеф
film-keys = Клавіші: ← → крок, Page ↑ ↓ ключові моменти, пробіл відтворює.
film-another = Відкрити інший файл
film-broken = Цю гру неможливо показати
film-no-file = Це не гра, збережена в Hatbox.
film-broken-round = Файл пошкоджено: щось не так у раунді { $round }.
film-broken-move = Файл пошкоджено: щось не так у раунді { $round }, хід { $move }.
film-game = Гра { $number } з { $games }
