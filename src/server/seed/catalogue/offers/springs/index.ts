import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { otherSprings } from './disc-die-and-gas.ts'

/** What springs are wound of. */
const wires = {
  oiled: {
    code: null,
    label: 'Oiled',
    material: 'Spring steel wire EN 10270-1 SH',
    finish: 'Oiled spring steel',
    eurosPerKilogram: 3,
    effort: 1,
    text: 'Patented drawn spring wire EN 10270-1, oiled: for dry places up to 80 °C.',
  },
  zinc: {
    code: 'ZN',
    label: 'Zinc-Plated',
    material: 'Spring steel wire EN 10270-1 SH',
    finish: 'Zinc-plated',
    eurosPerKilogram: 3.6,
    effort: 1.15,
    text: 'Patented drawn spring wire EN 10270-1, galvanised and baked against hydrogen embrittlement.',
  },
  stainless: {
    code: null,
    label: 'Stainless',
    material: 'Stainless spring wire 1.4310',
    finish: 'Stainless',
    eurosPerKilogram: 7.5,
    effort: 1.5,
    text: 'Stainless spring wire 1.4310, EN 10270-3: for damp places and up to 250 °C, slightly magnetic.',
  },
} as const satisfies Record<string, Grade>

/** Thin wire would be made brittle by a galvanic bath. */
const isPlated: Offer['isMade'] = ({ dimensions: { d = 0 } }, { code }) => code === null || d >= 0.8

const compressionWork: Offer['workOf'] = ({ d = 0, De = 0, D2 = 0, L0 = 0 }) =>
  20 + (De || D2) * 0.6 + d * 5 + L0 * 0.15

const describeCompression: Offer['describe'] = ({ dimensions }, { text }) => {
  const { d = 0, De = 0, R, Ln, Fn } = dimensions
  return `Cylindrical compression spring, right-hand, ends closed and ground. Rate ${R} N/mm to EN 13906-1; carries ${Fn} N when pressed to ${Ln} mm. Over a rod of up to ${least(De - 2 * d, 0.94)} mm or in a bore from ${Math.ceil(De * 10.4) / 10} mm. ${text}`
}

const extensionWork: Offer['workOf'] = ({ d = 0, De = 0, L0 = 0 }) => 20 + De * 0.6 + d * 5 + L0 * 0.4

const describeExtension: Offer['describe'] = ({ dimensions }, { text }) => {
  const { d = 0, De = 0, R, F0, Ln, Fn } = dimensions
  return `Extension spring, closely wound, with a full German loop at each end for pins of up to ${least(De - 2 * d, 0.65)} mm. Opens at ${F0} N, then pulls by ${R} N/mm (EN 13906-2), up to ${Fn} N at ${Ln} mm. ${text}`
}

const torsionWork: Offer['workOf'] = ({ d = 0, De = 0, n = 0, l1 = 0 }) =>
  16 + De * 0.6 + d * 5 + l1 * 0.3 + n * 0.6

const describeTorsion =
  (hand: string): Offer['describe'] =>
  ({ dimensions }, { text }) => {
    const { d = 0, De = 0, R, n, l1, Mn } = dimensions
    return `Torsion spring, ${hand}-hand, ${n} coils, tangential legs of ${l1} mm at 90 degrees. Turns back with ${R} N·mm per degree (EN 13906-3), up to ${Mn} N·m; load it so that it winds tighter. On a pin of up to ${least(De - 2 * d, 0.8)} mm. ${text}`
  }

export const springs: readonly Offer[] = [
  {
    slug: 'compression-springs-en-15800',
    name: 'Compression spring, spring steel',
    summary:
      'Cylindrical compression springs of patented drawn wire from 0.2 to 10 mm, ends closed and ground, tolerances to EN 15800. Rates and forces are reckoned to EN 13906-1.',
    range: rangeOf('15800'),
    grades: [wires.oiled, wires.zinc],
    isMade: isPlated,
    leading: '15800-3X25X60',
    nameOf: ({ label }, grade) => `Compression Spring ${label}, ${grade.label}`,
    describe: describeCompression,
    workOf: compressionWork,
  },
  {
    slug: 'compression-springs-stainless',
    name: 'Compression spring, stainless',
    summary:
      'Cylindrical compression springs of stainless wire 1.4310 from 0.2 to 8 mm, ends closed and ground, for damp places, food and medicine. Rates and forces are reckoned to EN 13906-1.',
    range: rangeOf('15800S'),
    grades: [wires.stainless],
    leading: '15800S-1X9X29',
    nameOf: ({ label }, grade) => `Compression Spring ${label}, ${grade.label}`,
    describe: describeCompression,
    workOf: compressionWork,
  },
  {
    slug: 'conical-springs',
    name: 'Conical compression spring',
    summary:
      'Conical springs of stainless wire that stand firmly without a guide and can be pressed lower than cylindrical ones, as their coils partly nest.',
    range: rangeOf('CONE'),
    grades: [wires.stainless],
    leading: 'CONE-2X28X40',
    nameOf: ({ label }, grade) => `Conical Spring ${label}, ${grade.label}`,
    describe: ({ dimensions: { D1, D2, R } }, { text }) =>
      `Conical compression spring, ${D2} mm wide below and ${D1} mm above, ends closed and ground. Rate before coils touch ${R} N/mm; it rises towards the end, as the wide coils lie down first. ${text}`,
    workOf: compressionWork,
  },
  {
    slug: 'extension-springs-din-2097',
    name: 'Extension spring, spring steel',
    summary:
      'Extension springs of patented drawn wire from 0.5 to 6.3 mm, wound with initial tension, full German loops over the middle at both ends, tolerances to DIN 2097.',
    range: rangeOf('EXT'),
    grades: [wires.oiled, wires.zinc],
    isMade: isPlated,
    leading: 'EXT-2X16X70',
    nameOf: ({ label }, grade) => `Extension Spring ${label}, ${grade.label}`,
    describe: describeExtension,
    workOf: extensionWork,
  },
  {
    slug: 'extension-springs-stainless',
    name: 'Extension spring, stainless',
    summary:
      'Extension springs of stainless wire 1.4310 from 0.5 to 6.3 mm, wound with initial tension, full German loops over the middle at both ends, tolerances to DIN 2097.',
    range: rangeOf('EXTS'),
    grades: [wires.stainless],
    leading: 'EXTS-2X16X70',
    nameOf: ({ label }, grade) => `Extension Spring ${label}, ${grade.label}`,
    describe: describeExtension,
    workOf: extensionWork,
  },
  ...[
    { code: 'TOR', hand: 'right', grades: [wires.oiled, wires.zinc], leading: 'TOR-25X20-R' },
    { code: 'TORL', hand: 'left', grades: [wires.oiled, wires.zinc], leading: 'TORL-25X20-L' },
    { code: 'TORS', hand: 'right', grades: [wires.stainless], leading: 'TORS-25X20-R' },
    { code: 'TORSL', hand: 'left', grades: [wires.stainless], leading: 'TORSL-25X20-L' },
  ].map(({ code, hand, grades, leading }): Offer => {
    const isStainless = grades.some(({ finish }) => finish === 'Stainless')
    return {
      slug: `torsion-springs-${hand}${isStainless ? '-stainless' : ''}`,
      name: `Torsion spring, ${hand}-hand${isStainless ? ', stainless' : ''}`,
      summary: `Torsion springs with straight tangential legs a quarter turn apart, ${hand}-hand, ${
        isStainless ? 'of stainless wire 1.4310' : 'of patented drawn spring wire'
      }, tolerances to DIN 2194: for flaps, levers and brakes.`,
      range: rangeOf(code),
      grades,
      isMade: isPlated,
      leading,
      nameOf: ({ dimensions: { d, De, n } }, grade) =>
        `Torsion Spring ${d} x ${De}, ${n} Coils, ${hand === 'right' ? 'RH' : 'LH'}, ${grade.label}`,
      describe: describeTorsion(hand),
      workOf: torsionWork,
    }
  }),
  ...otherSprings,
]

/** A share of a diameter, to the tenth of a millimetre below. */
function least(diameter: number, share: number): number {
  return Math.floor(diameter * share * 10) / 10
}
