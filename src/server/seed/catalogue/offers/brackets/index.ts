import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { hingesAndFeet } from './hinges-and-feet.ts'

/** What brackets are punched of. */
const sheet = {
  zinc: {
    code: null,
    label: 'Zinc-Plated',
    material: 'Steel DC01',
    finish: 'Zinc-plated',
    eurosPerKilogram: 2,
    effort: 1,
    text: 'Steel DC01, electro-galvanised with at least 8 µm: for indoors.',
  },
  galvanised: {
    code: 'HDG',
    label: 'Hot-Dip Galvanised',
    material: 'Steel S235JR',
    finish: 'Hot-dip galvanised',
    eurosPerKilogram: 2.8,
    effort: 1.2,
    text: 'Galvanised after punching and bending to ISO 1461, so that cut edges are covered too: for outdoors.',
  },
  a2: {
    code: 'A2',
    label: 'Stainless A2',
    material: 'Stainless steel 1.4301 (A2)',
    finish: 'Stainless',
    eurosPerKilogram: 6.5,
    effort: 1.8,
    text: 'Stainless steel 1.4301, brushed, for outdoors and damp rooms.',
  },
} as const satisfies Record<string, Grade>

export const brackets: readonly Offer[] = [
  {
    slug: 'angle-brackets',
    name: 'Angle bracket, slotted, with rib',
    summary:
      'Bent brackets with a pressed gusset rib that keeps the angle under load, two holes and a slot in each leg so that the joint can be set. Edges deburred, angle within 0.5 degrees.',
    range: rangeOf('AB'),
    grades: [sheet.zinc, sheet.galvanised, sheet.a2],
    isMade: ({ code, dimensions: { a = 0 } }, grade) =>
      grade.code !== 'HDG' || (a >= 60 && code !== '100X100X50'),
    leading: 'AB-60X60X45',
    nameOf: ({ label }, grade) => `Angle Bracket ${label}, ${grade.label}`,
    describe: ({ dimensions: { a, b, t, d, l } }, { text }) =>
      `Bracket with legs of ${a} mm, ${b} mm wide, of ${t} mm sheet, with a pressed gusset rib. Each leg has two holes of ${d} mm and a slot of ${l} x ${d} mm. ${text} Edges deburred.`,
    workOf: ({ a = 0, b = 0, t = 0 }) => 16 + a * 0.35 + b * 0.35 + t * 4,
  },
  {
    slug: 'profile-brackets',
    name: 'Corner bracket for slotted profile',
    summary:
      'Die-cast brackets that join two slotted aluminium profiles at a right angle, without machining; closed cheeks on both sides stiffen the corner. For button head screws with T-nuts.',
    range: rangeOf('PB'),
    grades: [
      {
        code: null,
        label: 'Die-Cast',
        material: 'Die-cast aluminium EN AC-46000',
        finish: 'Plain aluminium',
        eurosPerKilogram: 5.5,
        effort: 1,
        text: 'Die-cast aluminium EN AC-46000, blasted; contact faces flat within 0.1 mm.',
      },
    ],
    leading: 'PB-40X40',
    nameOf: ({ label }, grade) => `Profile Corner Bracket ${label}, ${grade.label}`,
    describe: ({ dimensions: { a, b, d, l, F } }, { text }) =>
      `Bracket for slotted profiles ${a} x ${a}, ${b} mm wide, with slots of ${l} x ${d} mm for button head screws with T-nuts. Shear load ${F} kN. ${text}`,
    workOf: ({ a = 0 }) => 20 + a * 1.8,
  },
  {
    slug: 'shelf-consoles',
    name: 'Shelf console, heavy duty',
    summary:
      'Welded wall brackets of flat bar with a strut, for workshop shelves and worktops, three holes in each arm. The load is that of a pair, spread evenly, on a wall that holds its anchors.',
    range: rangeOf('SC'),
    grades: [
      {
        code: null,
        label: 'Grey',
        material: 'Steel S235JR',
        finish: 'Painted grey',
        eurosPerKilogram: 2.2,
        effort: 1,
        text: 'Welded of steel S235JR, powder-coated grey RAL 7046.',
      },
      {
        code: 'BK',
        label: 'Black',
        material: 'Steel S235JR',
        finish: 'Painted black',
        eurosPerKilogram: 2.2,
        effort: 1,
        text: 'Welded of steel S235JR, powder-coated black RAL 9005.',
      },
    ],
    leading: 'SC-300X200',
    nameOf: ({ label }, grade) => `Shelf Console ${label}, Heavy Duty, ${grade.label}`,
    describe: ({ dimensions: { a, h, F = 0, b, t, d } }, { text }) =>
      `Wall bracket of flat bar ${b} x ${t} mm with a strut, ${a} mm deep and ${h} mm high, three holes of ${d} mm in each arm. A pair carries ${Math.round(F * 100)} kg, spread evenly. ${text}`,
    workOf: ({ a = 0, b = 0 }) => 200 + a * 0.5 + b * 3,
  },
  {
    slug: 't-plates',
    name: 'T-plate, countersunk',
    summary:
      'Flat connectors for timber and board joints in a T, with seven staggered countersunk holes so that the wood does not split. Edges deburred, free of chromium VI.',
    range: rangeOf('TP'),
    grades: [
      {
        ...sheet.zinc,
        label: 'Yellow Zinc',
        finish: 'Yellow zinc-plated',
        text: 'Steel S235JR, zinc-plated and passivated yellow, free of chromium VI.',
      },
      sheet.a2,
    ],
    leading: 'TP-120X100',
    nameOf: ({ label }, grade) => `T-Plate ${label}, ${grade.label}`,
    describe: ({ dimensions: { l, h, t, d, d2 } }, { text }) =>
      `T-plate ${l} mm long and ${h} mm high of ${t} mm sheet. Seven staggered holes of ${d} mm, countersunk 90 degrees to ${d2} mm for wood screws. ${text}`,
    workOf: ({ l = 0 }) => 30 + l * 0.6,
  },
  ...hingesAndFeet,
]
