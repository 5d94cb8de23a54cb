### A big screen for the room, and the devices before it. See docs/translating.md.

tv-title = Afficher sur un grand écran
tv-type = Sur la télévision, ouvre cette adresse et tape le code :
tv-link = Ou ouvre le lien :
tv-here = Ouvrir ici
tv-about = L’écran montre toute la table. Il n’occupe pas de place et ne voit rien de plus que les autres.
tv-which = Quelle table afficher ?
tv-show = Afficher
tv-open = Ou ouvre une nouvelle table sur cet écran :
tv-join = Rejoignez-nous avec votre téléphone
tv-full = Toutes les places sont prises
tv-other = Une autre table
tv-closed = À la table, on peut ouvrir cet écran avec le lien du salon ou du menu.
tv-turning-points = Les moments clés
tv-hosts = Cet écran gère la table. Les flèches et OK suffisent.
host-lend = Gérer la table depuis le grand écran
host-take-back = Reprendre la table
host-return = Rendre la table
hand-offer = Cette table est sur un grand écran. Tu le vois ?
hand-yes = Oui, je le vois
hand-no = Non, affiche ici
hand-switch = Je regarde le grand écran
hand-look-up = Les yeux sur le grand écran
tv-sound = Clique une fois pour le son
voice = Voix
voice-about = Écoute ce qui se dit : à chaque place sa voix.
