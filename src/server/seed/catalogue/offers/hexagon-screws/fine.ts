import type { Values } from '@parts-hub/parts'
import { type RangeSize, rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { takesSpanner } from '../spanners.ts'
import { marked } from './grades.ts'

/** A fine thread is more work than a coarse one, and is made in smaller lots. */
const workOf = ({ d = 0, l = 0 }: Values) => 2.5 + d * 0.45 + (d * l) / 95

const describeScrew = ({ dimensions: { d, P, s } }: RangeSize, { text }: Grade) =>
  `Hexagon head screw threaded up to the head, fine thread M${d} x ${P} with tolerance 6g: it holds its preload better than the coarse one and fits thin walls. ${text} ${takesSpanner(s)}.`

const describeBolt = ({ dimensions: { d, l = 0, b = 0, P, s } }: RangeSize, { text }: Grade) =>
  `Hexagon head bolt with ${l - b} mm of plain shank and a fine thread M${d} x ${P} of ${b} mm, tolerance 6g. ${text} ${takesSpanner(s)}; needs a nut of the same pitch.`

/** Stainless fine threads are made up to M20. */
const isUsual: Offer['isMade'] = ({ dimensions: { d = 0 } }, { code }) => code !== 'A2' || d <= 20

export const fineHexagonScrews: readonly Offer[] = [
  {
    slug: 'hexagon-screws-fine-iso-8676',
    name: 'Hexagon screw, fine thread, full',
    summary:
      'Hexagon head screws with a fine metric thread up to the head, to ISO 8676 (nearly DIN 961): for vehicles, gearboxes and hydraulics, where thin walls and shocks ask for a fine pitch.',
    range: rangeOf('8676'),
    grades: [marked.zinc88, marked.black109, marked.a2],
    isMade: isUsual,
    leading: '8676-M10X1.25X40',
    nameOf: ({ label }, grade) => `Hex Bolt ${label}, Fine, ${grade.label}`,
    describe: describeScrew,
    workOf,
  },
  {
    slug: 'hexagon-bolts-fine-iso-8765',
    name: 'Hexagon bolt, fine thread, part',
    summary:
      'Hexagon head bolts with a plain shank and a fine metric thread, to ISO 8765 (nearly DIN 960): for axles, suspensions and gearboxes, where shocks ask for a fine pitch.',
    range: rangeOf('8765'),
    grades: [marked.zinc88, marked.black109, marked.a2],
    isMade: isUsual,
    leading: '8765-M12X1.5X80',
    nameOf: ({ label }, grade) => `Hex Bolt ${label}, Fine, Part Thread, ${grade.label}`,
    describe: describeBolt,
    workOf,
  },
  {
    slug: 'hexagon-screws-fine-din-961',
    name: 'Hexagon screw, fine thread, DIN 961',
    summary:
      'Hexagon head screws with a fine metric thread up to the head, to the withdrawn DIN 961, for repairs of vehicles and machines: M10, M12, M14 and M22 take other spanners than ISO 8676.',
    range: rangeOf('961'),
    grades: [marked.zinc88, marked.black109],
    leading: '961-M12X1.25X40',
    nameOf: ({ label }, grade) => `Hex Bolt ${label}, DIN 961, ${grade.label}`,
    describe: describeScrew,
    workOf,
  },
  {
    slug: 'hexagon-bolts-fine-din-960',
    name: 'Hexagon bolt, fine thread, DIN 960',
    summary:
      'Hexagon head bolts with a plain shank and a fine metric thread, to the withdrawn DIN 960, for repairs of vehicles and machines: M10, M12, M14 and M22 take other spanners than ISO 8765.',
    range: rangeOf('960'),
    grades: [marked.zinc88, marked.black109],
    leading: '960-M12X1.25X80',
    nameOf: ({ label }, grade) => `Hex Bolt ${label}, DIN 960, ${grade.label}`,
    describe: describeBolt,
    workOf,
  },
]
