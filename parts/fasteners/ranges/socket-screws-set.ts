import { defineRange, metricScrews, type Range } from '../../range.ts'
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
