"""What a host may watch: read by whoever may, counted once, written as Prometheus reads it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from servers import Server
from web.programs import program_at, seat_at_new_table
from web.visiting import Visitor, answered, run

SAMPLE: Final = re.compile(r'(\w+)\{((?:\w+="[^"\\\n]*",?)*)\} (\d+(?:\.\d+)?)')
Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


def parsed(text: str) -> Samples:
    """Read Prometheus's text, strictly: every sample belongs to a family that was named, and is there once."""
    families: dict[str, str] = {}
    found: Samples = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert name not in families, line
            families[name] = kind
        elif not line.startswith("# HELP "):
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            name, labels, value = sample.groups()
            family = re.sub("_(bucket|sum|count)$", "", name)
            assert families.get(name) in ("gauge", "counter") or families[family] == "histogram", line
            key = (name, frozenset(re.findall(r'(\w+)="([^"]*)"', labels)) - {"process"})
            assert key not in found, line
            found[key] = float(value)
    assert text.endswith("\n")
    return found


def figure(samples: Samples, name: str, **labels: str) -> float:
    """Add up what has these labels."""
    return sum(value for (one, has), value in samples.items() if one == name and labels.items() <= set(has))


def test_moves_refusals_times_and_who_is_there_are_counted(server: Server, host: Visitor) -> None:
    code = host.open("here")
    before = parsed(host.get("/metrics").text)

    async def work() -> None:
        async with host.at(code) as talk:
            await talk.play()
            await answered(talk, "act", id="a", game=0, seat=0, text="nonsense", seen=1)
            now = parsed(host.get("/metrics").text)
            for name, more in (("tables", 1), ("sockets", 1), ("refusals_total", 1), ("answer_seconds_count", 2)):
                assert figure(now, f"frabjous_{name}") >= figure(before, f"frabjous_{name}") + more, name
            played = [figure(samples, "frabjous_moves_total", game="splut") for samples in (before, now)]
            assert played[1] == played[0] + 1
        seat = seat_at_new_table(server)
        async with program_at(seat) as program:
            while program.position["legal"]:
                await program.choose(program.position["legal"][0])
            while not program.position["legal"]:
                await program.hear_a("position")

    run(work)
    answer = host.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    samples = parsed(answer.text)
    assert figure(samples, "frabjous_thought_seconds_count", kind="bot") >= 1
    for kind in ("bot", "hint", "review"):
        steps = [figure(samples, "frabjous_thought_seconds_bucket", kind=kind, le=edge) for edge in ("1.0", "+Inf")]
        assert steps[0] <= steps[1] == figure(samples, "frabjous_thought_seconds_count", kind=kind)


def test_they_are_for_this_machine_only_and_not_through_a_proxy(host: Visitor) -> None:
    assert host.get("/metrics").status_code == 200
    for header in ({"x_forwarded_for": "192.0.2.7"}, {"x_forwarded_for": "127.0.0.1"}, {"forwarded": "for=192.0.2.7"}):
        assert host.get("/metrics", **header).status_code == 404


def test_the_owner_lets_others_read_them(tmp_path: Path) -> None:
    """The proxy says who asks, and is believed; so this machine may be somebody else."""
    named = ("--proxy", "127.0.0.1", "--metrics-for", "192.0.2.0/24")
    with Server(tmp_path, *named) as server, Visitor(server) as host:
        assert host.get("/metrics").status_code == 200
        assert host.get("/metrics", x_forwarded_for="192.0.2.7").status_code == 200
        assert host.get("/metrics", x_forwarded_for="192.0.3.7").status_code == 404
