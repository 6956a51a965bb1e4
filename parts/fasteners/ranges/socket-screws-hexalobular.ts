import { defineRange, metricScrews, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
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
} from '../../standards/iso-14579.ts'

/** Screws with a hexalobular socket. */
export const hexalobularScrews: readonly Range[] = [
  defineRange({
    code: '14579',
    family: 'lobular-cap-screw',
    standard: 'ISO 14579',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(iso14579.nominals, lobularLengths(iso14579), lobularCapScrew),
  }),
  defineRange({
    code: '14580',
    family: 'lobular-cheese-screw',
    standard: 'ISO 14580',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(iso14580.nominals, lobularLengths(iso14580), lobularCheeseScrew),
  }),
  defineRange({
    code: '14581',
    family: 'lobular-countersunk-screw',
    standard: 'ISO 14581',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(iso14581.nominals, lobularLengths(iso14581), lobularCountersunkScrew),
  }),
  defineRange({
    code: '14583',
    family: 'lobular-pan-screw',
    standard: 'ISO 14583',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(iso14583.nominals, lobularLengths(iso14583), lobularPanScrew),
  }),
]
