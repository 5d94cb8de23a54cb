"""What messengers show of a link: title, text and picture, in the language of the link.

The page also names the texts of that language, so that they come beside its script and not after.
Nothing is looked up: a preview of an invitation is the same for every code, real or not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Literal

import msgspec
from starlette.requests import Request

FILE = "preview.json"
PICTURE = "/preview.png"
SIZE = (1200, 630)
DEFAULT = "en"
PLACE = re.compile(r"<!-- preview\b.*?<!-- end of preview -->", re.DOTALL)
LANGUAGE = re.compile(r'<html lang="[^"]*"')
# A name or address with a port: `OriginCheck` has looked at the name alone.
HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[\w.-]+)(:[0-9]{1,5})?", re.ASCII)
MOST_LANGUAGES = 20

Kind = Literal["home", "table"]


class Words(msgspec.Struct, frozen=True):
    title: str
    text: str


class Preview(msgspec.Struct, frozen=True):
    """The words of one language; `picture` says what is in the picture, `texts` is an address."""

    tag: str
    picture: str
    home: Words
    table: Words
    # Empty where the client was built before pages named it.
    texts: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """What a filled-in page depends on."""

    language: str
    kind: Kind
    base: str


class Previews:
    def __init__(self, words: Mapping[str, Preview], public_url: str, base_url: str) -> None:
        self._words = words
        self._public_url = public_url
        self._base_url = base_url

    def page_of(self, request: Request) -> Page:
        kind: Kind = "table" if request.url.path.startswith("/t/") else "home"
        return Page(self._language(request), kind, self._base(request))

    def _language(self, request: Request) -> str:
        """That of the link; without one, the first of the reader's that we have."""
        accepted = wishes(request.headers.get("accept-language", ""))
        wished = [request.query_params.get("lang", ""), *accepted]
        known = (wish.partition("-")[0].lower() for wish in wished)
        return next((language for language in known if language in self._words), DEFAULT)

    def _base(self, request: Request) -> str:
        """Pictures need a whole address: the public one, else that by which we were asked."""
        host = request.headers.get("host", "")
        if self._public_url:
            return self._public_url
        return f"{request.url.scheme}://{host}" if HOST.fullmatch(host) else self._base_url

    def fill_in(self, html: str, page: Page) -> str:
        preview = self._words.get(page.language)
        if preview is None:
            return html
        tags = "\n        ".join(tags_of(preview, page))
        start = f'<html lang="{escape(preview.tag)}"'
        html = LANGUAGE.sub(lambda _: start, html, count=1)
        return PLACE.sub(lambda _: tags, html, count=1)


def tags_of(preview: Preview, page: Page) -> Iterator[str]:
    words = preview.home if page.kind == "home" else preview.table
    width, height = SIZE
    yield f"<title>{escape(words.title)}</title>"
    if preview.texts:
        yield f'<link rel="preload" href="{escape(preview.texts)}" as="fetch" crossorigin />'
    yield meta("name", "description", words.text)
    yield meta("name", "twitter:card", "summary_large_image")
    about = {
        "og:site_name": "Hatbox",
        "og:type": "website",
        "og:locale": preview.tag.replace("-", "_"),
        "og:title": words.title,
        "og:description": words.text,
        "og:image": page.base + PICTURE,
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": preview.picture,
    }
    for name, value in about.items():
        yield meta("property", name, value)


def meta(kind: str, name: str, value: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(value)}" />'


def wishes(header: str) -> list[str]:
    """The languages of Accept-Language, the dearest first (RFC 9110, 12.5.4)."""
    parts = [part.strip().partition(";") for part in header.split(",")[:MOST_LANGUAGES]]
    weighed = [(weight_of(weight), language.strip()) for language, _, weight in parts]
    liked = [wish for wish in weighed if wish[0] > 0]
    return [language for _, language in sorted(liked, key=lambda wish: -wish[0])]


def weight_of(text: str) -> float:
    found = re.fullmatch(r"\s*q=([01](?:\.[0-9]{0,3})?)\s*", text)
    return float(found[1]) if found else float(not text.strip())


def read_previews(folder: Path, public_url: str, base_url: str) -> Previews:
    """A client that was built without them is served as it is."""
    file = folder / FILE
    raw = file.read_bytes() if file.is_file() else b"{}"
    return Previews(msgspec.json.decode(raw, type=dict[str, Preview]), public_url, base_url)
