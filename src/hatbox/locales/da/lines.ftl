### What bots say at the table, seldom: one was wrong, or right. See docs/translating.md.

say-goldfish-wrong = Åh! Helt væk.
say-goldfish-right = Vent, havde jeg ret?
say-squirrel-wrong = Pokkers. Lige før vidste jeg det.
say-squirrel-right = Ha! Den havde jeg gemt.
say-fox-wrong = Det var et forsøg værd.
say-fox-right = Det kunne jeg lugte.
say-raven-wrong = Hm. Godt spillet.
say-raven-right = Jeg har holdt øje med dig.
say-elephant-wrong = Det kan ikke passe!
say-elephant-right = Jeg glemmer aldrig.
