### One device that several people share. See docs/translating.md.

together-about = Everybody shares this device. Put it in the middle; a secret is shown only to the person it’s for.
together-game = Which game?
together-who = Who’s playing?
together-who-sub = In the order you’re sitting, clockwise.
together-name = Person { $number }
together-remove = Remove person { $number }
together-more = One more person
together-bots = Bots
together-bots-sub = They take the empty seats.
together-start = Let’s play
together-others = Others join on their own devices
# A device that lies flat turns its words towards the person who decides.
turn-device = Turn to whoever’s deciding
turn-device-sub = For a device that lies flat between you.
# Everybody reads this: only that person may take the device and see what comes next.
hand-to = Hand the device to { $name }
hand-to-sub = For { $name }’s eyes only. Everybody else, no peeking!
hand-is-me = I’m { $name }
# A button: somebody else has the device in hand.
hand-wrong = Not { $name }?
hand-seen = Seen it
# A button: it shows a secret for as long as it is held.
hold-to-see = Hold to see
hold-held = Let go to hide
look-again = Look again
one-more-here = One more on this device
one-more-about = You’ll share the screen. A secret is shown only to the person it’s for.
one-more-name = Their name
