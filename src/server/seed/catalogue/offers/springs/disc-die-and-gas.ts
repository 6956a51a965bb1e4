import { rangeOf } from '@parts-hub/parts/ranges'
import type { Offer } from '../../offer.ts'

const DIE_STEEL = 'Chrome-vanadium spring steel 51CrV4'

export const otherSprings: readonly Offer[] = [
  {
    slug: 'disc-springs-din-2093',
    name: 'Disc spring',
    summary:
      'Disc springs to DIN 2093 (EN 16983), series A, B and C, singly and as columns: great forces in little height. Series A is stiff, B medium, C soft. Forces are reckoned after Almen and Laszlo.',
    range: rangeOf('2093'),
    grades: [
      {
        code: null,
        label: 'Phosphated',
        material: 'Spring steel 51CrV4',
        finish: 'Phosphated',
        eurosPerKilogram: 4,
        effort: 1,
        text: 'Spring steel 51CrV4, hardened, phosphated and oiled.',
      },
      {
        code: 'ZN',
        label: 'Zinc-Plated',
        material: 'Spring steel 51CrV4',
        finish: 'Zinc-plated',
        eurosPerKilogram: 4.8,
        effort: 1.2,
        text: 'Spring steel 51CrV4, hardened and mechanically zinc-plated, so free of hydrogen.',
      },
    ],
    leading: '2093-B40',
    nameOf: ({ code, dimensions: { De, Di, t, i = 1 } }, { label }) =>
      `Disc Spring${i > 1 ? ` Column of ${i}` : ''} ${code.slice(0, 1)} ${De} x ${Di} x ${t}, ${label}`,
    describe: ({ code, dimensions: { De = 0, Di = 0, t, l0 = 0, i = 1, F } }, { text }) =>
      `Disc spring of series ${code.slice(0, 1)}, ${De} mm wide, for a pin of ${pinOf(Di)} mm, ${t} mm thick and ${l0} mm high. ${
        i > 1
          ? `${i} discs in series, ${round(l0 * i)} mm high unloaded, pushing with ${F} N at 75 % of their travel.`
          : `Pushes with ${F} N at 75 % of its travel. Set against each other discs add travel, nested they add force.`
      } ${text}`,
    workOf: ({ De = 0, i = 1 }) => (6 + De * 0.75) * i,
  },
  {
    slug: 'wave-springs',
    name: 'Wave spring, crest to crest',
    summary:
      'Wave springs edge-wound of flat stainless strip, crest to crest: the force of a coil spring in half its height, without twisting. For bearing preload, face seals and couplings.',
    range: rangeOf('WAVE'),
    grades: [
      {
        code: null,
        label: '17-7 PH',
        material: 'Stainless spring strip 17-7 PH (1.4568)',
        finish: 'Stainless',
        eurosPerKilogram: 12,
        effort: 1,
        text: 'Stainless strip 17-7 PH, precipitation hardened, up to 340 °C.',
      },
    ],
    leading: 'WAVE-40X14',
    nameOf: ({ label, dimensions: { Z } }) => `Wave Spring ${label}, ${Z} Turns, Stainless`,
    describe: ({ dimensions: { De = 0, Di = 0, t, N, Z, R } }, { text }) =>
      `Wave spring of ${Z} turns with ${N} waves each, strip ${t} mm thick. Rate ${R} N/mm. For a bore from ${round(De * 1.025)} mm and shafts up to ${round(Di * 0.97)} mm. ${text}`,
    workOf: ({ De = 0, Z = 0 }) => 60 + De * Z * 1.1,
  },
  {
    slug: 'die-springs-iso-10243',
    name: 'Die spring',
    summary:
      'Springs of rectangular wire for press tools, moulds and fixtures, by the hole that they work in: blue for medium, red for heavy load, housing dimensions and colours to ISO 10243.',
    range: rangeOf('DIE'),
    grades: [
      {
        code: null,
        label: 'Medium Load, Blue',
        material: DIE_STEEL,
        finish: 'Painted blue',
        eurosPerKilogram: 3.5,
        effort: 1,
        text: 'Blue for medium load: press it by at most 30 % of its length for long life.',
      },
      {
        code: null,
        label: 'Heavy Load, Red',
        material: DIE_STEEL,
        finish: 'Painted red',
        eurosPerKilogram: 3.5,
        effort: 1,
        text: 'Red for heavy load: press it by at most 25 % of its length for long life.',
      },
    ],
    isMade: ({ code }, { finish }) => code.endsWith('-R') === (finish === 'Painted red'),
    leading: 'DIE-25X64-R',
    nameOf: ({ label }, grade) => `Die Spring ${label.split(',')[0]}, ${grade.label}`,
    describe: ({ label, dimensions: { Di = 0, L0, R } }, { text }) =>
      `Die spring of rectangular wire 51CrV4 for a hole of ${label.split(' ')[0]} mm and a guide pin of ${Math.floor(Di * 0.962 * 2) / 2} mm, ${L0} mm long. Rate ${R} N/mm, reckoned from the section (Saint-Venant). ${text}`,
    workOf: ({ De = 0, L0 = 0 }) => 40 + De * 2.5 + L0 * 1.4,
  },
  {
    slug: 'gas-springs',
    name: 'Gas spring',
    summary:
      'Gas springs with an eye at each end, by rod, stroke and force: they lift and hold hoods, flaps and covers, and slow down by oil over the last of their stroke.',
    range: rangeOf('GAS'),
    grades: [
      {
        code: null,
        label: 'Black',
        material: 'Steel tube, chromed rod, nitrogen filling',
        finish: 'Painted black',
        eurosPerKilogram: 3,
        effort: 1,
        text: 'Tube painted black, rod hard chromed.',
      },
      {
        code: 'A4',
        label: 'Stainless A4',
        material: 'Stainless steel A4 (1.4401), nitrogen filling',
        finish: 'Stainless',
        eurosPerKilogram: 9,
        effort: 2.6,
        text: 'Tube and rod of stainless steel 1.4401 for sea air, food and washing down.',
      },
    ],
    leading: 'GAS-10X22-60-500',
    nameOf: ({ dimensions: { d, D, F1, H } }, { label }) =>
      `Gas Spring ${d}/${D}, ${F1} N, Stroke ${H} mm, ${label}`,
    describe: ({ dimensions: { F1 = 0, H, L, dh, R = 0 } }, { text }) =>
      `Gas spring that pushes out with ${F1} N and by about ${R} N/mm harder when it is pressed in; ${L} mm between the eyes at full length, stroke ${H} mm, eyes of ${dh} mm. Mount it with the rod down. ${text} For -30 to 80 °C. Do not open: under pressure.`,
    workOf: ({ D = 0, L = 0 }) => 400 + D * 10 + L * 0.9,
  },
]

/** DIN 2093: the guide pin of a disc has this much play in its hole, in mm. */
function pinOf(hole: number): number {
  if (hole < 30) return Math.floor(hole)
  return hole < 80 ? hole - 1 : hole - 2
}

function round(value: number): number {
  return Number(value.toFixed(1))
}
