import { defineRange, metricScrews, type Range } from '../../range.ts'
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
  defineRange(
    '4026',
    'flat-point-screw',
    iso4026,
    metricScrews(iso4026.nominals, setScrewLengths, flatPointScrew),
  ),
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
  defineRange(
    '14579',
    'lobular-cap-screw',
    iso14579,
    metricScrews(iso14579.nominals, lobularLengths(iso14579), lobularCapScrew),
  ),
  defineRange(
    '14580',
    'lobular-cheese-screw',
    iso14580,
    metricScrews(iso14580.nominals, lobularLengths(iso14580), lobularCheeseScrew),
  ),
  defineRange(
    '14581',
    'lobular-countersunk-screw',
    iso14581,
    metricScrews(iso14581.nominals, lobularLengths(iso14581), lobularCountersunkScrew),
  ),
  defineRange(
    '14583',
    'lobular-pan-screw',
    iso14583,
    metricScrews(iso14583.nominals, lobularLengths(iso14583), lobularPanScrew),
  ),
]
