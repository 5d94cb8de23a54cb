### The browser's own words. See docs/translating.md.

## Everywhere

game-not-a-hat = That’s Not a Hat
game-magic-hat = Magic Hat
tagline = To spil om hukommelse og mod
# Rules: H2
facts-not-a-hat = 2–8 spillere · 15 min.
# Rules: M1
facts-magic-hat = 2–4 spillere · 10 min.
pitch-not-a-hat = Giv gaver videre. Glem, hvad de er. Bluf.
pitch-magic-hat = Fem hatte bytter plads. Hvilket dyr er væk?
you = Du
home = Forside
back = Tilbage
close = Luk
on = til
off = fra
menu = Menu
more = Mere
rules = Regler
settings = Indstillinger
keys = Taster
language = Sprog
theme = Tema
theme-about = Lyst, mørkt eller som din enhed.
theme-light = lyst
theme-dark = mørkt
theme-system = enhed
sound = Lyd
sound-about = Små lyde ved bordet.
talk-about = Vis de andres reaktioner og beskeder på denne enhed.
about = Om Hatbox
your-name = Dit navn
# Somebody who plays without having said a name.
guest-name = Gæst

## Home

play-with-friends = Med venner
play-with-bots = Med botter
bots-level = Hvor gode er botterne?
level-easy = let
level-middling = middel
level-hard = svær
level-like-me = som mig
learn-it = Lær det på et minut
on-one-device = På én enhed
join-with-code = Med kode
watch-saved = Se et gemt spil
# While a file is held over the page.
drop-record = Slip det gemte spil her
join = Vær med
ask-name = Hvem er du?
open-table = Åbn et bord
credits-short = Spil af Kasper Lapp · Jonathan Favre-Godal og Corentin Lebrat. Billeder: OpenMoji. Intet forlag står bag Hatbox.

## Invitation

# $known: no when nobody sits at the table yet.
invited =
    { $known ->
       *[yes] { $name } inviterer dig
        [no] Du er inviteret
    }
at-the-table = Ved bordet
sit-down = Sæt dig
watch = Kig med
you-watch = Du kigger med
come-back = Tilbage til bordet

## Before the game

you-are-host = Du er vært
waiting-for-host = Venter på, at værten starter
host = vært
bot = bot
free-seat = ledig
free-seat-title = En ledig plads
share-link = Del link
share-title = Spil med mig på Hatbox
link-copied = Link kopieret
qr-alt = QR-kode til invitationen
qr-bigger = QR-koden større eller mindre
add-bot = Ny bot
options = Indstillinger for spillet
more-options = Mere
seat-order = Pladser, med uret
move-up =
    { $you ->
        [yes] Du: en plads tilbage
       *[no] { $name }: en plads tilbage
    }
move-down =
    { $you ->
        [yes] Du: en plads frem
       *[no] { $name }: en plads frem
    }
remove-seat = Fjern { $name }
start-with =
    { $players ->
       *[other] Start med { $players } spillere
    }
start-alone = Venter på en til
host-starts = Værten starter, når alle er her.
new-host-screen = Den store skærm er vært nu.
new-host =
    { $you ->
        [yes] Du er vært nu.
       *[no] { $name } er vært nu.
    }
leave = Forlad bordet
stay = Bliv

option-gifts = Gaver
option-gifts-about = Én til hver. To er sværere.
option-gifts-needed = To spillere har altid to hver.
option-rounds = Runder
option-rounds-about = Én eller én for hver spiller.
rounds-players = én hver
option-arrows = Pile
option-arrows-about = Med én farve går alle gaver samme vej.
arrows-both = begge
arrows-black = sorte
arrows-white = hvide
option-expert = Ekspert
option-expert-about = Efter ombytningen må du bytte om på to hatte en gang til.
option-starter = Hvem begynder?
option-starter-not-a-hat = Hvem har sidst fået en gave?
option-starter-magic-hat = Hvem er yngst?
starter-draw = træk lod
option-game = Spil
option-game-about = Et andet spil med de samme venner.
option-clock = Ur
option-clock-about = Et minut til hvert valg, tyve sekunder eller ingen grænse.
clock-relaxed = roligt
clock-brisk = hurtigt
clock-off = fra
option-pace = Tempo
option-pace-about = Hvor hurtigt kort og hatte bevæger sig.
pace-calm = roligt
pace-normal = normalt
pace-quick = hurtigt
option-talk = Småsnak
option-talk-about = Reaktioner og små beskeder over pladserne.
option-onlookers = Tilskuere
option-onlookers-about = Andre må kigge med; de ser det, som alle ser.

mind-random = Terning
    .about = Gør hvad som helst, der er tilladt. For sjov.
    .level = Rent held
mind-goldfish = Guldfisk
    .about = Glemmer hurtigt og tvivler på alt.
    .level = Meget let
mind-squirrel = Egern
    .about = Husker noget af det. Godt selskab i det første spil.
    .level = Let
mind-fox = Ræv
    .about = Husker godt og bluffer gerne.
    .level = Middel
mind-raven = Ravn
    .about = Husker det meste og holder øje med dig.
    .level = Svær
mind-elephant = Elefant
    .about = Glemmer intet. Du slår den ikke med hukommelse alene.
    .level = Meget svær
mind-like-me = Skygge
    .about = Spiller omtrent lige så godt som dig og lærer af hvert spil.
    .level = Lige så god som dig

## At the table

your-turn = Din tur
your-turn-clock = Din tur · { $seconds } s
turn-of = { $name } har turen
title-your-turn = ● Din tur · Hatbox
round-of = Runde { $round } af { $rounds }
round-one = Til tre minuskort
round-magic = Runde { $round } · først til to
seat-stand-in = vikar
seat-away = væk
seat-watching = ude
seat-closer = se nærmere
reactions = Reaktioner
react-laugh = Grin
react-gasp = Gisp
react-hmm = Hm
react-wink = Blink
react-clap = Klap
react-oops = Ups
react-heart = Hjerte
react-sleepy = Søvnig
say-something = Sig noget
say-send = Sig det

## That's Not a Hat

arrow-letter-left = V
arrow-letter-right = H
arrow-left = bagsiden op, til venstre
arrow-right = bagsiden op, til højre
shop-count = Butik · { $cards }
shop-shows = Butikken viser: { $gift }
part-arrow =
    { $arrow ->
       *[left] sort pil til venstre
        [right] hvid pil til højre
    }
# Where a gift goes.
part-to =
    { $toYou ->
        [yes] mod dig
       *[no] mod { $to }
    }
gift-face-up =
    { $you ->
        [yes] Din gave: { $gift }, med billedet op
       *[no] { $name }: { $gift }, med billedet op
    }
gift-face-down =
    { $you ->
        [yes] Din gave: bagsiden op, { part-arrow }, { part-to }
       *[no] { $name }: bagsiden op, { part-arrow }, { part-to }
    }
gift-given = En gave, bagsiden op, { part-arrow }, { part-to }
penalties =
    { $you ->
        [yes]
            { $count ->
                [0] Du har ingen minuskort
                [one] Du har et minuskort: { $gifts }
               *[other] Du har { $count } minuskort: { $gifts }
            }
       *[no]
            { $count ->
                [0] { $name }: ingen minuskort
                [one] { $name }: et minuskort: { $gifts }
               *[other] { $name }: { $count } minuskort: { $gifts }
            }
    }
dock-fetched-sub = Husk det. Om lidt vendes kortet.
dock-giving =
    { $giverYou ->
        [yes] Din gave går til { $receiver }
       *[no]
            { $receiverYou ->
                [yes] { $giver } har en gave til dig
               *[no] { $giver } har en gave til { $receiver }
            }
    }
dock-giving-sub = Lyt, og husk.
dock-answer-sub = Det siger { $giver }.
dock-offering-sub =
    { $receiverYou ->
        [yes] Er det sandt?
       *[no] Hopper { $receiver } på den?
    }
dock-round-over = Runden er slut
answer-accept = Jeg tager den
answer-refuse = Vend kortet
picker-title = Hvad giver du { $to }?
# Above the picker, before an arrow and the receiver's name: which gift it is.
picker-which =
    { $which ->
        [oldest] Din ældste gave
        [fetched] Gaven, du lige har hentet
       *[other] Din gave
    }
picker-open = Nævn en gave
picker-fold = Se bordet
picker-search = Et par bogstaver
picker-groups = Typer af gaver
picker-gifts = Alle gaver
picker-none = Ingen gave hedder det.
picker-nothing = Vælg, hvad du vil. Sandt eller ej.
picker-clear = Ryd
picker-send = Sig det til { $to }
tone = Hvordan du siger det
tone-plain = neutralt
tone-sure = sikkert
tone-unsure = usikkert
group-music = Musik
group-food = Mad
group-wear = Tøj
group-home = Hjem
group-tools = Værktøj
group-media = Kontor
group-play = Leg
group-travel = Rejse
group-nature = Natur
# After a refusal or a call, before it is known whether it was right.
reveal-breath = Lad os se …
# Ends the time to read what was turned over.
go-on = Videre
reveal-said =
    { $you ->
        [yes] Du sagde
       *[no] { $name } sagde
    }
reveal-was-false =
    { $you ->
        [yes] Du sagde nej, og det var rigtigt
       *[no] { $name } sagde nej, og det var rigtigt
    }
reveal-was-true =
    { $you ->
        [yes] Du sagde nej, men det var sandt
       *[no] { $name } sagde nej, men det var sandt
    }
reveal-wrong =
    { $you ->
        [yes] Du tog fejl.
       *[no] { $name } tog fejl.
    }
closer-gifts = Gaver, den ældste først
closer-penalties =
    { $count ->
        [0] Minuskort
        [one] Et minuskort
       *[other] { $count } minuskort
    }
closer-none = Ingen endnu.

## Magic Hat

hat = Hat
box = Æsken med det forsvundne dyr
only-you = kun dig
animal-cards = De seks dyr
tokens =
    { $you ->
        [yes]
            { $count ->
                [0] Du har ingen hattejeton
                [one] Du har en hattejeton
               *[other] Du har tryllestaven
            }
       *[no]
            { $count ->
                [0] { $name }: ingen hattejeton
                [one] { $name }: en hattejeton
               *[other] { $name }: tryllestaven
            }
    }
prizes =
    { $count ->
        [0] Endnu ikke vundet: tryllestaven
        [one] Endnu ikke vundet: en hattejeton og tryllestaven
       *[other] Endnu ikke vundet: { $count } hattejetoner og tryllestaven
    }
# While the sixth hat is put into the box, at the start of a round.
dock-vanish = En hat kommer i æsken
dock-vanish-sub = Hvilket dyr er væk?
dock-choose = Kig i en hat, eller gæt
dock-choose-sub = Tryk på en hat eller på dyret, der er væk.
dock-swap = Byt nu om på hatten.
dock-swap-sub = Tryk på den hat, den skal bytte plads med.
dock-extra = Vil du bytte om igen?
dock-extra-sub = Tryk på to hatte, eller lad dem stå.
dock-extra-second = Og den anden?
extra-skip = Lad dem stå
dock-call = Er du sikker?
dock-call-sub = Gætter du forkert, er du ude af runden.
call-right-sub =
    { $you ->
        [yes] Du vinder runden.
       *[no] { $name } vinder runden.
    }
call-wrong-sub =
    { $you ->
        [yes] Du er ude af runden.
       *[no] { $name } er ude af runden.
    }
box-seen-done = Luk æsken
dock-swapped =
    { $you ->
        [yes] Du bytter om på { $one } og { $other }
       *[no] { $name } bytter om på { $one } og { $other }
    }
dock-swapped-sub = Slip dem ikke af syne.
dock-looks =
    { $you ->
        [yes] Du kigger i hat { $hat }
       *[no] { $name } kigger i hat { $hat }
    }
dock-chooses =
    { $you ->
        [yes] Din tur
       *[no] { $name } tænker
    }
dock-chooses-extra =
    { $you ->
        [yes] Vil du bytte om igen?
       *[no] { $name } må bytte om igen
    }
dock-out-sub = Du er ude af runden, men du må kigge med.
dock-round-won =
    { $you ->
        [yes] Du vinder runden!
       *[no] { $name } vinder runden!
    }
# Everybody else called wrongly.
dock-round-won-last =
    { $you ->
        [yes] Kun du er tilbage: Du vinder runden!
       *[no] Kun { $name } er tilbage og vinder runden!
    }

## Between and after

between-rounds = Mellem to runder
round-over = Runde { $round } er slut
next-round = Næste runde
next-round-in = Næste runde begynder om { $seconds } s.
waiting-for = Venter på { $names }
standing = Stilling
standing-round = Runden
standing-total = I alt
opened-gifts = Hvad gaverne var
# $names: those who win besides the reader; $count: how many they are; $you: whether the reader wins.
result-win =
    { $you ->
        [yes]
            { $count ->
                [0] Du vinder!
                [one] Du og { $names } vinder!
               *[other] Du, { $names } vinder!
            }
       *[no]
            { $count ->
                [one] { $names } vinder!
               *[other] { $names } vinder!
            }
    }
result-nobody = Ingen vinder denne gang
record = Gem spillet
play-again = Spil igen
play-again-sub =
    { $company ->
        [bots]
            { $bots ->
                [one] med den samme bot
               *[other] med de samme botter
            }
        [both] med alle igen
       *[people] med de samme { $players }
    }
host-again = Værten kan starte et nyt spil.
rematch-wanted = Vil gerne spille igen: { $names }
ask-rematch = Et spil til, tak

## Around the game

table-code = Bord
watching-count =
    { $count ->
        [one] en kigger med
       *[other] { $count } kigger med
    }
pause = Pause
resume = Fortsæt
paused = Pause
paused-sub = Værten har sat spillet på pause. Intet går tabt.
paused-by =
    { $you ->
        [yes] Du har sat spillet på pause. Intet går tabt.
       *[no] { $name } har sat spillet på pause. Intet går tabt.
    }
move-seat = Flyt til en anden enhed
move-about = Åbn linket på den anden enhed. Det virker én gang og flytter din plads dertil.
move-take = Spil videre her
leave-playing = En vikar spiller for dig. Du kan komme tilbage med samme link.
leave-sure = Din plads bliver ledig.
close-table = Luk bordet
close-sure = Bordet lukker for alle.
agree-end = Okay, vi slutter her
agree-not = Jeg vil hellere spille videre
hand-to-stand-in = Lad en vikar spille
call-stand-in = Tilkald en vikar
stand-in-plays = En vikar spiller for dig.
time-was-up = Tiden var gået: En vikar tog turen for dig.
take-back = Jeg er tilbage
lost-line = Forbindelsen er væk
lost-line-sub = Vi prøver igen. Din plads er stadig din.
lost-line-held = Dit valg venter og bliver sendt, så snart vi er tilbage.
not-saving = Serveren kan ikke gemme lige nu
not-saving-sub = Spillet går videre af sig selv.

trouble-waiting = Et øjeblik
trouble-waiting-sub = Bordet bliver dækket.
trouble-lost = Ingen forbindelse
trouble-lost-sub = Vi prøver igen. Din plads er stadig din.
trouble-unknown-table = Bordet findes ikke
trouble-unknown-table-sub = Der er ikke noget bord med den kode. Måske er et bogstav forkert?
trouble-table-full = Bordet er fuldt
trouble-table-full-sub = Alle pladser er optaget.
trouble-game-started = De er allerede i gang
trouble-game-started-sub = Et spil er i gang. Måske er der plads til dig i det næste.
trouble-closed = Bordet er lukket
trouble-closed-sub = Tak for spillet. Vil du åbne et nyt?
trouble-damaged = Dette bord er beskadiget
trouble-damaged-sub = Spillet kan ikke længere læses. Den, der driver serveren, kan se på det; åbn et andet bord imens.
trouble-removed = Din plads er væk
trouble-removed-sub = Værten har fjernet dig fra bordet.
trouble-voted-out = De andre spiller videre uden dig
trouble-voted-out-sub = De, der sidder ved bordet, har stemt. Tag det ikke tungt: Der er andre borde.
trouble-no-onlookers = Her må ingen kigge med
trouble-no-onlookers-sub = Bordet er kun for dem, der spiller.
trouble-replaced = Du sidder et andet sted
trouble-replaced-sub = Du spiller i en anden fane eller på en anden enhed.
trouble-left = Du har forladt bordet
trouble-left-sub = Måske er din plads der endnu.
trouble-moving = Din plads, på denne enhed
trouble-moving-sub = Din plads flytter herhen fra den anden enhed.
trouble-bad-token = Linket virker ikke længere
trouble-bad-token-sub = Sådan et link virker kun én gang og ikke længe.
trouble-no-line = Ingen forbindelse
trouble-no-line-sub = Serveren svarer ikke. Prøv igen om lidt.
trouble-other = Noget gik galt
not-loaded = Det kunne ikke indlæses. Måske er der en nyere version.
load-again = Indlæs igen

## About

about-games = That’s Not a Hat er et spil af Kasper Lapp. Magic Hat er et spil af Jonathan Favre-Godal og Corentin Lebrat. Reglerne står her med vores egne ord.
about-publisher = Intet forlag står bag Hatbox.
about-pictures = Ting, dyr og ansigter: OpenMoji, det åbne projekt for emojier og ikoner. Licens: CC BY-SA 4.0. Kort, hatte, æske og bord har vi selv tegnet.
about-fonts = Skrifttyper: Shantell Sans og Balsamiq Sans, SIL Open Font License.
about-data = Denne enhed husker dit navn og dit ansigt, dine indstillinger, de tips, du har set, koden til dit bord, hvem du har skjult, hvem der har delt enheden, og hvordan det går dig mod Skyggen. Ingen spil bliver gemt her.

## For the ear. $you: yes when it is about the listener; $toYou and $wrongYou likewise.

hear-began =
    { $you ->
        [yes] Runden går i gang. Du begynder.
       *[no] Runden går i gang. { $name } begynder.
    }
hear-arrow =
    { $arrow ->
       *[left] Den sorte pil peger til venstre, { part-to }.
        [right] Den hvide pil peger til højre, { part-to }.
    }
hear-fetched = { told-fetch } { hear-arrow }
hear-took =
    { $you ->
        [yes] Du giver din ældste gave videre. { hear-arrow }
       *[no] { $name } giver den ældste gave videre. { hear-arrow }
    }
part-says =
    { $you ->
        [yes] Du siger til { $to }
       *[no]
            { $toYou ->
                [yes] { $name } siger til dig
               *[no] { $name } siger til { $to }
            }
    }
hear-offered =
    { $tone ->
       *[plain] { part-says }: »{ $sentence }«
        [sure] { part-says } og lyder sikker: »{ $sentence }«
        [unsure] { part-says } og lyder usikker: »{ $sentence }«
    }
hear-accepted =
    { $you ->
        [yes] Du siger tak.
       *[no] { $name } siger tak.
    }
hear-looked =
    { $you ->
        [yes] Du kigger i hat { $hat }.
       *[no] { $name } kigger i hat { $hat }.
    }
hear-swapped =
    { $you ->
        [yes] Du bytter om på hat { $one } og hat { $other }.
       *[no] { $name } bytter om på hat { $one } og hat { $other }.
    }
hear-skipped =
    { $you ->
        [yes] Du lader det blive ved det.
       *[no] { $name } lader det blive ved det.
    }
hear-out =
    { $you ->
        [yes] Du er ude af runden.
       *[no] { $name } er ude af runden.
    }
hear-ended = Runden er slut.
