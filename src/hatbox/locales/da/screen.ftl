### A big screen for the room, and the devices before it. See docs/translating.md.

tv-title = Vis på en stor skærm
tv-type = Åbn denne adresse på fjernsynet, og indtast koden:
tv-link = Eller åbn linket:
tv-here = Åbn her
tv-about = Skærmen viser hele bordet. Den skal ikke have en plads og ser ikke mere end alle andre.
tv-which = Hvilket bord skal vi vise?
tv-show = Vis det
tv-open = Eller åbn et nyt bord på denne skærm:
tv-join = Vær med på mobilen
tv-full = Alle pladser er optaget
tv-other = Et andet bord
tv-closed = De, der spiller, kan åbne den: »Vis på en stor skærm« står i menuen.
tv-turning-points = Vendepunkterne
tv-hosts = Denne skærm er vært. Piletaster og OK er nok.
host-lend = Styr bordet fra den store skærm
host-take-back = Bliv vært igen
host-return = Giv bordet tilbage
hand-offer = Bordet vises på en stor skærm. Kan du se den?
hand-yes = Ja, jeg kigger der
hand-no = Nej, vis det her
hand-switch = Jeg kigger på den store skærm
hand-look-up = Øjnene på den store skærm
tv-sound = Klik én gang for lyd
voice = Stemmer
voice-about = Hør, hvad der bliver sagt, hver plads med sin egen stemme.
