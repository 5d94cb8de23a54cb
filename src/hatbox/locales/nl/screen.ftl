### A big screen for the room, and the devices before it. See docs/translating.md.

tv-title = Op een groot scherm tonen
tv-type = Open op de televisie dit adres en typ de code:
tv-link = Of open de link:
tv-here = Hier openen
tv-about = Het scherm toont de hele tafel. Het heeft geen plaats nodig en ziet niet meer dan ieder ander.
tv-which = Welke tafel tonen we?
tv-show = Tonen
tv-open = Of open op dit scherm een nieuwe tafel:
tv-join = Doe mee met je telefoon
tv-full = Alle plaatsen zijn bezet
tv-other = Andere tafel
tv-closed = Wie meespeelt, kan het openen: “Op een groot scherm tonen” staat in het menu.
tv-turning-points = De keerpunten
tv-hosts = Dit scherm is de host. Pijltjestoetsen en OK zijn genoeg.
host-lend = De tafel vanaf het grote scherm leiden
host-take-back = Weer zelf de host zijn
host-return = De tafel teruggeven
hand-offer = Deze tafel is te zien op een groot scherm. Zie je het?
hand-yes = Ja, ik kijk daar
hand-no = Nee, toon hem hier
hand-switch = Ik kijk naar het grote scherm
hand-look-up = Ogen op het grote scherm
tv-sound = Klik één keer voor geluid
voice = Stemmen
voice-about = Hoor wat er gezegd wordt, elke plaats met een eigen stem.
