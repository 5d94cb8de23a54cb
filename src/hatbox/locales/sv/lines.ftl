### What bots say at the table, seldom: one was wrong, or right. See docs/translating.md.

say-goldfish-wrong = Oj! Helt borta.
say-goldfish-right = Vänta, hade jag rätt?
say-squirrel-wrong = Attans. Nyss visste jag det.
say-squirrel-right = Ha! Den kom jag ihåg.
say-fox-wrong = Det var värt ett försök.
say-fox-right = Det kände jag på lukten.
say-raven-wrong = Hm. Bra spelat.
say-raven-right = Jag har hållit ögonen på dig.
say-elephant-wrong = Det kan inte stämma!
say-elephant-right = Jag glömmer aldrig.
