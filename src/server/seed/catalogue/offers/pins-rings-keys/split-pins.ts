import { rangeOf } from '@parts-hub/parts/ranges'
import type { Offer } from '../../offer.ts'
import { pinGrades } from './grades.ts'

const clevisWork = ({ d = 0, l = 0 }) => 4 + d * 0.9 + (d * l) / 110
const clevisGrades = [pinGrades.zinc, pinGrades.a2]

export const splitPinOffers: readonly Offer[] = [
  {
    slug: 'split-pins-iso-1234',
    name: 'Split pin',
    summary:
      'Split pins (cotter pins) to ISO 1234 (DIN 94) of half-round wire: pushed through a hole and spread they keep castle nuts and clevis pins from coming off.',
    range: rangeOf('1234'),
    grades: [
      {
        ...pinGrades.zinc,
        material: 'Steel, unhardened',
        text: 'Soft steel wire, electro-galvanised and passivated free of chromium VI.',
      },
      pinGrades.a2,
      pinGrades.brass,
    ],
    isMade: ({ dimensions: { d = 0 } }, { code }) => code !== 'MS' || d < 8,
    leading: '1234-3.2X32',
    nameOf: ({ label }, grade) => `Split Pin ${label}, ISO 1234, ${grade.label}`,
    describe: ({ label, dimensions: { d, l } }, { text }) =>
      `Split pin for a hole of ${label.split(' ')[0]} mm: ${d} mm thick when closed, ${l} mm long under the eye, one leg longer to spread it by. ${text} Use each only once. Formerly DIN 94.`,
    workOf: ({ d = 0, l = 0 }) => 0.25 + d * 0.25 + (d * l) / 260,
  },
  {
    slug: 'clevis-pins-iso-2340-a',
    name: 'Clevis pin without head',
    summary:
      'Clevis pins without head or holes to ISO 2340 type A (DIN 1443), tolerance h11: for hinges and links that circlips or plates hold.',
    range: rangeOf('2340A'),
    grades: clevisGrades,
    leading: '2340A-10X50',
    nameOf: ({ label }, grade) => `Clevis Pin ${label}, ISO 2340 A, ${grade.label}`,
    describe: ({ dimensions: { d, l } }, { text }) =>
      `Clevis pin without head, type A without holes: ${d} h11, ${l} mm long, chamfered at both ends. ${text} For hinges, forks and links with holes of ${d} H11. Formerly DIN 1443.`,
    workOf: clevisWork,
  },
  {
    slug: 'clevis-pins-iso-2340-b',
    name: 'Clevis pin without head, with split pin holes',
    summary:
      'Clevis pins without head to ISO 2340 type B (DIN 1443), tolerance h11, with a hole for a split pin at each end.',
    range: rangeOf('2340B'),
    grades: clevisGrades,
    leading: '2340B-10X50',
    nameOf: ({ label }, grade) => `Clevis Pin ${label}, Drilled, ISO 2340 B, ${grade.label}`,
    describe: ({ dimensions: { d, l, dl, le } }, { text }) =>
      `Clevis pin without head, type B: ${d} h11, ${l} mm long, with a hole for ${dl} mm split pins ${le} mm from each end. ${text} Formerly DIN 1443.`,
    workOf: dimensions => clevisWork(dimensions) + 14,
  },
  {
    slug: 'clevis-pins-iso-2341-a',
    name: 'Clevis pin with head',
    summary:
      'Clevis pins with head and no hole to ISO 2341 type A (DIN 1444), tolerance h11: for forks and hinges that a plate or a ring holds on the other side.',
    range: rangeOf('2341A'),
    grades: clevisGrades,
    leading: '2341A-10X50',
    nameOf: ({ label }, grade) => `Headed Clevis Pin ${label}, ISO 2341 A, ${grade.label}`,
    describe: ({ dimensions: { d, l, dk, k } }, { text }) =>
      `Clevis pin with a head of ${dk} x ${k} mm, type A without hole: ${d} h11, ${l} mm long under the head. ${text} Formerly DIN 1444.`,
    workOf: dimensions => clevisWork(dimensions) + 6,
  },
  {
    slug: 'clevis-pins-iso-2341-b',
    name: 'Clevis pin with head and split pin hole',
    summary:
      'Clevis pins with head to ISO 2341 type B (DIN 1444), tolerance h11, with a hole for a split pin: the pin for fork heads and levers.',
    range: rangeOf('2341B'),
    grades: clevisGrades,
    leading: '2341B-10X50',
    nameOf: ({ label }, grade) => `Headed Clevis Pin ${label}, Drilled, ISO 2341, ${grade.label}`,
    describe: ({ dimensions: { d, l, dk, dl, le } }, { text }) =>
      `Clevis pin with a head ${dk} mm wide, type B: ${d} h11, ${l} mm long under the head, with a hole for ${dl} mm split pins ${le} mm from its end. ${text} Formerly DIN 1444.`,
    workOf: dimensions => clevisWork(dimensions) + 14,
  },
]
