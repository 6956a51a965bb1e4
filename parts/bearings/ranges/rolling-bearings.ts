import { defineRange, type Range } from '../../range.ts'
import {
  deepGrooveBearing,
  din625,
  din711,
  din720,
  iso15,
  iso3228,
  iso9628,
  taperedRollerBearing,
  thrustBearing,
} from '../../standards/bearings.ts'
import { ballsOf } from '../balls.ts'

/** The series of DIN 625-1 as a designation begins: below 10 mm of bore and from there on. */
const BALL_SERIES = [
  ['18', '618', '618'],
  ['19', '69', '619'],
  ['00', '160', '160'],
  ['10', '60', '60'],
  ['02', '62', '62'],
  ['03', '63', '63'],
  ['04', '64', '64'],
] as const
const TAPERED_SERIES = [302, 303, 320, 322, 323]
const THRUST_SERIES = [511, 512, 513, 514]

export const rollingBearings: readonly Range[] = [
  defineRange(
    '625',
    'ball-bearing',
    din625,
    BALL_SERIES.flatMap(([series, small, usual]) =>
      iso15.of(series).nominals.map(d => {
        const bearing = deepGrooveBearing(series, d)
        return designated(`${d < 10 ? small : usual}${boreCode(d)}`, { ...bearing, ...ballsOf(bearing) })
      }),
    ),
  ),
  defineRange(
    '720',
    'tapered-roller-bearing',
    din720,
    TAPERED_SERIES.flatMap(series =>
      din720
        .of(series)
        .nominals.map(d => designated(`${series}${boreCode(d)}`, taperedRollerBearing(series, d))),
    ),
  ),
  defineRange(
    '711',
    'thrust-bearing',
    din711,
    THRUST_SERIES.flatMap(series =>
      din711.of(series).nominals.map(d => {
        const bearing = thrustBearing(series, d)
        return designated(`${series}${boreCode(d)}`, { ...bearing, ...ballsBetween(bearing) })
      }),
    ),
  ),
  defineRange('3228', 'pillow-block', iso3228, ({ nominals, row }) =>
    nominals.map(d => {
      // The insert bearing has the balls of the deep groove bearing of series 62; up to 17 mm those of 6204's housing, 6203.
      const { C, C0 } = deepGrooveBearing('02', Math.max(17, d))
      return designated(`UCP2${boreCode(d)}`, { d, ...row(d), ...iso9628.row(d), C, C0 })
    }),
  ),
]

/** A bearing is asked for by its designation. */
function designated<Numbers>(designation: string, dimensions: Numbers) {
  return { code: designation, label: designation, dimensions }
}

/** The end of a bearing's designation, ISO 355 and DIN 623-1: a digit below 10 mm of bore, 00 to 03, then a fifth of the bore. */
function boreCode(d: number): string {
  if (d < 10) return String(d)
  const small = [10, 12, 15, 17].indexOf(d)
  return String(small < 0 ? d / 5 : small).padStart(2, '0')
}

/** The balls, where no table has them: 0.36 (D - d) down to half millimetres, with 8 % of play on the circle; so come out 51105's. */
function ballsBetween({ d, D }: Readonly<Record<'d' | 'D', number>>) {
  const Dw = Math.floor(0.36 * (D - d) * 2) / 2
  return { Dw, Z: Math.floor(Math.PI / Math.asin((1.08 * Dw * 2) / (d + D))) }
}
