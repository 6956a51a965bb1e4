import { rangeOf } from '@parts-hub/parts/ranges'
import { grades } from '../grade.ts'
import type { Offer } from '../offer.ts'

/** A class above the strength that the smallest threads are made in, and thick coats that fill them. */
const isUsual: Offer['isMade'] = ({ dimensions: { d = 0 } }, { code }) =>
  (code !== '109' || d >= 5) && (code !== 'HDG' || d >= 8)

export const hexagonScrews: readonly Offer[] = [
  {
    slug: 'hexagon-screws-iso-4017',
    name: 'Hexagon screw, full thread',
    summary:
      'Hexagon head screws threaded up to the head, to ISO 4017 (nearly DIN 933): the screw for tapped holes and for nuts where the length may vary. Thread tolerance 6g, product grade A.',
    range: rangeOf('4017'),
    grades: [
      grades.zinc88,
      grades.galvanised88,
      { ...grades.black109, dimensions: { C: 10.9 } },
      { ...grades.a2, dimensions: { C: 70 } },
      { ...grades.a4, dimensions: { C: 80 } },
    ],
    isMade: isUsual,
    leading: '4017-M10X40',
    nameOf: ({ label }, grade) => `Hex Bolt ${label}, Full Thread, ${grade.label}`,
    describe: ({ dimensions: { d, P, s } }, { text }) =>
      `Hexagon head screw threaded up to the head, thread M${d} x ${P} with tolerance 6g. ${text} Takes a ${s} mm spanner.`,
    workOf: ({ d = 0, l = 0 }) => 1.5 + d * 0.35 + (d * l) / 120,
  },
]
