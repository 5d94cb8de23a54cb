"""What is measured of the minds at one game alone: the chapters of each game for the report."""

from collections.abc import Mapping, Sequence

from hatbox.games import magic_hat, not_a_hat
from hatbox.lab.report import Study

from .gifts import chapters as gifts
from .gifts import proofs as gift_proofs
from .hats import chapters as hats
from .hats import proofs as hat_proofs

STUDIES: Mapping[str, Sequence[Study]] = {
    not_a_hat.NAME: (gifts.memory, gifts.strategies, gift_proofs.proofs),
    magic_hat.NAME: (hats.ceilings, hats.eyes, hat_proofs.proofs),
}
