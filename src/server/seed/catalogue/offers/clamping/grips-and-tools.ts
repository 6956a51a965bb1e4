import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'

/** What thumb screws are turned of. */
const turned = {
  zinc: {
    code: null,
    label: 'Zinc-Plated',
    material: 'Steel 11SMnPb30',
    finish: 'Zinc-plated',
    eurosPerKilogram: 2.4,
    effort: 1,
    text: 'Turned from free-cutting steel, electro-galvanised and blue passivated.',
  },
  black: {
    code: 'BK',
    label: 'Black',
    material: 'Steel 11SMnPb30',
    finish: 'Black oxide',
    eurosPerKilogram: 2.2,
    effort: 1,
    text: 'Turned from free-cutting steel, blackened and oiled.',
  },
  a1: {
    code: 'A1',
    label: 'Stainless A1',
    material: 'Stainless steel 1.4305 (A1)',
    finish: 'Stainless',
    eurosPerKilogram: 6,
    effort: 1.7,
    text: 'Turned from stainless steel 1.4305, for food machinery and damp rooms.',
  },
  brass: {
    code: 'MS',
    label: 'Brass',
    material: 'Brass CuZn39Pb3',
    finish: 'Polished brass',
    eurosPerKilogram: 8.5,
    effort: 1.2,
    text: 'Turned from brass CuZn39Pb3: not magnetic; may be nickel-plated afterwards.',
  },
} as const satisfies Record<string, Grade>

const screws = [turned.zinc, turned.black, turned.a1, turned.brass]

const thumbWork: Offer['workOf'] = ({ D = 0, k = 0, l = 0 }) => 18 + D * 1.8 + k * 1.2 + l * 0.5

const ground = {
  code: null,
  label: 'Class 1',
  material: 'Steel C45, hardened',
  finish: 'Ground',
  eurosPerKilogram: 4,
  effort: 1,
  text: 'Accuracy class 1 to DIN 875-1, for the workshop.',
} as const satisfies Grade

export const gripsAndTools: readonly Offer[] = [
  {
    slug: 'star-grips-din-6336',
    name: 'Star grip with threaded bush',
    summary:
      'Star grips to DIN 6336 with a moulded-in threaded bush, for fixtures, stops and covers that are set by hand. Seven lobes; phenolic plastic withstands oil, grease and solvents.',
    range: rangeOf('6336'),
    grades: [
      {
        code: null,
        label: 'Black Plastic',
        material: 'Phenolic plastic PF 31, bush of zinc-plated steel',
        finish: 'Black plastic',
        eurosPerKilogram: 6,
        effort: 1,
        text: 'Phenolic plastic PF 31, black and glossy, up to 110 °C, with a bush of zinc-plated steel.',
      },
    ],
    leading: '6336-M10-50',
    nameOf: ({ dimensions: { D, d } }, grade) => `Star Grip ${D} mm, Bush M${d}, ${grade.label}`,
    describe: ({ dimensions: { D, d, P, h } }, { text }) =>
      `Star grip form K, ${D} mm across its seven lobes and ${h} mm high, with a moulded-in bush M${d} x ${P}. For fixtures, stops and covers that are set by hand. ${text}`,
    workOf: ({ D = 0 }) => 18 + D * 1.1,
  },
  {
    slug: 'thumb-screws-din-464',
    name: 'Knurled thumb screw, high head',
    summary:
      'Thumb screws to DIN 464 with a high, straight-knurled head on a collar, for covers, scales and instruments that are opened by hand. Thread tolerance 6g, knurl RAA to DIN 82.',
    range: rangeOf('464'),
    grades: screws,
    leading: '464-M6X20-MS',
    nameOf: ({ label }, grade) => `Thumb Screw ${label}, High Head, ${grade.label}`,
    describe: ({ dimensions: { d, P, D, k } }, { text }) =>
      `Knurled thumb screw with a high head of ${D} mm, ${k} mm high with its collar, thread M${d} x ${P} with tolerance 6g. For covers and scales that are opened by hand. ${text}`,
    workOf: thumbWork,
  },
  {
    slug: 'thumb-screws-din-653',
    name: 'Knurled thumb screw, flat head',
    summary:
      'Thumb screws to DIN 653 with a flat, straight-knurled head, for covers and lids where there is little height. Thread tolerance 6g, knurl RAA to DIN 82.',
    range: rangeOf('653'),
    grades: screws,
    leading: '653-M6X20',
    nameOf: ({ label }, grade) => `Thumb Screw ${label}, Flat Head, ${grade.label}`,
    describe: ({ dimensions: { d, P, D, k } }, { text }) =>
      `Knurled thumb screw with a flat head of ${D} mm, ${k} mm high, thread M${d} x ${P} with tolerance 6g. For covers and lids where there is little height. ${text}`,
    workOf: thumbWork,
  },
  {
    slug: 'clamping-levers',
    name: 'Clamping lever with stud',
    summary:
      'Adjustable levers for clamping where there is no room for a full turn: lift the lever, set it by its teeth in steps of 15 degrees, let go. By reach, thread and length of the stud.',
    range: rangeOf('CL'),
    grades: [
      {
        code: null,
        label: 'Zinc-Plated Stud',
        material: 'Polyamide PA6-GF30, stud of steel 5.8',
        finish: 'Zinc-plated',
        eurosPerKilogram: 5,
        effort: 1,
        text: 'Handle of glass-filled polyamide in orange, stud of zinc-plated steel 5.8.',
      },
      {
        code: 'A1',
        label: 'Stainless Stud',
        material: 'Polyamide PA6-GF30, stud of stainless steel 1.4305',
        finish: 'Stainless',
        eurosPerKilogram: 8,
        effort: 1.35,
        text: 'Handle of glass-filled polyamide in orange, stud of stainless steel 1.4305.',
      },
    ],
    leading: 'CL-M8X30-65',
    nameOf: ({ label }, grade) => `Clamping Lever ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, l, r, h } }, { text }) =>
      `Adjustable lever reaching ${r} mm, ${h} mm high, with a stud M${d} x ${l}: lift it, set it in steps of 15 degrees, let go. ${text}`,
    workOf: ({ r = 0, l = 0, d = 0 }) => 60 + r * 1.2 + l * 0.3 + d * 2,
  },
  {
    slug: 'vernier-calipers-din-862',
    name: 'Vernier caliper',
    summary:
      'Calipers to DIN 862 for outside, inside, step and depth measurement, of hardened stainless steel with ground faces and laser-engraved scales, in a case with their test certificate.',
    range: rangeOf('862'),
    grades: [
      {
        code: null,
        label: 'Stainless',
        material: 'Stainless steel, hardened',
        finish: 'Ground',
        eurosPerKilogram: 12,
        effort: 1,
        text: 'Hardened stainless steel, measuring faces ground, scales laser-engraved.',
      },
    ],
    leading: '862-150',
    nameOf: ({ dimensions: { m, R } }, grade) => `Caliper ${m} mm, Vernier ${R} mm, ${grade.label}`,
    describe: ({ dimensions: { m, R, j } }, { text }) =>
      `Caliper for outside, inside, step and depth measurement up to ${m} mm, vernier reading ${R} mm, jaws of ${j} mm, locking screw above. ${text} In a case with its test certificate.`,
    workOf: ({ m = 0, R = 0 }) => 300 + m * 4.6 + (R < 0.05 ? 300 : 0),
  },
  {
    slug: 'try-squares-din-875',
    name: 'Try square with stock',
    summary:
      'Workshop squares to DIN 875-1 with a thick stock, all faces ground, for marking out, setting up and inspection. The inner corner is relieved, so that a burr does not lift the blade.',
    range: rangeOf('875'),
    grades: [
      ground,
      {
        ...ground,
        code: '0',
        label: 'Class 0',
        effort: 1.7,
        text: 'Accuracy class 0 to DIN 875-1, for inspection.',
      },
      {
        ...ground,
        code: '2',
        label: 'Class 2',
        effort: 0.6,
        text: 'Accuracy class 2 to DIN 875-1, for fitting and marking out.',
      },
    ],
    leading: '875-150X100',
    nameOf: ({ label }, grade) => `Try Square ${label}, Thick Stock, ${grade.label}`,
    describe: ({ dimensions: { h, l, b, t, c } }, { text }) =>
      `Square with a blade of ${h} mm, ${b} x ${t} mm, on a stock of ${l} mm, ${c} mm thick, all faces ground and the inner corner relieved. ${text}`,
    workOf: ({ h = 0 }) => 250 + h * 3.4,
  },
  {
    slug: 'v-blocks',
    name: 'V-block pair with bow',
    summary:
      'Pairs of V-blocks ground together, for holding round bars while they are marked, drilled or measured, with a clamping bow and a knurled screw. Both blocks alike within 0.005 mm.',
    range: rangeOf('VB'),
    grades: [
      {
        code: null,
        label: 'Hardened',
        material: 'Steel 16MnCr5, case-hardened to 60 HRC',
        finish: 'Ground',
        eurosPerKilogram: 4,
        effort: 1,
        text: 'Steel 16MnCr5, case-hardened to 60 HRC and ground.',
      },
    ],
    leading: 'VB-75',
    nameOf: ({ label }, grade) => `V-Blocks ${label}, Pair, ${grade.label}`,
    describe: ({ dimensions: { l, b, h, D } }, { text }) =>
      `Two V-blocks ${l} x ${b} x ${h} mm, ground as a pair, for round bars up to ${D} mm, with a clamping bow. Vees of 90 degrees, parallel to base and sides within 0.005 mm. ${text}`,
    workOf: ({ l = 0 }) => 1000 + l * 22,
  },
]
