import type { Values } from '@parts-hub/parts'
import { type RangeSize, rangeOf } from '@parts-hub/parts/ranges'
import type { Offer } from '../../offer.ts'
import { revolutions, toolGrades } from './grades.ts'

/** The threads that are tapped into holes of these drills, ISO 2306. */
const TAPPED: Readonly<Record<number, string>> = {
  1.6: 'M2',
  2.05: 'M2.5',
  2.5: 'M3',
  2.9: 'M3.5',
  3.3: 'M4',
  4.2: 'M5',
  5: 'M6',
  6: 'M7',
  6.8: 'M8',
  7: 'M8 x 1',
  8.5: 'M10',
  8.8: 'M10 x 1.25',
  9: 'M10 x 1',
  10.2: 'M12',
  10.5: 'M12 x 1.5',
  12: 'M14',
  12.5: 'M14 x 1.5',
  14: 'M16',
  14.5: 'M16 x 1.5',
  15.5: 'M18',
  16.5: 'M18 x 1.5',
  17.5: 'M20',
  18.5: 'M20 x 1.5',
  19.5: 'M22',
  21: 'M24',
  24: 'M27',
  26.5: 'M30',
  29.5: 'M33',
  32: 'M36',
}

/** What the diameter is for and how fast it may turn. */
function useOf({ dimensions: { d = 1, l2 = 0 } }: RangeSize): string {
  const thread = TAPPED[d]
  const tapped = thread ? ` Tapping drill for ${thread}.` : ''
  return `Flutes of ${Math.round(l2)} mm.${tapped} In steel of 600 N/mm²: about ${revolutions(30, d)} rpm.`
}

const workOf = ({ d = 0, l1 = 0 }: Values) => 28 + d * 4 + d ** 2 * 0.5 + l1 * 0.12

/** A drill of cobalt steel has a split point of 135 degrees, so that it starts without wandering. */
const cobalt = { ...toolGrades.hssCobalt, dimensions: { σ: 135 } }
const inches = [toolGrades.hss, toolGrades.hssTin, cobalt]

export const drillOffers: readonly Offer[] = [
  {
    slug: 'twist-drills-din-338',
    name: 'Twist drill, jobber length',
    summary:
      'Twist drills with parallel shank to DIN 338, type N with a helix of 30 degrees: the drill for every workshop, from 0.3 to 20 mm with all tapping sizes. Diameter tolerance h8, right-hand cutting.',
    range: rangeOf('338'),
    grades: [toolGrades.hss, toolGrades.hssTin, cobalt, toolGrades.hssRolled],
    isMade: ({ dimensions: { d = 0 } }, { code }) => {
      if (code === 'TIN') return d >= 1 && d <= 16
      if (code === 'CO') return d >= 1
      if (code === 'R') return d >= 1 && d <= 13 && Number.isInteger(Math.round(d * 1000) / 100)
      return true
    },
    leading: '338-10.0',
    nameOf: ({ label }, grade) => `Twist Drill ${label}, ${grade.label}`,
    describe: (size, { text }) =>
      `Jobber drill with parallel shank, type N, diameter tolerance h8, right-hand. ${text} ${useOf(size)}`,
    workOf,
  },
  {
    slug: 'long-twist-drills-din-340',
    name: 'Twist drill, long',
    summary:
      'Long twist drills with parallel shank to DIN 340, for deep holes and for places that a jobber drill does not reach. Type N, diameter tolerance h8; lift the drill often to clear the chips.',
    range: rangeOf('340'),
    grades: [toolGrades.hss, toolGrades.hssTin, cobalt],
    isMade: ({ dimensions: { d = 0 } }, { code }) => code === null || (d >= 2 && d <= 13),
    leading: '340-6.0',
    nameOf: ({ label }, grade) => `Long Twist Drill ${label}, ${grade.label}`,
    describe: (size, { text }) =>
      `Long drill with parallel shank, type N, diameter tolerance h8, right-hand. ${text} ${useOf(size)}`,
    workOf: values => workOf(values) * 1.4,
  },
  {
    slug: 'stub-drills-din-1897',
    name: 'Stub drill',
    summary:
      'Short twist drills with parallel shank to DIN 1897: stiff, so that they start true without a centre, for lathes, automatic machines, sheet and rivets. Type N, diameter tolerance h8.',
    range: rangeOf('1897'),
    grades: [toolGrades.hss, toolGrades.hssTin, cobalt],
    leading: '1897-6.0',
    nameOf: ({ label }, grade) => `Stub Drill ${label}, ${grade.label}`,
    describe: (size, { text }) =>
      `Extra short drill with parallel shank, type N, diameter tolerance h8, right-hand. ${text} ${useOf(size)}`,
    workOf,
  },
  {
    slug: 'taper-shank-drills-din-345',
    name: 'Twist drill, Morse taper shank',
    summary:
      'Twist drills with Morse taper shank to DIN 345 for pillar and radial drilling machines and tailstocks: the taper centres the drill, its tang drives it and lets a drift push it out. Type N, tolerance h8.',
    range: rangeOf('345'),
    grades: [toolGrades.hss, cobalt],
    isMade: ({ dimensions: { d = 0 } }, { code }) => code === null || (d >= 8 && d <= 40),
    leading: '345-20.0',
    nameOf: ({ label, dimensions: { MK } }, grade) => `Taper Shank Drill ${label}, MT${MK}, ${grade.label}`,
    describe: (size, { text }) =>
      `Twist drill type N with a Morse taper ${size.dimensions.MK} to DIN 228-B, right-hand. ${text} ${useOf(size)}`,
    workOf: ({ d = 0, l1 = 0 }) => 180 + d * 10 + d ** 2 * 0.6 + l1 * 0.3,
  },
  {
    slug: 'jobber-drills-fractional-inch',
    name: 'Twist drill, fractional inch',
    summary:
      'Jobber length twist drills in fractions of an inch to ASME B94.11M, from 1/64 to 1/2 inch by sixty-fourths, for clearance holes of inch screws and for older machines.',
    range: rangeOf('B9411'),
    grades: inches,
    isMade: ({ dimensions: { d = 0 } }, { code }) => code === null || d >= 1,
    leading: 'B9411-1-4',
    nameOf: ({ label }, grade) => `Twist Drill ${label}, ${grade.label}`,
    describe: (size, { text }) =>
      `Jobber drill of ${size.label} (${size.dimensions.d?.toFixed(2)} mm) with parallel shank, right-hand. ${text} ${useOf(size)}`,
    workOf,
  },
  {
    slug: 'jobber-drills-number',
    name: 'Twist drill, number sizes',
    summary:
      'Jobber length twist drills in the number sizes 80 to 1 (0.34 to 5.79 mm) of ASME B94.11M: tapping drills for unified threads, and clearance holes for number screws.',
    range: rangeOf('B9411N'),
    grades: [toolGrades.hss, cobalt],
    isMade: ({ dimensions: { d = 0 } }, { code }) => code === null || d >= 1,
    leading: 'B9411N-7',
    nameOf: ({ label }, grade) => `Twist Drill ${label}, ${grade.label}`,
    describe: (size, { text }) =>
      `Jobber drill ${size.label} (${size.dimensions.d?.toFixed(2)} mm) with parallel shank, right-hand. ${text} ${useOf(size)}`,
    workOf,
  },
  {
    slug: 'jobber-drills-letter',
    name: 'Twist drill, letter sizes',
    summary:
      'Jobber length twist drills in the letter sizes A to Z (5.94 to 10.49 mm) of ASME B94.11M: tapping drills for unified threads from 1/4 to 1/2 inch.',
    range: rangeOf('B9411L'),
    grades: [toolGrades.hss, cobalt],
    leading: 'B9411L-F',
    nameOf: ({ label }, grade) => `Twist Drill ${label}, ${grade.label}`,
    describe: (size, { text }) =>
      `Jobber drill of letter size ${size.code} (${size.dimensions.d?.toFixed(2)} mm) with parallel shank, right-hand. ${text} ${useOf(size)}`,
    workOf,
  },
  {
    slug: 'centre-drills-din-333',
    name: 'Centre drill, form A',
    summary:
      'Centre drills with a drill and a countersink of 60 degrees at both ends, to DIN 333 form A (ISO 866): they centre shafts for turning between centres, and start holes for drills.',
    range: rangeOf('333A'),
    grades: [toolGrades.hss, toolGrades.hssTin, toolGrades.hssCobalt],
    leading: '333A-2.5',
    nameOf: ({ label }, grade) => `Centre Drill ${label}, ${grade.label}`,
    describe: ({ dimensions: { d1 = 1, d2 } }, { text }) =>
      `Pilot of ${d1} mm, countersink of 60 degrees, body of ${d2} mm, the same at both ends. ${text} About ${revolutions(25, d1 * 1.8)} rpm in steel of 600 N/mm².`,
    workOf: ({ d2 = 0 }) => 60 + d2 * 16 + d2 ** 2 * 0.6,
  },
  {
    slug: 'countersinks-90-din-335',
    name: 'Countersink 90°, three flutes',
    summary:
      'Countersinks of 90 degrees with parallel shank to DIN 335 form C: three radially relieved edges sink and deburr without chatter. For countersunk screws to ISO 10642, ISO 2009 and ISO 7046.',
    range: rangeOf('335'),
    grades: [toolGrades.hss, toolGrades.hssTin, toolGrades.hssCobalt],
    leading: '335-20.5',
    nameOf: ({ label }, grade) => `Countersink 90°, ${label}, ${grade.label}`,
    describe: ({ dimensions: { d1 = 1, d2, d3 } }, { text }) =>
      `Three radially relieved edges, parallel shank of ${d2} mm, for holes from ${d3} mm. ${text} In steel of 600 N/mm²: about ${revolutions(16, d1)} rpm with steady feed.`,
    workOf: ({ d1 = 0 }) => 200 + d1 * 14.4,
  },
  {
    slug: 'countersinks-60-din-334',
    name: 'Countersink 60°, three flutes',
    summary:
      'Countersinks of 60 degrees with parallel shank to DIN 334 form C, three radially relieved edges: for centres, for chamfers of tapped holes and for deburring deep edges.',
    range: rangeOf('334'),
    grades: [toolGrades.hss, toolGrades.hssTin],
    leading: '334-16',
    nameOf: ({ label }, grade) => `Countersink 60°, ${label}, ${grade.label}`,
    describe: ({ dimensions: { d1 = 1, d2, d3 } }, { text }) =>
      `Three radially relieved edges, parallel shank of ${d2} mm, for holes from ${d3} mm. ${text} In steel of 600 N/mm²: about ${revolutions(16, d1)} rpm with steady feed.`,
    workOf: ({ d1 = 0 }) => 220 + d1 * 16,
  },
]
