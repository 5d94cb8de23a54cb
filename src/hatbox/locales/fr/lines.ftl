### What bots say at the table, seldom: one was wrong, or right. See docs/translating.md.

say-goldfish-wrong = Oh ! Ça m’est sorti de la tête.
say-goldfish-right = Attends, j’avais raison ?
say-squirrel-wrong = Zut. Je l’avais pourtant mis de côté.
say-squirrel-right = Ha ! Celui-là, je l’avais gardé.
say-fox-wrong = Ça valait le coup d’essayer.
say-fox-right = Je l’avais flairé.
say-raven-wrong = Hm. Bien joué.
say-raven-right = Je t’ai à l’œil.
say-elephant-wrong = C’est impossible !
say-elephant-right = Je n’oublie jamais.
