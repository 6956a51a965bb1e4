import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'

/** What chains and rigging are made of. */
const plain = {
  zinc: {
    code: null,
    label: 'Zinc-Plated',
    material: 'Steel S235JR',
    finish: 'Zinc-plated',
    eurosPerKilogram: 2.6,
    effort: 1,
    text: 'Electro-galvanised: for indoors and dry places.',
  },
  galvanised: {
    code: 'HDG',
    label: 'Hot-Dip Galvanised',
    material: 'Steel S235JR',
    finish: 'Hot-dip galvanised',
    eurosPerKilogram: 3.4,
    effort: 1.2,
    text: 'Hot-dip galvanised for years outdoors.',
  },
  a4: {
    code: 'A4',
    label: 'Stainless A4',
    material: 'Stainless steel A4 (1.4401)',
    finish: 'Stainless',
    eurosPerKilogram: 9.5,
    effort: 2,
    text: 'Stainless steel 1.4401 for sea air and chlorides.',
  },
  yellow: {
    code: null,
    label: 'Grade 8',
    material: 'Alloy steel, grade 8, welded',
    finish: 'Yellow zinc-plated',
    eurosPerKilogram: 3.6,
    effort: 1,
    text: 'Yellow chromated, baked after plating.',
  },
} as const satisfies Record<string, Grade>

const chainWork: Offer['workOf'] = ({ d = 0, n = 0 }) => 20 + n * (0.6 + d * 0.12)

const castBridge = 'Malleable cast bridge, steel U-bolt'

export const rigging: readonly Offer[] = [
  {
    slug: 'lashing-chains-en-12195',
    name: 'Lashing chain, grade 8, by the metre',
    summary:
      'Short-link round steel chain of grade 8 to EN 12195-3 for lashing loads on vehicles, by the metre; longer orders come in one piece. For lashing only, never for lifting.',
    range: rangeOf('12195'),
    grades: [plain.yellow],
    leading: '12195-CH10',
    nameOf: ({ dimensions: { d, LC } }, grade) => `Lashing Chain ${d} mm, ${grade.label}, LC ${LC} kN, 1 m`,
    describe: ({ dimensions: { d, p, LC = 0, n } }, { text }) =>
      `Round-link chain ${d} x ${p} for lashing, by the metre of ${n} links. Lashing capacity ${LC} kN, breaking force ${LC * 2} kN. ${text} Longer orders come in one piece. For lashing only: not to be used for lifting.`,
    workOf: ({ d = 0, n = 0 }) => 100 + n * d * 1.2,
  },
  {
    slug: 'short-link-chains-din-766',
    name: 'Short-link chain, by the metre',
    summary:
      'Calibrated short-link round steel chain of grade 3 to DIN 766, by the metre: for hoists moved by hand, anchors, barriers and fastening. Longer orders come in one piece.',
    range: rangeOf('766'),
    grades: [plain.zinc, plain.galvanised, plain.a4],
    leading: '766-6X18.5',
    nameOf: ({ label }, grade) => `Short-Link Chain ${label}, ${grade.label}, 1 m`,
    describe: ({ dimensions: { d, p, w, F, n } }, { text }) =>
      `Calibrated round-link chain of ${d} mm, pitch ${p} mm, links ${w} mm wide outside, by the metre of ${n} links. Least breaking force ${F} kN. ${text} Longer orders come in one piece.`,
    workOf: chainWork,
  },
  {
    slug: 'long-link-chains-din-763',
    name: 'Long-link chain, by the metre',
    summary:
      'Long-link round steel chain to DIN 763, not calibrated, by the metre: for barriers, hanging and fastening. Longer orders come in one piece. Not for lifting.',
    range: rangeOf('763'),
    grades: [plain.zinc, plain.galvanised, plain.a4],
    leading: '763-6X42',
    nameOf: ({ label }, grade) => `Long-Link Chain ${label}, ${grade.label}, 1 m`,
    describe: ({ dimensions: { d, p, w, F, n } }, { text }) =>
      `Round-link chain of ${d} mm with long links, pitch ${p} mm, ${w} mm wide outside, by the metre of ${n} links. Least breaking force ${F} kN. ${text} Not to be used for lifting.`,
    workOf: chainWork,
  },
  {
    slug: 'turnbuckles-din-1480',
    name: 'Turnbuckle, hook and eye',
    summary:
      'Forged open turnbuckles to DIN 1480 with a hook on a right-hand and an eye on a left-hand thread, for bracing, fences and rope ends. Not for lifting.',
    range: rangeOf('1480'),
    grades: [
      { ...plain.galvanised, code: null, material: 'Steel S235JR, drop-forged' },
      { ...plain.zinc, code: 'ZN', material: 'Steel S235JR, drop-forged' },
      plain.a4,
    ],
    leading: '1480-M16-HE',
    nameOf: ({ label }, grade) => `Turnbuckle ${label}, Hook and Eye, ${grade.label}`,
    describe: ({ dimensions: { d, P, l, L, F } }, { text }) =>
      `Open turnbuckle SP with hook and eye on threads M${d} x ${P}, body ${l} mm long, ${L} mm inside when screwed together. Static load ${F} kN, limited by the hook. ${text} Tighten with a bar through the body. Not for lifting.`,
    workOf: ({ d = 0 }) => 90 + d * 20,
  },
  {
    slug: 'snap-hooks-din-5299',
    name: 'Snap hook, form C',
    summary:
      'Pear-shaped snap hooks to DIN 5299 form C, bent from round rod, with a sprung gate that hooks behind a pin in the nose: for chains, nets and covers. Not for climbing or lifting.',
    range: rangeOf('5299'),
    grades: [plain.zinc, plain.a4],
    leading: '5299-C100-A4',
    nameOf: ({ label }, grade) => `Snap Hook ${label}, Form C, ${grade.label}`,
    describe: ({ dimensions: { l, d, b, F } }, { text }) =>
      `Snap hook ${l} mm long and ${b} mm wide, bent from ${d} mm rod, with a sprung gate. Static load ${F} kN with the gate closed. ${text} Not for lifting, climbing or fall protection.`,
    workOf: ({ l = 0 }) => 14 + l * 0.55,
  },
  {
    slug: 'wire-rope-clips-en-13411',
    name: 'Wire rope clip',
    summary:
      'U-bolt clips to EN 13411-5 type A for eyes in wire rope, with collar nuts and a bridge that presses on the loaded rope. Not for hoists or slings in regular use.',
    range: rangeOf('13411'),
    grades: [
      { ...plain.zinc, material: castBridge },
      { ...plain.galvanised, material: castBridge },
      plain.a4,
    ],
    leading: '13411-13',
    nameOf: ({ label }, grade) => `Wire Rope Clip ${label}, ${grade.label}`,
    describe: ({ dimensions: { d, d1, M } }, { text }) =>
      `U-bolt clip for ${d} mm wire rope, with collar nuts M${d1}; tighten to ${M} N·m with greased threads and again after the first load. Set clips one and a half to three bridge widths apart, bridges on the loaded rope. ${text}`,
    workOf: ({ d = 0 }) => 12 + d * 2.4,
  },
]
