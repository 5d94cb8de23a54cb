### After a game: awards, the way of a gift, the replay. See docs/translating.md.

## Awards. A title, and a reason that stands behind the player’s name. $count: how many.

awards = Honours
award-poker-face = Poker face
    .reason =
        { $count ->
            [one] got away with one fib
           *[other] got away with { $count } fibs
        }
award-good-nose = Good nose
    .reason =
        { $count ->
            [one] one wrong gift sniffed out
           *[other] { $count } wrong gifts sniffed out
        }
award-long-memory = Memory of an elephant
    .reason =
        { $count ->
            [one] still knew it one gift later
           *[other] still knew it { $count } gifts later
        }
award-heart-of-gold = Heart of gold
    .reason =
        { $count ->
            [one] took one fib on trust
           *[other] took { $count } fibs on trust
        }
award-doubter = Healthy doubt
    .reason =
        { $count ->
            [one] one true gift not believed
           *[other] { $count } true gifts not believed
        }
award-storyteller = Storyteller
    .reason =
        { $count ->
            [one] one name made up
           *[other] { $count } names made up
        }
award-clean-sheet = Clean sheet
    .reason = not a single minus point
award-honest-soul = Honest soul
    .reason =
        { $count ->
            [one] one gift named, and it was true
           *[other] { $count } gifts named, every one true
        }
award-kind-soul = Kind soul
    .reason =
        { $count ->
            [one] one thank-you
           *[other] { $count } thank-yous
        }
award-shopper = Regular at the shop
    .reason =
        { $count ->
            [one] one gift fresh from the shop
           *[other] { $count } gifts fresh from the shop
        }
award-courier = Special delivery
    .reason =
        { $count ->
            [one] one gift passed on
           *[other] { $count } gifts passed on
        }
award-onlooker = Best seat in the house
    .reason = nothing to give, everything to see
award-deep-thinker = Deep thinker
    .reason =
        { $count ->
            [one] one second over one decision
           *[other] { $count } seconds over one decision
        }
award-quick-thinker = Quick as a flash
    .reason =
        { $count ->
            [one] never longer than one second
           *[other] never longer than { $count } seconds
        }
award-good-company = Good company
    .reason = a game is only as good as its people
award-sharp-eye = Sharp eye
    .reason =
        { $count ->
            [one] one right call
           *[other] { $count } right calls
        }
award-lucky-guess = Lucky guess
    .reason =
        { $count ->
            [one] right, with one animal possible
           *[other] right, with { $count } animals still possible
        }
award-brave-call = Lionheart
    .reason =
        { $count ->
            [one] dared to call with one animal possible
           *[other] dared to call with { $count } animals still possible
        }
award-last-one = The last laugh
    .reason =
        { $count ->
            [one] one round won by keeping quiet
           *[other] { $count } rounds won by keeping quiet
        }
award-explorer = Explorer
    .reason =
        { $count ->
            [one] one animal found in one round
           *[other] { $count } different animals found in one round
        }
award-old-friend = Old friends
    .reason =
        { $count ->
            [one] met the same animal once
           *[other] met the same animal { $count } times
        }
award-juggler = Hat juggler
    .reason =
        { $count ->
            [one] one swap
           *[other] { $count } swaps
        }
award-curious = Curious nature
    .reason =
        { $count ->
            [one] one look inside a hat
           *[other] { $count } looks inside the hats
        }
award-second-helping = Second helping
    .reason =
        { $count ->
            [one] one extra swap
           *[other] { $count } extra swaps
        }
award-slip = Tip of the tongue
    .reason = called an animal already seen in a hat
award-silent = Lips sealed
    .reason = never called, always watching
award-cool-head = Cool head
    .reason = called, and never wrong

## The way of a gift round the table

journey = This gift’s journey
journey-hint = Tap a gift to see its journey.
journey-dealt =
    { $you ->
        [yes] You had it from the start.
       *[no] { $name } had it from the start.
    }
journey-believed = believed
journey-doubted = not believed
journey-true = That’s what it was.
journey-untrue = That’s not what it was.

## The picture of the result

picture = Share the result
picture-saved = The picture is saved.
picture-failed = The picture couldn’t be made.

## The replay, step by step

film = Watch it again
film-link = Share the replay
film-title = Replay
film-play = Play
film-pause = Pause
film-first = To the start
film-last = To the end
film-back = One step back
film-on = One step forward
film-before = Previous turning point
film-next = Next turning point
film-at = Round { $round } · { $step } of { $steps }
film-track = Show
film-true = What was true
film-memory = Perfect memory
film-belief = What bots believed
film-memory-about = All that was ever shown, and nothing forgotten.
film-belief-about = As of the last decision. A cross means wrong.
film-bluff = a bluff
film-keys = Keys: ← → step, Page ↑ ↓ turning points, space plays.
film-another = Open another file
film-broken = This game can’t be shown
film-no-file = This isn’t a game saved by Hatbox.
film-broken-round = The file is damaged: something’s wrong in round { $round }.
film-broken-move = The file is damaged: something’s wrong in round { $round }, move { $move }.
film-game = Game { $number } of { $games }
