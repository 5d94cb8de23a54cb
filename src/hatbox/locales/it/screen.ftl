### A big screen for the room, and the devices before it. See docs/translating.md.

tv-title = Mostra su un grande schermo
tv-type = Sul televisore, apri questo indirizzo e digita il codice:
tv-link = Oppure apri il link:
tv-here = Apri qui
tv-about = Lo schermo mostra tutto il tavolo. Non occupa un posto e non vede più degli altri.
tv-which = Quale tavolo mostriamo?
tv-show = Mostra
tv-open = Oppure apri un nuovo tavolo su questo schermo:
tv-join = Entrate con il telefono
tv-full = Tutti i posti sono occupati
tv-other = Un altro tavolo
tv-closed = Chi gioca può aprire questo schermo con il link nella lobby o nel menu.
tv-turning-points = Le svolte della partita
tv-hosts = Questo schermo gestisce il tavolo. Bastano le frecce e OK.
host-lend = Gestisci il tavolo dal grande schermo
host-take-back = Riprendi il tavolo
host-return = Restituisci il tavolo
hand-offer = Questo tavolo è su un grande schermo. Lo vedi?
hand-yes = Sì, guardo lì
hand-no = No, qui
hand-switch = Guardo il grande schermo
hand-look-up = Occhi sul grande schermo
tv-sound = Un clic per l’audio
voice = Voci
voice-about = Ascolta quello che si dice, ogni posto con la sua voce.
