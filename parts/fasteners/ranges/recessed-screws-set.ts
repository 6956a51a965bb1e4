import { defineRange, metricScrews, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import {
  coneSetScrew,
  cupSetScrew,
  dogSetScrew,
  flatSetScrew,
  iso4766,
  setScrewLengths,
} from '../../standards/iso-4766.ts'

const source = sources.fastenersWorkbench
const { nominals } = iso4766

/** Slotted set screws. */
export const slottedSetScrews: readonly Range[] = [
  defineRange({
    code: '4766',
    family: 'slotted-set-screw-flat',
    standard: 'ISO 4766',
    source,
    sizes: metricScrews(nominals, setScrewLengths('flat'), flatSetScrew),
  }),
  defineRange({
    code: '7434',
    family: 'slotted-set-screw-cone',
    standard: 'ISO 7434',
    source,
    sizes: metricScrews(nominals, setScrewLengths('cone'), coneSetScrew),
  }),
  defineRange({
    code: '7435',
    family: 'slotted-set-screw-dog',
    standard: 'ISO 7435',
    source,
    sizes: metricScrews(nominals, setScrewLengths('dog'), dogSetScrew),
  }),
  defineRange({
    code: '7436',
    family: 'slotted-set-screw-cup',
    standard: 'ISO 7436',
    source,
    sizes: metricScrews(nominals, setScrewLengths('cup'), cupSetScrew),
  }),
]
