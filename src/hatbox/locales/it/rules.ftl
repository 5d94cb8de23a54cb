### The rules in our own words; each message is a section and names the rules that it tells.
### See docs/rules.md and docs/translating.md.

rules-not-a-hat-1 = Tutti hanno un regalo, e presto nessuno sa più che cos’è. Passa il tuo come se lo sapessi.
    .title = Di che si tratta
# Rules: H1, H3
rules-not-a-hat-2 =
    Ci sono 110 carte, tutte diverse. Si comincia con un regalo a testa, a faccia in su. Il resto è il negozio, al centro: la figura in cima la vedono tutti.
    Sul retro di ogni carta c’è una freccia. Le nere puntano a sinistra, le bianche a destra: è lì che andrà il regalo.
    .title = L’inizio
# Rules: H4, H5
rules-not-a-hat-3 = Comincia chi ha ricevuto un regalo più di recente: prende la prima carta del negozio, la mostra a tutti e la gira. La carta va subito alla persona accanto, dalla parte indicata dalla freccia. Un regalo appena preso dal negozio non si tiene mai.
    .title = Al negozio
# Rules: H6, H17
rules-not-a-hat-4 = Annuncia un regalo e passa la carta, a faccia in giù. Di’ quello che vuoi, vero o no. Anche il tono lo scegli tu: neutro, sicuro o incerto.
    .title = Offrire
# Rules: H7, H8, H11
rules-not-a-hat-5 =
    Risponde solo chi riceve.
    Ci credi? Di’ grazie e metti la carta con i tuoi regali, sempre a faccia in giù. Ora ne hai uno di troppo: il più vecchio va dove punta la sua freccia. Se è a faccia in su, prima si gira.
    Non ci credi? Di’ «Non è un…!» e la carta si gira davanti a tutti. Non serve sapere che cos’è davvero. Se il nome era sbagliato, la carta torna a chi l’ha data, come punto negativo. Se era giusto, la prendi tu.
    .title = Rispondere
# Rules: H9, H10, H12
rules-not-a-hat-6 = I regali girano finché qualcuno non ne rifiuta uno. Chi riceve il punto negativo prende la carta seguente dal negozio, la offre, e si va avanti. Una carta a faccia in giù non si guarda più.
    .title = Dopo un rifiuto
# Rules: H13
rules-not-a-hat-7 = Appena qualcuno ha tre punti negativi, la manche è finita. Vince chi ne ha di meno; a pari punti si vince insieme.
    .title = La fine
# Rules: H14, H15, H16
rules-not-a-hat-8 =
    Due regali a testa: più difficile, e in due è obbligatorio. Il più vecchio è quello più vicino a te.
    Un solo colore di frecce: tutti i regali girano nello stesso verso.
    Una serie: tante manche quante sono le persone, e i punti negativi si sommano.
    .title = Varianti
# Rules: H17
rules-not-a-hat-9 = Non ricordi? Inventa. Lo sai per certo? Esita. Non lo sai? Allora fai come se esitassi per finta.
    .title = Un consiglio

# Rules: M1
rules-magic-hat-1 = Sei animali vivono in sei cappelli. Uno è scomparso nella scatola. Scopri quale, prima degli altri.
    .title = Di che si tratta
# Rules: M2, M3, M4
rules-magic-hat-2 =
    I cappelli si mescolano e uno finisce nella scatola senza che si veda quale. Gli altri cinque restano in cerchio. Le sei carte degli animali stanno sempre scoperte.
    La prima manche la comincia chi è più giovane; poi si gioca in senso orario.
    .title = L’inizio
# Rules: M5, M6, M7
rules-magic-hat-3 =
    Quando tocca a te, fai una di queste due cose; passare non si può.
    Guardare: sbircia, solo tu, in un cappello del cerchio. Poi devi scambiarlo con un altro del cerchio, mai con la scatola, sotto gli occhi di tutti.
    Indovinare: di’ quale animale è scomparso, poi guarda di nascosto nella scatola.
    .title = Tocca a te
# Rules: M7, M8
rules-magic-hat-4 = Giusto? Vinci la manche. Sbagliato? Ne esci: tieni per te quello che hai visto e resta a guardare. Se rimane una sola persona, la manche è sua.
    .title = Indovinare
# Rules: M9, M10
rules-magic-hat-5 = Chi vince una manche prende un gettone cappello. Chi ne ha già uno prende invece la bacchetta magica e ha vinto la partita. La manche seguente la comincia chi siede alla sinistra di chi ha vinto.
    .title = Vincere
# Rules: M11
rules-magic-hat-6 = Dopo lo scambio puoi farne un altro, con due cappelli a tua scelta, sempre sotto gli occhi di tutti.
    .title = Per esperti
