"""Every benchmark, one after the other."""

from . import fast, minds, rules, server, servers

rules.main()
fast.main()
minds.main()
server.main()
servers.main()
