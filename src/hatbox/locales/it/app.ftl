### The browser's own words. See docs/translating.md.

## Everywhere

game-not-a-hat = That’s Not a Hat
game-magic-hat = Magic Hat
tagline = Due giochi di memoria e faccia tosta
# Rules: H2
facts-not-a-hat = 2–8 persone · 15 min
# Rules: M1
facts-magic-hat = 2–4 persone · 10 min
pitch-not-a-hat = Passa i regali. Dimentica che cosa sono. Bluffa.
pitch-magic-hat = Cinque cappelli cambiano posto. Quale animale è scomparso?
you = Tu
home = Home
back = Indietro
close = Chiudi
on = sì
off = no
menu = Menu
more = Altro
rules = Regole
settings = Impostazioni
keys = Tasti
language = Lingua
theme = Tema
theme-about = Chiaro, scuro o come il tuo dispositivo.
theme-light = chiaro
theme-dark = scuro
theme-system = auto
sound = Suono
sound-about = Piccoli suoni durante la partita.
talk-about = Reazioni e parole degli altri su questo dispositivo.
about = Info
your-name = Il tuo nome
# Somebody who plays without having said a name.
guest-name = Ospite

## Home

play-with-friends = Tra amici
play-with-bots = Con i bot
bots-level = Quanto sono bravi i bot?
level-easy = facile
level-middling = medio
level-hard = difficile
level-like-me = come me
learn-it = Impara in un minuto
on-one-device = Su un solo dispositivo
join-with-code = Con un codice
watch-saved = Rivedi una partita
# While a file is held over the page.
drop-record = Lascia qui la partita
join = Entra
ask-name = Chi sei?
open-table = Apri un tavolo
credits-short = Giochi di Kasper Lapp · Jonathan Favre-Godal e Corentin Lebrat. Immagini: OpenMoji. Nessun legame con editori.

## Invitation

# $known: no when nobody sits at the table yet.
invited =
    { $known ->
       *[yes] { $name } ti invita
        [no] Un invito per te
    }
at-the-table = Al tavolo
sit-down = Siediti
watch = Guarda
you-watch = Stai guardando
come-back = Torna al tavolo

## Before the game

you-are-host = Il tavolo è tuo
waiting-for-host = In attesa del via
host = host
bot = bot
free-seat = libero
free-seat-title = Un posto libero
share-link = Condividi
share-title = Gioca con me su Hatbox
link-copied = Link copiato
qr-alt = Codice QR dell’invito
qr-bigger = Mostra il codice QR più grande o più piccolo
add-bot = Un bot
options = Come giochiamo
more-options = Altro
seat-order = Posti, in senso orario
move-up =
    { $you ->
        [yes] Spostami un posto indietro
       *[no] Sposta { $name } un posto indietro
    }
move-down =
    { $you ->
        [yes] Spostami un posto avanti
       *[no] Sposta { $name } un posto avanti
    }
remove-seat = Togli { $name }
start-with = Si comincia in { $players }
start-alone = Manca qualcuno
host-starts = Chi ha aperto il tavolo dà il via quando il gruppo è al completo.
new-host-screen = Ora il tavolo lo gestisce il grande schermo.
new-host =
    { $you ->
        [yes] Ora il tavolo è tuo.
       *[no] Ora il tavolo è di { $name }.
    }
leave = Lascia il tavolo
stay = Resta

option-gifts = Regali
option-gifts-about = Uno a testa. Con due è più difficile.
option-gifts-needed = In due si gioca sempre con due a testa.
option-rounds = Manche
option-rounds-about = Una sola, o una per persona.
rounds-players = una a testa
option-arrows = Frecce
option-arrows-about = Con un colore solo, tutto gira nello stesso verso.
arrows-both = tutte
arrows-black = nere
arrows-white = bianche
option-expert = Per esperti
option-expert-about = Dopo lo scambio puoi farne un altro, con due cappelli a scelta.
option-starter = Chi comincia?
option-starter-not-a-hat = Chi ha ricevuto un regalo per ultimo?
option-starter-magic-hat = Chi è più giovane?
starter-draw = a sorte
option-game = Gioco
option-game-about = Un altro gioco, con la stessa compagnia.
option-clock = Tempo
option-clock-about = Un minuto per decisione, venti secondi o senza limiti.
clock-relaxed = calmo
clock-brisk = svelto
clock-off = illimitato
option-pace = Ritmo
option-pace-about = Quanto corrono carte e cappelli.
pace-calm = calmo
pace-normal = medio
pace-quick = svelto
option-talk = Chiacchiere
option-talk-about = Reazioni e due parole sopra i posti.
option-onlookers = Pubblico
option-onlookers-about = Altri possono guardare: vedono quello che vedono tutti.

mind-random = Dado
    .about = Gioca a caso, secondo le regole. Per ridere.
    .level = Pura fortuna
mind-goldfish = Pesce
    .about = Dimentica in fretta e dubita di tutto.
    .level = Molto facile
mind-squirrel = Scoiattolo
    .about = Ricorda qualcosa. Ideale per la prima partita.
    .level = Facile
mind-fox = Volpe
    .about = Ricorda bene e bluffa volentieri.
    .level = Medio
mind-raven = Corvo
    .about = Ricorda quasi tutto e ti osserva.
    .level = Difficile
mind-elephant = Elefante
    .about = Non dimentica niente. Per batterlo la memoria non basta.
    .level = Molto difficile
mind-like-me = Ombra
    .about = Gioca più o meno bene come te, e impara da ogni partita.
    .level = Alla tua altezza

## At the table

your-turn = Tocca a te
your-turn-clock = Tocca a te · { $seconds } s
turn-of = Turno di { $name }
title-your-turn = ● Tocca a te · Hatbox
round-of = Manche { $round } di { $rounds }
round-one = Fine a −3 punti
round-magic = Manche { $round } · fino a 2
seat-stand-in = riserva
seat-away = assente
seat-watching = fuori
seat-closer = guarda da vicino
reactions = Reazioni
react-laugh = Risata
react-gasp = Sorpresa
react-hmm = Mmm
react-wink = Occhiolino
react-clap = Applauso
react-oops = Ops
react-heart = Cuore
react-sleepy = Sonno
say-something = Di’ qualcosa
say-send = Dillo

## That's Not a Hat

arrow-letter-left = S
arrow-letter-right = D
arrow-left = a faccia in giù, va a sinistra
arrow-right = a faccia in giù, va a destra
shop-count = Negozio · { $cards }
shop-shows = Il negozio mostra: { $gift }
part-arrow =
    { $arrow ->
       *[left] freccia nera a sinistra
        [right] freccia bianca a destra
    }
# Where a gift goes.
part-to =
    { $toYou ->
        [yes] verso di te
       *[no] verso { $to }
    }
gift-face-up =
    { $you ->
        [yes] Il tuo regalo: { $gift }, a faccia in su
       *[no] { $name }: { $gift }, a faccia in su
    }
gift-face-down =
    { $you ->
        [yes] Il tuo regalo: a faccia in giù, { part-arrow }, { part-to }
       *[no] { $name }: a faccia in giù, { part-arrow }, { part-to }
    }
gift-given = Un regalo, a faccia in giù, { part-arrow }, { part-to }
penalties =
    { $you ->
        [yes]
            { $count ->
                [0] Non hai punti negativi
                [one] Hai un punto negativo: { $gifts }
                [many] Hai { $count } punti negativi: { $gifts }
               *[other] Hai { $count } punti negativi: { $gifts }
            }
       *[no]
            { $count ->
                [0] { $name }: nessun punto negativo
                [one] { $name }: un punto negativo: { $gifts }
                [many] { $name }: { $count } punti negativi: { $gifts }
               *[other] { $name }: { $count } punti negativi: { $gifts }
            }
    }
dock-fetched-sub = Tienilo a mente. Ora la carta si gira.
dock-giving =
    { $giverYou ->
        [yes] Il tuo regalo è per { $receiver }
       *[no]
            { $receiverYou ->
                [yes] { $giver } ha un regalo per te
               *[no] { $giver } ha un regalo per { $receiver }
            }
    }
dock-giving-sub = Ascolta e ricorda.
dock-answer-sub = Così dice { $giver }.
dock-offering-sub =
    { $receiverYou ->
        [yes] Sarà vero?
       *[no] { $receiver } ci crederà?
    }
dock-round-over = La manche è finita
answer-accept = Accetto
answer-refuse = Giro la carta
picker-title = Che regalo hai per { $to }?
# Above the picker, before an arrow and the receiver's name: which gift it is.
picker-which =
    { $which ->
        [oldest] Il tuo regalo più vecchio
        [fetched] Il regalo che hai appena preso
       *[other] Il tuo regalo
    }
picker-open = Annuncia il regalo
picker-fold = Vedi il tavolo
picker-search = Scrivi due lettere
picker-groups = Tipi di regali
picker-gifts = Tutti i regali
picker-none = Niente con questo nome.
picker-nothing = Scegli un regalo. Vero o no.
picker-clear = Annulla
picker-send = { $to }, è per te!
tone = Con che tono
tone-plain = neutro
tone-sure = sicuro
tone-unsure = incerto
group-music = Musica
group-food = Cibo
group-wear = Vestiti
group-home = Casa
group-tools = Attrezzi
group-media = Ufficio
group-play = Giochi
group-travel = Viaggi
group-nature = Natura
# After a refusal or a call, before it is known whether it was right.
reveal-breath = Vediamo…
# Ends the time to read what was turned over.
go-on = Avanti
reveal-said =
    { $you ->
        [yes] Hai detto
       *[no] { $name } ha detto
    }
reveal-was-false =
    { $you ->
        [yes] Hai detto di no, e avevi ragione
       *[no] { $name } ha detto di no, a ragione
    }
reveal-was-true =
    { $you ->
        [yes] Hai detto di no, ma era vero
       *[no] { $name } ha detto di no, ma era vero
    }
reveal-wrong =
    { $you ->
        [yes] Hai sbagliato.
       *[no] { $name } ha sbagliato.
    }
closer-gifts = Regali, dal più vecchio
closer-penalties =
    { $count ->
        [0] Punti negativi
        [one] Un punto negativo
        [many] { $count } punti negativi
       *[other] { $count } punti negativi
    }
closer-none = Ancora nessuno.

## Magic Hat

hat = Cappello
box = La scatola con l’animale scomparso
only-you = solo per te
animal-cards = I sei animali
tokens =
    { $you ->
        [yes]
            { $count ->
                [0] Non hai gettoni
                [one] Hai un gettone
                [many] Hai la bacchetta magica
               *[other] Hai la bacchetta magica
            }
       *[no]
            { $count ->
                [0] { $name }: nessun gettone
                [one] { $name }: un gettone
                [many] { $name }: la bacchetta magica
               *[other] { $name }: la bacchetta magica
            }
    }
prizes =
    { $count ->
        [0] Ancora in palio: la bacchetta magica
        [one] Ancora in palio: un gettone e la bacchetta magica
        [many] Ancora in palio: { $count } gettoni e la bacchetta magica
       *[other] Ancora in palio: { $count } gettoni e la bacchetta magica
    }
# While the sixth hat is put into the box, at the start of a round.
dock-vanish = Un cappello finisce nella scatola
dock-vanish-sub = Quale animale è scomparso?
dock-choose = Guardare o indovinare?
dock-choose-sub = Tocca un cappello, o l’animale scomparso.
dock-swap = Ora scambia il cappello.
dock-swap-sub = Tocca il cappello con cui scambiarlo.
dock-extra = Un altro scambio?
dock-extra-sub = Tocca due cappelli, o lascia così.
dock-extra-second = E il secondo?
extra-skip = Va bene così
dock-call = Confermi?
dock-call-sub = Se sbagli, sei fuori dalla manche.
call-right-sub =
    { $you ->
        [yes] La manche è tua.
       *[no] { $name } vince la manche.
    }
call-wrong-sub =
    { $you ->
        [yes] Sei fuori da questa manche.
       *[no] { $name } è fuori da questa manche.
    }
box-seen-done = Chiudi la scatola
dock-swapped =
    { $you ->
        [yes] Hai scambiato { $one } e { $other }
       *[no] { $name } scambia { $one } e { $other }
    }
dock-swapped-sub = Non perderli di vista.
dock-looks =
    { $you ->
        [yes] Stai guardando nel cappello { $hat }
       *[no] { $name } guarda nel cappello { $hat }
    }
dock-chooses =
    { $you ->
        [yes] Tocca a te
       *[no] { $name } ci pensa
    }
dock-chooses-extra =
    { $you ->
        [yes] Un altro scambio?
       *[no] { $name } può scambiare ancora
    }
dock-out-sub = La manche continua senza di te, ma puoi guardare.
dock-round-won =
    { $you ->
        [yes] La manche è tua!
       *[no] { $name } vince la manche!
    }
# Everybody else called wrongly.
dock-round-won-last =
    { $you ->
        [yes] Resti in gioco solo tu: la manche è tua!
       *[no] Resta in gioco solo { $name } e vince la manche!
    }

## Between and after

between-rounds = Tra due manche
round-over = La manche { $round } è finita
next-round = Nuova manche
next-round-in = La nuova manche comincia tra { $seconds } s.
waiting-for = Aspettiamo { $names }
standing = Classifica
standing-round = Manche
standing-total = Totale
opened-gifts = Che cos’erano davvero
# $names: those who win besides the reader; $count: how many they are; $you: whether the reader wins.
result-win =
    { $you ->
        [yes]
            { $count ->
                [0] Hai vinto!
                [one] Tu e { $names } avete vinto!
                [many] Tu, { $names } avete vinto!
               *[other] Tu, { $names } avete vinto!
            }
       *[no]
            { $count ->
                [one] { $names } ha vinto!
                [many] { $names } hanno vinto!
               *[other] { $names } hanno vinto!
            }
    }
result-nobody = Stavolta non vince nessuno
record = Salva la partita
play-again = Ancora!
play-again-sub =
    { $company ->
        [bots]
            { $bots ->
                [one] con lo stesso bot
               *[other] con gli stessi bot
            }
        [both] con tutto il tavolo
       *[people] con le stesse { $players } persone
    }
host-again = Chi ha aperto il tavolo può far partire un’altra partita.
rematch-wanted = Voglia di un’altra partita: { $names }
ask-rematch = Ancora una partita!

## Around the game

table-code = Tavolo
watching-count =
    { $count ->
        [one] una persona guarda
        [many] { $count } persone guardano
       *[other] { $count } persone guardano
    }
pause = Pausa
resume = Riprendi
paused = In pausa
paused-sub = La partita è in pausa. Non si perde niente.
paused-by =
    { $you ->
        [yes] Hai messo la partita in pausa. Non si perde niente.
       *[no] { $name } ha messo la partita in pausa. Non si perde niente.
    }
move-seat = Cambia dispositivo
move-about = Apri questo link sull’altro dispositivo. Vale una volta sola e il tuo posto ti segue.
move-take = Siediti qui
leave-playing = Una riserva giocherà per te. Puoi tornare con lo stesso link.
leave-sure = Il tuo posto sarà libero per qualcun altro.
close-table = Chiudi il tavolo
close-sure = Il tavolo si chiude per tutti.
agree-end = Per me finiamo qui
agree-not = Meglio continuare
hand-to-stand-in = Fai giocare una riserva
call-stand-in = Chiama una riserva
stand-in-plays = Una riserva gioca per te.
time-was-up = Tempo scaduto: una riserva ha giocato per te.
take-back = Eccomi qui
lost-line = La connessione è caduta
lost-line-sub = Cerchiamo di tornare. Il tuo posto resta tuo.
lost-line-held = La tua scelta aspetta e parte appena torna la connessione.
not-saving = Al momento il server non riesce a salvare
not-saving-sub = La partita riprenderà da sola.

trouble-waiting = Un attimo
trouble-waiting-sub = Apparecchiamo la tavola.
trouble-lost = Nessuna connessione
trouble-lost-sub = Riproviamo. Il tuo posto resta tuo.
trouble-unknown-table = Questo tavolo non esiste
trouble-unknown-table-sub = Nessun tavolo ha questo codice. Forse una lettera sbagliata?
trouble-table-full = Il tavolo è pieno
trouble-table-full-sub = I posti sono tutti occupati.
trouble-game-started = Hanno già cominciato
trouble-game-started-sub = Una partita è in corso. Forse nella prossima c’è un posto per te.
trouble-closed = Questo tavolo è chiuso
trouble-closed-sub = Grazie per la partita. Ne apri un altro?
trouble-damaged = Questo tavolo è danneggiato
trouble-damaged-sub = La partita non si legge più. Chi gestisce il server può controllare; intanto, apri un altro tavolo.
trouble-removed = Non hai più il tuo posto
trouble-removed-sub = Chi ha aperto il tavolo ti ha tolto il posto.
trouble-voted-out = Gli altri continuano senza di te
trouble-voted-out-sub = Chi è a questo tavolo ha votato. Non prendertela: ci sono altri tavoli.
trouble-no-onlookers = Qui niente pubblico
trouble-no-onlookers-sub = Questo tavolo gioca senza pubblico.
trouble-replaced = Stai giocando altrove
trouble-replaced-sub = Il tuo posto è in un’altra scheda o su un altro dispositivo.
trouble-left = Hai lasciato il tavolo
trouble-left-sub = Forse il tuo posto c’è ancora.
trouble-moving = Il tuo posto, su questo dispositivo
trouble-moving-sub = Siediti qui; l’altro dispositivo libera il posto.
trouble-bad-token = Questo link non vale più
trouble-bad-token-sub = Ogni link vale una volta sola, e per poco tempo.
trouble-no-line = Nessuna connessione
trouble-no-line-sub = Il server non risponde. Riprova tra un attimo.
trouble-other = Qualcosa è andato storto
not-loaded = Caricamento non riuscito. Forse c’è una versione più recente.
load-again = Ricarica

## About

about-games = That’s Not a Hat è un gioco di Kasper Lapp. Magic Hat è un gioco di Jonathan Favre-Godal e Corentin Lebrat. Qui le regole sono raccontate con parole nostre.
about-publisher = Hatbox non ha legami con nessun editore.
about-pictures = Oggetti, animali e facce: OpenMoji, il progetto libero di emoji e icone. Licenza: CC BY-SA 4.0. Carte, cappelli, scatola e tavolo li abbiamo disegnati noi.
about-fonts = Caratteri: Shantell Sans e Balsamiq Sans, SIL Open Font License.
about-data = Questo dispositivo ricorda il tuo nome e il tuo volto, le impostazioni, i consigli già visti, il codice del tuo tavolo, chi hai nascosto, chi ha usato con te il dispositivo e com’è andata contro l’Ombra. Qui non si salva nessuna partita.

## For the ear. $you: yes when it is about the listener; $toYou and $wrongYou likewise.

hear-began =
    { $you ->
        [yes] Nuova manche. Cominci tu.
       *[no] Nuova manche. Comincia { $name }.
    }
hear-arrow =
    { $arrow ->
       *[left] La freccia nera punta a sinistra, { part-to }.
        [right] La freccia bianca punta a destra, { part-to }.
    }
hear-fetched = { told-fetch } { hear-arrow }
hear-took =
    { $you ->
        [yes] Ora passi il tuo regalo più vecchio. { hear-arrow }
       *[no] { $name } passa il regalo più vecchio. { hear-arrow }
    }
part-says =
    { $you ->
        [yes] Dici a { $to }
       *[no]
            { $toYou ->
                [yes] { $name } ti dice
               *[no] { $name } dice a { $to }
            }
    }
hear-offered =
    { $tone ->
       *[plain] { part-says }: «{ $sentence }»
        [sure] { part-says } con tono sicuro: «{ $sentence }»
        [unsure] { part-says } con tono incerto: «{ $sentence }»
    }
hear-accepted =
    { $you ->
        [yes] Dici grazie.
       *[no] { $name } dice grazie.
    }
hear-looked =
    { $you ->
        [yes] Stai guardando nel cappello { $hat }.
       *[no] { $name } guarda nel cappello { $hat }.
    }
hear-swapped =
    { $you ->
        [yes] Hai scambiato il cappello { $one } e il cappello { $other }.
       *[no] { $name } scambia il cappello { $one } e il cappello { $other }.
    }
hear-skipped =
    { $you ->
        [yes] Ti fermi qui.
       *[no] { $name } si ferma qui.
    }
hear-out =
    { $you ->
        [yes] Sei fuori da questa manche.
       *[no] { $name } è fuori da questa manche.
    }
hear-ended = La manche è finita.
