import { INCH, type Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import { type Grade, grades } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { screwGrades } from './grades.ts'

const { zinc48, a4 } = screwGrades
const zinc88: Grade = { ...grades.zinc88, code: '88' }
const a2: Grade = { ...grades.a2, effort: 1.3 }
const brass: Grade = {
  ...grades.brass,
  code: 'BR',
  material: 'Brass CuZn39Pb3',
  text: 'Free-cutting brass CuZn39Pb3: tensile strength about 430 MPa, does not rust or spark, conducts well.',
}

/** What rolling or cutting a thread of this length costs, in cents. */
const rollingOf = ({ d = 0, l = 0 }: Values) => 2 + d * 0.4 + (d * l) / 90

/** A stud up to half a metre, a rod above. */
const kindOf = ({ l = 0 }: Values) => (l < 500 ? 'Threaded Stud' : 'Threaded Rod')

const metreOf = ({ l = 0 }: Values) =>
  l >= 500 ? 'Sold by the rod; cut to length with a nut run on first.' : 'Both ends chamfered.'

/** Hot-dip galvanising fills the thinnest threads, and brass is not stocked as thick bars. */
const isStocked: Offer['isMade'] = ({ dimensions: { d = 0 } }, { code }) =>
  (code !== 'BR' || d <= 24) && (code !== '109' || d >= 5)

const studGrades: readonly Grade[] = [
  {
    ...zinc48,
    code: null,
    label: '5.6',
    material: 'Steel, strength class 5.6',
    finish: 'Bright',
    text: 'Strength class 5.6: tensile strength 500 MPa, yield 300 MPa. Bright, lightly oiled.',
  },
  {
    ...grades.zinc88,
    code: '88',
    finish: 'Bright',
    text: 'Strength class 8.8: tensile strength 800 MPa, yield 640 MPa. Bright, lightly oiled.',
  },
  { ...grades.zinc88, code: '88ZN', label: '8.8, Zinc' },
  a2,
]

/** The offer of studs with a stud end of this kind. */
const studs = (code: string, ratio: string, into: string): Offer => ({
  slug: `studs-din-${code}`,
  name: `Stud, stud end of ${ratio}`,
  summary: `Studs to DIN ${code} whose stud end is about ${ratio} long, for tapped holes in ${into}: they stay in the housing, the nut comes off. Length without the stud end.`,
  range: rangeOf(code),
  grades: studGrades,
  leading: `${code}-M10X50`,
  nameOf: ({ label }, grade) => `Stud DIN ${code} ${label}, ${grade.label}`,
  describe: ({ dimensions: { d, P, l, b1, b2 } }, { text }) =>
    `Stud with a stud end of ${b1} mm (about ${ratio}) for ${into}, standing out by ${l} mm, with ${b2} mm of thread M${d} x ${P} for the nut. ${text}`,
  workOf: ({ d = 0, l = 0 }) => 8 + d * 1.4 + (d * l) / 80,
})

/** Threaded rods and studs. */
export const threadedRods: readonly Offer[] = [
  {
    slug: 'threaded-rods-din-976',
    name: 'Threaded rod and stud',
    summary:
      'Rods threaded over their whole length with coarse threads, to DIN 976-1 form A, from short studs to rods of one metre (formerly DIN 975): for anchors, hangers, spacers and clamps.',
    range: rangeOf('976'),
    grades: [zinc48, zinc88, a2, a4, brass],
    isMade: isStocked,
    leading: '976-M12X100-BR',
    nameOf: ({ label, dimensions }, grade) => `${kindOf(dimensions)} ${label}, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `Threaded from end to end, form A, thread M${dimensions['d']} x ${dimensions['P']} with tolerance 6g, ${dimensions['l']} mm long. ${text} ${metreOf(dimensions)}`,
    workOf: rollingOf,
  },
  {
    slug: 'threaded-rods-fine-din-976',
    name: 'Threaded rod, fine thread',
    summary:
      'Rods of half a metre and one metre threaded over their whole length with fine metric threads, to DIN 976-1: for adjusting, for thin walls and for repairs.',
    range: rangeOf('976F'),
    grades: [zinc48, zinc88, a2],
    leading: '976F-M10X1X1000',
    nameOf: ({ label }, grade) => `Threaded Rod ${label}, Fine, ${grade.label}`,
    describe: ({ dimensions: { d, P, l } }, { text }) =>
      `Threaded from end to end with the fine thread M${d} x ${P}, tolerance 6g, ${l} mm long: takes nuts of the same pitch only. ${text}`,
    workOf: rollingOf,
  },
  {
    slug: 'threaded-rods-inch-asme-b18-31-3',
    name: 'Threaded rod, inch',
    summary:
      'Continuous threaded rods with UNC and UNF threads in lengths of one to six feet, to ASME B18.31.3: for hangers, anchors and machines built to the inch.',
    range: rangeOf('B18313'),
    grades: [
      {
        ...zinc48,
        label: 'Low Carbon, Zinc',
        material: 'Low carbon steel, grade A36',
        text: 'Low carbon steel A36: tensile strength 400 MPa. Electro-galvanised, blue passivated, free of chromium VI.',
      },
      {
        ...grades.zinc88,
        code: 'B7',
        label: 'B7',
        material: 'Alloy steel ASTM A193 B7',
        finish: 'Black oxide',
        eurosPerKilogram: 3.4,
        effort: 1.4,
        text: 'Quenched and tempered alloy steel ASTM A193 B7: tensile strength 860 MPa, for flanges and heat.',
      },
      { ...a2, code: 'SS', label: '18-8 Stainless', material: 'Stainless steel 18-8 (AISI 304)' },
    ],
    leading: 'B18313-3-8-16X3FT',
    nameOf: ({ label }, grade) => `Threaded Rod ${label}, ${grade.label}`,
    describe: ({ dimensions: { d = 0, P = 1 } }, { text }) =>
      `Threaded from end to end, class 2A, ${Math.round(INCH / P)} threads to the inch on ${d.toFixed(2)} mm. ${text} Cut to length with a nut run on first.`,
    workOf: rollingOf,
  },
  studs('938', '1 d', 'steel'),
  studs('939', '1.25 d', 'cast iron'),
  studs('835', '2 d', 'aluminium'),
]
