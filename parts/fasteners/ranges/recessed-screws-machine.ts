import { defineRange, metricScrews, type Range } from '../../range.ts'
import {
  crossCheeseLengths,
  crossCheeseScrew,
  crossCountersunkLengths,
  crossCountersunkScrew,
  crossPanLengths,
  crossPanScrew,
  crossRaisedLengths,
  crossRaisedScrew,
  iso1207,
  iso1580,
  iso2009,
  iso2010,
  iso7045,
  iso7046,
  iso7047,
  iso7048,
  slottedCheeseLengths,
  slottedCheeseScrew,
  slottedCountersunkLengths,
  slottedCountersunkScrew,
  slottedPanLengths,
  slottedPanScrew,
  slottedRaisedLengths,
  slottedRaisedScrew,
} from '../../standards/machine-screws.ts'

/** Machine screws with metric threads. */
export const machineScrews: readonly Range[] = [
  defineRange(
    '7045',
    'cross-pan-screw',
    iso7045,
    metricScrews(iso7045.nominals, crossPanLengths, crossPanScrew),
  ),
  defineRange(
    '7046',
    'cross-countersunk-screw',
    iso7046,
    metricScrews(iso7046.nominals, crossCountersunkLengths, crossCountersunkScrew),
  ),
  defineRange(
    '7047',
    'cross-raised-screw',
    iso7047,
    metricScrews(iso7047.nominals, crossRaisedLengths, crossRaisedScrew),
  ),
  defineRange(
    '7048',
    'cross-cheese-screw',
    iso7048,
    metricScrews(iso7048.nominals, crossCheeseLengths, crossCheeseScrew),
  ),
  defineRange(
    '1207',
    'slotted-cheese-screw',
    iso1207,
    metricScrews(iso1207.nominals, slottedCheeseLengths, slottedCheeseScrew),
  ),
  defineRange(
    '1580',
    'slotted-pan-screw',
    iso1580,
    metricScrews(iso1580.nominals, slottedPanLengths, slottedPanScrew),
  ),
  defineRange(
    '2009',
    'slotted-countersunk-screw',
    iso2009,
    metricScrews(iso2009.nominals, slottedCountersunkLengths, slottedCountersunkScrew),
  ),
  defineRange(
    '2010',
    'slotted-raised-screw',
    iso2010,
    metricScrews(iso2010.nominals, slottedRaisedLengths, slottedRaisedScrew),
  ),
]
