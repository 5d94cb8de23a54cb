"""Every benchmark, one after the other."""

from . import fast, minds, one_move, rules, server, servers

rules.main()
fast.main()
minds.main()
one_move.main()
server.main()
servers.main()
