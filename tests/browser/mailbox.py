"""Where a server sends to: a place on this machine that keeps what it gets."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Mailbox:
    """A place on this machine that takes what a server sends, as a push service or a messenger does."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        mailbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                headers = {name.lower(): value for name, value in self.headers.items()}
                mailbox.got.append((headers, self.rfile.read(int(headers["content-length"]))))
                self.send_response(201)
                self.end_headers()

            def log_message(self, *_args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/box"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
