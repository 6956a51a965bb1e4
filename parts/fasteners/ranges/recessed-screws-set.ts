import { defineRange, metricScrews, type Range } from '../../range.ts'
import {
  iso4766,
  iso7434,
  iso7435,
  iso7436,
  slottedSetScrew,
  slottedSetScrewLengths,
} from '../../standards/set-screws.ts'

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
