"""Link previews: title, text and picture in the language of the link, and nothing of a table."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from html import escape, unescape
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from hatbox.locales import LANGUAGES, tag, text
from hatbox.server.preview import wishes
from hatbox.server.static import Client

WEB = Path(__file__).parents[2] / "web"
PAGE = (WEB / "index.html").read_text()
EVIL = '"><script>alert(1)</script>&amp;<!-- end of preview -->'


def built(folder: Path, **words: str) -> Path:
    """A client as the build leaves it, with the texts of the locale files."""
    (folder / "index.html").write_text(PAGE)
    previews = {language: preview(language) | words for language in LANGUAGES}
    (folder / "preview.json").write_text(json.dumps(previews))
    return folder


def preview(language: str) -> dict[str, object]:
    kinds = {
        kind: {
            "title": text(language, f"preview-{kind}"),
            "text": text(language, f"preview-{kind}.text"),
        }
        for kind in ("home", "table")
    }
    return {
        "tag": tag(language),
        "picture": text(language, "preview-picture"),
        "texts": f"/assets/{language}-x.txt",
        **kinds,
    }


def get(client: Client, path: str, **headers: str) -> Response:
    path, _, query = path.partition("?")
    lines = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "http", "method": "GET", "path": path, "query_string": query.encode(),
        "headers": lines, "scheme": "https", "server": ("hats.example", 443),
    }  # fmt: skip
    return asyncio.run(client.answer(Request(scope)))


def html_of(answer: Response) -> str:
    return bytes(answer.body).decode()


def tags(answer: Response) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([^"]+)"\s+content="([^"]*)"', html_of(answer))
    return {name: unescape(content) for name, content in found}


def title(answer: Response) -> str:
    [found] = re.findall(r"<title>(.*?)</title>", html_of(answer))
    return unescape(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_is_shown_in_its_language(tmp_path: Path, language: str) -> None:
    client = Client(built(tmp_path), public_url="https://hats.example")
    for path, kind in (("/", "home"), ("/t/KDF7QX", "table"), ("/rules/x", "home")):
        answer = get(client, f"{path}?lang={language}", accept_language="en")
        assert f'<html lang="{tag(language)}"' in html_of(answer)
        words = text(language, f"preview-{kind}"), text(language, f"preview-{kind}.text")
        told = tags(answer)
        assert (title(answer), told["description"]) == words
        assert (told["og:title"], told["og:description"]) == words
        assert told["og:image"] == "https://hats.example/preview.png"
        assert told["og:image:alt"] == text(language, "preview-picture")


@pytest.mark.parametrize(
    ("query", "accepted", "language"),
    [
        ("", "", "en"),
        ("", "de-AT,de;q=0.9,en;q=0.8", "de"),
        ("", "en;q=0.3, uk;q=0.8, xx", "uk"),
        ("", "fr;q=0, nl;q=0.001", "nl"),
        ("?lang=pt-BR", "de", "pt"),
        ("?lang=xx", "sv", "sv"),
        ("?lang=", "da", "da"),
        ("?lang=UK", "", "uk"),
        ("?lang=../../etc/passwd", "", "en"),
        ("", "q=;;,=,*;q=", "en"),
    ],
)
def test_the_language_of_the_link_counts_and_then_the_readers(
    tmp_path: Path, query: str, accepted: str, language: str
) -> None:
    answer = get(Client(built(tmp_path)), f"/{query}", accept_language=accepted)
    assert title(answer) == text(language, "preview-home")
    assert "accept-language" in answer.headers["vary"]


def test_the_texts_of_a_language_come_beside_the_script(tmp_path: Path) -> None:
    page = html_of(get(Client(built(tmp_path)), "/", accept_language="uk"))
    assert re.findall(r'<link rel="preload" href="([^"]+)"', page) == ["/assets/uk-x.txt"]


def test_a_client_that_names_no_texts_is_served_without(tmp_path: Path) -> None:
    folder = built(tmp_path)
    previews = json.loads((folder / "preview.json").read_text())
    for told in previews.values():
        del told["texts"]
    (folder / "preview.json").write_text(json.dumps(previews))
    assert "preload" not in html_of(get(Client(folder), "/", accept_language="uk"))


def test_wishes_are_ordered_by_their_weight_and_then_as_said() -> None:
    assert wishes("a;q=0.5, b, c;q=0.5, d;q=0, e;q=nonsense") == ["b", "a", "c"]
    assert len(wishes(",".join(["de"] * 1000))) == 20


def test_nothing_of_a_table_is_looked_up_or_told(tmp_path: Path) -> None:
    """The same bytes for every code: a preview says nothing that a guess could find out."""
    client = Client(built(tmp_path))
    pages = {
        bytes(get(client, path, host="hats.example").body)
        for path in ("/t/KDF7QX", "/t/AAAAAA", "/t/", "/t/%3Cscript%3E", '/t/"><b>')
    }
    assert len(pages) == 1
    assert b"KDF7QX" not in pages.pop()


def test_words_cannot_leave_their_place(tmp_path: Path) -> None:
    folder = built(tmp_path, picture=EVIL, tag=EVIL, texts=EVIL)
    answer = get(Client(folder, public_url="https://a.b"), "/")
    assert "<script>alert" not in html_of(answer)
    assert escape(EVIL) in html_of(answer)
    assert tags(answer)["og:image:alt"] == EVIL
    assert html_of(answer).rstrip().endswith("</html>")


@pytest.mark.parametrize(
    ("host", "base"),
    [
        ("hats.example", "https://hats.example"),
        ("hats.example:8000", "https://hats.example:8000"),
        ("[::1]:8000", "https://[::1]:8000"),
        ("192.0.2.7", "https://192.0.2.7"),
        ('localhost:"><script>', "http://10.0.0.2:8000"),
        ("localhost:80/evil", "http://10.0.0.2:8000"),
        ("", "http://10.0.0.2:8000"),
    ],
)
def test_the_address_of_the_picture_is_that_by_which_we_were_asked(
    tmp_path: Path, host: str, base: str
) -> None:
    answer = get(Client(built(tmp_path), base_url="http://10.0.0.2:8000"), "/", host=host)
    assert tags(answer)["og:image"] == f"{base}/preview.png"
    assert "<script>" not in html_of(answer).partition("</head>")[0]


def test_a_public_address_counts_before_any_name(tmp_path: Path) -> None:
    client = Client(built(tmp_path), public_url="https://hats.example", base_url="http://x")
    assert tags(get(client, "/", host="192.0.2.7"))["og:image"].startswith("https://hats.example/")


def test_each_variant_has_its_own_mark_and_is_packed(tmp_path: Path) -> None:
    client = Client(built(tmp_path))
    german, dutch = (get(client, f"/?lang={one}", accept_encoding="gzip") for one in ("de", "nl"))
    assert german.headers["etag"] != dutch.headers["etag"]
    assert gzip.decompress(bytes(german.body)).decode().count("<title>") == 1
    again = get(client, "/?lang=de", if_none_match=german.headers["etag"])
    assert again.status_code == 304
    assert get(client, "/index.html?lang=de").headers["etag"] == german.headers["etag"]


def test_a_client_without_previews_is_served_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    assert html_of(get(Client(tmp_path), "/")) == PAGE
