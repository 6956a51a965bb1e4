import { defineRange, metricScrews, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { iso1207, slottedCheeseLengths, slottedCheeseScrew } from '../../standards/iso-1207.ts'
import { iso1580, slottedPanLengths, slottedPanScrew } from '../../standards/iso-1580.ts'
import { iso2009, slottedCountersunkLengths, slottedCountersunkScrew } from '../../standards/iso-2009.ts'
import { iso2010, slottedRaisedLengths, slottedRaisedScrew } from '../../standards/iso-2010.ts'
import { crossPanLengths, crossPanScrew, iso7045 } from '../../standards/iso-7045.ts'
import { crossCountersunkLengths, crossCountersunkScrew, iso7046 } from '../../standards/iso-7046.ts'
import { crossRaisedLengths, crossRaisedScrew, iso7047 } from '../../standards/iso-7047.ts'
import { crossCheeseLengths, crossCheeseScrew, iso7048 } from '../../standards/iso-7048.ts'

const source = sources.fastenersWorkbench

/** Machine screws with metric threads. */
export const machineScrews: readonly Range[] = [
  defineRange({
    code: '7045',
    family: 'cross-pan-screw',
    standard: 'ISO 7045',
    source,
    sizes: metricScrews(iso7045.nominals, crossPanLengths, crossPanScrew),
  }),
  defineRange({
    code: '7046',
    family: 'cross-countersunk-screw',
    standard: 'ISO 7046-1',
    source,
    sizes: metricScrews(iso7046.nominals, crossCountersunkLengths, crossCountersunkScrew),
  }),
  defineRange({
    code: '7047',
    family: 'cross-raised-screw',
    standard: 'ISO 7047',
    source,
    sizes: metricScrews(iso7047.nominals, crossRaisedLengths, crossRaisedScrew),
  }),
  defineRange({
    code: '7048',
    family: 'cross-cheese-screw',
    standard: 'ISO 7048',
    source,
    sizes: metricScrews(iso7048.nominals, crossCheeseLengths, crossCheeseScrew),
  }),
  defineRange({
    code: '1207',
    family: 'slotted-cheese-screw',
    standard: 'ISO 1207',
    source,
    sizes: metricScrews(iso1207.nominals, slottedCheeseLengths, slottedCheeseScrew),
  }),
  defineRange({
    code: '1580',
    family: 'slotted-pan-screw',
    standard: 'ISO 1580',
    source,
    sizes: metricScrews(iso1580.nominals, slottedPanLengths, slottedPanScrew),
  }),
  defineRange({
    code: '2009',
    family: 'slotted-countersunk-screw',
    standard: 'ISO 2009',
    source,
    sizes: metricScrews(iso2009.nominals, slottedCountersunkLengths, slottedCountersunkScrew),
  }),
  defineRange({
    code: '2010',
    family: 'slotted-raised-screw',
    standard: 'ISO 2010',
    source,
    sizes: metricScrews(iso2010.nominals, slottedRaisedLengths, slottedRaisedScrew),
  }),
]
