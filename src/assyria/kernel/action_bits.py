"""Where actions on neither hex nor site stand in the third word of legal actions."""

from __future__ import annotations

from assyria.kernel.bits import word
from assyria.packed.actions import COLUMN, DIGNITARY, DONE, OFFER, OTHERS
from assyria.packed.numbering import PLOW_KIND

COLUMN_BIT = COLUMN - OTHERS
DIGNITARY_BIT = DIGNITARY - OTHERS
OFFER_BIT = word(1 << (OFFER - OTHERS))
DONE_BIT = word(1 << (DONE - OTHERS))
PLOW_BIT = word(1 << PLOW_KIND)
