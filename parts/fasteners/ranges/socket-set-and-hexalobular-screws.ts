import { defineRange, type Range, screwsOf, screwsWithin } from '../../range.ts'
import {
  iso14579,
  iso14580,
  iso14581,
  iso14583,
  lobularCapScrew,
  lobularCheeseScrew,
  lobularCountersunkScrew,
  lobularPanScrew,
} from '../../standards/hexalobular-screws.ts'
import {
  conePointScrew,
  cupPointScrew,
  dogPointLengths,
  dogPointScrew,
  flatPointScrew,
  iso4026,
  setScrewLengths,
} from '../../standards/set-screws.ts'
import { socketScrewLengths } from '../../standards/socket-screws.ts'

/** Set screws by their points. */
export const setScrews: readonly Range[] = [
  defineRange('4026', 'flat-point-screw', iso4026, screwsOf(setScrewLengths, flatPointScrew)),
  defineRange(
    '4027',
    'cone-point-screw',
    { ...iso4026, standard: 'ISO 4027' },
    screwsOf(setScrewLengths, conePointScrew),
  ),
  defineRange(
    '4028',
    'dog-point-screw',
    { ...iso4026, standard: 'ISO 4028' },
    screwsOf(dogPointLengths, dogPointScrew),
  ),
  defineRange(
    '4029',
    'cup-point-screw',
    { ...iso4026, standard: 'ISO 4029' },
    screwsOf(setScrewLengths, cupPointScrew),
  ),
]

/** Screws with a hexalobular socket. */
export const hexalobularScrews: readonly Range[] = [
  defineRange('14579', 'lobular-cap-screw', iso14579, screwsWithin(socketScrewLengths, lobularCapScrew)),
  defineRange(
    '14580',
    'lobular-cheese-screw',
    iso14580,
    screwsWithin(socketScrewLengths, lobularCheeseScrew),
  ),
  defineRange(
    '14581',
    'lobular-countersunk-screw',
    iso14581,
    screwsWithin(socketScrewLengths, lobularCountersunkScrew),
  ),
  defineRange('14583', 'lobular-pan-screw', iso14583, screwsWithin(socketScrewLengths, lobularPanScrew)),
]
