### What the command hatbox says at a terminal, and what went wrong. Its help is English.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value } : { $words }
cli-needs-yes-or-no = il faut yes ou no
cli-needs-positive = il faut un nombre entier à partir de 1
cli-needs-whole = il faut un nombre entier à partir de 0
cli-needs-port-number = un port est un nombre de 0 à 65535
cli-needs-web-address = une adresse commence par http:// ou https://
cli-needs-store-address = l’adresse d’une base commence par postgresql://
cli-needs-networks = il faut des adresses ou des réseaux comme 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = il faut debug, info, warning ou error
cli-needs-limits = il faut des limites avec leurs nombres, comme outbox=100,errors=20
cli-needs-text-file = il faut un fichier texte lisible

## What the commands say. Addresses end their line.

cli-open = Hatbox est ouvert : { $address }
cli-open-guests = L’adresse pour inviter : { $address }
cli-warn-proxy = attention, sans --trusted-proxy, tous les invités de { $address } comptent comme une seule adresse et en partagent les limites
cli-stopped = interruption
cli-moved = copié et vérifié (SHA-256 { $digest })
cli-missing-extra = il manque un module facultatif ; pour l’installer : { $command }
cli-records-hold =
    { $records ->
        [one] { $records } enregistrement, { $hold } en règle
       *[other] { $records } enregistrements, { $hold } en règle
    }
cli-unproven-secret = cohérent mais sans preuve, car secret manque et rien ne montre comment on a distribué
cli-unproven-commitment = cohérent mais sans preuve, car commitment manque et secret a pu être choisi après coup
cli-unproven-agreement = cohérent mais sans preuve, car une manche a été arrêtée avant la fin et la version 1 ne dit pas si les joueurs étaient d’accord
cli-no-records = il n’y a pas d’enregistrement dans ce fichier
cli-check-file = dans le fichier : { $words }
cli-check-table = le journal de la table { $table } ne se lit pas ; les autres continuent, et on peut en ouvrir une nouvelle
cli-check-record = l’enregistrement { $number } de la table { $table } ne se lit pas
cli-check-whole = { $file } est intact (tables ouvertes : { $tables }, enregistrements : { $records })
cli-no-such-record =
    { $records ->
        [one] il y a { $records } enregistrement, donc pas de numéro { $number }
       *[other] il y a { $records } enregistrements, donc pas de numéro { $number }
    }
cli-lab-program = place { $seat } ({ $who }) : réponses interdites : { $illegal } ; réponses tardives : { $late } ; parties où le programme a planté : { $crashed }
cli-tournament-goes-on = parties déjà jouées : { $played } sur { $games }
cli-tournament-lost-line = la dernière ligne de { $file } était incomplète ; cette partie est rejouée
cli-tournament-kept = parties à l’abri dans { $file } : { $played } sur { $games } ; la même commande reprend là
cli-worker-lost = un processus qui jouait s’est arrêté ; ses parties sont rejouées
cli-study-read = enregistrements : { $records } ; décisions : { $decisions }
cli-study-nothing = il n’y a rien à étudier dans ces fichiers
cli-study-left-out = enregistrements écartés : { $records }
cli-study-who = { $game }, { $who } :
cli-study-names = noms vrais : { $share } sur { $n }
cli-study-refusals = distinguer le vrai du faux : d′ { $d }, critère { $c }
cli-study-believed = noms faux qui ont été crus : { $share } sur { $n }
cli-study-tells-tone = ce que trahit le ton : { $bits } bit
cli-study-tells-pause = ce que trahit la pause : { $bits } bit
cli-study-errors = erreurs : { $wrong } ; évitables avec une mémoire parfaite : { $share }
cli-report-tables = { $mind } : tables à { $players }
cli-report-quiz = le quiz de mémoire
cli-report-duels = { $game } : tous contre tous
cli-report-four = { $game } : chaque bot contre trois du niveau d’en dessous
cli-report-strategies = des stratégies simples avec la même mémoire
cli-report-ceiling = magic-hat : jusqu’où va le jeu parfait
cli-report-hats = magic-hat : suivre les chapeaux

## Where a record breaks. $code and $rule are the same in every language.

cli-line = { $file }, ligne { $line } : { $words }
cli-broken-round = manche { $round } : { $words }
cli-broken-move = manche { $round }, coup { $move } : { $words }
cli-broken = { $words } ({ $code })
cli-broken-rule = { $words } ({ $code }, règle { $rule })

## What went wrong, by its code.

cli-error-unknown-game = le jeu { $game } n’existe pas ; il y a { $known }
cli-error-unknown-mind = le bot { $mind } n’existe pas ; il y a { $known }
cli-error-unknown-option = { $game } n’a pas d’option { $option } ; il y a { $known }
cli-error-wrong-players = { $game } se joue de { $least } à { $most } personnes
cli-error-wrong-option = l’option { $option } peut être { $allowed }
cli-error-gifts-for-two = à deux, il faut deux cadeaux par personne
cli-error-wrong-seats = les places doivent être numérotées de 1 à { $last }, chacune avec un bot ou un programme
cli-error-not-studied = { $game } n’a pas d’oracle et ne peut pas être étudié
cli-error-twin-players = un joueur est nommé deux fois
cli-error-too-few-players = à une table de { $seats } places, il faut au moins { $seats } joueurs différents
cli-error-no-program = ce programme n’existe pas : { $program }
cli-error-no-policy = la stratégie { $policy } ne peut pas être chargée ({ $reason })
cli-error-other-tournament = ce résultat est celui d’un autre tournoi : le jeu, les places, la graine, les options, les secondes, --records et --text doivent rester les mêmes
cli-error-damaged-results = cette ligne est endommagée ; rien n’a été modifié. Supprime-la, et sa partie sera rejouée
cli-error-results-in-use = un autre tournoi écrit dans ce fichier
cli-error-workers-die = les processus qui jouent s’arrêtent sans cesse ; essaie --cores 1 pour voir pourquoi
cli-error-no-cluster = aucun ordonnanceur Dask ne répond à cette adresse
cli-no-server = aucun serveur Hatbox ne répond à l’adresse { $url }
cli-error-workers-gone = le cluster n’a plus de worker depuis une minute
cli-error-cluster-gone = l’ordonnanceur Dask a disparu
cli-error-wrong-starter = c’est une place de 0 à { $last } qui commence
cli-error-no-data = il n’y a pas de données à copier : { $file }
cli-error-no-copy = impossible d’écrire la copie { $file } ({ $reason })
cli-error-same-file = { $file } contient les données elles-mêmes ; il faut un autre nom pour la copie
cli-error-newer-data = les données viennent d’une version plus récente de Hatbox
cli-error-in-use = un serveur utilise ces données ; il faut d’abord l’arrêter
cli-error-not-empty = il y a déjà des données à destination
cli-error-not-the-same = la copie diffère de l’original, rien n’a donc été gardé
cli-error-use-pg-dump = les données sont dans PostgreSQL, qui fait lui-même ses copies : { $command }
cli-error-data-in-use = un autre serveur utilise les données de { $file } ; arrête-le d’abord, ou donne à celui-ci son propre dossier avec --data
cli-error-disk-full = il n’y a plus de place sur le disque de { $file }
cli-error-disk-error = le disque n’arrive pas à lire ou à écrire { $file }
cli-error-read-only = impossible d’écrire dans { $file } ; regarde les droits, et si le disque est en lecture seule
cli-error-cannot-open = impossible d’ouvrir { $file } ; regarde le dossier et les droits
cli-error-damaged-data = { $file } est endommagé ; gardes-en une copie, regarde ce que trouve `hatbox check`, et mets ta dernière sauvegarde à sa place
cli-error-missing-data = { $file } manque ou est vide, mais il y avait des données dans ce dossier ; remets-le, ou supprime { $state } pour repartir de zéro
cli-error-missing-journal = { $file } manque, et avec lui les derniers coups ; remets-le, ou supprime { $state } pour continuer sans eux
cli-error-store = impossible d’utiliser les données ({ $code })
cli-error-record-too-long = un enregistrement fait au plus { $bytes } octets
cli-error-too-deep = c’est trop imbriqué pour être un enregistrement
cli-error-no-json = ce n’est pas du JSON
cli-error-no-json-at = ce n’est pas du JSON ; regarde la colonne { $column }
cli-error-no-json-number = { $number } n’est pas un nombre en JSON
cli-error-twin-key = une clé figure deux fois dans un objet
cli-error-no-object = un enregistrement est un objet JSON
cli-error-wrong-format = le format n’est pas { $format }
cli-error-wrong-game = ce jeu n’existe pas ; il y a { $known }
cli-error-no-list = { $key } doit être une liste
cli-error-no-names = players doit être une liste de noms
cli-error-no-options = il manque options
cli-error-missing-option = il manque l’option { $option }
cli-error-no-hex = { $key } n’est pas écrit en hexadécimal
cli-error-wrong-secret = secret doit faire { $bytes } octets
cli-error-wrong-commitment = commitment n’est pas le SHA-256 de secret
cli-error-wrong-contributions = contributions compte au plus { $most } éléments, de { $bytes } octets au plus chacun
cli-error-wrong-value = { $key } vaut { $said }, mais devrait valoir { $due }
cli-error-round-no-object = une manche est un objet JSON
cli-error-round-after-cut = après une manche interrompue, il n’y en a pas d’autre
cli-error-round-after-end = la partie était finie avant cette manche
cli-error-result-of-cut = une manche interrompue n’a pas de { $key }
cli-error-truncated-at-end = une manche jouée jusqu’au bout n’est pas interrompue
cli-error-starter-no-seat = starter doit être une place
cli-error-other-starter = c’est la place { $due } qui commence cette manche, pas la place { $starter }
cli-error-no-deck = une manche a besoin de deck, une liste de cartes
cli-error-wrong-deck = le paquet ne découle pas de secret et de contributions
cli-error-no-card = { $card } n’est pas une carte ; une carte s’écrit comme guitar:left:black
cli-error-twin-gift = un cadeau est deux fois dans le paquet
cli-error-miscounted-arrows = flèches noires et blanches dans le paquet : { $black } et { $white }, au lieu de { $due_black } et { $due_white }
cli-error-no-hats = une manche a besoin de hats, une liste de cinq animaux
cli-error-no-animal = l’animal { $animal } n’existe pas
cli-error-miscounted-animals = chaque animal est dans un chapeau : un dans la boîte, cinq dehors
cli-error-move-no-object = un coup est un objet JSON avec seat
# Moves that the rules do not allow.
cli-error-not-your-turn = ce n’est pas le tour de cette place
cli-error-not-now = ce coup n’est pas possible maintenant
cli-error-round-over = la manche est déjà finie
cli-error-unknown-move = ce coup n’existe pas
cli-error-unknown-gift = ce cadeau n’existe pas
cli-error-unknown-tone = ce ton n’existe pas
cli-error-wrong-receiver = la flèche pointe ailleurs
cli-error-unknown-hat = ce chapeau n’existe pas
cli-error-same-hat = un chapeau ne s’échange pas avec lui-même
cli-error-unknown-animal = cet animal n’existe pas

## What the system refuses.

cli-os-enoent = ce fichier ou ce dossier n’existe pas
cli-os-eacces = l’accès n’est pas permis
cli-os-eperm = ce n’est pas permis
cli-os-eisdir = c’est un dossier
cli-os-enotdir = ce n’est pas un dossier
cli-os-eexist = le fichier existe déjà
cli-os-enospc = il n’y a plus de place sur le disque
cli-os-erofs = ce disque est en lecture seule
cli-os-eaddrinuse = un autre programme y écoute déjà
cli-os-eaddrnotavail = cette machine n’a pas cette adresse
cli-os-no-such-host = cette adresse n’existe pas
cli-os-other = le système refuse ({ $code })
