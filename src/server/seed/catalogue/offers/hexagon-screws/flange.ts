import type { Values } from '@parts-hub/parts'
import { type RangeSize, rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { takesSpanner } from '../spanners.ts'
import { marked } from './grades.ts'

const workOf = ({ d = 0, l = 0 }: Values) => 3 + d * 0.45 + (d * l) / 110

const yellow88 = {
  ...marked.zinc88,
  finish: 'Yellow zinc-plated',
  text: 'Strength class 8.8: tensile strength 800 MPa, yield 640 MPa. Electro-galvanised, yellow passivated.',
} as const satisfies Grade

const describePlain = ({ dimensions: { d, l = 0, b = 0, P, s, dc } }: RangeSize, { text }: Grade) => {
  const thread = b < l ? `over ${b} mm` : 'up to the flange'
  return `Hexagon bolt with a plain flange of ${dc} mm that spreads the load without a washer, thread M${d} x ${P} ${thread}. ${text} ${takesSpanner(s)}.`
}

export const flangeBolts: readonly Offer[] = [
  {
    slug: 'flange-bolts-din-6921',
    name: 'Hexagon flange bolt, serrated',
    summary:
      'Hexagon bolts with a serrated flange, to DIN 6921, threaded up to it: the flange stands in for a washer, its teeth dig in and hold against vibration. Not for painted or hardened faces.',
    range: rangeOf('6921'),
    grades: [yellow88, marked.zinc109, marked.a2, marked.a4],
    leading: '6921-M8X30',
    nameOf: ({ label }, grade) => `Hex Flange Bolt ${label}, Serrated, ${grade.label}`,
    describe: ({ dimensions: { d, P, s, dc } }, { text }) =>
      `Hexagon bolt with a flange of ${dc} mm in place of a washer; its teeth hold against vibration. Thread M${d} x ${P} up to the flange. ${text} ${takesSpanner(s)}.`,
    workOf,
  },
  {
    slug: 'flange-bolts-en-1665',
    name: 'Hexagon flange bolt, heavy series',
    summary:
      'Hexagon bolts with a plain flange, heavy series, to EN 1665: they take the spanners of common bolts, need no washer and treat painted and soft faces gently. Common in vehicles and engines.',
    range: rangeOf('1665'),
    grades: [marked.zinc88, marked.zinc109, marked.a2],
    leading: '1665-M10X40',
    nameOf: ({ label }, grade) => `Hex Flange Bolt ${label}, Plain, ${grade.label}`,
    describe: describePlain,
    workOf,
  },
  {
    slug: 'flange-bolts-iso-4162',
    name: 'Hexagon flange bolt, small series',
    summary:
      'Hexagon bolts with a plain flange, small series, to ISO 4162: a smaller hexagon than that of common bolts saves weight and room for the spanner. Common in vehicles and engines.',
    range: rangeOf('4162'),
    grades: [marked.zinc88, marked.zinc109],
    leading: '4162-M8X30',
    nameOf: ({ label }, grade) => `Hex Flange Bolt ${label}, Small Hex, ${grade.label}`,
    describe: describePlain,
    workOf,
  },
]
