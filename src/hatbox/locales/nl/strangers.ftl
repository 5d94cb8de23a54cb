### Playing with somebody now: open tables, manners among strangers, waiting for a seat. See docs/translating.md.

play-now = Nu met iemand spelen
play-now-about = Met mensen die zin hebben, waar ze ook zijn.
sit-somewhere = Zoek me een plaats
find-table = Tafel zoeken
nobody-waits = Er wacht nu niemand. Schuif aan, dan vindt de volgende je.
count-people =
    { $count ->
        [one] één persoon
       *[other] { $count } personen
    }
count-bots =
    { $count ->
        [one] één bot
       *[other] { $count } bots
    }
count-free =
    { $count ->
        [one] één vrije plaats
       *[other] { $count } vrije plaatsen
    }
waits-minutes = wacht al { $minutes } min.
option-is = { $option }: { $value }
waits-new = net geopend
from-next-round = vanaf de volgende ronde
option-listed = Open voor iedereen
option-listed-about = Iedereen kan deze tafel vinden en aanschuiven. Alleen reacties, geen berichten.
seat-next = De volgende plaats is van jou
seat-next-about = Je speelt mee vanaf de volgende ronde. Kijk zolang lekker mee.
take-next-seat = Straks meespelen
hide-person = { $name } verbergen
show-person = { $name } weer tonen
hide-about = Je ziet geen naam en geen reacties meer. Niemand merkt het.
vote-out = { $name } wegstemmen
vote-sure = Moet { $name } deze tafel voorgoed verlaten?
vote-count = { $votes } van { $needed } stemmen
vote-back = Mijn stem intrekken
offline = Even geen verbinding
offline-about = De tafels zijn niet te bereiken. Lees intussen de regels.
joins-next = Doet straks mee: { $who }
