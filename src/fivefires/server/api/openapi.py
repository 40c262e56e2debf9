"""The description of the interface, from which the page's types are generated; `python -m` prints it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from fivefires import __version__
from fivefires.server.wire import Answer, Attend, Confirm, Frame, Greeting, Ping, Redo, Say, Undo, Withdraw

CONFIG = OpenAPIConfig(
    "Five Fires",
    __version__,
    description="Tables, seats and games. Secrets travel as `Authorization: Bearer` and in the first socket frame.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin()],
)
COMMANDS = [Answer, Undo, Redo, Withdraw, Confirm, Attend, Say, Ping]
BEARER = {
    "type": "http",
    "scheme": "bearer",
    "description": "What opens a table: the secret of a seat, the watch token, or the invitation.",
}
FILE = {
    "required": True,
    "content": {"application/json": {"schema": {"type": "object", "description": "A whole file of Five Fires"}}},
}
# The framework would answer so to what it does not understand; we answer 422.
NEVER = "400"
# The one thing that anybody may do at a table, if it is listed.
SITTING = "/api/tables/{table}/sit"


def description(app: Litestar) -> dict[str, Any]:
    """What Litestar knows of the routes, and what it does not: who may ask, files, and the frames of the socket."""
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    _, frames = msgspec.json.schema_components([Greeting, Frame, *COMMANDS], ref_template="#/components/schemas/{name}")
    known = schema["components"]["schemas"]
    known.update({name: shape for name, shape in frames.items() if name not in known})
    known["Command"] = {"oneOf": [{"$ref": f"#/components/schemas/{one.__name__}"} for one in COMMANDS]}
    schema["components"]["securitySchemes"] = {"bearer": BEARER}
    schema["paths"]["/api/uploads"]["post"]["requestBody"] = FILE
    for path, operations in schema["paths"].items():
        for operation in operations.values():
            operation["responses"].pop(NEVER, None)
            operation["security"] = [{"bearer": []}] if "{table}" in path and path != SITTING else []
    return schema


def main() -> None:
    import tempfile
    from pathlib import Path

    from fivefires.server.app import make_litestar
    from fivefires.server.config import Config

    with tempfile.TemporaryDirectory() as folder:
        print(msgspec.json.format(msgspec.json.encode(description(make_litestar(Config(Path(folder)))))).decode())


if __name__ == "__main__":
    main()
