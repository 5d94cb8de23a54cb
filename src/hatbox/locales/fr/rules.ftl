### The rules in our own words; each message is a section and names the rules that it tells.
### See docs/rules.md and docs/translating.md.

rules-not-a-hat-1 = Chaque personne a un cadeau, et bientôt plus personne ne sait ce que c’est. Offre-le comme si tu le savais.
    .title = De quoi s’agit-il ?
# Rules: H1, H3
rules-not-a-hat-2 =
    Il y a 110 cartes, toutes différentes. On commence avec un cadeau par personne, face visible. Le reste forme la boutique, au milieu ; tout le monde voit l’image du dessus.
    Au dos de chaque carte, il y a une flèche. Les noires pointent vers la gauche, les blanches vers la droite : c’est par là que partira le cadeau.
    .title = Au début
# Rules: H4, H5
rules-not-a-hat-3 = La personne qui a reçu un cadeau le plus récemment commence : elle va chercher la carte du dessus de la boutique, la montre à tout le monde et la retourne. La carte part aussitôt chez la personne d’à côté que désigne la flèche. Un cadeau qui vient de la boutique ne se garde jamais.
    .title = À la boutique
# Rules: H6, H17
rules-not-a-hat-4 = Nomme un cadeau et tends la carte, face cachée. Dis ce que tu veux, vrai ou pas. À toi aussi de choisir le ton : neutre, assuré ou hésitant.
    .title = Offrir
# Rules: H7, H8, H11
rules-not-a-hat-5 =
    Seule la personne qui reçoit répond.
    Tu y crois ? Dis merci et pose la carte au-dessus de tes cadeaux, toujours face cachée. Tu en as maintenant un de trop : ton plus ancien s’en va, là où pointe sa flèche. S’il est face visible, on le retourne d’abord.
    Tu n’y crois pas ? Dis « Ce n’est pas un… ! » et la carte est retournée devant tout le monde. Pas besoin de savoir ce que c’est. Si le nom était faux, la carte revient à la personne qui l’a offerte : un point négatif. S’il était juste, elle est pour toi.
    .title = Répondre
# Rules: H9, H10, H12
rules-not-a-hat-6 = Les cadeaux circulent jusqu’à ce que quelqu’un en refuse un. La personne qui prend le point négatif va chercher la carte suivante, l’offre, et ça repart. Une carte face cachée, on ne la regarde plus jamais.
    .title = Après un refus
# Rules: H13
rules-not-a-hat-7 = Dès que quelqu’un a trois points négatifs, la manche est finie. La personne qui en a le moins gagne ; à égalité, la victoire se partage.
    .title = La fin
# Rules: H14, H15, H16
rules-not-a-hat-8 =
    Deux cadeaux par personne : plus dur, et obligatoire à deux. Le plus ancien est le plus près de toi.
    Une seule couleur de flèches : tous les cadeaux tournent dans le même sens.
    Une série : autant de manches que de personnes, et on additionne les points négatifs.
    .title = Variantes
# Rules: H17
rules-not-a-hat-9 = Tu as oublié ? Invente. Tu sais ? Hésite. Tu hésites ? Alors fais comme si tu faisais semblant.
    .title = Un conseil

# Rules: M1
rules-magic-hat-1 = Six animaux vivent dans six chapeaux. L’un d’eux a disparu dans la boîte. Trouve lequel avant les autres.
    .title = De quoi s’agit-il ?
# Rules: M2, M3, M4
rules-magic-hat-2 =
    On mélange les chapeaux et l’un d’eux va dans la boîte sans qu’on voie lequel. Les cinq autres forment un cercle. Les six cartes des animaux restent toujours visibles.
    La personne la plus jeune ouvre la première manche ; ensuite, on joue dans le sens horaire.
    .title = Au début
# Rules: M5, M6, M7
rules-magic-hat-3 =
    À ton tour, tu fais une chose ou l’autre ; on ne peut pas passer.
    Regarder : jette un œil, rien que pour toi, dans un chapeau du cercle. Ensuite, tu dois l’échanger avec un autre du cercle, jamais avec la boîte, sous les yeux de tout le monde.
    Deviner : dis quel animal a disparu, puis regarde dans la boîte sans rien montrer.
    .title = À ton tour
# Rules: M7, M8
rules-magic-hat-4 = C’est juste ? Tu remportes la manche. C’est faux ? Tu en sors : garde pour toi ce que tu as vu, et regarde la suite. S’il ne reste qu’une personne, la manche est pour elle.
    .title = Deviner
# Rules: M9, M10
rules-magic-hat-5 = La personne qui remporte la manche prend un jeton chapeau, et la manche suivante commence à sa gauche. Si elle a déjà un jeton, elle prend à la place la baguette magique et gagne la partie.
    .title = Gagner
# Rules: M11
rules-magic-hat-6 = Après l’échange, tu peux en faire un autre, avec deux chapeaux de ton choix, là aussi sous les yeux de tout le monde.
    .title = Mode expert
