### What bots say at the table, seldom: one was wrong, or right. See docs/translating.md.

say-goldfish-wrong = Oh! Vuoto totale.
say-goldfish-right = Aspetta, avevo ragione?
say-squirrel-wrong = Uffa. Un attimo fa lo sapevo.
say-squirrel-right = Ah! Questo me lo ricordavo.
say-fox-wrong = Valeva la pena provarci.
say-fox-right = L’avevo fiutato.
say-raven-wrong = Mh. Ben giocato.
say-raven-right = Ti tengo d’occhio.
say-elephant-wrong = Non può essere!
say-elephant-right = Io non dimentico mai.
