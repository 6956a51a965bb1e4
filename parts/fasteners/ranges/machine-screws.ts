import { defineRange, metricScrews, type Range, screwsWithin } from '../../range.ts'
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
  crossCheeseScrew,
  crossCountersunkScrew,
  crossPanScrew,
  crossRaisedScrew,
  iso1207,
  iso1580,
  iso2009,
  iso2010,
  iso7045,
  iso7045Z,
  iso7046,
  iso7046Z,
  iso7047,
  iso7048,
  machineScrewLengths,
  poziCountersunkScrew,
  poziPanScrew,
  slottedCheeseLengths,
  slottedCheeseScrew,
  slottedCountersunkScrew,
  slottedPanScrew,
  slottedRaisedScrew,
} from '../../standards/machine-screws.ts'
import { type Table } from '../../standards/read-table.ts'
import {
  iso4766,
  iso7434,
  iso7435,
  iso7436,
  type SlottedRow,
  slottedSetScrew,
  slottedSetScrewLengths,
} from '../../standards/set-screws.ts'

/** Machine screws with metric threads. */
export const machineScrews: readonly Range[] = [
  defineRange('7045', 'cross-pan-screw', iso7045, screwsWithin(machineScrewLengths, crossPanScrew)),
  defineRange(
    '7046',
    'cross-countersunk-screw',
    iso7046,
    screwsWithin(machineScrewLengths, crossCountersunkScrew),
  ),
  defineRange('7045Z', 'pozi-pan-screw', iso7045Z, ({ nominals }) =>
    metricScrews(nominals, d => machineScrewLengths(iso7045.row(d)), poziPanScrew),
  ),
  defineRange('7046Z', 'pozi-countersunk-screw', iso7046Z, ({ nominals }) =>
    metricScrews(nominals, d => machineScrewLengths(iso7046.row(d)), poziCountersunkScrew),
  ),
  defineRange('7047', 'cross-raised-screw', iso7047, screwsWithin(machineScrewLengths, crossRaisedScrew)),
  defineRange('7048', 'cross-cheese-screw', iso7048, screwsWithin(machineScrewLengths, crossCheeseScrew)),
  defineRange(
    '1207',
    'slotted-cheese-screw',
    iso1207,
    screwsWithin(slottedCheeseLengths, slottedCheeseScrew),
  ),
  defineRange('1580', 'slotted-pan-screw', iso1580, screwsWithin(machineScrewLengths, slottedPanScrew)),
  defineRange(
    '2009',
    'slotted-countersunk-screw',
    iso2009,
    screwsWithin(machineScrewLengths, slottedCountersunkScrew),
  ),
  defineRange('2010', 'slotted-raised-screw', iso2010, screwsWithin(machineScrewLengths, slottedRaisedScrew)),
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

/** The sizes of a table of slotted set screws. */
function slottedSizes<Row extends SlottedRow>(table: Table<Row>) {
  return metricScrews(table.nominals, slottedSetScrewLengths(table), slottedSetScrew(table))
}

/** Slotted set screws. */
export const slottedSetScrews: readonly Range[] = [
  defineRange('4766', 'slotted-set-screw-flat', iso4766, slottedSizes),
  defineRange('7434', 'slotted-set-screw-cone', iso7434, slottedSizes),
  defineRange('7435', 'slotted-set-screw-dog', iso7435, slottedSizes),
  defineRange('7436', 'slotted-set-screw-cup', iso7436, slottedSizes),
]
