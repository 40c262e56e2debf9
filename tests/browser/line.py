"""A network line that can be cut: it stands between the browser and the server."""

from __future__ import annotations

import contextlib
import socket
import threading


class Line:
    """Carries bytes both ways. Once cut, every connection breaks and none is made until it is mended.

    `deaf`: what the server says is lost on the way while everything still reaches it.
    """

    def __init__(self, port: int) -> None:
        self._server = port
        self._open: list[socket.socket] = []
        self._cut = False
        self.deaf = False
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._answer, daemon=True).start()

    def cut(self) -> None:
        self._cut = True
        for one in self._open:
            _shut(one)
        self._open.clear()

    def mend(self) -> None:
        self._cut = self.deaf = False

    def close(self) -> None:
        self.cut()
        _shut(self._door)

    def _answer(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            try:
                if self._cut:
                    raise OSError
                far = socket.create_connection(("127.0.0.1", self._server))
            except OSError:
                _shut(near)
                continue
            self._open += [near, far]
            threading.Thread(target=self._carry, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self._carry, args=(far, near, True), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, homeward: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if not (homeward and self.deaf):
                    target.sendall(data)
        _shut(source)
        _shut(target)


def _shut(one: socket.socket) -> None:
    with contextlib.suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
