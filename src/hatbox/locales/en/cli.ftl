### What the command hatbox says at a terminal, and what went wrong. Its help is English.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = must be yes or no
cli-needs-positive = must be a whole number, 1 or more
cli-needs-whole = must be a whole number, 0 or more
cli-needs-port-number = a port is a number from 0 to 65535
cli-needs-web-address = an address begins with http:// or https://
cli-needs-store-address = the address of a database begins with postgresql://
cli-needs-networks = must be addresses or networks such as 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = must be debug, info, warning or error
cli-needs-limits = must be limits with their numbers, such as outbox=100,errors=20
cli-needs-text-file = must be a text file that can be read

## What the commands say. Addresses end their line.

cli-open = Hatbox is open at { $address }
cli-open-guests = Guests find it at { $address }
cli-warn-proxy = warning: without --trusted-proxy all guests of { $address } count as one address and share its limits
cli-stopped = stopped
cli-moved = moved and checked (SHA-256 { $digest })
cli-missing-extra = something that this needs is not installed; it comes with: { $command }
cli-records-hold =
    { $records ->
        [one] { $records } record, { $hold } valid
       *[other] { $records } records, { $hold } valid
    }
cli-unproven-secret = consistent but unproven: secret is missing, so nothing shows how the cards were dealt
cli-unproven-commitment = consistent but unproven: commitment is missing, so the secret could have been chosen afterwards
cli-unproven-agreement = consistent but unproven: a round was ended early, and version 1 does not say whether its players agreed
cli-no-records = there is no record in this file
cli-check-file = the file: { $words }
cli-check-table = the log of table { $table } cannot be read; the others play on, and its host can open a new one
cli-check-record = record { $number } of table { $table } cannot be read
cli-check-whole = { $file } is whole (open tables: { $tables }, records: { $records })
cli-no-such-record =
    { $records ->
        [one] there is { $records } record, so no number { $number }
       *[other] there are { $records } records, so no number { $number }
    }
cli-lab-program = seat { $seat } ({ $who }): illegal answers: { $illegal }; late answers: { $late }; games in which the program died: { $crashed }
cli-tournament-goes-on = { $played } of { $games } games are played already
cli-tournament-lost-line = the last line of { $file } was cut off; its game is played again
cli-tournament-kept = { $played } of { $games } games are safe in { $file }; the same command goes on from there
cli-worker-lost = a process that played has died; its games are played again
cli-study-read = records: { $records }; decisions: { $decisions }
cli-study-nothing = there is nothing to study in these files
cli-study-left-out = records left out: { $records }
cli-study-who = { $game }, { $who }:
cli-study-names = true names: { $share } of { $n }
cli-study-refusals = telling true from untrue: d′ { $d }, criterion { $c }
cli-study-believed = untrue names that were believed: { $share } of { $n }
cli-study-tells-tone = what the tone tells: { $bits } bits
cli-study-tells-pause = what the pause tells: { $bits } bits
cli-study-errors = errors: { $wrong }; of these a perfect memory could have avoided { $share }
cli-report-tables = { $mind }: tables of { $players }
cli-report-quiz = the memory quiz
cli-report-duels = { $game }: everybody against everybody
cli-report-four = { $game }: each against three of the level below
cli-report-strategies = simple strategies with the same memory
cli-report-ceiling = magic-hat: how far perfect play gets
cli-report-hats = magic-hat: following hats

## Where a record breaks. $code and $rule are the same in every language.

cli-line = { $file }, line { $line }: { $words }
cli-broken-round = round { $round }: { $words }
cli-broken-move = round { $round }, move { $move }: { $words }
cli-broken = { $words } ({ $code })
cli-broken-rule = { $words } ({ $code }, rule { $rule })

## What went wrong, by its code.

cli-error-unknown-game = there is no game { $game }, only { $known }
cli-error-unknown-mind = there is no bot { $mind }, only { $known }
cli-error-unknown-option = { $game } has no option { $option }, only { $known }
cli-error-wrong-players = { $game } is for { $least } to { $most } players
cli-error-wrong-option = the option { $option } can be { $allowed }
cli-error-gifts-for-two = two players need two gifts each
cli-error-wrong-seats = the seats must be numbered from 1 to { $last }, each with a bot or a program
cli-error-not-studied = { $game } has no oracle and cannot be studied
cli-error-twin-players = a player is named twice
cli-error-too-few-players = at a table with { $seats } seats at least { $seats } different players must meet
cli-error-no-program = there is no program to start: { $program }
cli-error-no-policy = the policy { $policy } cannot be loaded ({ $reason })
cli-error-other-tournament = this result is of another tournament: game, seats, seed, options, seconds, --records and --text must stay the same
cli-error-damaged-results = this line is damaged; nothing was changed. Remove it, and its game is played again
cli-error-results-in-use = another tournament is writing to this file
cli-error-workers-die = the processes that play die again and again; try --cores 1 to see why
cli-error-no-cluster = no Dask scheduler answers at this address
cli-no-server = no Hatbox server answers at { $url }
cli-error-workers-gone = the cluster has had no worker for a minute
cli-error-cluster-gone = the Dask scheduler is gone
cli-error-wrong-starter = the starter is a seat from 0 to { $last }
cli-error-no-data = there is no data to copy: { $file }
cli-error-no-copy = the copy { $file } cannot be written ({ $reason })
cli-error-same-file = { $file } is the data itself; the copy needs another name
cli-error-newer-data = the data was written by a newer version of Hatbox
cli-error-in-use = a server is using this data; stop it first
cli-error-not-empty = there is data already in the place where it should go
cli-error-not-the-same = the copy differs from the original, so nothing was kept
cli-error-use-pg-dump = the data is in PostgreSQL, which makes copies by itself: { $command }
cli-error-data-in-use = another server uses the data in { $file }; stop it first, or give this one a folder of its own with --data
cli-error-disk-full = there is no room left on the disk of { $file }
cli-error-disk-error = the disk fails to read or write { $file }
cli-error-read-only = { $file } cannot be written; look at its permissions, and whether the disk is read-only
cli-error-cannot-open = { $file } cannot be opened; look at its folder and its permissions
cli-error-damaged-data = { $file } is damaged; keep a copy of it, see what `hatbox check` finds, and put your last backup in its place
cli-error-missing-data = { $file } is missing or empty, but there was data in this folder; put it back, or remove { $state } to begin anew
cli-error-missing-journal = { $file } is missing, and with it the last moves; put it back, or remove { $state } to go on without them
cli-error-store = the data cannot be used ({ $code })
cli-error-record-too-long = a record is at most { $bytes } bytes long
cli-error-too-deep = this is nested too deeply to be a record
cli-error-no-json = this is not JSON
cli-error-no-json-at = this is not JSON; look at column { $column }
cli-error-no-json-number = { $number } is not a number in JSON
cli-error-twin-key = a key appears twice in one object
cli-error-no-object = a record is a JSON object
cli-error-wrong-format = the format is not { $format }
cli-error-wrong-game = there is no such game, only { $known }
cli-error-no-list = { $key } must be a list
cli-error-no-names = players must be a list of names
cli-error-no-options = the options are missing
cli-error-missing-option = the option { $option } is missing
cli-error-no-hex = { $key } is not written in hex
cli-error-wrong-secret = the secret must have { $bytes } bytes
cli-error-wrong-commitment = the commitment is not the SHA-256 of the secret
cli-error-wrong-contributions = there are at most { $most } contributions, of at most { $bytes } bytes each
cli-error-wrong-value = { $key } is { $said }, but must be { $due }
cli-error-round-no-object = a round is a JSON object
cli-error-round-after-cut = no round can follow one that was cut short
cli-error-round-after-end = the game was over before this round
cli-error-result-of-cut = a round that was cut short has no { $key }
cli-error-truncated-at-end = a round that was played to its end was not cut short
cli-error-starter-no-seat = the starter must be a seat
cli-error-other-starter = seat { $due } begins this round, not { $starter }
cli-error-no-deck = a round needs its deck, a list of cards
cli-error-wrong-deck = the deck does not follow from the secret and the contributions
cli-error-no-card = { $card } is not a card; a card is written like guitar:left:black
cli-error-twin-gift = a gift is in the deck twice
cli-error-miscounted-arrows = black and white arrows in the deck: { $black } and { $white }, not { $due_black } and { $due_white }
cli-error-no-hats = a round needs its hats, a list of five animals
cli-error-no-animal = there is no animal { $animal }
cli-error-miscounted-animals = each animal is in one hat: one in the box, five outside
cli-error-move-no-object = a move is a JSON object with a seat
# Moves that the rules do not allow.
cli-error-not-your-turn = it is not this seat’s turn
cli-error-not-now = this move is not possible now
cli-error-round-over = the round is already over
cli-error-unknown-move = there is no such move
cli-error-unknown-gift = there is no such gift
cli-error-unknown-tone = there is no such tone
cli-error-wrong-receiver = the arrow points to somebody else
cli-error-unknown-hat = there is no such hat
cli-error-same-hat = a hat cannot be swapped with itself
cli-error-unknown-animal = there is no such animal

## What the system refuses.

cli-os-enoent = there is no such file or folder
cli-os-eacces = access is not allowed
cli-os-eperm = that is not allowed
cli-os-eisdir = this is a folder
cli-os-enotdir = this is not a folder
cli-os-eexist = the file is already there
cli-os-enospc = there is no space left on the disk
cli-os-erofs = this disk is read-only
cli-os-eaddrinuse = another program is already listening there
cli-os-eaddrnotavail = this machine does not have that address
cli-os-no-such-host = there is no such address
cli-os-other = the system refuses ({ $code })
