### The rules in our own words; each message is a section and names the rules that it tells.
### See docs/rules.md and docs/translating.md.

rules-not-a-hat-1 = Alla har en present, och snart vet ingen vad det är. Ge den vidare och låt som om du visste.
    .title = Vad det går ut på
# Rules: H1, H3
rules-not-a-hat-2 =
    Det finns 110 kort, vart och ett med sin egen present. Alla börjar med ett av dem, med bilden upp. Resten är butiken i mitten; den översta bilden ser alla.
    På baksidan av varje kort finns en pil. Svarta pilar pekar åt vänster, vita åt höger: dit ska presenten.
    .title = Början
# Rules: H4, H5
rules-not-a-hat-3 = Den som senast fick en present börjar: ta det översta kortet i butiken, visa det för alla och vänd på det. Det går genast till grannen som pilen pekar mot. En present från butiken får du aldrig behålla.
    .title = Hämta
# Rules: H6, H17
rules-not-a-hat-4 = Nämn en present och ge kortet vidare med baksidan upp. Säg vad du vill, sant eller inte. Hur du säger det väljer du också: vanligt, säkert eller osäkert.
    .title = Erbjuda
# Rules: H7, H8, H11
rules-not-a-hat-5 =
    Bara den som får presenten får svara. Tror du på det? Tacka och lägg kortet hos dina presenter, fortfarande med baksidan upp. Nu har du en för mycket: din äldsta present går vidare dit pilen pekar. Ligger den med bilden upp vänder du den först.
    Tror du inte på det? Säg ”Det är ingen …!” och vänd kortet så att alla ser. Vad det är i stället behöver du inte veta. Om namnet var fel får givaren kortet som minuspoäng. Om det var rätt får du det.
    .title = Svara
# Rules: H9, H10, H12
rules-not-a-hat-6 = Presenterna går runt tills någon säger nej. Den som då får minuspoängen hämtar nästa kort och erbjuder det. Ingen får kika på ett kort som ligger med baksidan upp.
    .title = Efter ett nej
# Rules: H13
rules-not-a-hat-7 = Så fort någon har tre minuskort är omgången slut. Den som har minst minuspoäng vinner; vid lika ställning delar ni på segern.
    .title = Slutet
# Rules: H14, H15, H16
rules-not-a-hat-8 =
    Två presenter var: svårare, och alltid så när ni är två. Den äldsta ligger närmast dig.
    En pilfärg: alla presenter går åt samma håll.
    En serie: lika många omgångar som spelare, alla minuspoäng läggs ihop.
    .title = Varianter
# Rules: H17
rules-not-a-hat-9 = Har du glömt? Hitta på något. Är du säker? Låt osäker. Är du osäker? Låt då som om du bara spelade osäker.
    .title = Ett tips

# Rules: M1
rules-magic-hat-1 = Sex djur bor i sex hattar. Ett har försvunnit ner i asken. Ta reda på vilket innan de andra gör det.
    .title = Vad det går ut på
# Rules: M2, M3, M4
rules-magic-hat-2 = Hattarna blandas och en läggs osedd i asken. Fem står i en ring. De sex djurkorten ligger framme hela tiden. Yngst börjar, sedan går turen medsols.
    .title = Början
# Rules: M5, M6, M7
rules-magic-hat-3 =
    När det är din tur gör du en av två saker; du får inte stå över.
    Titta: se efter i smyg vad som finns i en hatt. Sedan måste du byta plats på den och en annan hatt i ringen, aldrig asken, så att alla ser det.
    Gissa: säg vilket djur som har försvunnit och titta i smyg i asken.
    .title = Din tur
# Rules: M7, M8
rules-magic-hat-4 = Rätt? Då vinner du omgången. Fel? Då är du ute ur den: behåll det du såg för dig själv och titta på. Är bara en spelare kvar vinner den spelaren omgången.
    .title = En gissning
# Rules: M9, M10
rules-magic-hat-5 = Den som vinner en omgång tar en hattbricka. Den som redan har en tar trollstaven i stället och har vunnit spelet. Den som sitter till vänster om vinnaren börjar nästa omgång.
    .title = Vinna
# Rules: M11
rules-magic-hat-6 = Efter bytet får du byta plats på två valfria hattar en gång till, också det så att alla ser.
    .title = För experter
