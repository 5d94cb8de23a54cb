"""What messengers get from the real server: words in the language of the link, and a picture."""

from __future__ import annotations

import re
import struct

from hatbox.locales import LANGUAGES, text
from tests.e2e.conftest import Invite
from tests.e2e.house import House


def test_a_messenger_finds_words_and_a_picture(person: Invite, house: House) -> None:
    get = person("Messenger").page.request.get
    for language in LANGUAGES:
        page = get(f"{house.url}/t/KDF7QX?lang={language}").text()
        assert f"<title>{text(language, 'preview-table')}</title>" in page
    html = get(f"{house.url}/").text()
    [address] = re.findall(r'property="og:image" content="([^"]+)"', html)
    picture = get(address)
    assert picture.headers["content-type"] == "image/png"
    assert struct.unpack(">II", picture.body()[16:24]) == (1200, 630)
    for icon, size in (("apple-touch-icon.png", 180), ("icon.png", 48)):
        assert f'href="/{icon}"' in html
        assert struct.unpack(">II", get(f"{house.url}/{icon}").body()[16:24]) == (size, size)


def test_an_invitation_that_is_passed_on_says_its_language(person: Invite) -> None:
    nia, mira = person("Nia"), person("Mira")
    nia.page.add_init_script("navigator.share = async ({ url }) => { window.passedOn = url }")
    nia.at_home()
    code = nia.opens_a_table()
    nia.page.get_by_role("button", name="Share link").click()
    nia.page.wait_for_function("() => window.passedOn")
    link = nia.page.evaluate("window.passedOn")
    assert f"/t/{code}?lang=en" in link
    mira.page.goto(link.replace("lang=en", "lang=uk"))
    mira.sits_down()
