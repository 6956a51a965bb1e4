import type { Values } from '@parts-hub/parts'
import { type RangeSize, rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { takesSpanner } from '../spanners.ts'
import { marked } from './grades.ts'

const workOf = ({ d = 0, l = 0 }: Values) => 4 + d * 0.6 + (d * l) / 110

const galvanised88 = {
  ...marked.galvanised88,
  code: null,
  label: '8.8, Hot-Dip Galvanised',
} as const satisfies Grade

const galvanised109 = {
  code: '109',
  label: '10.9, Hot-Dip Galvanised',
  material: 'Alloy steel, quenched and tempered, class 10.9',
  finish: 'Hot-dip galvanised',
  eurosPerKilogram: 3.1,
  effort: 1.35,
  dimensions: { C: 10.9 },
  text: 'Strength class 10.9: tensile strength 1040 MPa, proof stress 940 MPa. Hot-dip galvanised to ISO 10684; takes the nut and washers of its own system.',
} as const satisfies Grade

const plain46 = {
  ...marked.zinc46,
  label: '4.6, Plain',
  finish: 'Bright',
  text: 'Strength class 4.6: tensile strength 400 MPa, yield 240 MPa. Plain and oiled, to be painted with the steelwork.',
} as const satisfies Grade

const galvanised56 = {
  ...marked.galvanised46,
  label: '5.6, Hot-Dip Galvanised',
  material: 'Steel, strength class 5.6',
  dimensions: { C: 5.6 },
  text: 'Strength class 5.6: tensile strength 500 MPa, yield 300 MPa. Hot-dip galvanised to ISO 10684 for years outdoors.',
} as const satisfies Grade

/** The thread and the spanner, as every structural bolt's text says them. */
const threadOf = ({ dimensions: { d, l = 0, b = 0, P } }: RangeSize) =>
  b < l ? `thread M${d} x ${P} over ${b} mm` : `thread M${d} x ${P} up to the head`

export const structuralBolts: readonly Offer[] = [
  {
    slug: 'structural-bolts-hv-en-14399-4',
    name: 'Structural bolt HV',
    summary:
      'High-strength bolts with a large hexagon, system HV to EN 14399-4 (formerly DIN 6914), for preloaded joints in steel structures. Short thread, so that the shank lies in the shear plane.',
    range: rangeOf('14399-4'),
    grades: [{ ...galvanised109, code: null }],
    leading: '14399-4-M16X60',
    nameOf: ({ label }, grade) => `HV Bolt ${label}, EN 14399-4, ${grade.label}`,
    describe: (size, { text }) =>
      `Structural bolt of system HV with a large hexagon, ${threadOf(size)}. ${text} Washers of EN 14399-6 belong under head and nut. ${takesSpanner(size.dimensions['s'])}.`,
    workOf,
  },
  {
    slug: 'structural-bolts-hr-en-14399-3',
    name: 'Structural bolt HR',
    summary:
      'High-strength bolts with a large hexagon and a long thread, system HR to EN 14399-3, for preloaded joints in steel structures: the thread gives way slowly before the bolt breaks.',
    range: rangeOf('14399-3'),
    grades: [galvanised88, galvanised109],
    leading: '14399-3-M16X60',
    nameOf: ({ label }, grade) => `HR Bolt ${label}, EN 14399-3, ${grade.label}`,
    describe: (size, { text }) =>
      `Structural bolt of system HR with a large hexagon, ${threadOf(size)}. ${text} For preloaded joints to EN 1090-2. ${takesSpanner(size.dimensions['s'])}.`,
    workOf,
  },
  {
    slug: 'structural-bolts-din-7990',
    name: 'Structural bolt, not preloaded',
    summary:
      'Hexagon bolts for steel structures, to DIN 7990, tightened without a set preload: platforms, railings, halls. Short thread, so that the shank bears on the sheets; with washers of DIN 7989.',
    range: rangeOf('7990'),
    grades: [plain46, galvanised56],
    leading: '7990-M16X60',
    nameOf: ({ label }, grade) => `Structural Bolt ${label}, DIN 7990, ${grade.label}`,
    describe: (size, { text }) =>
      `Hexagon bolt for steel structures without a set preload, ${threadOf(size)}. ${text} Goes with washers of 8 mm, DIN 7989, under the nut. ${takesSpanner(size.dimensions['s'])}.`,
    workOf: dimensions => 0.7 * workOf(dimensions),
  },
]
