### The browser's own words. See docs/translating.md.

## Everywhere

game-not-a-hat = That’s Not a Hat
game-magic-hat = Magic Hat
tagline = Två spel om minne och mod
# Rules: H2
facts-not-a-hat = 2–8 spelare · 15 min
# Rules: M1
facts-magic-hat = 2–4 spelare · 10 min
pitch-not-a-hat = Ge presenter vidare. Glöm vad de är. Bluffa.
pitch-magic-hat = Fem hattar byter plats. Vilket djur är borta?
you = Du
home = Startsida
back = Tillbaka
close = Stäng
on = på
off = av
menu = Meny
more = Mer
rules = Regler
settings = Inställningar
keys = Tangenter
language = Språk
theme = Tema
theme-about = Ljust, mörkt eller som din enhet.
theme-light = ljust
theme-dark = mörkt
theme-system = enhet
sound = Ljud
sound-about = Små ljud vid bordet.
talk-about = Visa de andras reaktioner och repliker på den här enheten.
about = Om Hatbox
your-name = Ditt namn
# Somebody who plays without having said a name.
guest-name = Gäst

## Home

play-with-friends = Med vänner
play-with-bots = Med bottar
bots-level = Hur bra är bottarna?
level-easy = lätt
level-middling = lagom
level-hard = svår
level-like-me = som jag
learn-it = Lär dig på en minut
on-one-device = På en enhet
join-with-code = Med kod
watch-saved = Se ett sparat spel
# While a file is held over the page.
drop-record = Släpp det sparade spelet här
join = Gå med
ask-name = Vem är du?
open-table = Öppna ett bord
credits-short = Spel av Kasper Lapp · Jonathan Favre-Godal och Corentin Lebrat. Bilder: OpenMoji. Inget förlag står bakom Hatbox.

## Invitation

# $known: no when nobody sits at the table yet.
invited =
    { $known ->
       *[yes] { $name } bjuder in dig
        [no] Du är inbjuden
    }
at-the-table = Vid bordet
sit-down = Slå dig ner
watch = Titta på
you-watch = Du tittar på
come-back = Tillbaka till bordet

## Before the game

you-are-host = Du är värd
waiting-for-host = Väntar på att värden startar
host = värd
bot = bott
free-seat = ledig
free-seat-title = En ledig plats
share-link = Dela länk
share-title = Spela med mig på Hatbox
link-copied = Länk kopierad
qr-alt = QR-kod till inbjudan
qr-bigger = QR-koden större eller mindre
add-bot = Ny bott
options = Inställningar för spelet
more-options = Mer
seat-order = Platser, medsols
move-up =
    { $you ->
        [yes] Du: ett steg bakåt
       *[no] { $name }: ett steg bakåt
    }
move-down =
    { $you ->
        [yes] Du: ett steg framåt
       *[no] { $name }: ett steg framåt
    }
remove-seat = Ta bort { $name }
start-with =
    { $players ->
       *[other] Starta med { $players }
    }
start-alone = Väntar på en till
host-starts = Värden startar när alla är här.
new-host-screen = Den stora skärmen är värd nu.
new-host =
    { $you ->
        [yes] Du är värd nu.
       *[no] { $name } är värd nu.
    }
leave = Lämna bordet
stay = Stanna

option-gifts = Presenter
option-gifts-about = En var. Två är svårare.
option-gifts-needed = Två spelare har alltid två var.
option-rounds = Omgångar
option-rounds-about = En, eller en för varje spelare.
rounds-players = en var
option-arrows = Pilar
option-arrows-about = Med en färg går alla presenter åt samma håll.
arrows-both = båda
arrows-black = svarta
arrows-white = vita
option-expert = Expert
option-expert-about = Efter bytet får du byta plats på två hattar en gång till.
option-starter = Vem börjar?
option-starter-not-a-hat = Vem fick senast en present?
option-starter-magic-hat = Vem är yngst?
starter-draw = lotta
option-game = Spel
option-game-about = Ett annat spel med samma vänner.
option-clock = Klocka
option-clock-about = En minut per beslut, tjugo sekunder eller ingen gräns.
clock-relaxed = lugn
clock-brisk = snabb
clock-off = av
option-pace = Tempo
option-pace-about = Hur fort kort och hattar rör sig.
pace-calm = lugnt
pace-normal = normalt
pace-quick = snabbt
option-talk = Småprat
option-talk-about = Reaktioner och korta repliker ovanför platserna.
option-onlookers = Publik
option-onlookers-about = Andra får titta på; de ser det som alla ser.

mind-random = Tärning
    .about = Gör vad som helst som är tillåtet. För skojs skull.
    .level = Ren tur
mind-goldfish = Guldfisk
    .about = Glömmer fort och tvivlar på allt.
    .level = Mycket lätt
mind-squirrel = Ekorre
    .about = Minns en del. Bra sällskap i första spelet.
    .level = Lätt
mind-fox = Räv
    .about = Minns mycket och bluffar gärna.
    .level = Medelsvår
mind-raven = Korp
    .about = Minns det mesta och håller koll på dig.
    .level = Svår
mind-elephant = Elefant
    .about = Glömmer ingenting. Den slår du inte med bara minnet.
    .level = Mycket svår
mind-like-me = Skugga
    .about = Spelar ungefär lika bra som du och lär sig av varje parti.
    .level = Lika bra som du

## At the table

your-turn = Din tur
your-turn-clock = Din tur · { $seconds } s
turn-of = Nu spelar { $name }
title-your-turn = ● Din tur · Hatbox
round-of = Omgång { $round } av { $rounds }
round-one = Till tre minuskort
round-magic = Omgång { $round } · till två
seat-stand-in = vikarie
seat-away = borta
seat-watching = ute
seat-closer = titta närmare
reactions = Reaktioner
react-laugh = Skratta
react-gasp = Häpna
react-hmm = Hm
react-wink = Blinka
react-clap = Applådera
react-oops = Hoppsan
react-heart = Hjärta
react-sleepy = Sömnig
say-something = Säg något
say-send = Säg det

## That's Not a Hat

arrow-letter-left = V
arrow-letter-right = H
arrow-left = baksidan upp, åt vänster
arrow-right = baksidan upp, åt höger
shop-count = Butik · { $cards }
shop-shows = Butiken visar: { $gift }
part-arrow =
    { $arrow ->
       *[left] svart pil åt vänster
        [right] vit pil åt höger
    }
# Where a gift goes.
part-to =
    { $toYou ->
        [yes] mot dig
       *[no] mot { $to }
    }
gift-face-up =
    { $you ->
        [yes] Din present: { $gift }, med bilden upp
       *[no] { $name }: { $gift }, med bilden upp
    }
gift-face-down =
    { $you ->
        [yes] Din present: baksidan upp, { part-arrow }, { part-to }
       *[no] { $name }: baksidan upp, { part-arrow }, { part-to }
    }
gift-given = En present, baksidan upp, { part-arrow }, { part-to }
penalties =
    { $you ->
        [yes]
            { $count ->
                [0] Du har inga minuskort
                [one] Du har ett minuskort: { $gifts }
               *[other] Du har { $count } minuskort: { $gifts }
            }
       *[no]
            { $count ->
                [0] { $name }: inga minuskort
                [one] { $name }: ett minuskort: { $gifts }
               *[other] { $name }: { $count } minuskort: { $gifts }
            }
    }
dock-fetched-sub = Lägg det på minnet. Strax vänds kortet.
dock-giving =
    { $giverYou ->
        [yes] Din present går till { $receiver }
       *[no]
            { $receiverYou ->
                [yes] { $giver } har en present till dig
               *[no] { $giver } har en present till { $receiver }
            }
    }
dock-giving-sub = Lyssna och minns.
dock-answer-sub = Det säger { $giver }.
dock-offering-sub =
    { $receiverYou ->
        [yes] Är det sant?
       *[no] Går { $receiver } på det?
    }
dock-round-over = Omgången är slut
answer-accept = Jag tar emot den
answer-refuse = Vänd på kortet
picker-title = Vad ger du { $to }?
# Above the picker, before an arrow and the receiver's name: which gift it is.
picker-which =
    { $which ->
        [oldest] Din äldsta present
        [fetched] Presenten du just hämtade
       *[other] Din present
    }
picker-open = Nämn en present
picker-fold = Se bordet
picker-search = Några bokstäver
picker-groups = Typer av presenter
picker-gifts = Alla presenter
picker-none = Ingen present heter så.
picker-nothing = Välj vad du vill. Sant eller inte.
picker-clear = Rensa
picker-send = Säg det till { $to }
tone = Hur du säger det
tone-plain = vanligt
tone-sure = säkert
tone-unsure = osäkert
group-music = Musik
group-food = Mat
group-wear = Kläder
group-home = Hem
group-tools = Verktyg
group-media = Kontor
group-play = Lek
group-travel = Resa
group-nature = Natur
# After a refusal or a call, before it is known whether it was right.
reveal-breath = Få se …
# Ends the time to read what was turned over.
go-on = Fortsätt
reveal-said =
    { $you ->
        [yes] Du sa
       *[no] { $name } sa
    }
reveal-was-false =
    { $you ->
        [yes] Du sa nej, och det var rätt
       *[no] { $name } sa nej, och det var rätt
    }
reveal-was-true =
    { $you ->
        [yes] Du sa nej, men det var sant
       *[no] { $name } sa nej, men det var sant
    }
reveal-wrong =
    { $you ->
        [yes] Du hade fel.
       *[no] { $name } hade fel.
    }
closer-gifts = Presenter, den äldsta först
closer-penalties =
    { $count ->
        [0] Minuskort
        [one] Ett minuskort
       *[other] { $count } minuskort
    }
closer-none = Inga än.

## Magic Hat

hat = Hatt
box = Asken med det försvunna djuret
only-you = bara du
animal-cards = De sex djuren
tokens =
    { $you ->
        [yes]
            { $count ->
                [0] Du har ingen hattbricka
                [one] Du har en hattbricka
               *[other] Du har trollstaven
            }
       *[no]
            { $count ->
                [0] { $name }: ingen hattbricka
                [one] { $name }: en hattbricka
               *[other] { $name }: trollstaven
            }
    }
prizes =
    { $count ->
        [0] Kvar att vinna: trollstaven
        [one] Kvar att vinna: en hattbricka och trollstaven
       *[other] Kvar att vinna: { $count } hattbrickor och trollstaven
    }
# While the sixth hat is put into the box, at the start of a round.
dock-vanish = En hatt hamnar i asken
dock-vanish-sub = Vilket djur är borta?
dock-choose = Titta i en hatt, eller gissa
dock-choose-sub = Tryck på en hatt, eller på djuret som är borta.
dock-swap = Byt plats på hatten.
dock-swap-sub = Tryck på hatten som den ska byta plats med.
dock-extra = Byta en gång till?
dock-extra-sub = Tryck på två hattar, eller låt dem vara.
dock-extra-second = Och den andra?
extra-skip = Låt dem vara
dock-call = Är du säker?
dock-call-sub = Gissar du fel är du ute ur omgången.
call-right-sub =
    { $you ->
        [yes] Du vinner omgången.
       *[no] { $name } vinner omgången.
    }
call-wrong-sub =
    { $you ->
        [yes] Du är ute ur omgången.
       *[no] { $name } är ute ur omgången.
    }
box-seen-done = Stäng asken
dock-swapped =
    { $you ->
        [yes] Du byter plats på { $one } och { $other }
       *[no] { $name } byter plats på { $one } och { $other }
    }
dock-swapped-sub = Släpp dem inte med blicken.
dock-looks =
    { $you ->
        [yes] Du tittar i hatt { $hat }
       *[no] { $name } tittar i hatt { $hat }
    }
dock-chooses =
    { $you ->
        [yes] Din tur
       *[no] { $name } funderar
    }
dock-chooses-extra =
    { $you ->
        [yes] Byta en gång till?
       *[no] { $name } får byta en gång till
    }
dock-out-sub = Du är ute ur omgången, men du får titta på.
dock-round-won =
    { $you ->
        [yes] Du vinner omgången!
       *[no] { $name } vinner omgången!
    }
# Everybody else called wrongly.
dock-round-won-last =
    { $you ->
        [yes] Bara du är kvar: du vinner omgången!
       *[no] Bara { $name } är kvar och vinner omgången!
    }

## Between and after

between-rounds = Mellan två omgångar
round-over = Omgång { $round } är slut
next-round = Nästa omgång
next-round-in = Nästa omgång börjar om { $seconds } s.
waiting-for = Väntar på { $names }
standing = Ställning
standing-round = Omgången
standing-total = Totalt
opened-gifts = Vad presenterna var
# $names: those who win besides the reader; $count: how many they are; $you: whether the reader wins.
result-win =
    { $you ->
        [yes]
            { $count ->
                [0] Du vinner!
                [one] Du och { $names } vinner!
               *[other] Du, { $names } vinner!
            }
       *[no]
            { $count ->
                [one] { $names } vinner!
               *[other] { $names } vinner!
            }
    }
result-nobody = Ingen vinner den här gången
record = Spara spelet
play-again = Spela igen
play-again-sub =
    { $company ->
        [bots]
            { $bots ->
                [one] med samma bott
               *[other] med samma bottar
            }
        [both] med alla igen
       *[people] med samma { $players }
    }
host-again = Värden kan starta ett nytt spel.
rematch-wanted = Vill spela igen: { $names }
ask-rematch = Ett spel till, tack

## Around the game

table-code = Bord
watching-count =
    { $count ->
        [one] en tittar på
       *[other] { $count } tittar på
    }
pause = Paus
resume = Fortsätt
paused = Paus
paused-sub = Värden har pausat spelet. Inget går förlorat.
paused-by =
    { $you ->
        [yes] Du har pausat spelet. Inget går förlorat.
       *[no] { $name } har pausat spelet. Inget går förlorat.
    }
move-seat = Flytta till en annan enhet
move-about = Öppna länken på den andra enheten. Den fungerar en gång och flyttar din plats dit.
move-take = Spela vidare här
leave-playing = En vikarie spelar åt dig. Du kan komma tillbaka med samma länk.
leave-sure = Din plats blir ledig.
close-table = Stäng bordet
close-sure = Bordet stängs för alla.
agree-end = Okej, vi slutar här
agree-not = Jag spelar hellre vidare
hand-to-stand-in = Låt en vikarie spela
call-stand-in = Kalla på en vikarie
stand-in-plays = En vikarie spelar åt dig.
time-was-up = Tiden tog slut: en vikarie gjorde draget åt dig.
take-back = Jag är tillbaka
lost-line = Anslutningen är borta
lost-line-sub = Vi försöker igen. Din plats är kvar.
lost-line-held = Ditt val väntar och skickas så fort vi är tillbaka.
not-saving = Servern kan inte spara just nu
not-saving-sub = Spelet fortsätter av sig självt.

trouble-waiting = Ett ögonblick
trouble-waiting-sub = Bordet dukas.
trouble-lost = Ingen anslutning
trouble-lost-sub = Vi försöker igen. Din plats är kvar.
trouble-unknown-table = Bordet finns inte
trouble-unknown-table-sub = Det finns inget bord med den koden. Kanske är en bokstav fel?
trouble-table-full = Bordet är fullt
trouble-table-full-sub = Alla platser är tagna.
trouble-game-started = De har redan börjat
trouble-game-started-sub = Ett spel pågår. Nästa gång kanske det finns plats för dig.
trouble-closed = Bordet är stängt
trouble-closed-sub = Tack för att du spelade. Öppna ett nytt?
trouble-damaged = Det här bordet är skadat
trouble-damaged-sub = Spelet går inte längre att läsa. Den som sköter servern kan titta på det; öppna ett annat bord så länge.
trouble-removed = Din plats är borta
trouble-removed-sub = Värden har tagit bort dig från bordet.
trouble-voted-out = De andra spelar vidare utan dig
trouble-voted-out-sub = De som sitter vid bordet har röstat. Ta det inte hårt: det finns fler bord.
trouble-no-onlookers = Här får ingen titta på
trouble-no-onlookers-sub = Bordet är bara för dem som spelar.
trouble-replaced = Du sitter någon annanstans
trouble-replaced-sub = Du spelar i en annan flik eller på en annan enhet.
trouble-left = Du har lämnat bordet
trouble-left-sub = Kanske är din plats kvar.
trouble-moving = Din plats, på den här enheten
trouble-moving-sub = Din plats flyttar hit från den andra enheten.
trouble-bad-token = Länken fungerar inte längre
trouble-bad-token-sub = En sådan länk fungerar bara en gång, och inte länge.
trouble-no-line = Ingen anslutning
trouble-no-line-sub = Servern svarar inte. Försök igen om en stund.
trouble-other = Något gick fel
not-loaded = Det här gick inte att ladda. Det kanske finns en nyare version.
load-again = Ladda om

## About

about-games = That’s Not a Hat är ett spel av Kasper Lapp. Magic Hat är ett spel av Jonathan Favre-Godal och Corentin Lebrat. Reglerna står här med våra egna ord.
about-publisher = Inget förlag står bakom Hatbox.
about-pictures = Saker, djur och ansikten: OpenMoji, det öppna projektet för emojier och ikoner. Licens: CC BY-SA 4.0. Kort, hattar, ask och bord har vi ritat själva.
about-fonts = Typsnitt: Shantell Sans och Balsamiq Sans, SIL Open Font License.
about-data = Den här enheten minns ditt namn och ditt ansikte, dina inställningar, vilka tips du har sett, koden till ditt bord, vilka du har dolt, vilka som har delat på enheten och hur det går för dig mot Skuggan. Inga spel sparas här.

## For the ear. $you: yes when it is about the listener; $toYou and $wrongYou likewise.

hear-began =
    { $you ->
        [yes] Omgången startar. Du börjar.
       *[no] Omgången startar. { $name } börjar.
    }
hear-arrow =
    { $arrow ->
       *[left] Den svarta pilen pekar åt vänster, { part-to }.
        [right] Den vita pilen pekar åt höger, { part-to }.
    }
hear-fetched = { told-fetch } { hear-arrow }
hear-took =
    { $you ->
        [yes] Du ger din äldsta present vidare. { hear-arrow }
       *[no] { $name } ger den äldsta presenten vidare. { hear-arrow }
    }
part-says =
    { $you ->
        [yes] Du säger till { $to }
       *[no]
            { $toYou ->
                [yes] { $name } säger till dig
               *[no] { $name } säger till { $to }
            }
    }
hear-offered =
    { $tone ->
       *[plain] { part-says }: ”{ $sentence }”
        [sure] { part-says } och låter säker: ”{ $sentence }”
        [unsure] { part-says } och låter osäker: ”{ $sentence }”
    }
hear-accepted =
    { $you ->
        [yes] Du säger tack.
       *[no] { $name } säger tack.
    }
hear-looked =
    { $you ->
        [yes] Du tittar i hatt { $hat }.
       *[no] { $name } tittar i hatt { $hat }.
    }
hear-swapped =
    { $you ->
        [yes] Du byter plats på hatt { $one } och hatt { $other }.
       *[no] { $name } byter plats på hatt { $one } och hatt { $other }.
    }
hear-skipped =
    { $you ->
        [yes] Du låter det vara.
       *[no] { $name } låter det vara.
    }
hear-out =
    { $you ->
        [yes] Du är ute ur omgången.
       *[no] { $name } är ute ur omgången.
    }
hear-ended = Omgången är slut.
