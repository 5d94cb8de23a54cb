### A big screen for the room, and the devices before it. See docs/translating.md.

tv-title = Visa på en stor skärm
tv-type = Öppna den här adressen på tv:n och skriv in koden:
tv-link = Eller öppna länken:
tv-here = Öppna här
tv-about = Skärmen visar hela bordet. Den behöver ingen plats och ser inte mer än någon annan.
tv-which = Vilket bord ska vi visa?
tv-show = Visa
tv-open = Eller öppna ett nytt bord på den här skärmen:
tv-join = Var med på mobilen
tv-full = Alla platser är tagna
tv-other = Ett annat bord
tv-closed = Den som spelar kan öppna den: ”Visa på en stor skärm” finns i menyn.
tv-turning-points = Vändpunkterna
tv-hosts = Den här skärmen är värd. Piltangenter och OK räcker.
host-lend = Styr bordet från den stora skärmen
host-take-back = Bli värd igen
host-return = Lämna tillbaka bordet
hand-offer = Bordet visas på en stor skärm. Ser du den?
hand-yes = Ja, jag tittar där
hand-no = Nej, visa det här
hand-switch = Jag tittar på den stora skärmen
hand-look-up = Titta på den stora skärmen
tv-sound = Klicka en gång för ljud
voice = Röster
voice-about = Hör det som sägs, varje plats med sin egen röst.
