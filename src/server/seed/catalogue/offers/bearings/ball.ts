import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'

const steel = {
  code: null,
  label: 'Open',
  material: 'Bearing steel 100Cr6, hardened',
  finish: 'Ground',
  eurosPerKilogram: 4,
  effort: 1,
  text: 'Open on both sides, pressed steel cage; lubricate with oil or grease.',
} as const satisfies Grade

const shielded = {
  ...steel,
  code: 'ZZ',
  label: 'ZZ, Shielded',
  family: 'shielded-ball-bearing',
  effort: 1.1,
  text: 'Steel shields on both sides that do not rub, greased for life: keeps out coarse dirt and runs as fast as an open one.',
} as const satisfies Grade

const sealed = {
  ...steel,
  code: '2RS',
  label: '2RS, Sealed',
  family: 'sealed-ball-bearing',
  material: 'Bearing steel 100Cr6, NBR seals',
  effort: 1.2,
  text: 'Rubbing seals of nitrile rubber on both sides, greased for life: keeps out dust and splashes; -30 to +100 °C.',
} as const satisfies Grade

const C3 = 'Radial clearance C3, larger than normal, for tight fits and warm running.'

/** The versions in which deep groove bearings are made: open, shielded, sealed, each also with more clearance, and stainless. */
const versions: readonly Grade[] = [
  steel,
  { ...steel, code: 'C3', label: 'Open, C3', effort: 1.04, text: `Open on both sides. ${C3}` },
  shielded,
  {
    ...shielded,
    code: 'ZZ-C3',
    label: 'ZZ-C3, Shielded',
    effort: 1.14,
    text: `Steel shields on both sides, greased for life. ${C3}`,
  },
  sealed,
  {
    ...sealed,
    code: '2RS-C3',
    label: '2RS-C3, Sealed',
    effort: 1.24,
    text: `Rubbing seals of nitrile rubber on both sides, greased for life. ${C3}`,
  },
  {
    ...sealed,
    code: '2RS-SS',
    label: '2RS-SS, Stainless',
    material: 'Stainless steel X105CrMo17 (1.4125), NBR seals',
    finish: 'Stainless',
    eurosPerKilogram: 12,
    effort: 2.1,
    text: 'Rings and balls of stainless steel, rubbing seals, food-safe grease: for wet rooms and washing down; carries about 80 % of the load of bearing steel.',
  },
]

/** Whether a series is made with covers, with more clearance, and of stainless steel up to a bore in mm. */
interface Making {
  readonly isCovered: boolean
  readonly hasClearance: boolean
  readonly stainlessTo: number
}

/** A family of the shop: the deep groove bearings of these series, as their designations begin and how long they are. */
function deepGroove(
  about: Pick<Offer, 'slug' | 'name' | 'summary' | 'leading'> & {
    readonly series: RegExp
    readonly making: Making
  },
): Offer {
  const { slug, name, summary, leading, series, making } = about
  return {
    slug,
    name,
    summary,
    range: rangeOf('625'),
    grades: versions,
    isMade: ({ label, dimensions: { d = 0 } }, { code, finish }) =>
      series.test(label) &&
      (making.isCovered || code === null || code === 'C3') &&
      (making.hasClearance || !code?.endsWith('C3')) &&
      (finish !== 'Stainless' || d <= making.stainlessTo),
    leading,
    nameOf: ({ label }, grade) =>
      `Deep Groove Ball Bearing ${grade.code ? `${label}-${grade.label}` : `${label}, ${grade.label}`}`,
    describe: ({ dimensions: { d, D, B, C, C0 } }, { text }) =>
      `Single row, ${d} x ${D} x ${B} mm; load ratings ${C} kN dynamic, ${C0} kN static. ${text} Tolerance class P0. Shaft seat k6 (up to 17 mm j5), housing seat H7 for a turning shaft.`,
    workOf: ({ D = 0, B = 0 }) => 60 + D * 3.2 + (B < D / 7 ? D * 2 : 0),
  }
}

export const ballBearings: readonly Offer[] = [
  deepGroove({
    slug: 'deep-groove-ball-bearings-60',
    name: 'Deep groove ball bearing, series 60',
    summary:
      'Light single row ball bearings of series 60 to DIN 625-1, bores from 10 mm: for radial load and moderate axial load in both directions, where there is little room.',
    series: /^60\d\d$/,
    making: { isCovered: true, hasClearance: true, stainlessTo: 40 },
    leading: '625-6001-2RS',
  }),
  deepGroove({
    slug: 'deep-groove-ball-bearings-62',
    name: 'Deep groove ball bearing, series 62',
    summary:
      'The most used bearings of all: single row ball bearings of series 62 to DIN 625-1, bores from 10 mm, open, shielded or sealed, for radial load and moderate axial load.',
    series: /^62\d\d$/,
    making: { isCovered: true, hasClearance: true, stainlessTo: 40 },
    leading: '625-6205',
  }),
  deepGroove({
    slug: 'deep-groove-ball-bearings-63',
    name: 'Deep groove ball bearing, series 63',
    summary:
      'Heavy single row ball bearings of series 63 to DIN 625-1, bores from 10 mm: half as much again as series 62 carries on the same shaft.',
    series: /^63\d\d$/,
    making: { isCovered: true, hasClearance: true, stainlessTo: 0 },
    leading: '625-6305-2RS',
  }),
  deepGroove({
    slug: 'deep-groove-ball-bearings-64',
    name: 'Deep groove ball bearing, series 64',
    summary:
      'Very heavy single row ball bearings of series 64 to DIN 625-1: the largest balls that a shaft of its size can have, for mills, presses and old gearboxes.',
    series: /^64\d\d$/,
    making: { isCovered: false, hasClearance: false, stainlessTo: 0 },
    leading: '625-6406',
  }),
  deepGroove({
    slug: 'thin-section-ball-bearings-618-619',
    name: 'Thin section ball bearing, series 618 and 619',
    summary:
      'Thin single row ball bearings of series 618 (68) and 619 (69) to DIN 625-1 for shafts with little room round them: robots, encoders, hollow shafts. Less load than series 60.',
    series: /^61[89]\d\d$/,
    making: { isCovered: true, hasClearance: false, stainlessTo: 0 },
    leading: '625-61805-2RS',
  }),
  deepGroove({
    slug: 'narrow-ball-bearings-160',
    name: 'Narrow ball bearing, series 160',
    summary:
      'Single row ball bearings of series 160 to DIN 625-1: the outside of series 60 at two thirds of its width. Made open, for gearboxes that bring their own oil.',
    series: /^160\d\d$/,
    making: { isCovered: false, hasClearance: false, stainlessTo: 0 },
    leading: '625-16005',
  }),
  deepGroove({
    slug: 'miniature-ball-bearings',
    name: 'Miniature ball bearing',
    summary:
      'Ball bearings with bores of 3 to 9 mm, such as 608, 625 and 693, to DIN 625-1: for small motors, models, rollers and printers; open, shielded, sealed or stainless.',
    series: /^6\d\d$/,
    making: { isCovered: true, hasClearance: false, stainlessTo: 9 },
    leading: '625-608-2RS',
  }),
]
