### Playing with somebody now: open tables, manners among strangers, waiting for a seat. See docs/translating.md.

play-now = Spela med någon nu
play-now-about = Med folk som vill spela, var de än är.
sit-somewhere = Ge mig en plats
find-table = Hitta ett bord
nobody-waits = Ingen väntar just nu. Slå dig ner så hittar nästa dig.
count-people =
    { $count ->
        [one] en person
       *[other] { $count } personer
    }
count-bots =
    { $count ->
        [one] en bott
       *[other] { $count } bottar
    }
count-free =
    { $count ->
        [one] en ledig plats
       *[other] { $count } lediga platser
    }
waits-minutes = har väntat { $minutes } min
option-is = { $option }: { $value }
waits-new = nyss öppnat
from-next-round = från nästa omgång
option-listed = Öppet för alla
option-listed-about = Vem som helst kan hitta bordet och slå sig ner. Bara reaktioner, inga meddelanden.
seat-next = Nästa plats är din
seat-next-about = Du är med från nästa omgång. Titta på så länge.
take-next-seat = Spela härnäst
hide-person = Dölj { $name }
show-person = Visa { $name } igen
hide-about = Du ser varken namn eller reaktioner. Ingen får veta det.
vote-out = Rösta ut { $name }
vote-sure = Ska { $name } lämna bordet för gott?
vote-count = { $votes } av { $needed } röster
vote-back = Ta tillbaka min röst
offline = Ingen anslutning just nu
offline-about = Borden går inte att nå. Läs reglerna så länge.
joins-next = Med härnäst: { $who }
