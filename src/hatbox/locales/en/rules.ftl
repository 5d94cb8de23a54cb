### The rules in our own words; each message is a section and names the rules that it tells.
### See docs/rules.md and docs/translating.md.

rules-not-a-hat-1 = Everybody has a present, and soon nobody knows what it is. Pass it on and sound as if you do.
    .title = What it’s about
# Rules: H1, H3
rules-not-a-hat-2 =
    There are 110 cards, each with a different gift. Everybody starts with one of them, face up. The rest are the shop in the middle; everybody can see its top picture.
    Every card has an arrow on the back. Black arrows point left, white ones right: that’s where the gift will go.
    .title = The start
# Rules: H4, H5
rules-not-a-hat-3 = Whoever last received a present starts: fetch the top card from the shop, show it to everybody and turn it over. It goes straight to the neighbour the arrow points to. You never keep a gift you’ve fetched.
    .title = Fetching
# Rules: H6, H17
rules-not-a-hat-4 = Name a present and hand the card over, face down. Say what you like, true or not. How you say it is up to you too: plain, sure or unsure.
    .title = Offering
# Rules: H7, H8, H11
rules-not-a-hat-5 =
    Only the player who gets the gift can answer. Do you believe it? Say thank you and put the card with your gifts, still face down. Now you have one too many: your oldest gift moves on, to where its arrow points. If it’s face up, turn it over first.
    You don’t? Say “That’s not a …!” and turn the card over for all to see. You needn’t know what it really is. If the name was wrong, the giver takes the card as a minus point. If it was right, you do.
    .title = Answering
# Rules: H9, H10, H12
rules-not-a-hat-6 = Gifts go round until somebody refuses one. Whoever got the minus point then fetches the next card and offers it. Nobody ever looks at a card that lies face down.
    .title = After a refusal
# Rules: H13
rules-not-a-hat-7 = As soon as somebody has three minus cards, the round is over. Fewest minus points wins; ties are shared.
    .title = The end
# Rules: H14, H15, H16
rules-not-a-hat-8 =
    Two gifts each: harder, and always with two players. The oldest is the one nearest to you.
    One arrow colour: every gift goes the same way round.
    A series: as many rounds as players, all minus points added up.
    .title = Variants
# Rules: H17
rules-not-a-hat-9 = You’ve forgotten? Make something up. You’re sure? Sound unsure. You’re unsure? Then sound as if you only pretended to be.
    .title = A tip

# Rules: M1
rules-magic-hat-1 = Six animals live in six hats. One has vanished into the box. Find out which before the others do.
    .title = What it’s about
# Rules: M2, M3, M4
rules-magic-hat-2 = The hats are mixed, and one goes into the box unseen. The other five stand in a circle. The six animal cards lie face up all the time. The youngest starts; then play goes clockwise.
    .title = The start
# Rules: M5, M6, M7
rules-magic-hat-3 =
    On your turn you do one of two things; you can’t pass.
    Look: see what’s inside one hat, for your eyes only. Then you must swap that hat with another one in the circle, never the box, in full view.
    Call: name the animal that’s vanished and look inside the box, just you.
    .title = Your turn
# Rules: M7, M8
rules-magic-hat-4 = Get it right and you win the round. Get it wrong and you’re out of it: keep what you saw to yourself and watch. If only one player is left, that player wins the round.
    .title = A call
# Rules: M9, M10
rules-magic-hat-5 = The winner of a round takes a hat token. Whoever already has one takes the wand instead and has won the game. The player to the winner’s left starts the next round.
    .title = Winning
# Rules: M11
rules-magic-hat-6 = After the swap you can swap any two hats once more, also in full view.
    .title = For experts
