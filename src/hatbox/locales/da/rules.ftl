### The rules in our own words; each message is a section. See docs/translating.md.

rules-not-a-hat-1 = Alle har en gave, og snart ved ingen, hvad det er. Giv den videre, og lyd, som om du vidste det.
    .title = Hvad det går ud på
rules-not-a-hat-2 =
    Alle begynder med en gave med billedet op. Resten er butikken i midten; det øverste billede kan alle se.
    På bagsiden af hvert kort er der en pil. Sorte pile peger til venstre, hvide til højre: Den vej skal gaven.
    .title = Begyndelsen
rules-not-a-hat-3 = Den, der sidst har fået en gave, begynder: Tag det øverste kort i butikken, vis det til alle, og vend det om. Det går straks til den nabo, som pilen peger på. En gave fra butikken må du aldrig beholde.
    .title = At hente
rules-not-a-hat-4 = Nævn en gave, og giv kortet videre med bagsiden op. Sig, hvad du vil, sandt eller ej. Du vælger også, hvordan du siger det: neutralt, sikkert eller usikkert.
    .title = At tilbyde
rules-not-a-hat-5 =
    Tror du på det? Sig tak, og læg kortet til dine gaver, stadig med bagsiden op. Nu har du en for meget: Din ældste gave går videre den vej, pilen peger. Ligger den med billedet op, vender du den først.
    Tror du ikke på det? Sig »Det er ikke en …!«, og kortet bliver vendt for alle. Du behøver ikke vide, hvad det så er. Var navnet forkert, beholder giveren kortet som minuspoint. Var det rigtigt, beholder du det.
    .title = At svare
rules-not-a-hat-6 = Den, der fik minuspointet, henter det næste kort og tilbyder det, og sådan fortsætter det. Kort med bagsiden op må ingen se på igen.
    .title = Efter et nej
rules-not-a-hat-7 = Så snart nogen har tre minuskort, er runden slut. Den, der har færrest minuspoint, vinder; står det lige, vinder I sammen.
    .title = Slutningen
rules-not-a-hat-8 =
    To gaver hver: sværere, og altid sådan, når I er to. Den ældste ligger tættest på dig.
    Én pilefarve: Alle gaver går samme vej rundt.
    En serie: lige så mange runder som spillere, og alle minuspoint lægges sammen.
    .title = Varianter
rules-not-a-hat-9 = Har du glemt det? Find på noget. Er du sikker? Lyd usikker. Er du usikker? Lyd så, som om du kun spillede usikker.
    .title = Et tip

rules-magic-hat-1 = Seks dyr bor i seks hatte. Et er forsvundet ned i æsken. Find ud af hvilket, før de andre gør det.
    .title = Hvad det går ud på
rules-magic-hat-2 = Hattene blandes, og en lægges uset i æsken. Fem står i en ring. De seks dyrekort ligger fremme hele tiden. Den yngste begynder, og turen går med uret.
    .title = Begyndelsen
rules-magic-hat-3 =
    Når det er din tur, gør du en af to ting.
    Kig: Se i smug, hvad der er i en hat. Så skal du bytte om på den og en anden hat i ringen, så alle kan se det.
    Gæt: Sig, hvilket dyr der er forsvundet, og kig i æsken.
    .title = Din tur
rules-magic-hat-4 = Rigtigt? Så vinder du runden. Forkert? Så er du ude af den: Hold det, du så, for dig selv, og kig med. Er der kun én spiller tilbage, vinder den spiller runden.
    .title = Et gæt
rules-magic-hat-5 = Den, der vinder en runde, tager en hattejeton. Den, der allerede har en, tager tryllestaven i stedet og har vundet spillet. Næste runde begynder til venstre for den, der vandt.
    .title = At vinde
rules-magic-hat-6 = Efter byttet må du bytte om på to hatte efter eget valg en gang til.
    .title = For eksperter
