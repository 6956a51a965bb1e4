import { defineRange, type Range } from '../../range.ts'
import {
  deepGrooveBearing,
  din625,
  din628,
  din630,
  din711,
  din720,
  din5412,
  iso15,
  iso3228,
  iso3245,
  iso9628,
  taperedRollerBearing,
  thrustBearing,
} from '../../standards/bearings.ts'
import { ballsInRows, ballsOf, ballsOfAngular } from '../balls.ts'
import { designated } from './designated.ts'

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
/** The series of DIN 628-1: as designations begin and end, and the dimension series of ISO 15. */
const ANGULAR_SERIES = [
  ['72B', '72', 'B', '02'],
  ['73', '73', '', '03'],
] as const
/** The dimension series of ISO 15 that a series of other bearings has. */
const SELF_ALIGNING_SERIES = { 12: '02', 13: '03' } as const
const ROLLER_SERIES = { NU2: '02', NU3: '03' } as const
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
    '628',
    'angular-contact-bearing',
    din628,
    ANGULAR_SERIES.flatMap(([series, begins, ends, dimensionSeries]) =>
      din628.of(series).nominals.map(d => {
        const bearing = { d, ...iso15.of(dimensionSeries).row(d), ...din628.of(series).row(d) }
        return designated(`${begins}${boreCode(d)}${ends}`, { ...bearing, ...ballsOfAngular(bearing) })
      }),
    ),
  ),
  defineRange(
    '630',
    'self-aligning-bearing',
    din630,
    Object.entries(SELF_ALIGNING_SERIES).flatMap(([series, dimensionSeries]) =>
      din630.of(series).nominals.map(d => {
        const bearing = { d, ...iso15.of(dimensionSeries).row(d), ...din630.of(series).row(d) }
        return designated(`${series}${boreCode(d)}`, { ...bearing, ...ballsInRows(bearing) })
      }),
    ),
  ),
  defineRange(
    '5412',
    'cylindrical-roller-bearing',
    din5412,
    Object.entries(ROLLER_SERIES).flatMap(([series, dimensionSeries]) =>
      din5412.of(series).nominals.map(d =>
        designated(`${series}${boreCode(d)}`, {
          d,
          ...iso15.of(dimensionSeries).row(d),
          ...din5412.of(series).row(d),
        }),
      ),
    ),
  ),
  defineRange('3245', 'drawn-cup-bearing', iso3245, ({ nominals, row }) =>
    nominals.flatMap(Fw => {
      const { D, widths } = row(Fw)
      return widths.map(C =>
        designated(`HK${String(Fw).padStart(2, '0')}${String(C).padStart(2, '0')}`, { Fw, D, C }),
      )
    }),
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
