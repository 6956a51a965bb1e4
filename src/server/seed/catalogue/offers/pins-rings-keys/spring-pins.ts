import { type RangeSize, rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { pinGrades } from './grades.ts'

const slottedWork = ({ d1 = 0, l = 0 }) => 0.5 + d1 * 0.12 + (d1 * l) / 320
const coiledWork = ({ d1 = 0, l = 0 }) => 1 + d1 * 0.25 + (d1 * l) / 160

const grades: readonly Grade[] = [pinGrades.spring, pinGrades.springA2]

/** The nominal diameter and the length, as the size is read: '6 x 30'. */
const partsOf = ({ label }: RangeSize) => label.split(' x ')

const slotted = (duty: string, older: string): Offer['describe'] =>
  function describe(size, { text }) {
    const [hole, length] = partsOf(size)
    const { d1, s } = size.dimensions
    return `Slotted spring pin, ${duty} duty, for a drilled hole of ${hole} H12, ${length} mm long: ${d1} mm thick before it is driven in, of ${s} mm strip. ${text} Needs no reaming and can be used again. Formerly ${older}.`
  }

const coiled = (duty: string, older: string): Offer['describe'] =>
  function describe(size, { text }) {
    const [hole, length] = partsOf(size)
    const { s } = size.dimensions
    return `Coiled spring pin, ${duty} duty, wound of ${s} mm strip, for a drilled hole of ${hole} H12, ${length} mm long. ${text} Spares the hole under shocks and vibration. Formerly ${older}.`
  }

export const springPinOffers: readonly Offer[] = [
  {
    slug: 'spring-pins-iso-8752',
    name: 'Slotted spring pin, heavy duty',
    summary:
      'Slotted spring pins (roll pins) of heavy duty to ISO 8752 (DIN 1481): driven into a plain drilled hole they hold by their own spring. The usual spring pin.',
    range: rangeOf('8752'),
    grades,
    leading: '8752-6X30',
    nameOf: ({ label }, grade) => `Spring Pin ${label}, Slotted, ISO 8752, ${grade.label}`,
    describe: slotted('heavy', 'DIN 1481'),
    workOf: slottedWork,
  },
  {
    slug: 'spring-pins-iso-13337',
    name: 'Slotted spring pin, light duty',
    summary:
      'Slotted spring pins of light duty to ISO 13337 (DIN 7346), of thinner strip: where the load is small and the material soft, and to put inside a heavier pin.',
    range: rangeOf('13337'),
    grades: [pinGrades.spring],
    leading: '13337-6X30',
    nameOf: ({ label }, grade) => `Spring Pin ${label}, Light, ISO 13337, ${grade.label}`,
    describe: slotted('light', 'DIN 7346'),
    workOf: slottedWork,
  },
  {
    slug: 'coiled-pins-iso-8750',
    name: 'Coiled spring pin, standard duty',
    summary:
      'Coiled spring pins of standard duty to ISO 8750 (DIN 7343), wound of spring strip in about two and a quarter turns: they give evenly all round and outlast slotted pins under shocks.',
    range: rangeOf('8750'),
    grades,
    leading: '8750-6X30',
    nameOf: ({ label }, grade) => `Coiled Pin ${label}, Standard, ISO 8750, ${grade.label}`,
    describe: coiled('standard', 'DIN 7343'),
    workOf: coiledWork,
  },
  {
    slug: 'coiled-pins-iso-8748',
    name: 'Coiled spring pin, heavy duty',
    summary:
      'Coiled spring pins of heavy duty to ISO 8748 (DIN 7344), of thicker strip: for the highest shear loads in hardened parts.',
    range: rangeOf('8748'),
    grades,
    leading: '8748-6X30',
    nameOf: ({ label }, grade) => `Coiled Pin ${label}, Heavy, ISO 8748, ${grade.label}`,
    describe: coiled('heavy', 'DIN 7344'),
    workOf: coiledWork,
  },
  {
    slug: 'coiled-pins-iso-8751',
    name: 'Coiled spring pin, light duty',
    summary:
      'Coiled spring pins of light duty to ISO 8751, of thinner strip: for soft and thin-walled materials, which a stronger pin would burst.',
    range: rangeOf('8751'),
    grades,
    leading: '8751-6X30',
    nameOf: ({ label }, grade) => `Coiled Pin ${label}, Light, ISO 8751, ${grade.label}`,
    describe: coiled('light', 'DIN 7343 L'),
    workOf: coiledWork,
  },
]
