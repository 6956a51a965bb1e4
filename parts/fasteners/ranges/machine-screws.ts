import { defineRange, metricScrews, type Range } from '../../range.ts'
import {
  inchFillisterSlotted,
  inchFlatCross,
  inchFlatSlotted,
  inchOvalCross,
  inchOvalSlotted,
  inchPanCross,
  inchPanSlotted,
  inchRoundSlotted,
  inchTrussCross,
  inchTrussSlotted,
  panSlotted,
} from '../../standards/inch-machine-screws.ts'
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
import {
  iso4766,
  iso7434,
  iso7435,
  iso7436,
  slottedSetScrew,
  slottedSetScrewLengths,
} from '../../standards/set-screws.ts'

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

/** Machine screws with threads to the inch. */
export const inchMachineScrews: readonly Range[] = [
  defineRange('B1863PC', 'cross-pan-screw', panSlotted, inchPanCross()),
  defineRange('B1863PS', 'slotted-pan-screw', panSlotted, inchPanSlotted()),
  defineRange('B1863FC', 'cross-countersunk-screw', panSlotted, inchFlatCross()),
  defineRange('B1863FS', 'slotted-countersunk-screw', panSlotted, inchFlatSlotted()),
  defineRange('B1863OC', 'cross-raised-screw', panSlotted, inchOvalCross()),
  defineRange('B1863OS', 'slotted-raised-screw', panSlotted, inchOvalSlotted()),
  defineRange('B1863RS', 'slotted-round-screw', panSlotted, inchRoundSlotted()),
  defineRange('B1863TC', 'cross-pan-screw', panSlotted, inchTrussCross()),
  defineRange('B1863TS', 'slotted-round-screw', panSlotted, inchTrussSlotted()),
  defineRange('B1863LS', 'slotted-round-screw', panSlotted, inchFillisterSlotted()),
]

/** Slotted set screws. */
export const slottedSetScrews: readonly Range[] = [
  defineRange(
    '4766',
    'slotted-set-screw-flat',
    iso4766,
    metricScrews(iso4766.nominals, slottedSetScrewLengths(iso4766), slottedSetScrew(iso4766)),
  ),
  defineRange(
    '7434',
    'slotted-set-screw-cone',
    iso7434,
    metricScrews(iso7434.nominals, slottedSetScrewLengths(iso7434), slottedSetScrew(iso7434)),
  ),
  defineRange(
    '7435',
    'slotted-set-screw-dog',
    iso7435,
    metricScrews(iso7435.nominals, slottedSetScrewLengths(iso7435), slottedSetScrew(iso7435)),
  ),
  defineRange(
    '7436',
    'slotted-set-screw-cup',
    iso7436,
    metricScrews(iso7436.nominals, slottedSetScrewLengths(iso7436), slottedSetScrew(iso7436)),
  ),
]
