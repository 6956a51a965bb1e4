import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { washerGrades } from './washer-grades.ts'

/** Thick coats and soft materials are not for every size. */
const isUsual: Offer['isMade'] = ({ dimensions: { d1 = 0 } }, { code }) => {
  if (code === 'HDG') return d1 > 8
  if (code === '300') return d1 > 5
  if (code === 'PA') return d1 > 3 && d1 < 26
  if (code === 'BR') return d1 < 32
  return true
}

const structural: Grade = {
  ...washerGrades.hv300,
  code: null,
  label: '300 HV, Black',
  finish: 'Black oxide',
  text: 'Quenched and tempered steel, blackened and oiled, marked HV.',
}

const structuralGalvanised: Grade = {
  ...washerGrades.hv300,
  code: 'HDG',
  label: '300 HV, Hot-Dip Galvanised',
  finish: 'Hot-dip galvanised',
  eurosPerKilogram: 3.2,
  text: 'Quenched and tempered steel, hot-dip galvanised for galvanised bolts of class 10.9, marked HV.',
}

/** Plain washers for metric threads. */
export const plainWashers: readonly Offer[] = [
  {
    slug: 'flat-washers-iso-7089',
    name: 'Flat washer, normal series',
    summary:
      'Plain washers of the normal series without chamfer to ISO 7089 (formerly DIN 125-A), product grade A: under the heads of bolts and nuts they spread the load and save the surface.',
    range: rangeOf('7089'),
    grades: [
      washerGrades.hv200,
      washerGrades.yellow,
      washerGrades.hv300,
      washerGrades.galvanised,
      washerGrades.black,
      washerGrades.a2,
      washerGrades.a4,
      washerGrades.brass,
      washerGrades.nylon,
    ],
    isMade: isUsual,
    leading: '7089-M10',
    nameOf: ({ label }, grade) => `Flat Washer ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Plain washer of the normal series without chamfer for ${label} bolts: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'flat-washers-iso-7090',
    name: 'Flat washer, chamfered',
    summary:
      'Plain washers of the normal series with a chamfer round the top to ISO 7090 (formerly DIN 125-B): the chamfered side lies under the head, where it shows.',
    range: rangeOf('7090'),
    grades: [
      washerGrades.hv200,
      washerGrades.yellow,
      washerGrades.hv300,
      washerGrades.galvanised,
      washerGrades.a2,
      washerGrades.a4,
    ],
    isMade: isUsual,
    leading: '7090-M10',
    nameOf: ({ label }, grade) => `Chamfered Washer ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Plain washer of the normal series, chamfered round its top, for ${label} bolts: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'flat-washers-iso-7091',
    name: 'Flat washer, product grade C',
    summary:
      'Plain washers of product grade C to ISO 7091 with a wider hole, for timber and steelwork and bolts up to class 6.8.',
    range: rangeOf('7091'),
    grades: [washerGrades.zinc100, washerGrades.galvanised, washerGrades.plain, washerGrades.a2],
    isMade: isUsual,
    leading: '7091-M12',
    nameOf: ({ label }, grade) => `Flat Washer ${label}, Grade C, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Plain washer of product grade C with a wide hole for ${label} bolts in timber and steelwork: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'flat-washers-iso-7092',
    name: 'Flat washer, small series',
    summary:
      'Plain washers of the small series to ISO 7092, for cheese head and socket cap screws, where a normal washer would stand out.',
    range: rangeOf('7092'),
    grades: [washerGrades.hv200, washerGrades.hv300, washerGrades.a2, washerGrades.a4],
    isMade: isUsual,
    leading: '7092-M8',
    nameOf: ({ label }, grade) => `Small Washer ${label}, ISO 7092, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Plain washer of the small series for ${label} cheese head and socket cap screws: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'large-washers-iso-7093',
    name: 'Large washer',
    summary:
      'Plain washers of the large series to ISO 7093-1, about three times as wide as their bolt: for wood, plastics and sheet metal, where a normal washer would sink in.',
    range: rangeOf('7093'),
    grades: [
      washerGrades.hv200,
      washerGrades.yellow,
      washerGrades.hv300,
      washerGrades.galvanised,
      washerGrades.a2,
      washerGrades.a4,
      washerGrades.brass,
      washerGrades.nylon,
    ],
    isMade: isUsual,
    leading: '7093-M8',
    nameOf: ({ label, dimensions: { d2 } }, grade) => `Large Washer ${label} x ${d2}, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Plain washer of the large series for ${label} bolts in wood, plastics and sheet metal: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'extra-large-washers-iso-7094',
    name: 'Extra large washer',
    summary:
      'Plain washers of the extra large series to ISO 7094 (formerly DIN 440-R) for timber: they keep the nut from sinking in.',
    range: rangeOf('7094'),
    grades: [
      washerGrades.zinc100,
      washerGrades.galvanised,
      washerGrades.plain,
      washerGrades.a2,
      washerGrades.a4,
    ],
    isMade: isUsual,
    leading: '7094-M12',
    nameOf: ({ label }, grade) => `Timber Washer ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Plain washer of the extra large series for ${label} bolts in timber: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'flat-washers-din-125-a',
    name: 'Flat washer, DIN 125-A',
    summary:
      'Plain washers without chamfer to the older DIN 125, form A: for spare parts and drawings that still ask for it, up to M100.',
    range: rangeOf('125A'),
    grades: [
      washerGrades.hv200,
      washerGrades.yellow,
      washerGrades.galvanised,
      washerGrades.a2,
      washerGrades.a4,
      washerGrades.brass,
    ],
    isMade: isUsual,
    leading: '125A-M10',
    nameOf: ({ label }, grade) => `Flat Washer ${label}, DIN 125-A, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Plain washer without chamfer to the older DIN 125, form A, for ${label} bolts: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'flat-washers-din-125-b',
    name: 'Flat washer, DIN 125-B',
    summary:
      'Plain washers with chamfer to the older DIN 125, form B, for hexagon bolts and nuts: for spare parts and drawings that still ask for it.',
    range: rangeOf('125B'),
    grades: [
      washerGrades.hv200,
      washerGrades.yellow,
      washerGrades.galvanised,
      washerGrades.a2,
      washerGrades.a4,
    ],
    isMade: isUsual,
    leading: '125B-M10',
    nameOf: ({ label }, grade) => `Chamfered Washer ${label}, DIN 125-B, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Plain washer with a chamfer round its top to the older DIN 125, form B, for ${label} bolts: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'flat-washers-din-126',
    name: 'Flat washer, DIN 126',
    summary:
      'Plain washers of product grade C to the older DIN 126 with a wider hole, for timber and steelwork.',
    range: rangeOf('126'),
    grades: [washerGrades.zinc100, washerGrades.galvanised, washerGrades.plain],
    isMade: isUsual,
    leading: '126-M12',
    nameOf: ({ label }, grade) => `Flat Washer ${label}, DIN 126, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Plain washer of product grade C to the older DIN 126, with a wide hole for ${label} bolts: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'flat-washers-din-433',
    name: 'Flat washer, DIN 433',
    summary:
      'Small plain washers to the older DIN 433 for cheese head screws: they do not stand out from under the head.',
    range: rangeOf('433'),
    grades: [washerGrades.hv200, washerGrades.yellow, washerGrades.a2, washerGrades.a4, washerGrades.brass],
    isMade: isUsual,
    leading: '433-M5',
    nameOf: ({ label }, grade) => `Small Washer ${label}, DIN 433, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Small plain washer to the older DIN 433 for ${label} cheese head screws: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'large-washers-din-9021',
    name: 'Large washer, DIN 9021',
    summary:
      'Plain washers three times as wide as their bolt to DIN 9021, known as penny or repair washers: for wood, plastics and sheet metal.',
    range: rangeOf('9021'),
    grades: [
      washerGrades.hv200,
      washerGrades.yellow,
      washerGrades.galvanised,
      washerGrades.black,
      washerGrades.a2,
      washerGrades.a4,
      washerGrades.nylon,
    ],
    isMade: isUsual,
    leading: '9021-M8',
    nameOf: ({ label, dimensions: { d2 } }, grade) =>
      `Penny Washer ${label} x ${d2}, DIN 9021, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Plain washer three times as wide as its bolt, for ${label} in wood, plastics and sheet metal: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'thick-washers-din-7349',
    name: 'Thick washer, DIN 7349',
    summary:
      'Thick plain washers to DIN 7349 for clamping sleeves and slotted holes: they bridge the gap and do not bend.',
    range: rangeOf('7349'),
    grades: [washerGrades.hv200, washerGrades.hv300, washerGrades.a2],
    isMade: isUsual,
    leading: '7349-M10',
    nameOf: ({ label }, grade) => `Thick Washer ${label}, DIN 7349, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Thick plain washer that bridges slotted holes and clamping sleeves for ${label} bolts: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'clamping-washers-din-6340',
    name: 'Clamping washer, hardened',
    summary:
      'Hardened washers to DIN 6340 for clamping work on machine tables: thick and wide, they bridge slots and keep flat.',
    range: rangeOf('6340'),
    grades: [washerGrades.hardened, washerGrades.a2],
    isMade: isUsual,
    leading: '6340-M12',
    nameOf: ({ label }, grade) => `Clamping Washer ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Thick washer for clamping work on machine tables, bridges slots under ${label} nuts: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
  {
    slug: 'structural-washers-en-14399-6',
    name: 'Structural washer, chamfered',
    summary:
      'Chamfered washers to EN 14399-6 (formerly DIN 6916) for preloaded bolts of class 10.9 in steelwork: the inner chamfer clears the fillet under the head.',
    range: rangeOf('14399'),
    grades: [structural, structuralGalvanised],
    isMade: isUsual,
    leading: '14399-M20',
    nameOf: ({ label }, grade) => `Structural Washer ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, h } }, { text }) =>
      `Chamfered washer of 300 to 370 HV for preloaded ${label} bolts in steelwork, the inner chamfer towards the head: hole ${d1} mm, outside ${d2} mm, ${h} mm thick. ${text}`,
    workOf: ({ d2 = 0, h = 0 }) => 0.3 + d2 * 0.045 + (d2 * h) / 120,
  },
]
