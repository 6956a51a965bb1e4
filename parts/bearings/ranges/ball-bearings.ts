import { defineRange, type Range, type RangeSize } from '../../range.ts'
import { deepGrooveBearing, din625 } from '../../standards/din-625.ts'
import { boresOf } from '../../standards/iso-15.ts'
import { ballsOf } from '../balls.ts'
import { catalogues } from './catalogues.ts'
import { boreCode } from './designations.ts'

/** The series of DIN 625-1 as a designation begins: below 10 mm of bore and from there on. */
const SERIES: readonly (readonly [series: keyof typeof din625, small: string, usual: string])[] = [
  [18, '618', '618'],
  [19, '69', '619'],
  ['00', '160', '160'],
  [10, '60', '60'],
  ['02', '62', '62'],
  ['03', '63', '63'],
  ['04', '64', '64'],
]

export const ballBearings: readonly Range[] = [
  defineRange({
    code: '625',
    family: 'ball-bearing',
    standard: 'DIN 625-1',
    source: catalogues.nsk,
    sizes: SERIES.flatMap(([series, small, usual]) =>
      boresOf(series).map(d => deepGroove(series, d, `${d < 10 ? small : usual}${boreCode(d)}`)),
    ),
  }),
]

function deepGroove(series: keyof typeof din625, d: number, designation: string) {
  const bearing = deepGrooveBearing(series, d)
  return {
    code: designation,
    label: designation,
    dimensions: { ...bearing, ...ballsOf(bearing) },
  } satisfies RangeSize
}
