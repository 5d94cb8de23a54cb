### The rules in our own words; each message is a section and names the rules that it tells.
### See docs/rules.md and docs/translating.md.

rules-not-a-hat-1 = Alle har en gave, og snart ved ingen, hvad det er. Giv den videre, og lyd, som om du vidste det.
    .title = Hvad det går ud på
# Rules: H1, H3
rules-not-a-hat-2 =
    Der er 110 kort, hvert med sin egen gave. Alle begynder med et af dem, med billedet op. Resten er butikken i midten; det øverste billede kan alle se.
    På bagsiden af hvert kort er der en pil. Sorte pile peger til venstre, hvide til højre: Den vej skal gaven.
    .title = Begyndelsen
# Rules: H4, H5
rules-not-a-hat-3 = Den, der sidst har fået en gave, begynder: Tag det øverste kort i butikken, vis det til alle, og vend det om. Det går straks til den nabo, som pilen peger på. En gave fra butikken må du aldrig beholde.
    .title = Hent
# Rules: H6, H17
rules-not-a-hat-4 = Nævn en gave, og giv kortet videre med bagsiden op. Sig, hvad du vil, sandt eller ej. Du vælger også, hvordan du siger det: neutralt, sikkert eller usikkert.
    .title = Tilbyd
# Rules: H7, H8, H11
rules-not-a-hat-5 =
    Kun den, der får gaven, må svare. Tror du på det? Sig tak, og læg kortet ved dine gaver, stadig med bagsiden op. Nu har du en for meget: Din ældste gave går videre den vej, pilen peger. Ligger den med billedet op, vender du den først.
    Tror du ikke på det? Sig »Det er ikke en …!«, og vend kortet, så alle kan se det. Du behøver ikke vide, hvad det så er. Var navnet forkert, får giveren kortet som minuspoint. Var det rigtigt, får du det.
    .title = Svar
# Rules: H9, H10, H12
rules-not-a-hat-6 = Gaverne går rundt, indtil nogen siger nej. Den, der så får minuspointet, henter det næste kort og tilbyder det. Ingen må kigge på et kort, der ligger med bagsiden op.
    .title = Efter et nej
# Rules: H13
rules-not-a-hat-7 = Så snart nogen har tre minuskort, er runden slut. Den, der har færrest minuspoint, vinder; står det lige, vinder I sammen.
    .title = Slutningen
# Rules: H14, H15, H16
rules-not-a-hat-8 =
    To gaver hver: sværere, og altid sådan, når I er to. Den ældste ligger tættest på dig.
    Én pilefarve: Alle gaver går samme vej rundt.
    En serie: lige så mange runder som spillere, og alle minuspoint lægges sammen.
    .title = Varianter
# Rules: H17
rules-not-a-hat-9 = Har du glemt det? Find på noget. Er du sikker? Lyd usikker. Er du usikker? Lyd så, som om du kun spillede usikker.
    .title = Et tip

# Rules: M1
rules-magic-hat-1 = Seks dyr bor i seks hatte. Et er forsvundet ned i æsken. Find ud af hvilket, før de andre gør det.
    .title = Hvad det går ud på
# Rules: M2, M3, M4
rules-magic-hat-2 = Hattene blandes, og en lægges uset i æsken. Fem står i en ring. De seks dyrekort ligger fremme hele tiden. Den yngste begynder, og turen går med uret.
    .title = Begyndelsen
# Rules: M5, M6, M7
rules-magic-hat-3 =
    Når det er din tur, gør du en af to ting; du må ikke melde pas.
    Kig: Se i smug, hvad der er i en hat. Så skal du bytte om på den og en anden hat i ringen, aldrig æsken, så alle kan se det.
    Gæt: Sig, hvilket dyr der er forsvundet, og kig i smug i æsken.
    .title = Din tur
# Rules: M7, M8
rules-magic-hat-4 = Rigtigt? Så vinder du runden. Forkert? Så er du ude af den: Hold det, du så, for dig selv, og kig med. Er der kun én spiller tilbage, vinder den spiller runden.
    .title = Et gæt
# Rules: M9, M10
rules-magic-hat-5 = Den, der vinder en runde, tager en hattejeton. Den, der allerede har en, tager tryllestaven i stedet og har vundet spillet. Den, der sidder til venstre for vinderen, begynder næste runde.
    .title = Sådan vinder du
# Rules: M11
rules-magic-hat-6 = Efter ombytningen må du bytte om på to hatte efter eget valg en gang til, igen så alle kan se det.
    .title = For eksperter
