"""Serves the built browser client from memory, compressed once at start."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

FOLDER = Path(__file__).parent / "static"

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
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    is_text = kind.startswith(PACKED)
    return File(
        content=content,
        packed=gzip.compress(content, mtime=0) if is_text else None,
        kind=f"{kind}; charset=utf-8" if is_text else kind,
        etag=f'"{hashlib.sha256(content).hexdigest()[:16]}"',
        # The bundler puts a hash of the content into the names in assets/.
        is_immutable=path.relative_to(folder).parts[0] == "assets",
    )


class Client:
    """Answers every path that is not the API's: a file, or the single page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        self._files = {
            "/" + path.relative_to(folder).as_posix(): load(path, folder) for path in found
        }

    async def answer(self, request: Request) -> Response:
        path = request.url.path
        file = self._files.get(path)
        if file is None and "." not in path.rpartition("/")[2]:
            file = self._files.get("/index.html")
            if file is None:
                return HTMLResponse(NOT_BUILT, headers={"cache-control": ASK_AGAIN})
        if file is None:
            return Response("Not found.", 404, media_type="text/plain")
        return serve(file, request)


def serve(file: File, request: Request) -> Response:
    headers = {
        "cache-control": FOREVER if file.is_immutable else ASK_AGAIN,
        "etag": file.etag,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)
