### What bots say at the table, seldom: one was wrong, or right. See docs/translating.md.

say-goldfish-wrong = Oh! I’d clean forgotten.
say-goldfish-right = Wait, I was right?
say-squirrel-wrong = Bother. I had it a minute ago.
say-squirrel-right = Ha! That one I’d kept.
say-fox-wrong = It was worth a try.
say-fox-right = I smelt a rat.
say-raven-wrong = Hm. Well played.
say-raven-right = I’ve been watching you.
say-elephant-wrong = That can’t be!
say-elephant-right = I never forget.
