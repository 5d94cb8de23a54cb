### The rules in our own words; each message is a section and names the rules that it tells.
### See docs/rules.md and docs/translating.md.

rules-not-a-hat-1 = Iedereen heeft een cadeau, en al snel weet niemand meer wat het is. Geef het door en klink alsof je het weet.
    .title = Waar het om gaat
# Rules: H1, H3
rules-not-a-hat-2 =
    Er zijn 110 kaarten, elk met een ander cadeau. Iedereen begint met één ervan, open op tafel. De rest is de winkel in het midden; het bovenste plaatje ziet iedereen.
    Op de achterkant van elke kaart staat een pijl. Zwarte pijlen wijzen naar links, witte naar rechts: die kant gaat het cadeau op.
    .title = Het begin
# Rules: H4, H5
rules-not-a-hat-3 = Wie het laatst een cadeau kreeg, begint: pak de bovenste kaart uit de winkel, laat hem aan iedereen zien en draai hem om. Hij gaat meteen naar de buur naar wie de pijl wijst. Een cadeau uit de winkel houd je nooit zelf.
    .title = Halen
# Rules: H6, H17
rules-not-a-hat-4 = Noem een cadeau en geef de kaart aan je buur, met de pijl naar boven. Zeg wat je wilt, waar of niet. Ook hoe je het zegt, bepaal jij: gewoon, zeker of onzeker.
    .title = Aanbieden
# Rules: H7, H8, H11
rules-not-a-hat-5 =
    Alleen wie het cadeau krijgt, mag antwoorden. Geloof je het? Zeg dankjewel en leg de kaart, nog steeds dicht, bij je cadeaus. Nu heb je er één te veel: je oudste cadeau gaat verder, de kant op die de pijl aangeeft. Ligt het nog open, dan draai je het eerst om.
    Geloof je het niet? Zeg “Dat is geen …!” en draai de kaart om, zodat iedereen het ziet. Wat het wel is, hoef je niet te weten. Klopte de naam niet, dan krijgt de gever de kaart als minpunt. Klopte hij wel, dan krijg jij hem.
    .title = Antwoorden
# Rules: H9, H10, H12
rules-not-a-hat-6 = De cadeaus gaan rond tot iemand nee zegt. Wie dan het minpunt krijgt, haalt de volgende kaart en biedt die aan. Kaarten die dicht liggen, bekijkt niemand.
    .title = Na een nee
# Rules: H13
rules-not-a-hat-7 = Zodra iemand drie minkaarten heeft, is de ronde afgelopen. Wie de minste minpunten heeft, wint; bij gelijke stand winnen jullie samen.
    .title = Het einde
# Rules: H14, H15, H16
rules-not-a-hat-8 =
    Twee cadeaus per speler: lastiger, en met z’n tweeën altijd zo. Het oudste ligt het dichtst bij je.
    Eén pijlkleur: elk cadeau gaat dezelfde kant op.
    Een serie: zoveel rondes als spelers, alle minpunten bij elkaar.
    .title = Varianten
# Rules: H17
rules-not-a-hat-9 = Vergeten? Verzin iets. Heel zeker? Klink onzeker. Onzeker? Klink dan alsof je maar doet alsof.
    .title = Een tip

# Rules: M1
rules-magic-hat-1 = Zes dieren wonen in zes hoeden. Eén is verdwenen in de doos. Zoek uit welk dier, voordat een ander het weet.
    .title = Waar het om gaat
# Rules: M2, M3, M4
rules-magic-hat-2 = De hoeden worden door elkaar gehusseld en één gaat ongezien in de doos. Vijf staan in een kring. De zes dierenkaarten liggen altijd open. Wie het jongst is, begint; daarna gaat het met de klok mee.
    .title = Het begin
# Rules: M5, M6, M7
rules-magic-hat-3 =
    In je beurt doe je een van deze twee dingen; overslaan mag niet.
    Kijken: kijk stiekem wat er in één hoed zit. Daarna moet je die hoed omwisselen met een andere in de kring, nooit met de doos, terwijl iedereen het ziet.
    Raden: noem het verdwenen dier en kijk stiekem in de doos.
    .title = Je beurt
# Rules: M7, M8
rules-magic-hat-4 = Goed? Dan win je de ronde. Fout? Dan lig je eruit: houd voor je wat je zag en kijk mee. Blijft er maar één speler over, dan wint die de ronde.
    .title = Raden
# Rules: M9, M10
rules-magic-hat-5 = Wie een ronde wint, pakt een hoedenfiche. Wie er al een heeft, pakt in plaats daarvan de toverstaf en heeft het spel gewonnen. De speler links van de winnaar begint de volgende ronde.
    .title = Winnen
# Rules: M11
rules-magic-hat-6 = Na het wisselen mag je nog één keer twee hoeden naar keuze omwisselen, ook dat terwijl iedereen het ziet.
    .title = Voor experts
