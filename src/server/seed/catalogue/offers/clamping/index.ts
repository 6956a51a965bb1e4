import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { gripsAndTools } from './grips-and-tools.ts'

/** DIN 3017-1: what hose clamps are made of. */
const clamp = {
  w1: {
    code: null,
    label: 'W1',
    material: 'Steel DX51D (W1)',
    finish: 'Zinc-plated',
    eurosPerKilogram: 2,
    effort: 1,
    text: 'Class W1: band, housing and screw of zinc-plated steel, for indoors.',
  },
  w2: {
    code: 'W2',
    label: 'W2',
    material: 'Band of stainless steel 1.4016, screw zinc-plated (W2)',
    finish: 'Stainless',
    eurosPerKilogram: 3.5,
    effort: 1.2,
    text: 'Class W2: band and housing of stainless steel 1.4016, screw zinc-plated, for engines and gardens.',
  },
  w4: {
    code: 'W4',
    label: 'W4',
    material: 'Stainless steel 1.4301 (W4)',
    finish: 'Stainless',
    eurosPerKilogram: 5.5,
    effort: 1.6,
    text: 'Class W4: all of stainless steel 1.4301, for water, fuel and coolant outdoors.',
  },
  w5: {
    code: 'W5',
    label: 'W5',
    material: 'Stainless steel 1.4401 (W5)',
    finish: 'Stainless',
    eurosPerKilogram: 7.5,
    effort: 2.2,
    text: 'Class W5: all of stainless steel 1.4401, for boats and salt air.',
  },
} as const satisfies Record<string, Grade>

/** What shaft collars are turned of. */
const collar = {
  bright: {
    code: null,
    label: 'Bright',
    material: 'Steel 11SMnPb30, turned',
    finish: 'Bright',
    eurosPerKilogram: 2,
    effort: 1,
    text: 'Free-cutting steel, bright and oiled.',
  },
  zinc: {
    code: 'ZN',
    label: 'Zinc-Plated',
    material: 'Steel 11SMnPb30, turned',
    finish: 'Zinc-plated',
    eurosPerKilogram: 2.4,
    effort: 1.15,
    text: 'Free-cutting steel, electro-galvanised and blue passivated.',
  },
  a1: {
    code: 'A1',
    label: 'Stainless',
    material: 'Stainless steel 1.4305 (A1)',
    finish: 'Stainless',
    eurosPerKilogram: 6,
    effort: 1.8,
    text: 'Stainless steel 1.4305 with a stainless set screw, for food machinery and damp rooms.',
  },
} as const satisfies Record<string, Grade>

export const clamping: readonly Offer[] = [
  {
    slug: 'hose-clamps-din-3017',
    name: 'Hose clamp, worm drive',
    summary:
      'Worm-drive clamps form A to DIN 3017-1 with bands of 9 and 12 mm, by the hoses that they reach round. Rolled band edges spare the hose. Hexagon 7 mm with a slot.',
    range: rangeOf('3017'),
    grades: [clamp.w1, clamp.w2, clamp.w4, clamp.w5],
    isMade: ({ code }, grade) => code !== '25-40' || grade.code !== 'W4',
    leading: '3017-25-40',
    nameOf: ({ label }, grade) => `Worm-Drive Hose Clamp ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, D, b, s, T } }, { text }) =>
      `Worm-drive clamp form A for hoses of ${d} to ${D} mm outside, band ${b} mm wide. ${text} Hexagon ${s} mm; tighten to ${T} N·m.`,
    workOf: ({ D = 0, b = 0 }) => 12 + b * 0.8 + D * 0.12,
  },
  {
    slug: 'shaft-collars-din-705',
    name: 'Shaft collar with set screw',
    summary:
      'Shaft collars to DIN 705 form A that hold bearings, wheels and levers in place along a shaft: bore H8, end faces square to it, with a hexagon socket set screw to ISO 4029.',
    range: rangeOf('705'),
    grades: [collar.bright, collar.zinc, collar.a1],
    leading: '705-A20',
    nameOf: ({ dimensions: { d, D, b } }, grade) => `Shaft Collar ${d} x ${D} x ${b}, ${grade.label}`,
    describe: ({ dimensions: { d, D, b, e } }, { text }) =>
      `Collar for shafts of ${d} mm, ${D} mm wide outside and ${b} mm long, bore H8, end faces square to the bore. With a set screw M${e} with hexagon socket and cup point. ${text}`,
    workOf: ({ D = 0, b = 0 }) => 22 + D * 1.1 + b * 0.8,
  },
  {
    slug: 'g-clamps',
    name: 'G-clamp, swivel pad',
    summary:
      'Clamps of cast steel with a frame of I-section for welding and assembly, blackened spindle with a tommy bar and a swivel pad that holds on faces out of parallel by 10 degrees.',
    range: rangeOf('GC'),
    grades: [
      {
        code: null,
        label: 'Cast Steel',
        material: 'Cast steel GE240, spindle of C45',
        finish: 'Painted orange',
        eurosPerKilogram: 3,
        effort: 1,
        text: 'Frame of cast steel GE240, powder-coated orange.',
      },
    ],
    leading: 'GC-100',
    nameOf: ({ label }, grade) => `G-Clamp ${label}, Swivel Pad, ${grade.label}`,
    describe: ({ dimensions: { a, b, F, d, P } }, { text }) =>
      `Clamp opening by ${a} mm, ${b} mm deep, with a spindle M${d} x ${P}. Clamping force ${F} kN. The swivel pad holds on faces out of parallel by 10 degrees. ${text}`,
    workOf: ({ a = 0 }) => 280 + a * 4,
  },
  {
    slug: 'toggle-clamps-horizontal',
    name: 'Toggle clamp, horizontal',
    summary:
      'Horizontal clamps for fixtures in welding, drilling and assembly: the lever lies flat when closed and passes its dead centre, so that vibration cannot open it. Foot for four screws.',
    range: rangeOf('TC'),
    grades: [
      {
        code: null,
        label: 'Zinc-Plated',
        material: 'Steel S235JR, pins of stainless steel',
        finish: 'Zinc-plated',
        eurosPerKilogram: 3,
        effort: 1,
        text: 'Steel, zinc-plated, with pins of stainless steel and a grip of oil-proof plastic.',
      },
    ],
    leading: 'TC-H25',
    nameOf: ({ dimensions: { F, d } }, grade) => `Toggle Clamp ${F} kN, Horizontal, M${d}, ${grade.label}`,
    describe: ({ dimensions: { F, l, h, d, e } }, { text }) =>
      `Horizontal clamp holding with ${F} kN, ${l} mm long and ${h} mm high, with a spindle M${d} that has a rubber cap. Foot with holes of ${e} mm for four screws. ${text}`,
    workOf: ({ l = 0 }) => 220 + l * 2,
  },
  ...gripsAndTools,
]
