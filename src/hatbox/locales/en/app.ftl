### The browser's own words. See docs/translating.md.

## Everywhere

game-not-a-hat = That’s Not a Hat
game-magic-hat = Magic Hat
tagline = Two games of memory and nerve
facts-not-a-hat = 2–8 players · 15 min
facts-magic-hat = 2–4 players · 10 min
pitch-not-a-hat = Pass presents round. Forget what they are. Bluff.
pitch-magic-hat = Five hats swap places. Which animal vanished?
you = You
home = Home
back = Back
close = Close
on = on
off = off
menu = Menu
more = More
rules = Rules
settings = Settings
language = Language
theme = Theme
theme-about = Light, dark or as your device has it.
theme-light = light
theme-dark = dark
theme-system = device
sound = Sound
sound-about = Small sounds at the table.
talk-about = Others’ reactions and words on this device.
about = About
your-name = Your name
# Somebody who plays without having said a name.
guest-name = Guest

## Home

play-with-friends = Play with friends
play-with-bots = Play with bots
join-with-code = Join with a code
join = Join
ask-name = Who are you?
open-table = Open a table
credits-short = Games by Kasper Lapp · Jonathan Favre-Godal and Corentin Lebrat. Pictures: OpenMoji. Not affiliated with a publisher.

## Invitation

# $known: no when nobody sits at the table yet.
invited =
    { $known ->
       *[yes] { $name } invites you
        [no] You are invited
    }
at-the-table = At the table
sit-down = Sit down
watch = Watch
come-back = Come back

## Before the game

you-are-host = You are the host
waiting-for-host = The host starts the game
host = host
bot = bot
free-seat = free
share-link = Share link
share-title = Play with me at Hatbox
link-copied = Link copied
qr-alt = QR code of the invitation
qr-bigger = Show the QR code larger or smaller
add-bot = Add a bot
options = What is agreed
more-options = More
seat-order = Seats, clockwise
move-up =
    { $you ->
        [yes] You: one seat back
       *[no] { $name }: one seat back
    }
move-down =
    { $you ->
        [yes] You: one seat on
       *[no] { $name }: one seat on
    }
remove-seat = Remove { $name }
start-with =
    { $players ->
       *[other] Start with { $players } players
    }
start-alone = Waiting for one more
host-starts = The host will start when everybody is here.
leave = Leave the table
stay = Stay

option-gifts = Gifts each
option-gifts-about = One for everybody. Two is harder.
option-gifts-needed = Two players always have two each.
option-rounds = Rounds
option-rounds-about = One, or one for each player.
rounds-players = all
option-arrows = Arrows
option-arrows-about = With one colour every gift goes the same way.
arrows-both = both
arrows-black = black
arrows-white = white
option-expert = Expert
option-expert-about = After the swap you may swap two more hats.
option-starter = Who begins?
option-starter-not-a-hat = Who last received a present?
option-starter-magic-hat = Who is the youngest?
starter-draw = draw lots
option-game = Game
option-game-about = Another game with the same people.
option-clock = Clock
option-clock-about = A minute for each decision, twenty seconds or no limit.
clock-relaxed = relaxed
clock-brisk = brisk
clock-off = off
option-pace = Pace
option-pace-about = How fast cards and hats move.
pace-calm = calm
pace-normal = normal
pace-quick = quick
option-talk = Table talk
option-talk-about = Reactions and short words over the seats.
option-onlookers = Onlookers
option-onlookers-about = Others may watch; they see what everybody sees.

mind-random = Dice
    .about = Does anything that is allowed. For a laugh.
mind-goldfish = Goldfish
    .about = Forgets quickly and doubts everything.
mind-squirrel = Squirrel
    .about = Remembers some of it. Good company for a first game.
mind-fox = Fox
    .about = Remembers well and bluffs with pleasure.
mind-owl = Owl
    .about = Remembers most and watches you.
mind-elephant = Elephant
    .about = Forgets nothing. Nobody beats it by memory alone.

## At the table

your-turn = Your turn
your-turn-clock = Your turn · { $seconds } s
turn-of = { $name }’s turn
title-your-turn = ● Your turn · Hatbox
round-of = Round { $round } of { $rounds }
round-one = Three minus cards end it
round-magic = Round { $round } · two wins
seat-stand-in = stand-in
seat-away = away
seat-watching = watching
seat-closer = look closer
reactions = Reactions
react-laugh = Laugh
react-gasp = Gasp
react-hmm = Hmm
react-wink = Wink
react-clap = Clap
react-oops = Oops
react-heart = Heart
react-sleepy = Sleepy
say-something = Say something
say-about = A few words over your seat. They vanish.
say-send = Say it

## That's Not a Hat

arrow-letter-left = L
arrow-letter-right = R
arrow-left = face down, goes left
arrow-right = face down, goes right
shop-count = Shop · { $cards }
shop-shows = The shop shows: { $gift }
part-arrow =
    { $arrow ->
       *[left] black arrow left
        [right] white arrow right
    }
# Where a gift goes.
part-to =
    { $toYou ->
        [yes] to you
       *[no] to { $to }
    }
gift-face-up =
    { $you ->
        [yes] Your gift: { $gift }, face up
       *[no] { $name }: { $gift }, face up
    }
gift-face-down =
    { $you ->
        [yes] Your gift: face down, { part-arrow }, { part-to }
       *[no] { $name }: face down, { part-arrow }, { part-to }
    }
gift-given = A gift, face down, { part-arrow }, { part-to }
penalties =
    { $you ->
        [yes]
            { $count ->
                [0] You have no minus cards
                [one] You have one minus card: { $gifts }
               *[other] You have { $count } minus cards: { $gifts }
            }
       *[no]
            { $count ->
                [0] { $name }: no minus cards
                [one] { $name }: one minus card: { $gifts }
               *[other] { $name }: { $count } minus cards: { $gifts }
            }
    }
dock-fetched-sub = Remember it. It is about to turn over.
dock-giving =
    { $giverYou ->
        [yes] Your gift goes to { $receiver }
       *[no]
            { $receiverYou ->
                [yes] { $giver } names a gift for you
               *[no] { $giver } names a gift for { $receiver }
            }
    }
dock-giving-sub = Listen, and remember.
dock-answer-sub = { $giver } offers it to you.
dock-offering-sub =
    { $receiverYou ->
        [yes] Is it true?
       *[no] Will { $receiver } believe it?
    }
dock-round-over = The round is over
answer-accept = I take it
answer-refuse = Turn it over
picker-title = What do you give { $to }?
picker-open = Name the gift
picker-fold = See the table
picker-search = Type a few letters
picker-groups = Kinds of gifts
picker-gifts = All gifts
picker-none = Nothing is called that.
picker-nothing = Pick any gift. True or not.
picker-clear = Take it back
picker-send = Say it to { $to }
tone = How you say it
tone-plain = plain
tone-sure = sure
tone-unsure = unsure
group-music = Music
group-food = Food
group-wear = Wear
group-home = Home
group-tools = Tools
group-media = Desk
group-play = Play
group-travel = Travel
group-nature = Nature
reveal-said =
    { $you ->
        [yes] You said
       *[no] { $name } said
    }
reveal-was-false =
    { $you ->
        [yes] You said no, and you were right
       *[no] { $name } said no, and that was right
    }
reveal-was-true =
    { $you ->
        [yes] You said no, but it was true
       *[no] { $name } said no, but it was true
    }
reveal-wrong =
    { $you ->
        [yes] You were wrong.
       *[no] { $name } was wrong.
    }
closer-gifts = Gifts, the oldest first
closer-penalties =
    { $count ->
        [0] Minus cards
        [one] One minus card
       *[other] { $count } minus cards
    }
closer-none = None so far.

## Magic Hat

hat = Hat
box = The box with the vanished animal
only-you = only you
animal-cards = The six animals
tokens =
    { $you ->
        [yes]
            { $count ->
                [0] You have no token
                [one] You have one token
               *[other] You have the wand
            }
       *[no]
            { $count ->
                [0] { $name }: no token
                [one] { $name }: one token
               *[other] { $name }: the wand
            }
    }
prizes =
    { $count ->
        [0] Still to win: the wand
        [one] Still to win: one token and the wand
       *[other] Still to win: { $count } tokens and the wand
    }
dock-choose = Look into a hat, or call
dock-choose-sub = Tap a hat, or the animal that has vanished.
dock-swap = Now swap it.
dock-swap-sub = Tap the hat that swaps places with it.
dock-extra = Swap two more?
dock-extra-sub = Tap two hats, or leave it.
dock-extra-second = And the second one?
extra-skip = Leave it
dock-call = Are you sure?
dock-call-sub = Wrong, and you are out of this round.
call-right-sub =
    { $you ->
        [yes] You win the round.
       *[no] { $name } wins the round.
    }
call-wrong-sub =
    { $you ->
        [yes] You are out of this round.
       *[no] { $name } is out of this round.
    }
box-seen-done = Close the box
dock-swapped =
    { $you ->
        [yes] You swap { $one } and { $other }
       *[no] { $name } swaps { $one } and { $other }
    }
dock-swapped-sub = Keep your eyes on them.
dock-looks =
    { $you ->
        [yes] You look into hat { $hat }
       *[no] { $name } looks into hat { $hat }
    }
dock-chooses =
    { $you ->
        [yes] Your turn
       *[no] { $name } thinks
    }
dock-chooses-extra =
    { $you ->
        [yes] Swap two more?
       *[no] { $name } may swap two more
    }
dock-out-sub = You are out of this round, but you may watch.
dock-round-won =
    { $you ->
        [yes] You win the round!
       *[no] { $name } wins the round!
    }

## Between and after

between-rounds = Between two rounds
round-over = Round { $round } is over
next-round = Next round
waiting-for = Waiting for { $names }
standing = Standing
opened-gifts = What lay there in the end
# $names: those who win besides the reader; $count: how many they are; $you: whether the reader wins.
result-win =
    { $you ->
        [yes]
            { $count ->
                [0] You win!
                [one] You and { $names } win!
               *[other] You, { $names } win!
            }
       *[no]
            { $count ->
                [one] { $names } wins!
               *[other] { $names } win!
            }
    }
result-nobody = Nobody wins this time
record = The record
play-again = Play again
play-again-sub =
    { $players ->
       *[other] with the same { $players } people
    }
host-again = The host may start another game.

## Around the game

table-code = Table
watching-count =
    { $count ->
        [one] one onlooker
       *[other] { $count } onlookers
    }
pause = Pause
resume = Go on
paused = Paused
paused-sub = The host has paused the game. Nothing is lost.
move-seat = Move to another device
move-about = Open this link on the other device. It works once, and your seat goes there.
move-take = Take the seat here
leave-playing = A stand-in will play for you. You may come back with the same link.
leave-sure = Your seat becomes free.
close-table = Close the table
close-sure = The table closes for everybody.
agree-end = Agree to end it here
agree-not = Rather play on
hand-to-stand-in = Let a stand-in play
call-stand-in = Call a stand-in
stand-in-plays = A stand-in is playing for you.
take-back = I am back
lost-line = The connection is gone
lost-line-sub = Trying to come back. Your seat is kept.

trouble-waiting = One moment
trouble-waiting-sub = The table is being laid.
trouble-lost = No connection
trouble-lost-sub = Trying again. Your seat is kept.
trouble-unknown-table = No such table
trouble-unknown-table-sub = There is no table with this code. Perhaps a letter is wrong?
trouble-table-full = The table is full
trouble-table-full-sub = All seats are taken.
trouble-game-started = They have already begun
trouble-game-started-sub = A game is running. The next one may have a seat for you.
trouble-closed = This table is closed
trouble-closed-sub = Thank you for playing. Open another one?
trouble-removed = Your seat was taken away
trouble-removed-sub = The host has removed you from this table.
trouble-no-onlookers = No onlookers here
trouble-no-onlookers-sub = This table keeps to itself.
trouble-replaced = You are sitting elsewhere
trouble-replaced-sub = Your seat is open on another page or device.
trouble-left = You have left the table
trouble-left-sub = Your seat may still be there.
trouble-moving = Your seat, on this device
trouble-moving-sub = Take the seat here; the other device lets it go.
trouble-bad-token = This link no longer works
trouble-bad-token-sub = A link to move a seat works once, and only for a while.
trouble-no-line = No connection
trouble-no-line-sub = The server does not answer. Try again in a moment.
trouble-other = Something went wrong

## About

about-games = That’s Not a Hat is a game by Kasper Lapp. Magic Hat is a game by Jonathan Favre-Godal and Corentin Lebrat. Their rules are told here in our own words.
about-publisher = Hatbox is not affiliated with any publisher.
about-pictures = Objects, animals and faces: OpenMoji, the open-source emoji and icon project. Licence: CC BY-SA 4.0. Cards, hats, box and table are our own drawings.
about-fonts = Fonts: Shantell Sans and Balsamiq Sans, SIL Open Font License.
about-data = This device keeps your name, language, sound and theme. Nothing of a game is kept here.

## For the ear. $you: yes when it is about the listener; $toYou and $wrongYou likewise.

hear-began =
    { $you ->
        [yes] The round begins. You begin.
       *[no] The round begins. { $name } begins.
    }
hear-arrow =
    { $arrow ->
       *[left] The black arrow points left, { part-to }.
        [right] The white arrow points right, { part-to }.
    }
hear-fetched = { told-fetch } { hear-arrow }
hear-took =
    { $you ->
        [yes] You give your oldest gift. { hear-arrow }
       *[no] { $name } gives the oldest gift. { hear-arrow }
    }
part-says =
    { $you ->
        [yes] You say to { $to }
       *[no]
            { $toYou ->
                [yes] { $name } says to you
               *[no] { $name } says to { $to }
            }
    }
hear-offered =
    { $tone ->
       *[plain] { part-says }: “{ $sentence }”
        [sure] { part-says }, sounding sure: “{ $sentence }”
        [unsure] { part-says }, sounding unsure: “{ $sentence }”
    }
hear-accepted =
    { $you ->
        [yes] You say thank you.
       *[no] { $name } says thank you.
    }
hear-looked =
    { $you ->
        [yes] You look into hat { $hat }.
       *[no] { $name } looks into hat { $hat }.
    }
hear-swapped =
    { $you ->
        [yes] You swap: hat { $one } and hat { $other } change places.
       *[no] { $name } swaps: hat { $one } and hat { $other } change places.
    }
hear-skipped =
    { $you ->
        [yes] No more swap.
       *[no] { $name } swaps no more.
    }
hear-out =
    { $you ->
        [yes] You are out of this round.
       *[no] { $name } is out of this round.
    }
hear-won =
    { $you ->
        [yes] You win the round.
       *[no] { $name } wins the round.
    }
hear-ended = The round is over.
