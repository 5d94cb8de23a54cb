### Playing with somebody now: open tables, manners among strangers, waiting for a seat. See docs/translating.md.

play-now = Jetzt mit jemandem spielen
play-now-about = Mit Leuten, die gerade Lust haben, wo auch immer sie sind.
sit-somewhere = Setz mich dazu
find-table = Tisch suchen
nobody-waits = Gerade wartet niemand. Setz dich, dann finden dich die Nächsten.
count-people =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
count-bots =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
count-free =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
waits-minutes = wartet seit { $minutes } Min.
option-is = { $option }: { $value }
waits-new = eben geöffnet
from-next-round = ab der nächsten Runde
option-listed = Offen für alle
option-listed-about = Alle können diesen Tisch finden und sich setzen. Nur Reaktionen, keine Nachrichten.
seat-next = Der nächste Platz ist deiner
seat-next-about = Du spielst ab der nächsten Runde. Schau so lange zu.
take-next-seat = Mitspielen
hide-person = { $name } ausblenden
show-person = { $name } wieder zeigen
hide-about = Du siehst Namen und Reaktionen nicht mehr. Niemand erfährt davon.
vote-out = Gegen { $name } stimmen
vote-sure = Soll { $name } diesen Tisch endgültig verlassen?
vote-count = { $votes } von { $needed } Stimmen
vote-back = Stimme zurücknehmen
offline = Gerade keine Verbindung
offline-about = Die Tische sind nicht erreichbar. Wirf so lange einen Blick in die Regeln.
joins-next = Als Nächstes dabei: { $who }
