### One device that several people share. See docs/translating.md.

together-about = Tout le monde joue sur cet appareil. Posez-le au milieu ; un secret n’apparaît que pour la personne concernée.
together-game = Quel jeu ?
together-who = Qui joue ?
together-who-sub = Dans l’ordre des places, dans le sens horaire.
together-name = Personne { $number }
together-remove = Retirer la personne { $number }
together-more = Encore une personne
together-bots = Bots
together-bots-sub = Ils prennent les places libres.
together-start = C’est parti
together-others = D’autres jouent sur leur propre appareil
# A device that lies flat turns its words towards the person who decides.
turn-device = Tourner vers la personne qui décide
turn-device-sub = Pour un appareil posé à plat entre vous.
# Everybody reads this: only that person may take the device and see what comes next.
hand-to = Passez l’appareil à { $name }
hand-to-sub = { $name } peut regarder. Les autres, fermez les yeux !
hand-is-me = C’est moi, { $name }
# A button: somebody else has the device in hand.
hand-wrong = Pas { $name } ?
hand-seen = J’ai vu
# A button: it shows a secret for as long as it is held.
hold-to-see = Maintenir pour voir
hold-held = Lâcher pour cacher
look-again = Revoir
one-more-here = Encore une personne sur cet appareil
one-more-about = Vous partagez l’écran. Un secret n’apparaît que pour la personne concernée.
one-more-name = Son nom
