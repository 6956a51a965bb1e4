import type { Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import type { Offer } from '../../offer.ts'
import { pinGrades } from './grades.ts'

const ringGrades = [
  {
    ...pinGrades.spring,
    material: 'Spring steel C67S or C75S',
    text: 'Spring steel C67S or C75S, hardened and tempered, phosphated and oiled.',
  },
  {
    ...pinGrades.springA2,
    material: 'Stainless spring steel 1.4122',
    label: 'Stainless 1.4122',
    text: 'Stainless spring steel 1.4122 for damp surroundings.',
    code: 'VA',
  },
]
const keyGrades = [pinGrades.key, pinGrades.keyA4]

export const ringAndKeyOffers: readonly Offer[] = [
  {
    slug: 'circlips-din-471',
    name: 'Circlip for shafts',
    summary:
      'Retaining rings for shafts to DIN 471, normal type: sprung into a groove with circlip pliers they hold bearings, gears and levers in their place along the shaft.',
    range: rangeOf('471'),
    grades: ringGrades,
    isMade: ({ dimensions: { d1 = 0 } }, { code }) => code === null || d1 <= 100,
    leading: '471-20',
    nameOf: ({ label }, grade) => `Circlip for Shaft ${label} mm, DIN 471, ${grade.label}`,
    describe: ({ dimensions: { d1, d2, s, d5 } }, { text }) =>
      `Retaining ring for shafts of ${d1} mm, ${s} mm thick. ${text} Groove ${d2} mm in diameter. Fitted with pliers for external rings with tips up to ${d5} mm; do not open it further than it takes to pass over the shaft.`,
    workOf: ({ d1 = 0, s = 0 }) => 0.6 + d1 * 0.06 + s * 0.9,
  },
  {
    slug: 'circlips-din-472',
    name: 'Circlip for bores',
    summary:
      'Retaining rings for bores to DIN 472, normal type: sprung into a groove with circlip pliers they hold bearings and covers in their place along the bore.',
    range: rangeOf('472'),
    grades: ringGrades,
    isMade: ({ dimensions: { d1 = 0 } }, { code }) => code === null || d1 <= 100,
    leading: '472-47',
    nameOf: ({ label }, grade) => `Circlip for Bore ${label} mm, DIN 472, ${grade.label}`,
    describe: ({ dimensions: { d1, d2, s, d5 } }, { text }) =>
      `Retaining ring for bores of ${d1} mm, ${s} mm thick. ${text} Groove ${d2} mm in diameter. Fitted with pliers for internal rings with tips up to ${d5} mm; do not close it further than it takes to enter the bore.`,
    workOf: ({ d1 = 0, s = 0 }) => 0.6 + d1 * 0.06 + s * 0.9,
  },
  {
    slug: 'e-clips-din-6799',
    name: 'E-clip for shafts',
    summary:
      'Retaining washers (E-clips) to DIN 6799: pushed into the groove of a shaft from the side, they make a wide shoulder on thin shafts without pliers.',
    range: rangeOf('6799'),
    grades: ringGrades,
    leading: '6799-8',
    nameOf: ({ label }, grade) => `E-Clip ${label} mm, DIN 6799, ${grade.label}`,
    describe: ({ dimensions: { d2, d3, s, dmin, dmax } }, { text }) =>
      `Retaining washer for a groove of ${d2} mm in shafts of ${dmin} to ${dmax} mm, ${s} mm thick, ${d3} mm wide over all when fitted. ${text} Pushed on from the side.`,
    workOf: ({ d2 = 0 }) => 0.5 + d2 * 0.15,
  },
  {
    slug: 'parallel-keys-din-6885-a',
    name: 'Parallel key with round ends',
    summary:
      'Parallel keys with round ends to DIN 6885-1 form A: they lie in a keyway that an end mill cut into the shaft and turn pulleys, gears and couplings.',
    range: rangeOf('6885A'),
    grades: keyGrades,
    isMade: ({ dimensions: { b = 0 } }, { code }) => code === null || b <= 20,
    leading: '6885A-8X7X40',
    nameOf: ({ label }, grade) => `Parallel Key A ${label}, DIN 6885, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `Parallel key with round ends, form A, ${keyOf(dimensions)} ${text}`,
    workOf: ({ b = 0, l = 0 }) => 4 + b * 0.9 + (b * l) / 45,
  },
  {
    slug: 'parallel-keys-din-6885-b',
    name: 'Parallel key with straight ends',
    summary:
      'Parallel keys with straight ends to DIN 6885-1 form B: for keyways that a disc cutter made, and for hubs that slide along their shaft.',
    range: rangeOf('6885B'),
    grades: keyGrades,
    isMade: ({ dimensions: { b = 0 } }, { code }) => code === null || b <= 20,
    leading: '6885B-8X7X40',
    nameOf: ({ label }, grade) => `Parallel Key B ${label}, DIN 6885, ${grade.label}`,
    describe: ({ dimensions }, { text }) =>
      `Parallel key with straight ends, form B, ${keyOf(dimensions)} ${text}`,
    workOf: ({ b = 0, l = 0 }) => 3 + b * 0.7 + (b * l) / 55,
  },
  {
    slug: 'woodruff-keys-din-6888',
    name: 'Woodruff key',
    summary:
      'Woodruff keys to DIN 6888: segments of a disc that set themselves in their milled seat, for small torques and for tapered shaft ends.',
    range: rangeOf('6888'),
    grades: keyGrades,
    leading: '6888-5X6.5',
    nameOf: ({ label }, grade) => `Woodruff Key ${label}, DIN 6888, ${grade.label}`,
    describe: ({ dimensions: { b, h, d2 } }, { text }) =>
      `Woodruff key ${b} mm wide and ${h} mm high, a segment of a disc of ${d2} mm: its seat is milled with a cutter of ${d2} x ${b} mm. ${text}`,
    workOf: ({ d2 = 0 }) => 4 + d2 * 0.9,
  },
]

/** A key's section, length and keyway, as the end of a sentence and another. */
function keyOf({ b, h, l, dmin, dmax, t1, t2 }: Values): string {
  return `${b} h9 x ${h} mm, ${l} mm long. For shafts above ${dmin} up to ${dmax} mm: the keyway ${t1} mm deep in the shaft, ${t2} mm in the hub.`
}
