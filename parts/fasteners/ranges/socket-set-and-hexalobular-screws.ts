import { defineRange, metricScrews, type Range, screwsOf } from '../../range.ts'
import {
  iso14579,
  iso14580,
  iso14581,
  iso14583,
  lobularCapScrew,
  lobularCheeseScrew,
  lobularCountersunkScrew,
  lobularLengths,
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

/** Set screws by their points. */
export const setScrews: readonly Range[] = [
  defineRange('4026', 'flat-point-screw', iso4026, screwsOf(setScrewLengths, flatPointScrew)),
  defineRange(
    '4027',
    'cone-point-screw',
    { ...iso4026, standard: 'ISO 4027' },
    metricScrews(iso4026.nominals, setScrewLengths, conePointScrew),
  ),
  defineRange(
    '4028',
    'dog-point-screw',
    { ...iso4026, standard: 'ISO 4028' },
    metricScrews(iso4026.nominals, dogPointLengths, dogPointScrew),
  ),
  defineRange(
    '4029',
    'cup-point-screw',
    { ...iso4026, standard: 'ISO 4029' },
    metricScrews(iso4026.nominals, setScrewLengths, cupPointScrew),
  ),
]

/** Screws with a hexalobular socket. */
export const hexalobularScrews: readonly Range[] = [
  defineRange('14579', 'lobular-cap-screw', iso14579, screwsOf(lobularLengths(iso14579), lobularCapScrew)),
  defineRange(
    '14580',
    'lobular-cheese-screw',
    iso14580,
    screwsOf(lobularLengths(iso14580), lobularCheeseScrew),
  ),
  defineRange(
    '14581',
    'lobular-countersunk-screw',
    iso14581,
    screwsOf(lobularLengths(iso14581), lobularCountersunkScrew),
  ),
  defineRange('14583', 'lobular-pan-screw', iso14583, screwsOf(lobularLengths(iso14583), lobularPanScrew)),
]
