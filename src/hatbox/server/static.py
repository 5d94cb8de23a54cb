"""Serves the built browser client from memory, compressed once at start."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from .preview import Page, read_previews

FOLDER = Path(__file__).parent / "static"

INDEX = "/index.html"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg",
    "application/manifest",
)

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Hatbox</title>
<h1>The browser client is missing</h1>
<p>The server runs, but the client has not been built.
In a checkout of Hatbox, run <code>make web</code>; an installed package contains it.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    content: bytes
    packed: bytes | None
    kind: str
    etag: str
    is_immutable: bool


def load(path: Path, folder: Path) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    # The bundler puts a hash of the content into the names in assets/.
    is_immutable = path.relative_to(folder).parts[0] == "assets"
    return packed(path.read_bytes(), kind, is_immutable=is_immutable)


def packed(content: bytes, kind: str, *, is_immutable: bool = False) -> File:
    is_text = kind.startswith(PACKED)
    return File(
        content=content,
        packed=gzip.compress(content, mtime=0) if is_text else None,
        kind=f"{kind}; charset=utf-8" if is_text else kind,
        etag=f'"{hashlib.sha256(content).hexdigest()[:16]}"',
        is_immutable=is_immutable,
    )


class Client:
    """Answers every path that is not the API's: a file, or the single page."""

    def __init__(
        self,
        folder: Path = FOLDER,
        public_url: str = "",
        base_url: str = "",
        *,
        is_public: bool = False,
    ) -> None:
        self._is_public = is_public
        found = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        self._files = {
            "/" + path.relative_to(folder).as_posix(): load(path, folder) for path in found
        }
        self._previews = read_previews(folder, public_url, base_url)
        # The same few pages are asked for again and again; a server may have several names.
        self._page = lru_cache(maxsize=256)(self._fill_in)

    async def answer(self, request: Request) -> Response:
        path = request.url.path
        is_page = path == INDEX or "." not in path.rpartition("/")[2]
        if not is_page:
            return self._file(path, request)
        if INDEX not in self._files:
            return HTMLResponse(NOT_BUILT, headers={"cache-control": ASK_AGAIN})
        page = self._page(self._previews.page_of(request))
        return serve(page, request, vary="accept-encoding, accept-language")

    def _file(self, path: str, request: Request) -> Response:
        file = self._files.get(path)
        if file is None:
            return Response("Not found.", 404, media_type="text/plain")
        return serve(file, request)

    def _fill_in(self, page: Page) -> File:
        html = self._files[INDEX].content.decode()
        html = self._previews.fill_in(html, page)
        if self._is_public:
            # What the first page needs to know, without another request.
            html = html.replace("<html ", "<html data-public ", 1)
        return packed(html.encode(), "text/html")


def serve(file: File, request: Request, vary: str = "accept-encoding") -> Response:
    headers = {
        "cache-control": FOREVER if file.is_immutable else ASK_AGAIN,
        "etag": file.etag,
        "vary": vary,
    }
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)
