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
