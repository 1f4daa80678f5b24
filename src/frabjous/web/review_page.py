"""The review page: how a finished game went, as a chart, its turning points, and what luck and choices did."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State

from frabjous.core.contract import said
from frabjous.scene.model import Shape
from frabjous.scene.svg import picture
from frabjous.table.review import Review, kind_of, signed, told_in
from frabjous.web.chart import Words, chart, sample
from frabjous.web.cookies import language_of
from frabjous.web.faces import seat_face
from frabjous.web.hub import Hub
from frabjous.web.pages import existing, eyes_of, match_at
from frabjous.web.reviews import Reviewing
from frabjous.web.sight import Sight
from frabjous.web.templating import PORTRAITS, message, page, trusted, voice_for
from frabjous.web.visitors import guest_of

Asked = Request[Any, Any, State]
Row = dict[str, object]

MOST_ROWS: Final = 40  # of the chart as a table


@get("/t/{code:str}/review/{place:int}")
async def show_review(request: Asked, code: str, place: int, state: State) -> Response[str]:
    """Show the review of a finished game, or how far it has come."""
    hub: Hub = state.hub
    async with hub.table(code) as live:
        table = existing(live)
        match = match_at(table, place)
        if match.play.outcome() is None:
            voice = voice_for(language_of(request))
            return message(
                request, voice.say(said("review-too-early-heading")), voice.say(said("review-too-early")), 409
            )
        sight = Sight(table.table, match, eyes_of(request, table))
    found = state.reviews.of(match, guest_of(request, state.limits))
    return page(
        request,
        "review.html",
        room=match.room,
        drawings=PORTRAITS,
        code=code,
        title=sight.voice.say(said("game-name")),
        over=sight.over(),
        replay_path=f"/t/{code}/replay/{place}",
        game_key=match.room.key,
        progress=progress_of(found),
        failed=found.failed,
        story=None if found.review is None else Story(sight, found.review, f"/t/{code}/replay/{place}").told(),
    )


def progress_of(found: Reviewing) -> dict[str, int]:
    return {"done": found.done + 1, "total": len(found.steps)}


class Story:
    """A review in words and pictures for one pair of eyes: told as that viewer's log tells it."""

    def __init__(self, sight: Sight, review: Review, replay: str) -> None:
        self.sight: Final = sight
        self.review: Final = review
        self.replay: Final = replay
        self.say: Final = sight.voice.say
        self.names: Final = tuple(sight.shown_name(seat) for seat in review.seats)

    def told(self) -> dict[str, object]:
        words = Words(
            self.say(said("page-chances")),
            " ".join(self.seat_in_words(seat) for seat in self.review.seats),
            self.names,
            self.say(said("page-review-start")),
            self.say(said("page-review-end")),
        )
        return {
            "charts": [trusted(chart(self.review, shape, words, self.say)) for shape in Shape],
            "seats": [{**self.seat(seat), "sample": trusted(sample(seat))} for seat in self.review.seats],
            "turns": [self.turn(step) for step in self.review.turning_points()],
            "accounts": [self.account(seat) for seat in self.review.seats],
            "has_luck": self.review.has_luck,
            "rows": self.rows(),
        }

    def seat(self, seat: int) -> Row:
        face, label = seat_face(self.sight.sitter(seat), seat), self.sight.face_in_words(seat)
        return {
            "name": self.names[seat],
            "medal": trusted(picture(face, self.say, seat, "medal", label)),
        }

    def seat_in_words(self, seat: int) -> str:
        account = self.review.account(seat).in_percent()
        return self.say(said("page-chances-seat", name=self.names[seat], start=account.start, end=account.end))

    # turning points

    def turn(self, step: int) -> Row:
        """Tell a turning point: what happened, what it was, and who gained or lost."""
        number, sentences = self.what_happened(step)
        changes = [(seat, round(100 * self.review.change(step, seat))) for seat in self.review.seats]
        changes.sort(key=lambda one: -one[1])
        lost = round(100 * self.review.lost[step])
        return {
            "line": number,
            "path": f"{self.replay}?line={number}{self.eyes()}",
            "sentence": sentences,
            "kind": self.kind(step),
            "lost": self.say(said("page-turn-lost", lost=lost)) if lost else "",
            "changes": [{**self.seat(seat), "by": signed(by)} for seat, by in changes if by],
        }

    def what_happened(self, step: int) -> tuple[int, str]:
        viewer = self.sight.viewer(now=False)
        number, sayings = told_in(self.sight.play, self.review.steps[step], viewer)
        return number, " ".join(self.sight.voice.sentence(one) for one in sayings)

    def eyes(self) -> str:
        return f"&seat={self.sight.seats[0]}" if len(self.sight.seats) == 1 else ""

    def kind(self, step: int) -> str:
        return self.say(said(f"page-turn-{kind_of(self.sight.play, self.review.steps[step])}"))

    # luck and choice

    def account(self, seat: int) -> Row:
        account = self.review.account(seat).in_percent()
        return {
            **self.seat(seat),
            "start": f"{account.start}\u00a0%",
            "luck": signed(account.luck),
            "lost": signed(-account.lost),
            "rest": signed(account.rest),
            "end": f"{account.end}\u00a0%",
        }

    def rows(self) -> list[Row]:
        """Give the chart as a table: some moments in even steps, and the last."""
        last = len(self.review.steps)
        every = max(1, -(-last // MOST_ROWS))
        moments = [*range(0, last, every), last]
        return [
            {
                "line": self.review.steps[at].lines[0] - 1 if at < last else self.sight.play.length,
                "chances": [f"{round(100 * chance)}\u00a0%" for chance in self.review.hopes[at]],
            }
            for at in moments
        ]
