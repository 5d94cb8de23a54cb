### Playing with somebody now: open tables, manners among strangers, waiting for a seat. See docs/translating.md.

play-now = Spil med nogen nu
play-now-about = Med folk, der gerne vil spille, hvor de end er.
sit-somewhere = Find mig en plads
find-table = Find et bord
nobody-waits = Ingen venter lige nu. Sæt dig, så finder den næste dig.
count-people =
    { $count ->
        [one] én person
       *[other] { $count } personer
    }
count-bots =
    { $count ->
        [one] én bot
       *[other] { $count } botter
    }
count-free =
    { $count ->
        [one] én ledig plads
       *[other] { $count } ledige pladser
    }
waits-minutes = har ventet { $minutes } min.
option-is = { $option }: { $value }
waits-new = lige åbnet
from-next-round = fra næste runde
option-listed = Åbent for alle
option-listed-about = Alle kan finde bordet og sætte sig. Kun reaktioner, ingen beskeder.
seat-next = Den næste plads er din
seat-next-about = Du er med fra næste runde. Kig med så længe.
take-next-seat = Spil næste gang
hide-person = Skjul { $name }
show-person = Vis { $name } igen
hide-about = Du ser hverken navn eller reaktioner. Ingen får det at vide.
vote-out = Stem { $name } ud
vote-sure = Skal { $name } forlade bordet for altid?
vote-count = { $votes } af { $needed } stemmer
vote-back = Tag min stemme tilbage
offline = Ingen forbindelse lige nu
offline-about = Bordene kan ikke nås. Læs reglerne imens.
joins-next = Med næste gang: { $who }
