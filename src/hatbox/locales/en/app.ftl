### The browser's own words. See docs/translating.md.

## Everywhere

game-not-a-hat = That’s Not a Hat
game-magic-hat = Magic Hat
tagline = Two games of memory and nerve
# Rules: H2
facts-not-a-hat = 2–8 players · 15 min
# Rules: M1
facts-magic-hat = 2–4 players · 10 min
pitch-not-a-hat = Pass presents round. Forget what they are. Bluff.
pitch-magic-hat = Five hats swap places. Which animal has vanished?
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
keys = Keys
language = Language
theme = Theme
theme-about = Light, dark or the same as your device.
theme-light = light
theme-dark = dark
theme-system = device
sound = Sound
sound-about = Little sounds at the table.
talk-about = Show other players’ reactions and messages on this device.
about = About
your-name = Your name
# Somebody who plays without having said a name.
guest-name = Guest

## Home

play-with-friends = Play with friends
play-with-bots = Play with bots
bots-level = How good are the bots?
level-easy = easy
level-middling = medium
level-hard = hard
level-like-me = like me
learn-it = Learn in a minute
on-one-device = On one device
join-with-code = Join with a code
watch-saved = Watch a saved game
# While a file is held over the page.
drop-record = Drop the saved game here
join = Join
ask-name = Who are you?
open-table = Open a table
credits-short = Games by Kasper Lapp · Jonathan Favre-Godal and Corentin Lebrat. Pictures: OpenMoji. Not affiliated with a publisher.

## Invitation

# $known: no when nobody sits at the table yet.
invited =
    { $known ->
       *[yes] { $name } has invited you
        [no] You’re invited
    }
at-the-table = At the table
sit-down = Sit down
watch = Watch
you-watch = You’re watching
come-back = Back to the table

## Before the game

you-are-host = You’re the host
waiting-for-host = Waiting for the host to start
host = host
bot = bot
free-seat = free
free-seat-title = A free seat
share-link = Share link
share-title = Play with me at Hatbox
link-copied = Link copied
qr-alt = QR code for the invitation
qr-bigger = Show the QR code larger or smaller
add-bot = Add a bot
options = Game options
more-options = More
seat-order = Seats, clockwise
move-up =
    { $you ->
        [yes] Move one seat back
       *[no] Move { $name } one seat back
    }
move-down =
    { $you ->
        [yes] Move one seat on
       *[no] Move { $name } one seat on
    }
remove-seat = Remove { $name }
start-with =
    { $players ->
       *[other] Start with { $players } players
    }
start-alone = Waiting for one more
host-starts = The host will start once everybody’s here.
new-host-screen = The big screen is the host now.
new-host =
    { $you ->
        [yes] You’re the host now.
       *[no] { $name } is the host now.
    }
leave = Leave the table
stay = Stay

option-gifts = Gifts each
option-gifts-about = One each. Two is harder.
option-gifts-needed = Two players always have two each.
option-rounds = Rounds
option-rounds-about = One, or one for each player.
rounds-players = one each
option-arrows = Arrows
option-arrows-about = With one colour every gift goes the same way.
arrows-both = both
arrows-black = black
arrows-white = white
option-expert = Expert
option-expert-about = After the swap you can swap any two hats once more.
option-starter = Who starts?
option-starter-not-a-hat = Who last received a present?
option-starter-magic-hat = Who’s the youngest?
starter-draw = at random
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
option-talk-about = Reactions and short messages above the seats.
option-onlookers = Spectators
option-onlookers-about = Others can watch. They see what everybody sees.

mind-random = Dice
    .about = Plays any old move. For a laugh.
    .level = Pure luck
mind-goldfish = Goldfish
    .about = Forgets quickly and doubts everything.
    .level = Very easy
mind-squirrel = Squirrel
    .about = Remembers some of it. Good company for a first game.
    .level = Easy
mind-fox = Fox
    .about = Remembers well and loves a bluff.
    .level = Medium
mind-raven = Raven
    .about = Remembers most and watches you.
    .level = Hard
mind-elephant = Elephant
    .about = Forgets nothing. You won’t beat it on memory alone.
    .level = Very hard
mind-like-me = Shadow
    .about = Plays about as well as you do, and learns from every game.
    .level = As good as you

## At the table

your-turn = Your turn
your-turn-clock = Your turn · { $seconds } s
turn-of = { $name }’s turn
title-your-turn = ● Your turn · Hatbox
round-of = Round { $round } of { $rounds }
round-one = To 3 minus cards
round-magic = Round { $round } · first to two
seat-stand-in = stand-in
seat-away = away
seat-watching = out
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
dock-fetched-sub = Remember it. It’s about to turn over.
dock-giving =
    { $giverYou ->
        [yes] Your gift goes to { $receiver }
       *[no]
            { $receiverYou ->
                [yes] { $giver } has a gift for you
               *[no] { $giver } has a gift for { $receiver }
            }
    }
dock-giving-sub = Listen, and remember.
dock-answer-sub = That’s what { $giver } says.
dock-offering-sub =
    { $receiverYou ->
        [yes] Is it true?
       *[no] Will { $receiver } believe it?
    }
dock-round-over = The round is over
answer-accept = I’ll take it
answer-refuse = Turn it over
picker-title = What are you giving { $to }?
# Above the picker, before an arrow and the receiver's name: which gift it is.
picker-which =
    { $which ->
        [oldest] Your oldest gift
        [fetched] The gift you just fetched
       *[other] Your gift
    }
picker-open = Name the gift
picker-fold = See the table
picker-search = Type a few letters
picker-groups = Kinds of gifts
picker-gifts = All gifts
picker-none = No gift by that name.
picker-nothing = Pick any gift. True or not.
picker-clear = Clear
picker-send = Say it to { $to }
tone = How you say it
tone-plain = plain
tone-sure = sure
tone-unsure = unsure
group-music = Music
group-food = Food
group-wear = Clothes
group-home = Home
group-tools = Tools
group-media = Desk
group-play = Toys
group-travel = Travel
group-nature = Nature
# After a refusal or a call, before it is known whether it was right.
reveal-breath = Let’s see…
# Ends the time to read what was turned over.
go-on = Carry on
reveal-said =
    { $you ->
        [yes] You said
       *[no] { $name } said
    }
reveal-was-false =
    { $you ->
        [yes] You said no, and you were right
       *[no] { $name } said no, and was right
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
closer-gifts = Gifts, oldest first
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
# While the sixth hat is put into the box, at the start of a round.
dock-vanish = One hat goes into the box
dock-vanish-sub = Which animal has vanished?
dock-choose = Look inside a hat, or call
dock-choose-sub = Tap a hat, or the animal that’s vanished.
dock-swap = Now swap the hat.
dock-swap-sub = Tap the hat to swap it with.
dock-extra = One more swap?
dock-extra-sub = Tap any two hats, or leave them.
dock-extra-second = And the second one?
extra-skip = Leave them
dock-call = Are you sure?
dock-call-sub = Get it wrong and you’re out of this round.
call-right-sub =
    { $you ->
        [yes] You win the round.
       *[no] { $name } wins the round.
    }
call-wrong-sub =
    { $you ->
        [yes] You’re out of this round.
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
        [yes] You look inside hat { $hat }
       *[no] { $name } looks inside hat { $hat }
    }
dock-chooses =
    { $you ->
        [yes] Your turn
       *[no] { $name } is thinking
    }
dock-chooses-extra =
    { $you ->
        [yes] One more swap?
       *[no] { $name } can swap once more
    }
dock-out-sub = You’re out of this round, but you can still watch.
dock-round-won =
    { $you ->
        [yes] You win the round!
       *[no] { $name } wins the round!
    }
# Everybody else called wrongly.
dock-round-won-last =
    { $you ->
        [yes] You’re the only one left: you win the round!
       *[no] { $name } is the only one left and wins the round!
    }

## Between and after

between-rounds = Between rounds
round-over = Round { $round } is over
next-round = Next round
next-round-in = The next round starts in { $seconds } s.
waiting-for = Waiting for { $names }
standing = Standings
standing-round = This round
standing-total = Total
opened-gifts = What the gifts really were
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
record = Save this game
play-again = Play again
play-again-sub =
    { $company ->
        [bots]
            { $bots ->
                [one] with the same bot
               *[other] with the same bots
            }
        [both] with everybody again
       *[people] with the same { $players } people
    }
host-again = The host can start another game.
rematch-wanted = Up for another game: { $names }
ask-rematch = Another game, please

## Around the game

table-code = Table
watching-count =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
pause = Pause
resume = Carry on
paused = Paused
paused-sub = The host has paused the game. Nothing’s lost.
paused-by =
    { $you ->
        [yes] You’ve paused the game. Nothing’s lost.
       *[no] { $name } has paused the game. Nothing’s lost.
    }
move-seat = Move to another device
move-about = Open this link on the other device. It works once and moves your seat there.
move-take = Play on this device
leave-playing = A stand-in will play for you. You can come back with the same link.
leave-sure = Your seat will be free for somebody else.
close-table = Close the table
close-sure = This closes the table for everybody.
agree-end = Agree to stop here
agree-not = I’d rather play on
hand-to-stand-in = Let a stand-in play
call-stand-in = Call a stand-in
stand-in-plays = A stand-in is playing for you.
time-was-up = Time was up, so a stand-in moved for you.
take-back = I’m back
lost-line = Connection lost
lost-line-sub = Reconnecting… We’re keeping your seat.
lost-line-held = Your choice is waiting. We’ll send it as soon as we’re back.
not-saving = The server can’t save just now
not-saving-sub = The game will carry on by itself.

trouble-waiting = One moment
trouble-waiting-sub = The table is being laid.
trouble-lost = No connection
trouble-lost-sub = Trying again. We’re keeping your seat.
trouble-unknown-table = No such table
trouble-unknown-table-sub = There’s no table with this code. Maybe a letter’s wrong?
trouble-table-full = The table is full
trouble-table-full-sub = All seats are taken.
trouble-game-started = They’ve already started
trouble-game-started-sub = There’s a game on. Perhaps there’s a seat for you in the next one.
trouble-closed = This table is closed
trouble-closed-sub = Thank you for playing. Open another one?
trouble-damaged = This table is damaged
trouble-damaged-sub = Its game can’t be read any more. Whoever runs the server can look into it; meanwhile, open another table.
trouble-removed = You’ve lost your seat
trouble-removed-sub = The host has removed you from this table.
trouble-voted-out = The others play on without you
trouble-voted-out-sub = The people at this table have voted. No hard feelings: there are other tables.
trouble-no-onlookers = No spectators here
trouble-no-onlookers-sub = This table is just for its players.
trouble-replaced = You’re sitting elsewhere
trouble-replaced-sub = You’re playing in another tab or on another device.
trouble-left = You’ve left the table
trouble-left-sub = Your seat may still be there.
trouble-moving = Your seat, on this device
trouble-moving-sub = Your seat moves here and leaves the other device.
trouble-bad-token = This link no longer works
trouble-bad-token-sub = Each link works only once, and not for long.
trouble-no-line = No connection
trouble-no-line-sub = The server isn’t answering. Try again in a moment.
trouble-other = Something went wrong
not-loaded = This couldn’t be loaded. There may be a newer version.
load-again = Load again

## About

about-games = That’s Not a Hat is a game by Kasper Lapp. Magic Hat is a game by Jonathan Favre-Godal and Corentin Lebrat. The rules here are in our own words.
about-publisher = Hatbox is not affiliated with any publisher.
about-pictures = Objects, animals and faces: OpenMoji, the open-source emoji and icon project. Licence: CC BY-SA 4.0. Cards, hats, box and table are our own drawings.
about-fonts = Fonts: Shantell Sans and Balsamiq Sans, SIL Open Font License.
about-data = This device remembers your name and face, your settings, the hints you’ve seen, the code of your table, whom you’ve hidden, who has shared the device, and how you did against the Shadow. No games are stored here.

## For the ear. $you: yes when it is about the listener; $toYou and $wrongYou likewise.

hear-began =
    { $you ->
        [yes] The round begins. You start.
       *[no] The round begins. { $name } starts.
    }
hear-arrow =
    { $arrow ->
       *[left] The black arrow points left, { part-to }.
        [right] The white arrow points right, { part-to }.
    }
hear-fetched = { told-fetch } { hear-arrow }
hear-took =
    { $you ->
        [yes] You pass on your oldest gift. { hear-arrow }
       *[no] { $name } passes on their oldest gift. { hear-arrow }
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
        [yes] You look inside hat { $hat }.
       *[no] { $name } looks inside hat { $hat }.
    }
hear-swapped =
    { $you ->
        [yes] You swap hat { $one } and hat { $other }.
       *[no] { $name } swaps hat { $one } and hat { $other }.
    }
hear-skipped =
    { $you ->
        [yes] You leave it at that.
       *[no] { $name } leaves it at that.
    }
hear-out =
    { $you ->
        [yes] You’re out of this round.
       *[no] { $name } is out of this round.
    }
hear-ended = The round is over.
