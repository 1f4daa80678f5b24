"""A place to come back to: the start page knows the tables of this device, and a code brings them all to another."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.people import People, Person


def tables_of(person: Person) -> list[str]:
    person.goto("/")
    return sorted(person.page.locator(".t-code").all_text_contents())


def test_a_second_device_takes_over_all_tables_by_one_code(people: People) -> None:
    host, phone = people.come(), people.come(phone=True)
    codes = sorted([host.open_table("here"), host.open_table("bot", game="snark"), host.open_table("link")])
    assert tables_of(host) == codes
    host.press("Take them to another device")
    short = host.page.locator(".shown-code .code").inner_text()
    phone.goto("/")
    phone.press_link("I have a code")
    expect(phone.page.get_by_role("textbox", name="Have a code?")).to_be_focused()
    phone.page.keyboard.type(short.lower())
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator(".tcard")).to_have_count(3)
    phone.page.wait_for_load_state("networkidle")
    phone.looks_fine("your-tables")
    phone.touched(phone.page.locator(".tcard", has_text="Splut!").get_by_role("link", name="Go on").first)
    phone.ready()
    expect(phone.all_lit().first).to_be_visible()
    third = people.come()
    third.forgiven = ("400",)
    third.goto("/")
    third.page.get_by_role("textbox", name="Have a code?").fill(short)
    third.press("Go")
    expect(third.page.get_by_role("alert")).to_contain_text("no code that is valid (any more)")
    assert tables_of(third) == []


def test_a_table_is_found_again_by_keyboard_and_by_its_name(people: People) -> None:
    host = people.come()
    code = host.open_table("here")
    host.goto("/")
    host.page.wait_for_load_state("networkidle")
    shown = host.page.locator(".thumb img").evaluate("image => image.naturalWidth")
    assert shown > 0, "the small picture is drawn"
    host.looks_fine("your-tables")
    host.page.get_by_role("link", name="Go on").press("Enter")
    host.ready()
    assert host.code == code
    host.goto("/")
    field = host.page.get_by_role("textbox", name="Have a code?")
    field.fill(" ".join(code.upper().split("-")[:2]))
    field.press("Enter")
    host.ready()
    assert host.code == code
    host.forgiven = ("400",)
    host.goto("/")
    field.fill(f"{code[1]}{code[0]}{code[2:]}")
    field.press("Enter")
    expect(field).to_be_focused()
    host.is_accessible("a code with a slip of the pen")
    host.page.get_by_role("link", name=code, exact=True).click()
    host.ready()
    assert host.code == code
