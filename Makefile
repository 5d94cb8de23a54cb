.PHONY: help setup web browser play test check format bench soak chaos siege gallery overflow audit pins clean
.DEFAULT_GOAL := help

bin := .venv/bin
client := $(bin)/python hatch_build.py
compile := $(bin)/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header $(if $(UPGRADE),--upgrade)

# The tests of the rules run once, with coverage. Not those that play thousands of games: they cover
# nothing that the others do not.
uncounted := $(foreach name,twins leaks referee_agrees,%/test_$(name).py)
counted := $(filter-out $(uncounted),$(wildcard tests/games/test_*.py tests/games/*/test_*.py \
	tests/golden/test_*.py))

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

setup: ## make .venv ready (every other command does this first)
	@scripts/setup

web: setup ## build the browser client
	@$(client)

browser: ## make sure there is a Chromium to test with
	@scripts/browser

play: web ## start the server on this machine and its network
	@$(bin)/hatbox serve --open

test: web browser ## run every test, and require full branch coverage of the rules
	$(client) test
	@$(bin)/pytest -q -n 2 $(counted) --cov=hatbox.games --cov-report=
	$(bin)/coverage report --include='src/hatbox/games/*' --fail-under=100
	@scripts/test $(counted:%=--ignore=%)

check: setup ## lint, formatting, types, import contracts
	$(bin)/ruff check
	$(bin)/ruff format --check
	$(bin)/mypy
	$(bin)/lint-imports
	$(client) check

format: setup ## format the code
	$(bin)/ruff check --fix
	$(bin)/ruff format
	$(client) format

bench: setup ## measure how fast rules, minds and server are
	$(bin)/python -m benchmarks

soak: setup ## kill the server fifty times under load; nothing promised may be lost
	$(bin)/python -m tests.server.soak

siege: setup ## attack the server in every way we know, with honest tables beside it
	$(bin)/python -m tests.server.siege

chaos: setup ## kill servers and PostgreSQL at random while people play at three servers
	$(bin)/python -m tests.server.chaos

gallery: web browser ## a picture of every screen and state, into gallery/
	$(bin)/python -m tests.e2e.gallery

overflow: web browser ## look for text that does not fit, on every screen in every language
	ALL_LANGUAGES=1 $(bin)/pytest -n 2 --dist worksteal tests/e2e/test_overflow.py

audit: web browser ## Lighthouse on the home page and on a table
	$(bin)/python -m tests.e2e.audit

pins: setup ## pin what requirements/*.in ask for (UPGRADE=1: the newest of everything)
	$(compile) requirements/setup.in -o requirements/setup.txt
	$(compile) requirements/dev.in -o requirements/dev.txt

clean: ## remove everything that these commands made
	rm -rf .venv .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf build dist htmlcov gallery web/node_modules web/src/generated src/hatbox/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
