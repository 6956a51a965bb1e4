import { rangeOf } from '@parts-hub/parts/ranges'
import type { Offer } from '../../offer.ts'
import { pinGrades } from './grades.ts'

const sealGrades = [
  {
    ...pinGrades.nbr,
    label: 'NBR',
    text: 'Lip of nitrile rubber NBR, -30 to 100 °C, for mineral oil and grease; steel case and spring.',
  },
  {
    ...pinGrades.fkm,
    label: 'FKM',
    eurosPerKilogram: 45,
    text: 'Lip of fluorocarbon rubber FKM, -20 to 180 °C, for hot oil and high speed; steel case, stainless spring.',
  },
]
const spacerGrades = [
  { ...pinGrades.zinc, label: 'Steel, Zinc' },
  { ...pinGrades.brass, label: 'Brass' },
  pinGrades.a2,
  pinGrades.polyamide,
]
const sealWork = ({ d1 = 0, d2 = 0, b = 0 }) => 28 + d1 * 0.9 + ((d2 - d1) * b) / 8
const spacerWork = ({ d = 0, l = 0, s = 0 }) => 6 + d * 0.8 + (l * s) / 60

export const sealAndSpacerOffers: readonly Offer[] = [
  {
    slug: 'o-rings-iso-3601',
    name: 'O-ring, metric',
    summary:
      'O-rings in metric sizes (ISO 3601-1, DIN 3771): pressed into a groove they seal flanges, covers, pistons and rods against liquids and gases. Named by inside diameter x section.',
    range: rangeOf('3771'),
    grades: [pinGrades.nbr, pinGrades.nbr90, pinGrades.fkm, pinGrades.epdm],
    leading: '3771-20X3',
    nameOf: ({ label }, grade) => `O-Ring ${label} mm, ${grade.label}`,
    describe: ({ dimensions: { d1 = 0, d2 = 0 } }, { text }) =>
      `O-ring of ${d1} mm inside diameter and ${d2} mm section, ${d1 + 2 * d2} mm outside. ${text} Press a still seal together by 15 to 25 %.`,
    workOf: ({ d1 = 0, d2 = 0 }) => 1.2 + d1 * 0.06 + d2 * 0.8,
  },
  {
    slug: 'shaft-seals-din-3760-a',
    name: 'Rotary shaft seal, form A',
    summary:
      'Rotary shaft lip seals (oil seals) to DIN 3760 form A, covered with rubber outside: they keep oil in a housing where its shaft comes out, up to 0.5 bar.',
    range: rangeOf('3760A'),
    grades: sealGrades,
    leading: '3760A-30X47X7',
    nameOf: ({ label }, grade) => `Shaft Seal A ${label}, DIN 3760, ${grade.label}`,
    describe: ({ dimensions: { d1, d2, b } }, { text }) =>
      `Rotary shaft seal for a shaft of ${d1} h11 in a bore of ${d2} H8, ${b} mm wide, with one lip. ${text} The lip looks to the oil; grease it before fitting.`,
    workOf: sealWork,
  },
  {
    slug: 'shaft-seals-din-3760-as',
    name: 'Rotary shaft seal with dust lip, form AS',
    summary:
      'Rotary shaft lip seals (oil seals) to DIN 3760 form AS: as form A, with a second lip that keeps dust and splashes from the first one.',
    range: rangeOf('3760AS'),
    grades: sealGrades,
    leading: '3760AS-30X47X7',
    nameOf: ({ label }, grade) => `Shaft Seal AS ${label}, DIN 3760, ${grade.label}`,
    describe: ({ dimensions: { d1, d2, b } }, { text }) =>
      `Rotary shaft seal for a shaft of ${d1} h11 in a bore of ${d2} H8, ${b} mm wide, with a second lip against dust. ${text} Fill the room between the lips with grease.`,
    workOf: dimensions => sealWork(dimensions) * 1.12,
  },
  {
    slug: 'bonded-seals',
    name: 'Bonded seal for screws',
    summary:
      'Bonded seals (Usit rings): a steel washer with a rubber lip moulded into it, which seals the heads of screws, plugs and unions up to several hundred bar.',
    range: rangeOf('USIT'),
    grades: [
      {
        ...pinGrades.zinc,
        label: 'Steel and NBR',
        material: 'Steel, zinc-plated, with nitrile rubber NBR',
        eurosPerKilogram: 6,
        text: 'Zinc-plated steel with nitrile rubber NBR, -30 to 100 °C, for oil, water and air.',
      },
      {
        ...pinGrades.zinc,
        code: 'FKM',
        label: 'Steel and FKM',
        material: 'Steel, zinc-plated, with fluorocarbon rubber FKM',
        eurosPerKilogram: 20,
        effort: 2,
        text: 'Zinc-plated steel with fluorocarbon rubber FKM, -20 to 200 °C, for hot oil, fuel and chemicals.',
      },
    ],
    leading: 'USIT-M12',
    nameOf: ({ label }, grade) => `Bonded Seal ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { d1, d2, s } }, { text }) =>
      `Bonded seal for ${label} screws and unions, ${d1} x ${d2} x ${s} mm. ${text} Its lip is pressed flat as the screw is tightened; the steel takes the load.`,
    workOf: ({ d2 = 0 }) => 6 + d2 * 0.5,
  },
  {
    slug: 'hexagon-spacers',
    name: 'Hexagon spacer, female to female',
    summary:
      'Hexagon spacers with a thread in each end: they hold printed circuit boards, panels and covers at an exact distance. Short ones are tapped right through.',
    range: rangeOf('HFF'),
    grades: spacerGrades,
    leading: 'HFF-M3X20-5.5',
    nameOf: ({ label }, grade) => `Hex Spacer F/F ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, l = 0, s, t = 0 } }, { text }) =>
      `Hexagon spacer with M${d} threads, ${l} mm long and ${s} mm across flats, ${
        t >= l ? 'tapped right through' : `tapped ${t} mm deep from each end`
      }. ${text} For circuit boards, panels and covers.`,
    workOf: spacerWork,
  },
  {
    slug: 'hexagon-standoffs',
    name: 'Hexagon standoff, male to female',
    summary:
      'Hexagon standoffs with a threaded stud at one end and a thread in the other: for circuit boards and panels in several storeys.',
    range: rangeOf('HMF'),
    grades: spacerGrades,
    leading: 'HMF-M3X20-5.5',
    nameOf: ({ label }, grade) => `Hex Standoff M/F ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, l, s, b } }, { text }) =>
      `Hexagon standoff with an M${d} stud of ${b} mm and an M${d} thread opposite; its hexagon is ${l} mm long and ${s} mm across flats. ${text}`,
    workOf: dimensions => spacerWork(dimensions) + 3,
  },
]
