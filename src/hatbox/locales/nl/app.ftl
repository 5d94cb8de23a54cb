### The browser's own words. See docs/translating.md.

## Everywhere

game-not-a-hat = That’s Not a Hat
game-magic-hat = Magic Hat
tagline = Twee spellen voor geheugen en lef
# Rules: H2
facts-not-a-hat = 2–8 spelers · 15 min.
# Rules: M1
facts-magic-hat = 2–4 spelers · 10 min.
pitch-not-a-hat = Geef cadeaus door. Vergeet wat het is. Bluf.
pitch-magic-hat = Vijf hoeden wisselen van plek. Welk dier is weg?
you = Jij
home = Home
back = Terug
close = Sluiten
on = aan
off = uit
menu = Menu
more = Meer
rules = Regels
settings = Instellingen
keys = Toetsen
language = Taal
theme = Thema
theme-about = Licht, donker of zoals je apparaat.
theme-light = licht
theme-dark = donker
theme-system = auto
sound = Geluid
sound-about = Zachte geluidjes aan tafel.
talk-about = Reacties en woorden van anderen op dit apparaat tonen.
about = Over Hatbox
your-name = Je naam
# Somebody who plays without having said a name.
guest-name = Gast

## Home

play-with-friends = Met vrienden
play-with-bots = Met bots
bots-level = Hoe goed zijn de bots?
level-easy = zwak
level-middling = gemiddeld
level-hard = sterk
level-like-me = zoals ik
learn-it = Leer het in één minuut
on-one-device = Op één apparaat
join-with-code = Met code
watch-saved = Opgeslagen spel bekijken
# While a file is held over the page.
drop-record = Laat het opgeslagen spel hier los
join = Doe mee
ask-name = Wie ben je?
open-table = Tafel openen
credits-short = Spellen van Kasper Lapp · Jonathan Favre-Godal en Corentin Lebrat. Plaatjes: OpenMoji. Niet verbonden aan een uitgever.

## Invitation

# $known: no when nobody sits at the table yet.
invited =
    { $known ->
       *[yes] { $name } nodigt je uit
        [no] Je bent uitgenodigd
    }
at-the-table = Aan tafel
sit-down = Schuif aan
watch = Meekijken
you-watch = Je kijkt mee
come-back = Terug naar de tafel

## Before the game

you-are-host = Jij bent de host
waiting-for-host = Wachten tot de host begint
host = host
bot = bot
free-seat = vrij
free-seat-title = Een vrije plaats
share-link = Link delen
share-title = Speel met me mee op Hatbox
link-copied = Link gekopieerd
qr-alt = QR-code van de uitnodiging
qr-bigger = QR-code groter of kleiner
add-bot = Bot erbij
options = Instellingen van het spel
more-options = Meer
seat-order = Plaatsen, met de klok mee
move-up =
    { $you ->
        [yes] Jij: een plaats terug
       *[no] { $name }: een plaats terug
    }
move-down =
    { $you ->
        [yes] Jij: een plaats verder
       *[no] { $name }: een plaats verder
    }
remove-seat = { $name } verwijderen
start-with =
    { $players ->
       *[other] Starten met { $players }
    }
start-alone = Wachten op nog iemand
host-starts = De host start zodra iedereen er is.
new-host-screen = Het grote scherm is nu de host.
new-host =
    { $you ->
        [yes] Jij bent nu de host.
       *[no] { $name } is nu de host.
    }
leave = Van tafel gaan
stay = Blijven

option-gifts = Cadeaus
option-gifts-about = Eén per speler. Twee is lastiger.
option-gifts-needed = Met z’n tweeën heb je er altijd twee.
option-rounds = Rondes
option-rounds-about = Eén, of één voor elke speler.
rounds-players = één per speler
option-arrows = Pijlen
option-arrows-about = Met één kleur gaat elk cadeau dezelfde kant op.
arrows-both = beide
arrows-black = zwart
arrows-white = wit
option-expert = Expert
option-expert-about = Na het wisselen mag je nog één keer twee hoeden omwisselen.
option-starter = Wie begint?
option-starter-not-a-hat = Wie kreeg het laatst een cadeau?
option-starter-magic-hat = Wie is het jongst?
starter-draw = loten
option-game = Spel
option-game-about = Een ander spel met dezelfde mensen.
option-clock = Klok
option-clock-about = Een minuut per keuze, twintig seconden of onbeperkt.
clock-relaxed = rustig
clock-brisk = vlot
clock-off = uit
option-pace = Tempo
option-pace-about = Hoe snel kaarten en hoeden bewegen.
pace-calm = rustig
pace-normal = gewoon
pace-quick = snel
option-talk = Kletsen
option-talk-about = Reacties en een paar woorden boven de plaatsen.
option-onlookers = Publiek
option-onlookers-about = Anderen mogen meekijken; ze zien wat iedereen ziet.

mind-random = Dobbel
    .about = Doet zomaar iets wat mag. Voor de lol.
    .level = Puur geluk
mind-goldfish = Goudvis
    .about = Vergeet snel en twijfelt aan alles.
    .level = Heel makkelijk
mind-squirrel = Eekhoorn
    .about = Onthoudt een deel. Fijn gezelschap voor een eerste spel.
    .level = Makkelijk
mind-fox = Vos
    .about = Onthoudt veel en bluft graag.
    .level = Gemiddeld
mind-raven = Raaf
    .about = Onthoudt het meeste en houdt je in de gaten.
    .level = Moeilijk
mind-elephant = Olifant
    .about = Vergeet niets. Met geheugen alleen win je niet van deze bot.
    .level = Heel moeilijk
mind-like-me = Schaduw
    .about = Speelt ongeveer zo goed als jij en leert van elk potje.
    .level = Even goed als jij

## At the table

your-turn = Jouw beurt
your-turn-clock = Jouw beurt · { $seconds } s
turn-of = Beurt van { $name }
title-your-turn = ● Jouw beurt · Hatbox
round-of = Ronde { $round } van { $rounds }
round-one = Tot drie minkaarten
round-magic = Ronde { $round } · tot twee
seat-stand-in = invaller
seat-away = weg
seat-watching = eruit
seat-closer = van dichtbij bekijken
reactions = Reacties
react-laugh = Lachen
react-gasp = Schrik
react-hmm = Hm
react-wink = Knipoog
react-clap = Klappen
react-oops = Oeps
react-heart = Hart
react-sleepy = Slaperig
say-something = Zeg iets
say-send = Zeg het

## That's Not a Hat

arrow-letter-left = L
arrow-letter-right = R
arrow-left = dicht, gaat naar links
arrow-right = dicht, gaat naar rechts
shop-count = Winkel · { $cards }
shop-shows = De winkel laat zien: { $gift }
part-arrow =
    { $arrow ->
       *[left] zwarte pijl naar links
        [right] witte pijl naar rechts
    }
# Where a gift goes.
part-to =
    { $toYou ->
        [yes] naar jou
       *[no] naar { $to }
    }
gift-face-up =
    { $you ->
        [yes] Jouw cadeau: { $gift }, open
       *[no] { $name }: { $gift }, open
    }
gift-face-down =
    { $you ->
        [yes] Jouw cadeau: dicht, { part-arrow }, { part-to }
       *[no] { $name }: dicht, { part-arrow }, { part-to }
    }
gift-given = Een cadeau, dicht, { part-arrow }, { part-to }
penalties =
    { $you ->
        [yes]
            { $count ->
                [0] Je hebt geen minkaarten
                [one] Je hebt één minkaart: { $gifts }
               *[other] Je hebt { $count } minkaarten: { $gifts }
            }
       *[no]
            { $count ->
                [0] { $name }: geen minkaarten
                [one] { $name }: één minkaart: { $gifts }
               *[other] { $name }: { $count } minkaarten: { $gifts }
            }
    }
dock-fetched-sub = Onthoud het. Zo meteen draait de kaart om.
dock-giving =
    { $giverYou ->
        [yes] Jouw cadeau gaat naar { $receiver }
       *[no]
            { $receiverYou ->
                [yes] { $giver } heeft een cadeau voor jou
               *[no] { $giver } heeft een cadeau voor { $receiver }
            }
    }
dock-giving-sub = Luister en onthoud.
dock-answer-sub = Dat zegt { $giver }.
dock-offering-sub =
    { $receiverYou ->
        [yes] Is het waar?
       *[no] Gelooft { $receiver } het?
    }
dock-round-over = De ronde is afgelopen
answer-accept = Ik neem het aan
answer-refuse = Omdraaien
picker-title = Wat geef je { $to }?
# Above the picker, before an arrow and the receiver's name: which gift it is.
picker-which =
    { $which ->
        [oldest] Je oudste cadeau
        [fetched] Het cadeau dat je net haalde
       *[other] Je cadeau
    }
picker-open = Cadeau noemen
picker-fold = Tafel bekijken
picker-search = Typ een paar letters
picker-groups = Soorten cadeaus
picker-gifts = Alle cadeaus
picker-none = Geen cadeau heet zo.
picker-nothing = Kies een cadeau. Waar of niet waar.
picker-clear = Wissen
picker-send = Zeg het tegen { $to }
tone = Hoe je het zegt
tone-plain = gewoon
tone-sure = zeker
tone-unsure = onzeker
group-music = Muziek
group-food = Eten
group-wear = Kleding
group-home = Thuis
group-tools = Klussen
group-media = Bureau
group-play = Spelen
group-travel = Reizen
group-nature = Natuur
# After a refusal or a call, before it is known whether it was right.
reveal-breath = Eens kijken …
# Ends the time to read what was turned over.
go-on = Verder
reveal-said =
    { $you ->
        [yes] Je zei
       *[no] { $name } zei
    }
reveal-was-false =
    { $you ->
        [yes] Je zei nee, en terecht
       *[no] { $name } zei nee, en terecht
    }
reveal-was-true =
    { $you ->
        [yes] Je zei nee, maar het was waar
       *[no] { $name } zei nee, maar het was waar
    }
reveal-wrong =
    { $you ->
        [yes] Je had het mis.
       *[no] { $name } had het mis.
    }
closer-gifts = Cadeaus, het oudste eerst
closer-penalties =
    { $count ->
        [0] Minkaarten
        [one] Eén minkaart
       *[other] { $count } minkaarten
    }
closer-none = Nog geen.

## Magic Hat

hat = Hoed
box = De doos met het verdwenen dier
only-you = alleen jij
animal-cards = De zes dieren
tokens =
    { $you ->
        [yes]
            { $count ->
                [0] Je hebt geen hoedenfiche
                [one] Je hebt één hoedenfiche
               *[other] Je hebt de toverstaf
            }
       *[no]
            { $count ->
                [0] { $name }: geen hoedenfiche
                [one] { $name }: één hoedenfiche
               *[other] { $name }: de toverstaf
            }
    }
prizes =
    { $count ->
        [0] Nog te winnen: de toverstaf
        [one] Nog te winnen: één hoedenfiche en de toverstaf
       *[other] Nog te winnen: { $count } hoedenfiches en de toverstaf
    }
# While the sixth hat is put into the box, at the start of a round.
dock-vanish = Eén hoed gaat in de doos
dock-vanish-sub = Welk dier is verdwenen?
dock-choose = Kijk in een hoed, of raad
dock-choose-sub = Tik op een hoed, of op het dier dat weg is.
dock-swap = Wissel de hoed om.
dock-swap-sub = Tik op de hoed waarmee hij van plek wisselt.
dock-extra = Nog een keer wisselen?
dock-extra-sub = Tik op twee hoeden, of laat ze zo.
dock-extra-second = En de tweede?
extra-skip = Zo laten
dock-call = Zeker weten?
dock-call-sub = Mis? Dan lig je er deze ronde uit.
call-right-sub =
    { $you ->
        [yes] Je wint de ronde.
       *[no] { $name } wint de ronde.
    }
call-wrong-sub =
    { $you ->
        [yes] Je ligt er deze ronde uit.
       *[no] { $name } ligt er deze ronde uit.
    }
box-seen-done = Doos dichtdoen
dock-swapped =
    { $you ->
        [yes] Je wisselt { $one } en { $other } om
       *[no] { $name } wisselt { $one } en { $other } om
    }
dock-swapped-sub = Hou ze in de gaten.
dock-looks =
    { $you ->
        [yes] Je kijkt in hoed { $hat }
       *[no] { $name } kijkt in hoed { $hat }
    }
dock-chooses =
    { $you ->
        [yes] Jouw beurt
       *[no] { $name } denkt na
    }
dock-chooses-extra =
    { $you ->
        [yes] Nog een keer wisselen?
       *[no] { $name } mag nog een keer wisselen
    }
dock-out-sub = Je ligt er deze ronde uit, maar kijken mag.
dock-round-won =
    { $you ->
        [yes] Je wint de ronde!
       *[no] { $name } wint de ronde!
    }
# Everybody else called wrongly.
dock-round-won-last =
    { $you ->
        [yes] Alleen jij bent nog over: je wint de ronde!
       *[no] Alleen { $name } is nog over en wint de ronde!
    }

## Between and after

between-rounds = Tussen twee rondes
round-over = Ronde { $round } is afgelopen
next-round = Volgende ronde
next-round-in = De volgende ronde begint over { $seconds } s.
waiting-for = Wachten op { $names }
standing = Stand
standing-round = Deze ronde
standing-total = Totaal
opened-gifts = Wat het echt was
# $names: those who win besides the reader; $count: how many they are; $you: whether the reader wins.
result-win =
    { $you ->
        [yes]
            { $count ->
                [0] Jij wint!
                [one] Jij en { $names } winnen!
               *[other] Jij, { $names } winnen!
            }
       *[no]
            { $count ->
                [one] { $names } wint!
               *[other] { $names } winnen!
            }
    }
result-nobody = Deze keer wint niemand
record = Spel opslaan
play-again = Nog een keer
play-again-sub =
    { $company ->
        [bots]
            { $bots ->
                [one] met dezelfde bot
               *[other] met dezelfde bots
            }
        [both] weer met iedereen
       *[people] met dezelfde { $players } mensen
    }
host-again = De host kan nog een spel starten.
rematch-wanted = Zin in nog een spel: { $names }
ask-rematch = Nog een spel!

## Around the game

table-code = Tafel
watching-count =
    { $count ->
        [one] iemand kijkt mee
       *[other] { $count } kijken mee
    }
pause = Pauze
resume = Verder
paused = Pauze
paused-sub = De host heeft het spel stilgezet. Er gaat niets verloren.
paused-by =
    { $you ->
        [yes] Je hebt het spel stilgezet. Er gaat niets verloren.
       *[no] { $name } heeft het spel stilgezet. Er gaat niets verloren.
    }
move-seat = Naar een ander apparaat
move-about = Open deze link op het andere apparaat. Hij werkt één keer; je plaats verhuist dan daarheen.
move-take = Hier verder spelen
leave-playing = Een invaller speelt voor je verder. Met dezelfde link kom je terug.
leave-sure = Je plaats komt vrij.
close-table = Tafel sluiten
close-sure = De tafel sluit voor iedereen.
agree-end = Akkoord, we stoppen hier
agree-not = Liever verder spelen
hand-to-stand-in = Invaller laten spelen
call-stand-in = Invaller roepen
stand-in-plays = Een invaller speelt voor je.
time-was-up = De tijd was om: een invaller speelde voor je.
take-back = Ik ben er weer
lost-line = De verbinding is weg
lost-line-sub = We proberen het opnieuw. Je plaats blijft van jou.
lost-line-held = Je keuze wacht en wordt verstuurd zodra we terug zijn.
not-saving = De server kan nu even niet opslaan
not-saving-sub = Het spel gaat vanzelf weer verder.

trouble-waiting = Momentje
trouble-waiting-sub = De tafel wordt gedekt.
trouble-lost = Geen verbinding
trouble-lost-sub = We proberen het opnieuw. Je plaats blijft van jou.
trouble-unknown-table = Die tafel is er niet
trouble-unknown-table-sub = Er is geen tafel met deze code. Klopt elke letter?
trouble-table-full = De tafel is vol
trouble-table-full-sub = Alle plaatsen zijn bezet.
trouble-game-started = Ze zijn al begonnen
trouble-game-started-sub = Er is een spel bezig. Misschien is er daarna plaats voor jou.
trouble-closed = Deze tafel is gesloten
trouble-closed-sub = Bedankt voor het spelen. Nog een tafel openen?
trouble-damaged = Deze tafel is beschadigd
trouble-damaged-sub = Het spel is niet meer te lezen. Wie de server beheert, kan ernaar kijken; open intussen een andere tafel.
trouble-removed = Je plaats is weg
trouble-removed-sub = De host heeft je van deze tafel gehaald.
trouble-voted-out = De anderen spelen zonder jou verder
trouble-voted-out-sub = De mensen aan deze tafel hebben gestemd. Trek het je niet aan: er zijn andere tafels.
trouble-no-onlookers = Meekijken kan hier niet
trouble-no-onlookers-sub = Hier spelen ze liever onder elkaar.
trouble-replaced = Je zit ergens anders
trouble-replaced-sub = Je speelt in een ander tabblad of op een ander apparaat.
trouble-left = Je bent van tafel gegaan
trouble-left-sub = Misschien is je plaats er nog.
trouble-moving = Je plaats, op dit apparaat
trouble-moving-sub = Je plaats verhuist hierheen; het andere apparaat geeft hem vrij.
trouble-bad-token = Deze link werkt niet meer
trouble-bad-token-sub = Zo’n link werkt maar één keer, en niet lang.
trouble-no-line = Geen verbinding
trouble-no-line-sub = De server antwoordt niet. Probeer het zo nog eens.
trouble-other = Er ging iets mis
not-loaded = Dit kon niet worden geladen. Misschien is er een nieuwere versie.
load-again = Opnieuw laden

## About

about-games = That’s Not a Hat is een spel van Kasper Lapp. Magic Hat is een spel van Jonathan Favre-Godal en Corentin Lebrat. Hun regels staan hier in onze eigen woorden.
about-publisher = Hatbox is niet verbonden aan een uitgever.
about-pictures = Voorwerpen, dieren en gezichten: OpenMoji, het open emoji- en iconenproject. Licentie: CC BY-SA 4.0. Kaarten, hoeden, doos en tafel hebben we zelf getekend.
about-fonts = Lettertypen: Shantell Sans en Balsamiq Sans, SIL Open Font License.
about-data = Dit apparaat onthoudt je naam en gezicht, je instellingen, welke tips je zag, de code van je tafel, wie je verborgen hebt, wie er op dit apparaat meespeelde en hoe je het doet tegen de Schaduw. Spellen worden hier niet bewaard.

## For the ear. $you: yes when it is about the listener; $toYou and $wrongYou likewise.

hear-began =
    { $you ->
        [yes] De ronde gaat van start. Jij begint.
       *[no] De ronde gaat van start. { $name } begint.
    }
hear-arrow =
    { $arrow ->
       *[left] De zwarte pijl wijst naar links, { part-to }.
        [right] De witte pijl wijst naar rechts, { part-to }.
    }
hear-fetched = { told-fetch } { hear-arrow }
hear-took =
    { $you ->
        [yes] Je geeft je oudste cadeau door. { hear-arrow }
       *[no] { $name } geeft het oudste cadeau door. { hear-arrow }
    }
part-says =
    { $you ->
        [yes] Je zegt tegen { $to }
       *[no]
            { $toYou ->
                [yes] { $name } zegt tegen jou
               *[no] { $name } zegt tegen { $to }
            }
    }
hear-offered =
    { $tone ->
       *[plain] { part-says }: “{ $sentence }”
        [sure] { part-says }, en het klinkt zeker: “{ $sentence }”
        [unsure] { part-says }, en het klinkt onzeker: “{ $sentence }”
    }
hear-accepted =
    { $you ->
        [yes] Je zegt dankjewel.
       *[no] { $name } zegt dankjewel.
    }
hear-looked =
    { $you ->
        [yes] Je kijkt in hoed { $hat }.
       *[no] { $name } kijkt in hoed { $hat }.
    }
hear-swapped =
    { $you ->
        [yes] Je wisselt hoed { $one } en hoed { $other } om.
       *[no] { $name } wisselt hoed { $one } en hoed { $other } om.
    }
hear-skipped =
    { $you ->
        [yes] Je laat het daarbij.
       *[no] { $name } laat het daarbij.
    }
hear-out =
    { $you ->
        [yes] Je ligt er deze ronde uit.
       *[no] { $name } ligt er deze ronde uit.
    }
hear-ended = De ronde is afgelopen.
