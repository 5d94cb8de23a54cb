### A big screen for the room, and the devices before it. See docs/translating.md.

tv-title = Show on a big screen
tv-type = On the television, open this address and type the code:
tv-link = Or open the link:
tv-here = Open it here
tv-about = The screen shows the whole table. It needs no seat and sees no more than anybody else.
tv-which = Which table shall we show?
tv-show = Show it
tv-open = Or open a new table on this screen:
tv-join = Join with your phone
tv-full = Every seat is taken
tv-other = Another table
tv-closed = Players can open it: “Show on a big screen” is in their menu.
tv-turning-points = The turning points
tv-hosts = This screen runs the table. Arrow keys and OK will do.
host-lend = Run the table from the big screen
host-take-back = Be the host again
host-return = Hand the table back
hand-offer = A big screen is showing this table. Can you see it?
hand-yes = Yes, I can
hand-no = No, show it here
hand-switch = I’m watching the big screen
hand-look-up = Eyes on the big screen
tv-sound = Click once for sound
voice = Voices
voice-about = Hear what’s said, each seat in its own voice.
