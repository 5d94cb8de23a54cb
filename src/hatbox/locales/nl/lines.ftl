### What bots say at the table, seldom: one was wrong, or right. See docs/translating.md.

say-goldfish-wrong = O! Helemaal weg.
say-goldfish-right = Wacht, had ik gelijk?
say-squirrel-wrong = Verdorie. Net wist ik het nog.
say-squirrel-right = Ha! Die had ik onthouden.
say-fox-wrong = Het was het proberen waard.
say-fox-right = Dat rook ik al.
say-raven-wrong = Hm. Goed gespeeld.
say-raven-right = Ik hield je in de gaten.
say-elephant-wrong = Dat kan niet!
say-elephant-right = Ik vergeet nooit iets.
