### A big screen for the room, and the devices before it. See docs/translating.md.

tv-title = Mostrar num ecrã grande
tv-type = Na televisão, abre este endereço e escreve o código:
tv-link = Ou abre o link:
tv-here = Abrir aqui
tv-about = O ecrã mostra a mesa toda. Não ocupa lugar e não vê mais do que o resto da mesa.
tv-which = Que mesa mostramos?
tv-show = Mostrar
tv-open = Ou abre uma mesa nova neste ecrã:
tv-join = Entrem com o telemóvel
tv-full = Não há lugares livres
tv-other = Outra mesa
tv-closed = Quem joga pode abrir este ecrã com o link da sala ou do menu.
tv-turning-points = Os momentos-chave
tv-hosts = Este ecrã gere a mesa. Bastam as setas e OK.
host-lend = Gerir a mesa no ecrã grande
host-take-back = Voltar a gerir a mesa
host-return = Devolver a mesa
hand-offer = Esta mesa está num ecrã grande. Consegues vê-lo?
hand-yes = Sim, olho para lá
hand-no = Não, aqui
hand-switch = Estou a ver o ecrã grande
hand-look-up = Olhos no ecrã grande
tv-sound = Um clique para ter som
voice = Vozes
voice-about = Ouve o que se diz, cada lugar com a sua voz.
