import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { rigging } from './rigging.ts'

/** What lifting gear is forged of. */
const forged = {
  zinc: {
    code: null,
    label: 'Zinc-Plated',
    material: 'Steel C15E, drop-forged and normalised',
    finish: 'Zinc-plated',
    eurosPerKilogram: 3.2,
    effort: 1,
    text: 'Drop-forged of C15E in one piece, normalised and zinc-plated.',
  },
  a2: {
    code: 'A2',
    label: 'Stainless A2',
    material: 'Stainless steel A2 (1.4301)',
    finish: 'Stainless',
    eurosPerKilogram: 9.5,
    effort: 2.4,
    text: 'Forged of stainless steel 1.4301, ground and polished, for food machinery and outdoors.',
  },
  a4: {
    code: 'A4',
    label: 'Stainless A4',
    material: 'Stainless steel A4 (1.4401)',
    finish: 'Stainless',
    eurosPerKilogram: 12,
    effort: 2.7,
    text: 'Forged of stainless steel 1.4401, ground and polished, for sea air and chemicals.',
  },
  galvanised: {
    code: null,
    label: 'Hot-Dip Galvanised',
    material: 'Forged steel, grade 6, quenched and tempered',
    finish: 'Hot-dip galvanised',
    eurosPerKilogram: 3.6,
    effort: 1,
    text: 'Body hot-dip galvanised, pin painted.',
  },
  black: {
    code: 'BK',
    label: 'Black',
    material: 'Forged steel, grade 6, quenched and tempered',
    finish: 'Painted black',
    eurosPerKilogram: 3.6,
    effort: 1.1,
    text: 'Painted matt black for stages and studios, pin painted orange.',
  },
  red: {
    code: null,
    label: 'Grade 8',
    material: 'Alloy steel, grade 8, quenched and tempered',
    finish: 'Painted red',
    eurosPerKilogram: 5,
    effort: 1,
    text: 'Alloy steel, quenched and tempered, powder-coated red.',
  },
} as const satisfies Record<string, Grade>

/** The hand-made shackle of 8.5 t is the black one; stainless eyes are forged up to M36. */
const isForged: Offer['isMade'] = ({ dimensions: { d1 = 0 } }, { finish }) =>
  finish !== 'Stainless' || d1 <= 36

/** What two strands at up to 45 degrees may lift: DIN 580 has about 0.7 of the load along the axis. */
const inclined = (limit: number) => Number((limit * 0.7).toPrecision(2))

const eyeWork: Offer['workOf'] = ({ d1 = 0 }) => 40 + d1 * 4

export const shipping: readonly Offer[] = [
  {
    slug: 'lifting-eye-bolts-din-580',
    name: 'Lifting eye bolt',
    summary:
      'Collar eyebolts to DIN 580 for lifting motors, gearboxes and tools by a tapped hole. Drop-forged, thread tolerance 6g, marked with their working load limit, safety factor 6.',
    range: rangeOf('580'),
    grades: [forged.zinc, forged.a2, forged.a4],
    isMade: isForged,
    leading: '580-M12',
    nameOf: ({ label }, grade) => `Lifting Eye Bolt ${label}, ${grade.label}`,
    describe: ({ dimensions: { d1, P, l, d4, WLL = 0 } }, { text }) =>
      `Collar eyebolt with thread M${d1} x ${P}, ${l} mm long, and a ring of ${d4} mm inside. Working load limit ${WLL} t along the axis, ${inclined(WLL)} t for two strands at up to 45 degrees. ${text} The collar must seat fully; do not load across the ring.`,
    workOf: eyeWork,
  },
  {
    slug: 'lifting-eye-nuts-din-582',
    name: 'Lifting eye nut',
    summary:
      'Eye nuts to DIN 582 for lifting by a stud or threaded rod that stands out. Drop-forged, thread tolerance 6H, marked with their working load limit, safety factor 6.',
    range: rangeOf('582'),
    grades: [forged.zinc, forged.a2, forged.a4],
    isMade: isForged,
    leading: '582-M16',
    nameOf: ({ label }, grade) => `Lifting Eye Nut ${label}, ${grade.label}`,
    describe: ({ dimensions: { d1, P, d4, WLL = 0 } }, { text }) =>
      `Eye nut tapped M${d1} x ${P}, with a ring of ${d4} mm inside. Working load limit ${WLL} t along the axis, ${inclined(WLL)} t for two strands at up to 45 degrees. ${text} Screw it on by its full thread until the collar seats.`,
    workOf: eyeWork,
  },
  {
    slug: 'bow-shackles-en-13889',
    name: 'Bow shackle, screw pin',
    summary:
      'Bow shackles of grade 6 with a screw pin to EN 13889, safety factor 6, each proof-loaded to twice its working load limit, to the dimensions of US Federal Specification RR-C-271.',
    range: rangeOf('13889'),
    grades: [forged.galvanised, forged.black],
    isMade: ({ code }, grade) => code !== '8T5' || grade.code === null,
    leading: '13889-4T75',
    nameOf: ({ label }, grade) => `Bow Shackle ${label}, Screw Pin, ${grade.label}`,
    describe: ({ dimensions: { WLL, W, S, d, D } }, { text }) =>
      `Bow shackle for ${WLL} t with a screw pin that has an eye and a collar. Bow ${d} mm, pin ${D} mm, ${W} mm between the eyes, ${S} mm long inside. ${text} For -20 to 200 °C. Secure the pin with wire where it may turn.`,
    workOf: ({ d = 0 }) => 60 + d * 18,
  },
  {
    slug: 'clevis-sling-hooks-en-1677',
    name: 'Clevis sling hook with latch',
    summary:
      'Forged sling hooks of grade 8 with a spring latch and a clevis for chain, to EN 1677-2: mounted without a coupling link, safety factor 4, each proof-loaded to 2.5 times its limit.',
    range: rangeOf('1677'),
    grades: [forged.red],
    leading: '1677-CH10',
    nameOf: ({ dimensions: { d, WLL } }, grade) =>
      `Clevis Hook with Latch, ${d} mm, ${WLL} t, ${grade.label}`,
    describe: ({ dimensions: { d, WLL, E, B } }, { text }) =>
      `Sling hook for ${d} mm chain of grade 8, working load limit ${WLL} t, ${E} mm of effective length, bowl ${B} mm wide. With pin and retaining pin. ${text} Replace it when the mouth has opened by 10 % or the bowl has worn by 5 %.`,
    workOf: ({ d = 0 }) => 250 + d * 48,
  },
  {
    slug: 'wire-rope-slings-en-13414',
    name: 'Wire rope sling, two thimble eyes',
    summary:
      'Single-leg slings of galvanised wire rope 6 x 19 with a fibre core to EN 13414-1, a thimble eye at each end, pressed with aluminium ferrules to EN 13411-3, with load tag and certificate.',
    range: rangeOf('13414'),
    grades: [
      {
        code: null,
        label: 'Hot-Dip Galvanised',
        material: 'Steel wire 1770 N/mm², aluminium ferrules',
        finish: 'Hot-dip galvanised',
        eurosPerKilogram: 5,
        effort: 1,
        text: 'Galvanised wires, right-hand ordinary lay.',
      },
    ],
    leading: '13414-10X500',
    nameOf: ({ dimensions: { d, L, WLL } }) => `Wire Rope Sling ${d} mm x ${L}, ${WLL} t, Thimble Eyes`,
    describe: ({ dimensions: { d, L, WLL, W } }, { text }) =>
      `Single-leg sling of ${d} mm wire rope, ${L} mm between the bearing points of its eyes, thimbles ${W} mm wide. Working load limit ${WLL} t in straight pull, safety factor 5; from -40 to 100 °C. ${text} Load tag and certificate with each sling.`,
    workOf: ({ d = 0, L = 0 }) => 300 + d * 28 + L * 0.2,
  },
  ...rigging,
]
