### The rules in our own words; each message is a section. See docs/translating.md.

rules-not-a-hat-1 = Everybody has a present and soon nobody knows what it is. Pass it on and sound as if you knew.
    .title = What it is about
rules-not-a-hat-2 =
    Everybody starts with one gift, face up. The rest is the shop in the middle; its top picture is seen by all.
    On the back of every card is an arrow. Black arrows point left, white ones right: that is where the gift will go.
    .title = The start
rules-not-a-hat-3 = Whoever last received a present begins: fetch the top card of the shop, show it to all and turn it over. It goes at once to the neighbour the arrow points to. A fetched gift is never kept.
    .title = Fetching
rules-not-a-hat-4 = Name a present and hand the card over, face down. Say what you like, true or not. How you say it is up to you too: plain, sure or unsure.
    .title = Offering
rules-not-a-hat-5 =
    Only the one who gets the gift may answer. Do you believe it? Say thank you and lay the card with your gifts, still face down. Now you have one too many: your oldest gift goes on, to where its arrow points. If it lies face up, it is turned over first.
    You don’t? Say “That’s not a …!” and the card is turned over for all. You need not know what it really is. If the name was wrong, the giver keeps the card as a minus point. If it was right, you do.
    .title = Answering
rules-not-a-hat-6 = Whoever got the minus point fetches the next card and offers it, and so it goes on. Cards that lie face down are never looked at again.
    .title = After a refusal
rules-not-a-hat-7 = As soon as somebody has three minus cards, the round is over. Fewest minus points wins; ties are shared.
    .title = The end
rules-not-a-hat-8 =
    Two gifts each: harder, and always with two players. The oldest is the one nearest to you.
    One arrow colour: every gift goes the same way round.
    A series: as many rounds as players, all minus points added up.
    .title = Variants
rules-not-a-hat-9 = You forgot? Invent something. You are sure? Sound unsure. You are unsure? Then sound as if you only pretended to be.
    .title = A tip

rules-magic-hat-1 = Six animals live in six hats. One has vanished into the box. Find out which, before the others do.
    .title = What it is about
rules-magic-hat-2 = The hats are mixed and one goes unseen into the box. Five stand in a circle. The six animal cards lie open all the time. The youngest begins; then it goes clockwise.
    .title = The start
rules-magic-hat-3 =
    On your turn you do one of two things; there is no passing.
    Look: see, for yourself alone, what is in one hat. Then you must swap that hat with another one of the circle, never the box, in full view of all.
    Call: name the animal that has vanished and look into the box.
    .title = Your turn
rules-magic-hat-4 = Right, and you win the round. Wrong, and you are out of it: keep what you saw to yourself and watch. If only one player is left, that player wins the round.
    .title = A call
rules-magic-hat-5 = The winner of a round takes a hat token. Whoever has one already takes the wand instead and has won the game. The next round begins to the left of the winner.
    .title = Winning
rules-magic-hat-6 = After the swap you may swap two hats of your choice once more.
    .title = For experts
