import { rangeOf } from '@parts-hub/parts/ranges'
import type { Offer } from '../../offer.ts'
import { pinGrades } from './grades.ts'

const grades: Offer['grades'] = [pinGrades.steel, pinGrades.a1]
const workOf = ({ d = 0, l = 0 }) => 2 + d * 0.35 + (d * l) / 140

export const groovedPinOffers: readonly Offer[] = [
  {
    slug: 'grooved-pins-iso-8744',
    name: 'Grooved pin, full length taper grooved',
    summary:
      'Grooved pins to ISO 8744 (DIN 1471), with three grooves that run out over the whole length: driven into a plain drilled hole they hold like a taper pin, without reaming.',
    range: rangeOf('8744'),
    grades,
    leading: '8744-6X30',
    nameOf: ({ label }, grade) => `Grooved Pin ${label}, Taper, ISO 8744, ${grade.label}`,
    describe: ({ dimensions: { d, l } }, { text }) =>
      `Grooved pin ${d} x ${l} mm with three grooves over its whole length, which run out towards one end. ${text} Drill the hole to ${d} H11. Formerly DIN 1471.`,
    workOf,
  },
  {
    slug: 'grooved-pins-iso-8745',
    name: 'Grooved pin, half length taper grooved',
    summary:
      'Grooved pins to ISO 8745 (DIN 1472), with three grooves over half of the length: the plain half carries a lever or a roller, the grooved one holds in its hole.',
    range: rangeOf('8745'),
    grades,
    leading: '8745-6X30',
    nameOf: ({ label }, grade) => `Grooved Pin ${label}, Half Taper, ISO 8745, ${grade.label}`,
    describe: ({ dimensions: { d, l } }, { text }) =>
      `Grooved pin ${d} x ${l} mm with three grooves over half of its length, which run out towards its middle. ${text} Drill the hole to ${d} H11. Formerly DIN 1472.`,
    workOf,
  },
  {
    slug: 'grooved-pins-iso-8741',
    name: 'Grooved pin, half length reverse taper grooved',
    summary:
      'Grooved pins to ISO 8741 (DIN 1474), with three grooves over half of the length that are deepest in the middle: put in with the grooved end first, it centres itself.',
    range: rangeOf('8741'),
    grades,
    leading: '8741-6X30',
    nameOf: ({ label }, grade) => `Grooved Pin ${label}, Reverse, ISO 8741, ${grade.label}`,
    describe: ({ dimensions: { d, l } }, { text }) =>
      `Grooved pin ${d} x ${l} mm with three grooves over half of its length, which run out towards its end. ${text} Drill the hole to ${d} H11. Formerly DIN 1474.`,
    workOf,
  },
  {
    slug: 'grooved-pins-iso-8742',
    name: 'Grooved pin, one third length centre grooved',
    summary:
      'Grooved pins to ISO 8742 (DIN 1475), with three grooves over the middle third: the middle holds in its hole, both ends carry: hinges, handles, rollers.',
    range: rangeOf('8742'),
    grades,
    leading: '8742-6X30',
    nameOf: ({ label }, grade) => `Grooved Pin ${label}, Centre, ISO 8742, ${grade.label}`,
    describe: ({ dimensions: { d, l } }, { text }) =>
      `Grooved pin ${d} x ${l} mm with three grooves over the middle third of its length. ${text} Drill the hole to ${d} H11. Formerly DIN 1475.`,
    workOf,
  },
]
