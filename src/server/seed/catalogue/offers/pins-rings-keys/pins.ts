import { rangeOf } from '@parts-hub/parts/ranges'
import type { Offer } from '../../offer.ts'
import { pinGrades } from './grades.ts'

/** What turning or grinding a pin costs, in cents. */
const turning = ({ d = 0, l = 0 }) => 1.2 + d * 0.3 + (d * l) / 150
const grinding = ({ d = 0, l = 0 }) => 3 + d * 0.7 + (d * l) / 70

export const pinOffers: readonly Offer[] = [
  {
    slug: 'parallel-pins-iso-2338',
    name: 'Parallel pin, unhardened',
    summary:
      'Parallel pins of unhardened steel to ISO 2338 (DIN 7): they place two parts on each other or hold a hub on its shaft. With tolerance m6 for a tight fit in H7, with h8 to slide in.',
    range: rangeOf('2338'),
    grades: [
      { ...pinGrades.steel, label: 'Steel m6' },
      { ...pinGrades.steel, code: 'H8', label: 'Steel h8', effort: 0.9 },
      { ...pinGrades.a1, label: 'Stainless A1 m6' },
    ],
    leading: '2338-6X30',
    nameOf: ({ label }, grade) => `Parallel Pin ${label}, ISO 2338, ${grade.label}`,
    describe: ({ dimensions: { d, l } }, { code, text }) =>
      `Parallel pin ${d} mm thick and ${l} mm long, chamfered at both ends. ${text} Tolerance ${
        code === 'H8' ? `h8: slides into a hole of ${d} H8.` : `m6: sits tight in a reamed hole of ${d} H7.`
      } Formerly DIN 7.`,
    workOf: turning,
  },
  {
    slug: 'dowel-pins-iso-8734',
    name: 'Dowel pin, hardened and ground',
    summary:
      'Hardened and ground parallel pins to ISO 8734 (DIN 6325) with tolerance m6: the dowel pin of tool and fixture making, which keeps its place however often the parts are taken apart.',
    range: rangeOf('8734'),
    grades: [pinGrades.hardened, pinGrades.c1],
    leading: '8734-6X30',
    nameOf: ({ label }, grade) => `Dowel Pin ${label}, ISO 8734 m6, ${grade.label}`,
    describe: ({ dimensions: { d, l } }, { text }) =>
      `Dowel pin ${d} mm thick and ${l} mm long, tolerance m6, chamfered at both ends. ${text} Sits tight in a reamed hole of ${d} H7. Formerly DIN 6325.`,
    workOf: grinding,
  },
  {
    slug: 'tapped-pins-iso-8733',
    name: 'Parallel pin with internal thread, unhardened',
    summary:
      'Unhardened parallel pins with an internal thread to ISO 8733: for blind holes, out of which a screw draws them.',
    range: rangeOf('8733'),
    grades: [pinGrades.steel, pinGrades.a1],
    leading: '8733-10X50',
    nameOf: ({ label }, grade) => `Tapped Parallel Pin ${label}, ISO 8733, ${grade.label}`,
    describe: ({ dimensions: { d, l, d2 } }, { text }) =>
      `Parallel pin ${d} m6 of ${l} mm with an M${d2} thread in one end, by which a screw draws it out of a blind hole. ${text}`,
    workOf: dimensions => turning(dimensions) + 22,
  },
  {
    slug: 'tapped-dowel-pins-iso-8735',
    name: 'Dowel pin with internal thread, hardened',
    summary:
      'Hardened and ground dowel pins with an internal thread to ISO 8735 (DIN 7979), tolerance m6: for blind holes of tools and fixtures, out of which a screw or a puller draws them.',
    range: rangeOf('8735'),
    grades: [pinGrades.hardened, pinGrades.c1],
    leading: '8735-10X50',
    nameOf: ({ label }, grade) => `Tapped Dowel Pin ${label}, ISO 8735, ${grade.label}`,
    describe: ({ dimensions: { d, l, d2 } }, { text }) =>
      `Dowel pin ${d} m6 of ${l} mm with an M${d2} thread in one end, by which a screw draws it out of a blind hole. ${text} Formerly DIN 7979.`,
    workOf: dimensions => grinding(dimensions) + 32,
  },
  {
    slug: 'taper-pins-iso-2339',
    name: 'Taper pin 1 : 50',
    summary:
      'Unhardened taper pins 1 : 50 to ISO 2339 (DIN 1): driven into a hole reamed to the taper they hold by themselves and can be driven out again as often as is needed.',
    range: rangeOf('2339'),
    grades: [pinGrades.steel, pinGrades.a1],
    leading: '2339-6X40',
    nameOf: ({ label }, grade) => `Taper Pin ${label}, ISO 2339, ${grade.label}`,
    describe: ({ dimensions: { d, l } }, { text }) =>
      `Taper pin 1 : 50, ${d} mm thick at its small end and ${l} mm long, with domed ends, type B (turned). ${text} Drill to ${d} mm and ream 1 : 50. Formerly DIN 1.`,
    workOf: dimensions => turning(dimensions) * 1.6,
  },
  {
    slug: 'tapped-taper-pins-iso-8736',
    name: 'Taper pin 1 : 50 with internal thread',
    summary:
      'Unhardened taper pins 1 : 50 with an internal thread in the large end, to ISO 8736 (DIN 7978): for blind holes, out of which a screw draws them.',
    range: rangeOf('8736'),
    grades: [pinGrades.steel],
    leading: '8736-10X60',
    nameOf: ({ label }, grade) => `Tapped Taper Pin ${label}, ISO 8736, ${grade.label}`,
    describe: ({ dimensions: { d, l, d2 } }, { text }) =>
      `Taper pin 1 : 50, ${d} mm thick at its small end and ${l} mm long, with an M${d2} thread in its large end to draw it out by. ${text} Formerly DIN 7978.`,
    workOf: dimensions => turning(dimensions) * 1.6 + 24,
  },
]
