"""A bounded number of programs, the same ones every time; `scripts/fuzz` runs longer."""

import pathlib

from fuzz.campaign import Campaign
from fuzz.running import Runner

COUNT, MOST_FUNCTIONS = 30, 4


def test_programs_have_the_same_bits_however_they_are_run(tmp_path: pathlib.Path):
    campaign = Campaign(Runner(tmp_path))
    failure = campaign.search(COUNT, most=MOST_FUNCTIONS)
    assert not failure, f"\n{failure.file()}"
    print(campaign.coverage.summary())
