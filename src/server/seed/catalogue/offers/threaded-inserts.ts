import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../grade.ts'
import type { Offer } from '../offer.ts'
import { withArticle } from './articles.ts'
import { pinGrades } from './pins-rings-keys/grades.ts'

const zinc: Grade = {
  ...pinGrades.zinc,
  material: 'Free-cutting steel',
  text: 'Free-cutting steel, electro-galvanised and passivated free of chromium VI.',
}
const brass: Grade = { ...pinGrades.brass, text: 'Brass CuZn39Pb3: conducts well and does not rust.' }
const stainless: Grade = {
  ...pinGrades.a1,
  text: 'Stainless steel 1.4305 for damp rooms, not for sea air.',
}
const aluminium: Grade = {
  code: 'AL',
  label: 'Aluminium',
  material: 'Aluminium AlMg',
  finish: 'Plain aluminium',
  eurosPerKilogram: 7,
  effort: 1,
  text: 'Aluminium: light, soft to set and at home in aluminium sheet; about half the strength of steel.',
}
const rivetGrades: readonly Grade[] = [
  {
    ...pinGrades.zinc,
    label: 'Steel',
    material: 'Cold-formed steel',
    text: 'Cold-formed steel, electro-galvanised and passivated free of chromium VI.',
  },
  { ...aluminium, material: 'Aluminium AlMg5', label: 'Aluminium' },
  { ...pinGrades.a2, text: 'Stainless steel A2 for outdoors; grease the mandrel when setting.' },
]

const rivetWork = ({ d = 0, l = 0 }) => 2 + d * 0.5 + (d * l) / 40

export const threadedInserts: readonly Offer[] = [
  {
    slug: 'heat-set-inserts',
    name: 'Heat-set insert for plastics',
    summary:
      'Knurled inserts that are pressed hot into plastic: metal threads for 3D-printed and moulded parts that can be undone again and again. Set with a soldering iron or by ultrasound.',
    range: rangeOf('HSI'),
    grades: [{ ...brass, code: null }, stainless],
    leading: 'HSI-M3X6',
    nameOf: ({ label }, grade) => `Heat-Set Insert ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, l = 0, D, C = 0 } }, { text }) =>
      `Insert with an M${d} thread, ${l} mm long and ${D} mm over its two crossed knurls. Make the hole about ${(C + 0.2).toFixed(1)} mm wide and 1 mm deeper than the insert, and set it at 220 to 260 °C. ${text}`,
    workOf: ({ d = 0, l = 0 }) => 1.5 + d * 0.4 + l * 0.15,
  },
  {
    slug: 'heat-set-inserts-iut',
    name: 'Heat-set insert for straight holes',
    summary:
      'Knurled inserts of the IUT pattern for straight moulded or drilled holes: a long plain end centres them before they are set by heat or ultrasound.',
    range: rangeOf('IUT'),
    grades: [{ ...brass, code: null }, stainless, aluminium],
    leading: 'IUT-M3X5.74',
    nameOf: ({ label }, grade) => `Straight Insert ${label}, IUT, ${grade.label}`,
    describe: ({ dimensions: { d, l, D, C = 0 } }, { text }) =>
      `Insert for thermoplastics with an M${d} thread, ${l} mm long and ${D} mm over the knurl, for a straight hole of about ${(C + 0.15).toFixed(1)} mm; its plain end of ${C} mm finds the middle by itself. ${text}`,
    workOf: ({ d = 0, l = 0 }) => 3 + d * 0.6 + l * 0.25,
  },
  {
    slug: 'heat-set-inserts-inch',
    name: 'Headed heat-set insert, inch',
    summary:
      'Headed inserts with UNC and UNF threads for plastics: the head covers the rim of the hole, carries the load onto the plastic and makes electrical contact.',
    range: rangeOf('LSZ'),
    grades: [{ ...brass, code: null }, stainless],
    leading: 'LSZ-8-32',
    nameOf: ({ label }, grade) => `Headed Heat-Set Insert ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { l, C = 0, D, dk } }, { text }) =>
      `Headed insert for thermoplastics with ${withArticle(`${label} thread`)}, ${l} mm long, ${D} mm over the knurl and ${dk} mm over the head, for a straight hole of about ${(C + 0.08).toFixed(1)} mm. ${text}`,
    workOf: ({ d = 0, l = 0 }) => 3.5 + d * 0.7 + l * 0.25,
  },
  {
    slug: 'self-tapping-inserts',
    name: 'Self-tapping threaded insert',
    summary:
      'Inserts with an outer thread and cutting slots (pattern 302), which tap their own way into light alloys, plastics and hardwood: strong threads in soft materials, and a repair of torn ones.',
    range: rangeOf('302'),
    grades: [zinc, stainless, brass],
    leading: '302-M6',
    nameOf: ({ label }, grade) => `Self-Tapping Insert ${label}, Slotted, ${grade.label}`,
    describe: ({ label, dimensions: { l, E, Pa, bmin, bmax, t } }, { text }) =>
      `Insert with an ${label} thread inside and ${E} x ${Pa} mm outside, ${l} mm long. Drill ${bmin} to ${bmax} mm in hard and brittle materials, less in soft ones, blind holes ${t} mm deep; turn it in slots first. ${text}`,
    workOf: ({ E = 0, l = 0 }) => 6 + E * 0.9 + (E * l) / 14,
  },
  {
    slug: 'wood-inserts-din-7965',
    name: 'Screw-in insert for wood',
    summary:
      'Inserts for wood to DIN 7965 (Rampa type) with a coarse outer thread and a slot: machine threads in furniture, jigs and beams that can be undone as often as you like.',
    range: rangeOf('7965'),
    grades: [zinc, stainless, brass],
    leading: '7965-M8X18',
    nameOf: ({ label }, grade) => `Wood Insert ${label}, DIN 7965, ${grade.label}`,
    describe: ({ dimensions: { d, l, d2, d3, d5 } }, { text }) =>
      `Screw-in insert with an M${d} thread inside and a wood thread of ${d2} mm outside, ${l} mm long. Drill ${d3} mm in softwood and up to ${d5} mm in hardwood, and turn it in by its slot or on a screw with a nut. ${text}`,
    workOf: ({ d2 = 0, l = 0 }) => 4 + d2 * 0.7 + (d2 * l) / 28,
  },
  {
    slug: 'rivet-nuts-flat-head',
    name: 'Blind rivet nut, flat head',
    summary:
      'Blind rivet nuts (rivnuts) with a flat head and a knurled shank: threads in sheet metal and tubes that are reached from one side only. Set with a rivet nut tool.',
    range: rangeOf('RNF'),
    grades: rivetGrades,
    leading: 'RNF-M6X14.5',
    nameOf: ({ label }, grade) => `Rivet Nut ${label}, Flat Head, ${grade.label}`,
    describe: ({ dimensions: { d, D = 0, emin, emax, dk, l } }, { text }) =>
      `Rivet nut M${d} for sheet ${emin} to ${emax} mm thick and a hole of ${D} +0.1 mm; its shank is ${l} mm long, its flat head ${dk} mm wide. Open end, knurled under the head. ${text}`,
    workOf: rivetWork,
  },
  {
    slug: 'rivet-nuts-small-head',
    name: 'Blind rivet nut, small head',
    summary:
      'Blind rivet nuts with a thin head hardly wider than the hole, which lies almost flush without a countersink: for panels that have to lie close together.',
    range: rangeOf('RNS'),
    grades: rivetGrades,
    leading: 'RNS-M6X14.5',
    nameOf: ({ label }, grade) => `Rivet Nut ${label}, Small Head, ${grade.label}`,
    describe: ({ dimensions: { d, D, emin, emax, k, l } }, { text }) =>
      `Rivet nut M${d} for sheet ${emin} to ${emax} mm thick and a hole of ${D} +0.1 mm; its shank is ${l} mm long, its head only ${k} mm high, so that it lies almost flush. Open end, knurled under the head. ${text}`,
    workOf: rivetWork,
  },
  {
    slug: 'tee-nuts-din-1624',
    name: 'Tee nut for wood',
    summary:
      'Tee nuts (drive-in nuts) to DIN 1624 with four prongs: hammered or drawn into plywood and solid wood from behind, for furniture, loudspeakers and climbing holds.',
    range: rangeOf('1624'),
    grades: [
      {
        ...zinc,
        material: 'Cold-formed steel',
        text: 'Cold-formed steel, electro-galvanised and passivated free of chromium VI.',
      },
      { ...pinGrades.a2, text: 'Stainless steel A2 for outdoors, such as climbing walls.' },
    ],
    leading: '1624-M8',
    nameOf: ({ label }, grade) => `Tee Nut ${label}, DIN 1624, ${grade.label}`,
    describe: ({ label, dimensions: { d2 = 0, d3, l1 = 0, a = 0, l2 } }, { text }) =>
      `Tee nut with an ${label} thread: flange ${d3} mm wide, ${l1} mm high with prongs up to ${l2} mm. Drill ${d2} mm right through wood at least ${Math.ceil(l1 - a + 1)} mm thick and load it so that the screw draws the flange against the wood. ${text}`,
    workOf: ({ d3 = 0, l1 = 0 }) => 1.5 + (d3 * l1) / 60,
  },
]
