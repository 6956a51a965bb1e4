import type { Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import type { Offer } from '../../offer.ts'
import { takesSpanner } from '../spanners.ts'
import { fineHexagonScrews } from './fine.ts'
import { flangeBolts } from './flange.ts'
import { marked } from './grades.ts'
import { inchBolts } from './inch.ts'
import { neckedAndSquareBolts } from './necked-and-square.ts'
import { structuralBolts } from './structural.ts'

/** Classes above the strength that the smallest threads are made in, thick coats that fill them, and the rare large ones. */
const isUsual: Offer['isMade'] = ({ dimensions: { d = 0 } }, { code }) =>
  (code !== '109' || d >= 5) &&
  (code !== '129' || (d >= 6 && d <= 24)) &&
  (code !== 'HDG' || d >= 8) &&
  (code !== 'A4' || d <= 30)

const workOf = ({ d = 0, l = 0 }: Values) => 1.5 + d * 0.35 + (d * l) / 120

export const hexagonScrews: readonly Offer[] = [
  {
    slug: 'hexagon-screws-iso-4017',
    name: 'Hexagon screw, full thread',
    summary:
      'Hexagon head screws threaded up to the head, to ISO 4017 (nearly DIN 933): the screw for tapped holes and for nuts where the length may vary. Thread tolerance 6g, product grade A.',
    range: rangeOf('4017'),
    grades: [marked.zinc88, marked.galvanised88, marked.black109, marked.a2, marked.a4],
    isMade: isUsual,
    leading: '4017-M10X40',
    nameOf: ({ label }, grade) => `Hex Bolt ${label}, Full Thread, ${grade.label}`,
    describe: ({ dimensions: { d, P, s } }, { text }) =>
      `Hexagon head screw threaded up to the head, thread M${d} x ${P} with tolerance 6g. ${text} ${takesSpanner(s)}.`,
    workOf,
  },
  {
    slug: 'hexagon-bolts-iso-4014',
    name: 'Hexagon bolt, part thread',
    summary:
      'Hexagon head bolts with a plain shank, to ISO 4014 (nearly DIN 931): the shank stands in the joint, bears sideways loads and stretches evenly. Thread tolerance 6g, product grades A and B.',
    range: rangeOf('4014'),
    grades: [marked.zinc88, marked.galvanised88, marked.black109, marked.a2, marked.a4],
    isMade: isUsual,
    leading: '4014-M10X80',
    nameOf: ({ label }, grade) => `Hex Bolt ${label}, Part Thread, ${grade.label}`,
    describe: ({ dimensions: { d = 0, l = 0, b = 0, P, s } }, { text }) =>
      `Hexagon head bolt with ${l - b} mm of plain shank and a thread M${d} x ${P} of ${b} mm, tolerance 6g. ${text} ${takesSpanner(s)}.`,
    workOf,
  },
  {
    slug: 'hexagon-screws-din-933',
    name: 'Hexagon screw, full thread, DIN 933',
    summary:
      'Hexagon head screws threaded up to the head, to the withdrawn DIN 933, for repairs and for drawings that still ask for it: M10, M12, M14 and M22 take other spanners than ISO 4017.',
    range: rangeOf('933'),
    grades: [
      marked.zinc88,
      marked.plain88,
      marked.galvanised88,
      marked.zinc109,
      marked.black129,
      marked.a2,
      marked.a4,
    ],
    isMade: isUsual,
    leading: '933-M10X40',
    nameOf: ({ label }, grade) => `Hex Bolt ${label}, DIN 933, ${grade.label}`,
    describe: ({ dimensions: { d, P, s } }, { text }) =>
      `Hexagon head screw threaded up to the head, thread M${d} x ${P} with tolerance 6g. ${text} ${takesSpanner(s)}${isoWidth(d, 'ISO 4017')}.`,
    workOf,
  },
  {
    slug: 'hexagon-bolts-din-931',
    name: 'Hexagon bolt, part thread, DIN 931',
    summary:
      'Hexagon head bolts with a plain shank, to the withdrawn DIN 931, for repairs and for drawings that still ask for it: M10, M12, M14 and M22 take other spanners than ISO 4014.',
    range: rangeOf('931'),
    grades: [marked.zinc88, marked.galvanised88, marked.zinc109, marked.a2, marked.a4],
    isMade: isUsual,
    leading: '931-M12X100',
    nameOf: ({ label }, grade) => `Hex Bolt ${label}, DIN 931, ${grade.label}`,
    describe: ({ dimensions: { d = 0, l = 0, b = 0, P, s } }, { text }) =>
      `Hexagon head bolt with ${l - b} mm of plain shank and a thread M${d} x ${P} of ${b} mm, tolerance 6g. ${text} ${takesSpanner(s)}${isoWidth(d, 'ISO 4014')}.`,
    workOf,
  },
  {
    slug: 'hexagon-screws-iso-4018',
    name: 'Hexagon screw, full thread, grade C',
    summary:
      'Hexagon head screws of product grade C, threaded up to the head, to ISO 4018: wide tolerances at a low price, for gates, frames and other plain steelwork with clearance holes.',
    range: rangeOf('4018'),
    grades: [marked.zinc46, marked.galvanised46],
    isMade: isUsual,
    leading: '4018-M12X50',
    nameOf: ({ label }, grade) => `Hex Bolt ${label}, ISO 4018, ${grade.label}`,
    describe: ({ dimensions: { d, P, s } }, { text }) =>
      `Hexagon head screw of product grade C, threaded up to the head, thread M${d} x ${P} with tolerance 8g. ${text} ${takesSpanner(s)}.`,
    workOf: dimensions => 0.8 * workOf(dimensions),
  },
  {
    slug: 'hexagon-bolts-iso-4016',
    name: 'Hexagon bolt, part thread, grade C',
    summary:
      'Hexagon head bolts of product grade C with a plain shank, to ISO 4016 (formerly DIN 601): wide tolerances at a low price, for timber joints, gates and plain steelwork with clearance holes.',
    range: rangeOf('4016'),
    grades: [marked.zinc46, marked.galvanised46],
    isMade: isUsual,
    leading: '4016-M12X100',
    nameOf: ({ label }, grade) => `Hex Bolt ${label}, ISO 4016, ${grade.label}`,
    describe: ({ dimensions: { d = 0, l = 0, b = 0, P, s } }, { text }) =>
      `Hexagon head bolt of product grade C with ${l - b} mm of plain shank and a thread M${d} x ${P} of ${b} mm, tolerance 8g. ${text} ${takesSpanner(s)}.`,
    workOf: dimensions => 0.8 * workOf(dimensions),
  },
  ...fineHexagonScrews,
  ...flangeBolts,
  ...structuralBolts,
  ...inchBolts,
  ...neckedAndSquareBolts,
]

/** What spanner the bolt of the standard that followed takes, where it is another one. */
function isoWidth(d: number | undefined, standard: string): string {
  const width = { 10: 16, 12: 18, 14: 21, 22: 34 }[d ?? 0]
  return width ? `; that of ${standard} takes one of ${width} mm` : ''
}
