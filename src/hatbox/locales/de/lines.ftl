### What bots say at the table, seldom: one was wrong, or right. See docs/translating.md.

say-goldfish-wrong = Oh! Einfach weg.
say-goldfish-right = Moment, ich hatte recht?
say-squirrel-wrong = Mist. Eben wusste ich es noch.
say-squirrel-right = Ha! Das hatte ich mir gemerkt.
say-fox-wrong = Einen Versuch war’s wert.
say-fox-right = Das hab ich gerochen.
say-raven-wrong = Hm. Gut gespielt.
say-raven-right = Ich hab dich beobachtet.
say-elephant-wrong = Das kann nicht sein!
say-elephant-right = Ich vergesse nie etwas.
