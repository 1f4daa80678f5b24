# make play: set up, serve, open the browser.      make test: set up and run everything.
#
# Two environments: .venv is editable and plain; .venv-compiled holds the same source compiled by mypyc, when a C
# compiler and Python.h are here, and finds its packages in .venv. A third, .venv-research, has what the adapters need,
# and finds the rest and the source here. Nothing outside this folder is changed but what apt-get must install.

PYTHON ?= python3
export PYTHON
# Bytecode is kept even where the machine says otherwise: without it every server and worker compiles all of the source.
export PYTHONDONTWRITEBYTECODE :=
PLAIN := .venv/bin
PIP := $(PLAIN)/pip -q --disable-pip-version-check
# Packages are not translated into bytecode when they come, but each module when it is first used: few are.
INSTALL := install --no-compile

STAGES := stage-compiling stage-system stage-lint stage-plain stage-research stage-browser stage-served stage-contract stage-compiled stage-adapters

.PHONY: help play test check lint fast soak bench bench-peers pictures balance research compiled wheel clean $(STAGES)

help:  ## what can be made
	@sed -n 's/^\([a-z-]*\):.*##/\1 —/p' Makefile

# SERVE="--port 0" is handed on to frabjous serve.
play: .venv/ready  ## set up, serve on an SQLite file, open the browser (or print the address)
	@tools/play $(SERVE)

# Stages run two at a time: one that waits, for a page or a package, leaves its core to the other.
test:  ## set up and run everything, and say how long each stage took
	@mkdir -p build && date +%s >build/stages
	@$(MAKE) --no-print-directory -j2 --output-sync=target FRABJOUS_MUST_COMPILE=1 $(STAGES)
	@$(PYTHON) tools/stage.py

# What fails is tried once more, and told of at the end: servers, browsers and other stages share two cores here.
TESTS := -m pytest -q --dist worksteal --reruns 1 -rR

stage-compiling: .venv/dev
	@$(PYTHON) tools/stage.py "Compiling" $(PLAIN)/python tools/compile.py

stage-lint: .venv/dev
	@$(PYTHON) tools/stage.py "Types and lint" $(MAKE) --no-print-directory lint

stage-research: .venv/dev
	@$(PYTHON) tools/stage.py "Packages for the adapters" $(MAKE) --no-print-directory .venv-research/ready

stage-system:
	@tools/ensure chromium
	@tools/ensure haproxy

# What runs on the compiled build, with its servers and bots, which think twenty times as fast.
SERVED := tests/web tests/soak tests/cli tests/lab tests/store tests/test_library.py
COMPILED := tests/core tests/games tests/bots tests/scene

ELSEWHERE := $(SERVED) tests/browser tests/games tests/bots tests/adapters tests/test_wheels.py
# The plain build serves until the compiled one is ready: what everybody meets is tried on it, too.
# The twins' test spoils a server so that it leaks, and compiled code cannot be spoilt.
PLAINLY := $(filter-out $(ELSEWHERE) %__pycache__,$(patsubst %/,%,$(wildcard tests/*/ tests/test_*.py))) \
  tests/web/test_pages.py tests/web/test_socket.py tests/soak/test_twins.py

stage-plain: .venv/dev stage-system
	@$(PYTHON) tools/stage.py "Tests on the plain build, with a sample of the contract" $(PLAIN)/python $(TESTS) -n 2 $(PLAINLY)

stage-served: stage-compiling stage-system
	@$(PYTHON) tools/stage.py "Servers, commands, laboratory and library on the compiled build" \
	  .venv-compiled/bin/python $(TESTS) -n 2 $(SERVED) --ignore tests/soak/test_twins.py

stage-contract: stage-compiling
	@$(PYTHON) tools/stage.py "The contract on the compiled build" .venv-compiled/bin/python $(TESTS) -n 2 tests/contract

stage-compiled: stage-compiling
	@$(PYTHON) tools/stage.py "Rules, bots and telling on the compiled build" .venv-compiled/bin/python $(TESTS) -n 2 $(COMPILED)
	@$(PYTHON) tools/stage.py "Wheels of both builds" $(PLAIN)/python $(TESTS) tests/test_wheels.py

# Pictures of what the tests look at, by day and by night, are kept in artefacts/seen.
stage-browser: stage-compiling stage-system
	@rm -rf artefacts/seen
	@$(PYTHON) tools/stage.py "Tests in a real browser" tools/best $(TESTS) -n 2 tests/browser

stage-adapters: stage-research
	@$(PYTHON) tools/stage.py "Researchers' adapters" $(MAKE) --no-print-directory research

check: .venv/dev  ## types, lint and the fast tests
	@$(MAKE) --no-print-directory -j2 lint fast

fast: .venv/dev
	@$(PLAIN)/pytest -q -n 2 --dist worksteal tests/core tests/games tests/scene tests/table tests/test_layers.py tests/test_declared.py

lint: .venv/dev
	@$(PLAIN)/ruff check .
	@$(PLAIN)/ruff format --check .
	@$(PLAIN)/mypy
	@$(PLAIN)/python tools/check_client.py

# RUN=kills runs one alone: kills, processes, load, faults, twins, fuzz, contract or crowd. ROUNDS=1000 counts instead of the time.
soak: .venv/dev compiled  ## long runs against real servers and of the contract (MINUTES=60, RUN=all, SEED=1), with figures
	@tools/ensure haproxy
	@PYTHONPATH=tests:examples tools/best -m soak $${RUN:-all} --minutes $${MINUTES:-60} --rounds $${ROUNDS:-0} --seed $${SEED:-1} --json soak.json

bench: compiled build/splut-c  ## speed of both builds in one run, beside plain C and whatever peers are installed
	@$(PLAIN)/frabjous bench --beside bench/peers.toml --chart docs/speed.svg

# ONLY=snark takes the pages with that in their name; SIZES=360x640 and LANGUAGES=de some of them.
pictures: .venv/dev  ## a picture of every page and end state in three languages, two lights and six sizes, in artefacts/pictures
	@tools/ensure chromium
	@PYTHONPATH=tests $(PLAIN)/python -m browser.pictures

balance: compiled  ## play every game with every choice of the host and write who wins into docs/ (an hour; it can be stopped)
	@tools/best tools/balance.py

build/splut-c: bench/splut.c
	@mkdir -p build
	@if command -v cc >/dev/null 2>&1; then cc -O3 -std=gnu11 -o $@ $<; fi

bench-peers:  ## install OpenSpiel, PettingZoo, Pgx and (with npm) boardgame.io for make bench, apart from everything else
	@tools/ensure venv
	@$(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/pip install -q --disable-pip-version-check -r bench/peers/requirements.txt
	@if command -v npm >/dev/null 2>&1; then cd bench/peers && npm install --no-audit --no-fund --no-package-lock --silent; fi

research: .venv-research/ready  ## the environment for PettingZoo, OpenSpiel and Gymnasium, and the tests of our adapters
	@.venv-research/bin/python -m pytest -q -n 2 tests/adapters tests/test_docs.py -k "adapters or research"

compiled: .venv/ready  ## the compiled build, when a C compiler is here
	@$(PLAIN)/python tools/compile.py

wheel: compiled  ## the compiled build as a wheel for machines like this one, in dist/ (pip install . makes the plain one)
	@mkdir -p dist && cp .venv-compiled/*.whl dist/ && ls dist/*.whl

.venv/ready: requirements/play.txt pyproject.toml
	@tools/ensure venv
	@echo "Making the environment (once; half a minute, or as long as the packages take to come)…"
	@$(PYTHON) -m venv .venv
	@$(PIP) $(INSTALL) -r requirements/play.txt hatchling -c requirements/build.txt
	@$(PIP) $(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev: .venv/ready requirements/dev.txt
	@$(PIP) $(INSTALL) -r requirements/dev.txt
	@touch $@

.venv-research/ready: .venv/dev requirements/research.txt
	@$(PYTHON) -m venv --without-pip .venv-research
	@printf '%s\n' "$$($(PLAIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')" "$(CURDIR)/src" \
	  >"$$(.venv-research/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/packages.pth"
	@$(PIP) --python .venv-research/bin/python $(INSTALL) -r requirements/research.txt
	@touch $@

clean:  ## remove all that was made
	rm -rf .venv .venv-compiled .venv-research .venv-peers bench/peers/node_modules build dist artefacts soak.json .mypy_cache .ruff_cache .pytest_cache .hypothesis
