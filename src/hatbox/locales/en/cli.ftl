### The command hatbox at a terminal: its help, what it says, and what went wrong.
### What stands after a colon or in a list begins small and has no full stop.
### Names of commands, options, games, bots, keys and files are not translated. See docs/translating.md.

## In every help. Headings end with their colon.

cli-usage = usage:
cli-arguments = arguments:
cli-options = options:
cli-help = show this help and exit
cli-version = say which version this is and exit
cli-language = the language to speak; by default that of the terminal [{ $variable }]
cli-about = That’s Not a Hat and Magic Hat: two games of memory and nerve.

## What stands for a value: capitals, no space, no bracket.

cli-value-command = COMMAND
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-game = GAME
cli-value-number = N
cli-value-names = NAME,…
cli-value-seed = SEED
cli-value-address = ADDRESS
cli-value-addresses = ADDRESS,…
cli-value-port = PORT
cli-value-url = URL
cli-value-days = DAYS
cli-value-level = LEVEL
cli-value-limits = LIMIT,…

## What each command does: in the list of commands, and at length above its own help.

cli-serve = start the server: tables for browsers, bots and onlookers
    .about = Serves tables over HTTP and sockets until a signal comes. Every setting can be given as an option or as an environment variable; the option wins.
cli-backup = copy the games’ data, even while the server is running
    .about = Copies the data into a single file, all of it as of one moment.
    .file = the file to write
cli-play = watch bots play a game, told move by move
    .about = Lets bots play one game and tells it move by move.
    .seed = any word or number; without one, a new game every time
cli-simulate = let bots play and write the records of their games
    .about = Lets bots play and writes the records of their games as JSON Lines. The same arguments give the same bytes.
    .players = how many play
    .games = how many games; by default 1
    .seed = any word or number; by default 0
    .out = where the records go; by default standard output
cli-replay = tell a game in words
    .about = Tells one game from a file of records in words.
    .number = which record of the file; by default 1, the first
cli-verify = replay records by the rules and check their shuffles
    .about = Replays every record by the rules, and works out its decks and its commitment again where they are given. Exit code 0: all hold. 1: one does not, and it says where.
cli-minds = who the bots are, and how well they play
    .about = Tells who the bots are, and measures how well they play.
cli-minds-list = name the bots that can sit down
    .about = Names the bots that can sit down.
cli-minds-report = measure the bots; write tables and plots into a folder
    .about = Lets the bots play each other and writes tables and plots into a folder. The same arguments give the same figures.
    .out = where the report goes; by default { $usual }
    .deals = how many deals in each contest; by default { $usual }
    .games = how many games at each table; by default { $usual }
    .seed = any word or number; by default { $usual }
cli-game = { $games }
cli-game-usual = { $games }; by default { $usual }
cli-option = { $game }: { $words }
cli-option-gifts = 1 or 2 gifts each
cli-option-rounds = how many rounds; “players” means one for each player
cli-option-expert = with the extra swap (M11)
cli-players = how many play; by default { $usual }
cli-seats = who plays, seat by seat; a short list repeats. The bots are { $minds }; by default { $usual }
cli-records-file = a file of records

## The settings of the server.

cli-setting-host = the address to listen on
cli-setting-port = the port to listen on; 0 takes a free one
cli-setting-data = the folder of the data
cli-setting-public-url = the address that invitations carry; by default this machine’s on its network
cli-setting-hosts = further names under which browsers may reach this server
cli-setting-open = open the browser
cli-setting-trusted-proxy = reverse proxies whose X-Forwarded headers are believed
cli-setting-tables-per-address = tables that one network address may open in an hour
cli-setting-sockets-per-address = connections from one network address
cli-setting-idle-days = days without a visitor after which a table ends
cli-setting-record-days = days for which records are kept; 0 means for good
cli-setting-log-level = debug, info, warning or error
cli-setting-limits = other limits, by name; docs/hosting.md lists them

## What is wrong with a setting. $where: the option or the variable.

cli-wrong-setting = { $where } { $value }: { $words }
cli-needs-yes-or-no = must be yes or no
cli-needs-positive = must be a whole number, 1 or more
cli-needs-whole = must be a whole number, 0 or more
cli-needs-port-number = a port is a number from 0 to 65535
cli-needs-web-address = an address begins with http:// or https://
cli-needs-networks = must be addresses or networks such as 10.0.0.1, 10.0.0.0/8
cli-needs-log-level = must be debug, info, warning or error
cli-needs-limits = must be limits with their numbers, such as outbox=100,errors=20

## What is wrong with the arguments.

cli-mistake = { $program }: error: { $words }
cli-mistake-at = { $argument }: { $words }
cli-mistake-missing = still needed: { $arguments }
cli-mistake-unknown = not understood: { $arguments }
cli-mistake-ambiguous = { $option } could be { $options }
cli-mistake-choice = there is no { $value }, only { $choices }
cli-mistake-no-number = { $value } is not a whole number
cli-mistake-too-few = must be { $least } or more
cli-mistake-needs-value = a value is missing
cli-mistake-takes-none = takes no value

## What the commands say. Addresses end their line.

cli-open = Hatbox is open at { $address }
cli-open-guests = Guests find it at { $address }
cli-warn-proxy = warning: without --trusted-proxy all guests of { $address } count as one address and share its limits
cli-stopped = stopped
cli-missing-extra = something that this needs is not installed; it comes with: { $command }
cli-records-hold =
    { $records ->
        [one] { $records } record, { $hold } valid
       *[other] { $records } records, { $hold } valid
    }
cli-no-records = there is no record in this file
cli-no-such-record =
    { $records ->
        [one] there is { $records } record, so no number { $number }
       *[other] there are { $records } records, so no number { $number }
    }
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
cli-error-wrong-option = the option { $option } may be { $allowed }
cli-error-gifts-for-two = two players need two gifts each
cli-error-wrong-starter = the starter is a seat from 0 to { $last }

cli-error-no-data = there is no data to copy: { $file }
cli-error-no-copy = the copy { $file } cannot be written ({ $reason })
cli-error-same-file = { $file } is the data itself; the copy needs another name
cli-error-newer-data = the data was written by a newer version of Hatbox
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
