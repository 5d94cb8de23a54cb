### Playing with somebody now: open tables, manners among strangers, waiting for a seat. See docs/translating.md.

play-now = Play with somebody now
play-now-about = With people who’d like to play, wherever they are.
sit-somewhere = Find me a seat
find-table = Find a table
nobody-waits = Nobody’s waiting just now. Sit down and the next person will find you.
count-people =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
count-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
count-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
waits-minutes = waiting for { $minutes } min
option-is = { $option }: { $value }
waits-new = just opened
from-next-round = from the next round
option-listed = Open to anybody
option-listed-about = Anybody can find this table and sit down. Reactions only, no messages.
seat-next = The next seat is yours
seat-next-about = You’ll play from the next round. Until then, enjoy the show.
take-next-seat = Play next
hide-person = Hide { $name }
show-person = Show { $name } again
hide-about = You won’t see their name or reactions. Nobody will know.
vote-out = Vote { $name } out
vote-sure = Should { $name } leave this table for good?
vote-count = { $votes } of { $needed } votes
vote-back = Take my vote back
offline = No connection just now
offline-about = The tables are out of reach. Meanwhile, have a look at the rules.
joins-next = Joining next: { $who }
