import type { Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import { type Grade, grades } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { takesSpanner } from '../spanners.ts'
import { unmarked } from './grades.ts'

const workOf = ({ d = 0, l = 0 }: Values) => 2 + d * 0.35 + (d * l) / 120

/** A thick coat fills the smallest threads. */
const isUsual: Offer['isMade'] = ({ dimensions: { d = 0 } }, { code }) => code !== 'HDG' || d >= 6

const black88 = {
  ...grades.black109,
  code: null,
  label: '8.8',
  material: 'Steel, quenched and tempered, class 8.8',
  eurosPerKilogram: 2.3,
  effort: 1.1,
  text: 'Strength class 8.8: tensile strength 800 MPa, yield 640 MPa. Blackened and oiled: protection against rust indoors only.',
} as const satisfies Grade

/** What coach screws are made of: they have no strength class. */
const wood = [
  {
    ...unmarked.zinc,
    material: 'Steel',
    text: 'Steel, electro-galvanised and blue passivated, for dry rooms.',
  },
  {
    ...unmarked.galvanised,
    material: 'Steel',
    text: 'Steel, hot-dip galvanised for years outdoors.',
  },
  {
    ...unmarked.a2,
    material: 'Stainless steel A2 (1.4301)',
    text: 'Stainless steel A2 for outdoors without chlorides; acid woods such as oak do not stain.',
  },
  {
    ...unmarked.a4,
    material: 'Stainless steel A4 (1.4401)',
    text: 'Stainless steel A4 for the sea and for wood treated with salts.',
  },
] as const satisfies readonly Grade[]

export const neckedAndSquareBolts: readonly Offer[] = [
  {
    slug: 'carriage-bolts-din-603',
    name: 'Carriage bolt',
    summary:
      'Cup head bolts with a square neck, to DIN 603 (coach bolts): the neck is drawn into wood and keeps the bolt from turning while the nut is tightened; the smooth head cannot be undone from outside.',
    range: rangeOf('603'),
    grades: [unmarked.zinc, unmarked.galvanised, unmarked.a2, unmarked.a4],
    isMade: isUsual,
    leading: '603-M8X60',
    nameOf: ({ label }, grade) => `Carriage Bolt ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, dk, v, f } }, { text }) =>
      `Cup head bolt, head of ${dk} mm, with a square neck of ${v} mm across and ${f} mm long that holds it in wood. Thread M${d} x ${P}. ${text} Drill ${d} mm.`,
    workOf,
  },
  {
    slug: 'coach-screws-din-571',
    name: 'Coach screw',
    summary:
      'Hexagon head wood screws, to DIN 571 (lag screws), set with a spanner: for beams, posts and fittings on wood, and in plugs for heavy things on walls. Pilot holes keep the wood from splitting.',
    range: rangeOf('571'),
    grades: wood,
    isMade: isUsual,
    leading: '571-10X80',
    nameOf: ({ label }, grade) => `Coach Screw ${label}, ${grade.label}`,
    describe: ({ dimensions: { d = 0, b = 0, s } }, { text }) =>
      `Hexagon head wood screw of ${d} mm, threaded over ${Math.round(b)} mm. ${text} Drill ${d} mm for the shank and about ${Math.round(d * 7) / 10} mm for the thread. ${takesSpanner(s)}.`,
    workOf,
  },
  {
    slug: 'square-collar-bolts-din-478',
    name: 'Square head bolt with collar',
    summary:
      'Square head bolts with a collar, to DIN 478, for tool holders and fixtures that are set often: the square lasts where a hexagon would round off, the collar stops the spanner and spreads the load.',
    range: rangeOf('478'),
    grades: [black88, grades.black109],
    leading: '478-M12X50',
    nameOf: ({ label }, grade) => `Square Collar Bolt ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, s, dc } }, { text }) =>
      `Square head bolt with a collar of ${dc} mm, for tool posts and fixtures; thread M${d} x ${P}, tolerance 6g. ${text} Takes a square spanner of ${s} mm.`,
    workOf: dimensions => 3 * workOf(dimensions),
  },
  {
    slug: 't-head-bolts-din-186',
    name: 'T-head bolt with square neck',
    summary:
      'Bolts with a hammer head and a square neck, to DIN 186: put into a slot, turned by a quarter and held there by the neck. For channels, rails, foundations and pipe clamps.',
    range: rangeOf('186'),
    grades: [unmarked.zinc, unmarked.galvanised, unmarked.a4],
    isMade: isUsual,
    leading: '186-M12X60',
    nameOf: ({ label }, grade) => `T-Head Bolt ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, m, n, v } }, { text }) =>
      `Bolt with a hammer head of ${m} x ${n} mm and a square neck that keeps it from turning in a slot of ${v} mm. Thread M${d} x ${P}. ${text}`,
    workOf: dimensions => 1.6 * workOf(dimensions),
  },
  {
    slug: 't-slot-bolts-din-787',
    name: 'T-slot bolt',
    summary:
      'Bolts for the T-slots of machine tables (DIN 650), to DIN 787: slid in from the end, they hold vices, clamps and fixtures. The neck guides them in the slot; forged, heat-treated, with a rolled thread.',
    range: rangeOf('787'),
    grades: [black88],
    leading: '787-M12X14X80',
    nameOf: ({ label }, grade) => `T-Slot Bolt ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, P, v, m, k } }, { text }) =>
      `Bolt for T-slots of ${v} mm to DIN 650, head of ${m} mm square and ${k} mm high, thread M${d} x ${P}. ${text} Use with a nut of DIN 6330 and a washer of DIN 6340.`,
    workOf: ({ d = 0, l = 0 }) => 25 + d * 6 + (d * l) / 25,
  },
]
