import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { inchSpanner } from '../spanners.ts'
import { nutGrades } from './nut-grades.ts'

/** The steel of a nut with a nylon ring. */
const withRing = (grade: Grade): Grade => ({ ...grade, material: `${grade.material}, ring of polyamide 6.6` })

/** The two series of unified threads, as ranges and texts tell them apart; a thread of 3/8 inch stands for the family. */
const series = [
  { name: 'UNC', word: 'coarse', mark: '', example: '3-8-16' },
  { name: 'UNF', word: 'fine', mark: 'F', example: '3-8-24' },
] as const
type Series = (typeof series)[number]

const hexNut = ({ name, word, mark, example }: Series): Offer => ({
  slug: `hex-nuts-${name.toLowerCase()}`,
  name: `Hex nut, ${name}`,
  summary: `Hexagon nuts to ASME B18.2.2 with ${word} unified thread ${name}, class 2B: for bolts to ASME B18.2.1.`,
  range: rangeOf(`B1822-HN${mark}`),
  grades: [
    nutGrades.grade2,
    nutGrades.grade5,
    nutGrades.grade8,
    nutGrades.galvanisedInch,
    nutGrades.stainless188,
    nutGrades.stainless316,
    nutGrades.brass,
  ],
  leading: `B1822-HN${mark}-${example}`,
  nameOf: ({ label }, grade) => `Hex Nut ${label} ${name}, ${grade.label}`,
  describe: ({ label, dimensions: { s = 0 } }, { text }) =>
    `Hexagon nut with ${word} unified thread ${label} ${name}, class 2B, to ASME B18.2.2. ${text} Spanner ${inchSpanner(s)} in.`,
  workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
})

const hexJamNut = ({ name, word, mark, example }: Series): Offer => ({
  slug: `hex-jam-nuts-${name.toLowerCase()}`,
  name: `Hex jam nut, ${name}`,
  summary: `Thin hexagon nuts (jam nuts) to ASME B18.2.2 with ${word} unified thread ${name}: to lock a full nut, or where room is short.`,
  range: rangeOf(`B1822-JN${mark}`),
  grades: [
    nutGrades.grade2,
    nutGrades.grade5,
    nutGrades.stainless188,
    nutGrades.stainless316,
    nutGrades.brass,
  ],
  leading: `B1822-JN${mark}-${example}`,
  nameOf: ({ label }, grade) => `Hex Jam Nut ${label} ${name}, ${grade.label}`,
  describe: ({ label, dimensions: { s = 0 } }, { text }) =>
    `Thin hexagon nut (jam nut) with unified thread ${label} ${name}, class 2B: locks a full nut or fits where room is short. ${text} Spanner ${inchSpanner(s)} in.`,
  workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
})

const nylonLockNut = ({ name, mark, example }: Series): Offer => ({
  slug: `nylon-insert-lock-nuts-${name.toLowerCase()}`,
  name: `Nylon insert lock nut, ${name}`,
  summary: `Self-locking hexagon nuts of style NE to ASME B18.16.6 with unified thread ${name}: a ring of nylon grips the thread, up to 120 °C.`,
  range: rangeOf(`B1816-NE${mark}`),
  grades: [
    withRing(nutGrades.grade2),
    withRing(nutGrades.grade5),
    withRing(nutGrades.grade8),
    withRing(nutGrades.stainless188),
    withRing(nutGrades.stainless316),
  ],
  leading: `B1816-NE${mark}-${example}`,
  nameOf: ({ label }, grade) => `Nylon Insert Lock Nut ${label} ${name}, ${grade.label}`,
  describe: ({ label, dimensions: { s = 0 } }, { text }) =>
    `Self-locking hexagon nut with unified thread ${label} ${name}: the nylon ring grips the thread and holds under vibration. ${text} Spanner ${inchSpanner(s)} in.`,
  workOf: ({ d = 0, h = 0 }) => 1.5 + d * 0.35 + (d * h) / 50,
})

/** Nuts with unified threads. */
export const inchNuts: readonly Offer[] = [
  ...series.map(hexNut),
  ...series.map(hexJamNut),
  {
    slug: 'machine-screw-nuts-hex-unc',
    name: 'Machine screw nut, hexagon, UNC',
    summary:
      'Small hexagon nuts to ASME B18.2.2 for machine screws #1 to 3/8", without chamfers as they are stamped.',
    range: rangeOf('B1822-MS'),
    grades: [nutGrades.grade2, nutGrades.stainless188, nutGrades.stainless316, nutGrades.brass],
    leading: 'B1822-MS-10-24',
    nameOf: ({ label }, grade) => `Machine Screw Nut ${label} UNC, ${grade.label}`,
    describe: ({ label, dimensions: { s = 0 } }, { text }) =>
      `Small hexagon nut for machine screws with thread ${label} UNC, class 2B, without chamfers as it is stamped. ${text} Spanner ${inchSpanner(s, 32)} in.`,
    workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
  },
  {
    slug: 'machine-screw-nuts-square-unc',
    name: 'Machine screw nut, square, UNC',
    summary:
      'Small square nuts to ASME B18.2.2 for machine screws #1 to 3/8": they do not turn in pockets and channels.',
    range: rangeOf('B1822-MSQ'),
    grades: [nutGrades.grade2, nutGrades.stainless188, nutGrades.brass],
    leading: 'B1822-MSQ-10-24',
    nameOf: ({ label }, grade) => `Square Machine Screw Nut ${label} UNC, ${grade.label}`,
    describe: ({ label }, { text }) =>
      `Small square nut for machine screws with thread ${label} UNC, class 2B: does not turn in pockets and channels. ${text}`,
    workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
  },
  {
    slug: 'square-nuts-unc',
    name: 'Square nut, UNC',
    summary:
      'Square nuts to ASME B18.2.2 with coarse unified thread, chamfered on one side: for timber, channels and old machines.',
    range: rangeOf('B1822-SQ'),
    grades: [nutGrades.grade2, nutGrades.galvanisedInch, nutGrades.stainless188],
    leading: 'B1822-SQ-3-8-16',
    nameOf: ({ label }, grade) => `Square Nut ${label} UNC, ${grade.label}`,
    describe: ({ label, dimensions: { s = 0 } }, { text }) =>
      `Square nut with coarse unified thread ${label} UNC, class 2B, chamfered on one side, for timber, channels and old machines. ${text} Spanner ${inchSpanner(s)} in.`,
    workOf: ({ d = 0, m = 0 }) => 0.7 + d * 0.16 + (d * m) / 80,
  },
  {
    slug: 'coupling-nuts-unc',
    name: 'Coupling nut, UNC',
    summary: 'High hexagon nuts to ASME B18.2.2 that join two threaded rods with coarse unified thread.',
    range: rangeOf('B1822-CN'),
    grades: [
      nutGrades.grade2,
      nutGrades.grade5,
      nutGrades.galvanisedInch,
      nutGrades.stainless188,
      nutGrades.stainless316,
    ],
    leading: 'B1822-CN-3-8-16',
    nameOf: ({ label }, grade) => `Coupling Nut ${label} UNC, ${grade.label}`,
    describe: ({ label, dimensions: { s = 0 } }, { text }) =>
      `High hexagon nut that joins two threaded rods ${label} UNC end to end, class 2B, to ASME B18.2.2. ${text} Spanner ${inchSpanner(s)} in.`,
    workOf: ({ d = 0, m = 0 }) => 4 + d * 0.5 + (d * m) / 40,
  },
  {
    slug: 'flange-nuts-unc',
    name: 'Flange nut, UNC',
    summary:
      'Hexagon nuts with flange to ASME B18.2.2 with coarse unified thread: the flange spreads the load in place of a washer.',
    range: rangeOf('B1822-FL'),
    grades: [nutGrades.grade2, nutGrades.grade5, nutGrades.grade8, nutGrades.stainless188],
    leading: 'B1822-FL-3-8-16',
    nameOf: ({ label }, grade) => `Flange Nut ${label} UNC, ${grade.label}`,
    describe: ({ label, dimensions: { s = 0 } }, { text }) =>
      `Hexagon nut with a plain flange in place of a washer, coarse unified thread ${label} UNC, class 2B. ${text} Spanner ${inchSpanner(s)} in.`,
    workOf: ({ d = 0, m = 0 }) => 1.2 + d * 0.28 + (d * m) / 60,
  },
  {
    slug: 'slotted-nuts-unc',
    name: 'Slotted nut, UNC',
    summary:
      'Slotted hexagon nuts to ASME B18.2.2 with coarse unified thread: a split pin through the bolt keeps them where they are.',
    range: rangeOf('B1822-SL'),
    grades: [nutGrades.grade2, nutGrades.grade5, nutGrades.stainless188],
    leading: 'B1822-SL-3-8-16',
    nameOf: ({ label }, grade) => `Slotted Nut ${label} UNC, ${grade.label}`,
    describe: ({ label, dimensions: { s = 0 } }, { text }) =>
      `Hexagon nut with six slots for a split pin through the bolt, coarse unified thread ${label} UNC, class 2B. ${text} Spanner ${inchSpanner(s)} in.`,
    workOf: ({ d = 0, m = 0 }) => 5 + d * 0.8 + (d * m) / 25,
  },
  ...series.map(nylonLockNut),
  {
    slug: 'cap-nuts-low-crown-unc',
    name: 'Cap nut, low crown, UNC',
    summary:
      'Cap nuts with low crown to SAE J483 with coarse unified thread: they close the end of a bolt, so that nothing catches.',
    range: rangeOf('J483-L'),
    grades: [{ ...nutGrades.grade2, label: 'Zinc' }, nutGrades.stainless188, nutGrades.brass],
    leading: 'J483-L-3-8-16',
    nameOf: ({ label }, grade) => `Cap Nut ${label} UNC, Low Crown, ${grade.label}`,
    describe: ({ label, dimensions: { s = 0 } }, { text }) =>
      `Cap nut with low crown that closes the end of a bolt, coarse unified thread ${label} UNC, class 2B. ${text} Spanner ${inchSpanner(s)} in.`,
    workOf: ({ d = 0, h = 0 }) => 2 + d * 0.9 + (d * h) / 15,
  },
  {
    slug: 'cap-nuts-high-crown-unc',
    name: 'Cap nut, high crown, UNC',
    summary:
      'Cap nuts with high crown to SAE J483 with coarse unified thread: they close the end of a bolt, so that nothing catches.',
    range: rangeOf('J483-H'),
    grades: [{ ...nutGrades.grade2, label: 'Zinc' }, nutGrades.stainless188, nutGrades.brass],
    leading: 'J483-H-3-8-16',
    nameOf: ({ label }, grade) => `Cap Nut ${label} UNC, High Crown, ${grade.label}`,
    describe: ({ label, dimensions: { s = 0 } }, { text }) =>
      `Cap nut with high crown that closes the end of a bolt, coarse unified thread ${label} UNC, class 2B. ${text} Spanner ${inchSpanner(s)} in.`,
    workOf: ({ d = 0, h = 0 }) => 2 + d * 0.9 + (d * h) / 15,
  },
  {
    slug: 'wing-nuts-unc',
    name: 'Wing nut, UNC',
    summary:
      'Forged wing nuts of type A to ASME B18.6.9 with coarse unified thread, to be tightened by hand.',
    range: rangeOf('B1869'),
    grades: [{ ...nutGrades.grade2, label: 'Zinc' }, nutGrades.stainless188, nutGrades.brass],
    leading: 'B1869-3-8-16',
    nameOf: ({ label }, grade) => `Wing Nut ${label} UNC, ${grade.label}`,
    describe: ({ label }, { text }) =>
      `Wing nut of type A to be tightened by hand, coarse unified thread ${label} UNC, class 2B, for jigs, covers and filters. ${text}`,
    workOf: ({ d = 0, e = 0 }) => 4 + d * 0.8 + e * 0.15,
  },
]
