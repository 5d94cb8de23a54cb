### What bots say at the table, seldom: one was wrong, or right. See docs/translating.md.

say-goldfish-wrong = Oh! Varreu-se-me da memória.
say-goldfish-right = Espera, eu tinha razão?
say-squirrel-wrong = Bolas. Ainda agora sabia.
say-squirrel-right = Ah! Esse eu tinha guardado.
say-fox-wrong = Valeu a pena tentar.
say-fox-right = Já me cheirava.
say-raven-wrong = Hm. Bem jogado.
say-raven-right = Estou de olho em ti.
say-elephant-wrong = Não pode ser!
say-elephant-right = Eu nunca esqueço.
