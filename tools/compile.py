"""Builds the engine with mypyc into an environment of its own, .venv-compiled, when a C compiler and Python.h are here.

    python tools/compile.py           make it, unless it is up to date
    python tools/compile.py beside 7  the same at low priority, as long as the server with this process id runs
    python tools/compile.py ready     make nothing; the exit code says whether it is up to date

It builds a copy: compiled files in src/ would shadow what is edited there. Packages are not installed again: the new
environment finds them in .venv.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import venv
from hashlib import sha256
from pathlib import Path
from threading import Thread
from typing import Final

ROOT: Final = Path(__file__).parents[1]
HOME: Final = ROOT / ".venv-compiled"
READY: Final = HOME / "ready"  # what it was built from
BUILD: Final = ROOT / "build"
LOG: Final = BUILD / "compile.log"
NEEDED: Final = ("src", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
PINNED: Final = ("requirements/play.txt", "requirements/build.txt")
PIP: Final = (sys.executable, "-m", "pip", "-q", "--disable-pip-version-check")
MUST: Final = "FRABJOUS_MUST_COMPILE"  # a build that fails is an error then, not only a pity
# No fused multiply-add: bots must reckon as the plain build does, to the last bit.
# The compiler may inline across the engine's files: nobody replaces its functions from outside.
FLAGS: Final = "-ffp-contract=off -fno-semantic-interposition"
# gcc can cut the engine, which is one huge C file, into parts and optimise them on all cores.
IN_PARTS: Final = "-flto=auto"
PROBE: Final = "#ifdef __clang__\n#error cannot\n#endif\nint probe(void) { return 0; }\n"
TRIAL: Final = "import frabjous.bots.worker, frabjous.core.contract as c; assert not c.__file__.endswith('.py')"


class CannotCompile(Exception):  # noqa: N818
    """It did not work; the message is for people."""


def main(how: str = "", server: str = "") -> int:
    source = digest()
    if how == "ready":
        return 0 if is_ready(source) else 1
    lacking = what_is_lacking()
    if lacking:
        print(f"No {lacking} here: using the plain build.", flush=True)
        return 0
    if how == "beside":
        stay_behind(int(server))
    try:
        with_the_lock(source)
    except CannotCompile as problem:
        print(f"{problem}\nThe engine could not be compiled; the plain build works all the same.", file=sys.stderr)
        return int(os.environ.get(MUST, "0"))
    return 0


def digest() -> str:
    """Sum up what is compiled, and with what."""
    found = sha256(sys.version.encode())
    files = [path for name in (*NEEDED, *PINNED) for path in sorted(files_of(ROOT / name))]
    for path in (*files, Path(__file__)):
        found.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\n".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def files_of(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    return [inner for inner in path.rglob("*") if inner.is_file() and inner.suffix not in (".pyc", ".so")]


def is_ready(source: str) -> bool:
    return READY.is_file() and READY.read_text() == source


def what_is_lacking() -> str:
    """Name what the machine would need, or nothing."""
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        return "C compiler"
    return "" if Path(sysconfig.get_path("include"), "Python.h").is_file() else "Python.h"


def stay_behind(server: int) -> None:
    """Take only what the server leaves, and end with it."""
    os.setpgid(0, 0)
    os.nice(19)
    Thread(target=end_with, args=(server,), daemon=True).start()


def end_with(server: int) -> None:
    """Wait until a process is gone, then end this one and all that it started: the C compiler, too."""
    while is_running(server):
        time.sleep(1)
    os.killpg(0, signal.SIGTERM)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def with_the_lock(source: str) -> None:
    """Build it unless it is there; whoever comes second waits for the first."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_ready(source):
            build(source)


def build(source: str) -> None:
    began = time.monotonic()
    print("Compiling the engine (once; one and a half to three minutes on two cores)…", flush=True)
    READY.unlink(missing_ok=True)
    LOG.write_text("")
    run(*PIP, "install", "-r", "requirements/build.txt")
    wheel = compiled_wheel()
    install(wheel)
    shutil.copy(wheel, HOME)
    READY.write_text(source)
    print(f"Compiled in {time.monotonic() - began:.0f} seconds.", flush=True)


def compiled_wheel() -> Path:
    """Compile a copy of the source."""
    copy, wheels, temporary = BUILD / "copy", BUILD / "wheel", BUILD / "tmp"
    for folder in (copy, wheels, temporary):
        shutil.rmtree(folder, ignore_errors=True)
    temporary.mkdir()
    for path in (path for name in NEEDED for path in files_of(ROOT / name)):
        target = copy / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    settings = BUILD / "build_ext.cfg"
    settings.write_text(f"[build_ext]\nparallel = {os.cpu_count() or 1}\n")
    environment = {
        "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS} {IN_PARTS if can_work_in_parts() else ''}",
        "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1",
        "DIST_EXTRA_CONFIG": str(settings),
        "TMPDIR": str(temporary),  # so that nothing is left elsewhere when it is ended
    }
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels), folder=copy, **environment)
    return next(wheels.glob("*.whl"))


def can_work_in_parts() -> bool:
    """Try it on a small file: some compilers are built without it."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    command = [*compiler, IN_PARTS, "-shared", "-fPIC", "-x", "c", "-", "-o", str(BUILD / "probe.so")]
    return subprocess.run(command, input=PROBE.encode(), capture_output=True, check=False).returncode == 0


def install(wheel: Path) -> None:
    """Make the environment anew, with nothing in it but the wheel and the way to the packages of .venv."""
    venv.EnvBuilder(clear=True, symlinks=True).create(HOME)
    python = str(HOME / "bin" / "python")
    run(*PIP, "--python", python, "install", "--no-deps", str(wheel))
    places = HOME / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
    (places / "packages.pth").write_text(f"{sysconfig.get_path('purelib')}\n")  # those of .venv, but not its own .pth
    run(python, "-I", "-c", TRIAL)


def run(*command: str, folder: Path = ROOT, **environment: str) -> None:
    """Run a program, what it says going to the log."""
    with LOG.open("a") as log:
        ran = subprocess.run(
            command, cwd=folder, env=os.environ | environment, stdout=log, stderr=subprocess.STDOUT, check=False
        )
    if ran.returncode:
        last = "\n".join(LOG.read_text(errors="replace").splitlines()[-30:])
        raise CannotCompile(f"{last}\n({LOG.relative_to(ROOT)} says more.)")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
