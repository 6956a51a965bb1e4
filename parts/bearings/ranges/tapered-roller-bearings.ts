import { defineRange, type Range } from '../../range.ts'
import { type TaperedSeries, taperedBores, taperedRollerBearing } from '../../standards/din-720.ts'
import { catalogues } from './catalogues.ts'
import { boreCode } from './designations.ts'

const SERIES: readonly TaperedSeries[] = [302, 303, 320, 322, 323]

export const taperedRollerBearings: readonly Range[] = [
  defineRange({
    code: '720',
    family: 'tapered-roller-bearing',
    standard: 'DIN 720',
    source: catalogues.fbj,
    sizes: SERIES.flatMap(series =>
      taperedBores(series).map(d => {
        const designation = `${series}${boreCode(d)}`
        return { code: designation, label: designation, dimensions: taperedRollerBearing(series, d) }
      }),
    ),
  }),
]
