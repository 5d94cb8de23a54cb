### One device that several people share. See docs/translating.md.

together-about = Toda a mesa joga neste dispositivo. Ponham-no ao centro: um segredo só o vê quem deve.
together-game = Que jogo?
together-who = Quem joga?
together-who-sub = Pela ordem dos lugares, no sentido horário.
together-name = Pessoa { $number }
together-remove = Tirar a pessoa { $number }
together-more = Mais uma pessoa
together-bots = Bots
together-bots-sub = Ocupam os lugares livres.
together-start = Vamos jogar
together-others = Mais gente com o seu próprio dispositivo
# A device that lies flat turns its words towards the person who decides.
turn-device = Virar para quem decide
turn-device-sub = Para um dispositivo pousado entre vocês.
# Everybody reads this: only that person may take the device and see what comes next.
hand-to = Passem o dispositivo a { $name }
hand-to-sub = Só { $name } pode ver. O resto fecha os olhos!
hand-is-me = Sou eu, { $name }
# A button: somebody else has the device in hand.
hand-wrong = Não é { $name }?
hand-seen = Já vi
# A button: it shows a secret for as long as it is held.
hold-to-see = Mantém premido
hold-held = Larga para esconder
look-again = Ver outra vez
one-more-here = Mais uma pessoa neste dispositivo
one-more-about = Vão partilhar o ecrã. Um segredo só o vê quem deve.
one-more-name = O nome dessa pessoa
