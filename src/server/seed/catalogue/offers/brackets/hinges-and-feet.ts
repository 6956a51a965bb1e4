import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'

/** What hinges are made of. */
const hinge = {
  zinc: {
    code: null,
    label: 'Zinc-Plated',
    material: 'Steel DC01',
    finish: 'Zinc-plated',
    eurosPerKilogram: 2.2,
    effort: 1,
    text: 'Steel, electro-galvanised, for indoors.',
  },
  a2: {
    code: 'A2',
    label: 'Stainless A2',
    material: 'Stainless steel 1.4301 (A2)',
    finish: 'Stainless',
    eurosPerKilogram: 6.5,
    effort: 2,
    text: 'Stainless steel 1.4301 with a stainless pin, for hoods, boxes and hatches outdoors.',
  },
  brass: {
    code: 'MS',
    label: 'Polished Brass',
    material: 'Brass CuZn37',
    finish: 'Polished brass',
    eurosPerKilogram: 9.5,
    effort: 1.7,
    text: 'Polished brass with a brass pin, unlacquered: it may be left to darken or polished again.',
  },
  black: {
    code: null,
    label: 'Black',
    material: 'Steel S235JR, washer of brass CuZn39Pb3',
    finish: 'Painted black',
    eurosPerKilogram: 2.2,
    effort: 1,
    text: 'Steel, powder-coated black RAL 9005.',
  },
} as const satisfies Record<string, Grade>

export const hingesAndFeet: readonly Offer[] = [
  {
    slug: 'butt-hinges',
    name: 'Butt hinge, countersunk',
    summary:
      'Rolled hinges of five knuckles with a fixed pin, both ends peened, eight countersunk holes: for boxes, hoods, doors of cupboards and instrument cases. They open to 270 degrees.',
    range: rangeOf('BH'),
    grades: [hinge.zinc, hinge.a2, hinge.brass],
    leading: 'BH-80X60-A2',
    nameOf: ({ label }, grade) => `Rolled Butt Hinge ${label}, ${grade.label}`,
    describe: ({ dimensions: { l, b, t, d, d1, d2 } }, { text }) =>
      `Hinge ${l} mm long and ${b} mm wide when open, leaves ${t} mm thick, pin ${d} mm. Eight holes of ${d1} mm, countersunk 90 degrees to ${d2} mm. ${text} Side play at most 0.3 mm.`,
    workOf: ({ l = 0, b = 0 }) => 20 + l * 0.7 + b * 0.5,
  },
  {
    slug: 'lift-off-hinges',
    name: 'Lift-off hinge',
    summary:
      'Hinges for doors and machine guards whose upper leaf lifts off upwards, without a tool. The pin is fixed in the lower leaf; the upper one turns on a brass washer of 2 mm.',
    range: rangeOf('LH'),
    grades: [hinge.black, { ...hinge.zinc, code: 'ZN' }, hinge.a2],
    leading: 'LH-80X80',
    nameOf: ({ label }, grade) => `Lift-Off Hinge ${label}, Right-Hand, ${grade.label}`,
    describe: ({ dimensions: { l, b, t, d, d1 } }, { text }) =>
      `Right-hand hinge ${l} mm long and ${b} mm wide when open, leaves ${t} mm thick, pin ${d} mm on a brass washer. Six countersunk holes of ${d1} mm. ${text} The upper leaf lifts off without a tool.`,
    workOf: ({ l = 0, d = 0 }) => 80 + l * 1.2 + d * 12,
  },
  {
    slug: 'levelling-feet',
    name: 'Levelling foot',
    summary:
      'Adjustable feet for machines, benches and conveyors, by thread, stud and base: the stud swivels by up to 10 degrees, an NBR pad keeps the foot from sliding. Lock nut included.',
    range: rangeOf('LF'),
    grades: [
      {
        code: null,
        label: 'Zinc-Plated',
        material: 'Steel 5.8, base of polyamide PA6-GF30',
        finish: 'Zinc-plated',
        eurosPerKilogram: 4,
        effort: 1,
        text: 'Stud and nut of steel 5.8, zinc-plated.',
      },
      {
        code: 'A2',
        label: 'Stainless A2',
        material: 'Stainless steel 1.4301, base of polyamide PA6-GF30',
        finish: 'Stainless',
        eurosPerKilogram: 9,
        effort: 1.5,
        text: 'Stud and nut of stainless steel 1.4301, for washing down.',
      },
    ],
    leading: 'LF-M10X60-50',
    nameOf: ({ dimensions: { d, l, D } }, grade) =>
      `Levelling Foot M${d} x ${l}, Base ${D} mm, ${grade.label}`,
    describe: ({ dimensions: { d, l, D, s, F } }, { text }) =>
      `Foot with a stud M${d} x ${l} that swivels by up to 10 degrees in a base of ${D} mm of glass-filled polyamide, on an NBR pad of 3 mm. Lock nut included, spanner ${s} mm. Static load up to ${F} kN. ${text}`,
    workOf: ({ d = 0, D = 0, l = 0 }) => 70 + d * 3 + D * 0.8 + l * 0.2,
  },
  {
    slug: 'swivel-castors-en-12532',
    name: 'Swivel castor with brake',
    summary:
      'Swivel castors to EN 12532 for trolleys and machines that are moved by hand: double ball race, roller bearing in the wheel, rubber tyre; the pedal brakes wheel and swivel together.',
    range: rangeOf('12532'),
    grades: [
      {
        code: null,
        label: 'Rubber Tyre',
        material: 'Pressed steel, wheel of PP with rubber tyre',
        finish: 'Zinc-plated',
        eurosPerKilogram: 3,
        effort: 1,
        text: 'Fork of pressed steel, zinc-plated; tyre of black rubber 80 Shore A on a polypropylene rim.',
      },
    ],
    leading: '12532-125',
    nameOf: ({ label }, grade) => `Swivel Castor ${label}, Brake, ${grade.label}`,
    describe: ({ dimensions: { D, H, b, a, c, F = 0 } }, { text }) =>
      `Castor with a wheel of ${D} x ${b} mm, ${H} mm high, plate ${a} x ${c} mm. Load ${Math.round(F * 100)} kg at 4 km/h. ${text} The pedal brakes wheel and swivel.`,
    workOf: ({ D = 0 }) => 180 + D * 2.6,
  },
]
