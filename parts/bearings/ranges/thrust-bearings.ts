import { defineRange, type Range } from '../../range.ts'
import { type ThrustSeries, thrustBearing, thrustBores } from '../../standards/din-711.ts'
import { catalogues } from './catalogues.ts'
import { boreCode } from './designations.ts'

const SERIES: readonly ThrustSeries[] = [511, 512, 513, 514]

export const thrustBearings: readonly Range[] = [
  defineRange({
    code: '711',
    family: 'thrust-bearing',
    standard: 'DIN 711',
    source: catalogues.zvl,
    sizes: SERIES.flatMap(series =>
      thrustBores(series).map(d => {
        const bearing = thrustBearing(series, d)
        const designation = `${series}${boreCode(d)}`
        return { code: designation, label: designation, dimensions: { ...bearing, ...ballsBetween(bearing) } }
      }),
    ),
  }),
]

/** The balls, where no table has them: 0.36 (D - d) down to half millimetres, with 8 % of play on the circle; so come out 51105's. */
function ballsBetween({ d, D }: Readonly<Record<'d' | 'D', number>>) {
  const Dw = Math.floor(0.36 * (D - d) * 2) / 2
  return { Dw, Z: Math.floor(Math.PI / Math.asin((1.08 * Dw * 2) / (d + D))) }
}
