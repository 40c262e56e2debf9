"""The pages are true: their sessions run, and say what the pages say they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .pages import ROOT, run_page
