import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'

const bright = {
  code: null,
  label: 'C45',
  material: 'Steel C45',
  finish: 'Bright',
  eurosPerKilogram: 3.4,
  effort: 1,
  text: 'Steel C45, bright: teeth may be induction hardened.',
} as const satisfies Grade

const hardened = {
  ...bright,
  code: 'H',
  label: 'Hardened Teeth',
  material: 'Steel C45, teeth hardened',
  finish: 'Black oxide',
  eurosPerKilogram: 3.8,
  effort: 1.45,
  text: 'Teeth induction hardened to 50 HRC, blackened and oiled: for long running under load.',
} as const satisfies Grade

const plastic = {
  ...bright,
  code: 'POM',
  label: 'POM',
  material: 'Polyoxymethylene (POM-C), black',
  finish: 'Black plastic',
  eurosPerKilogram: 14,
  effort: 0.9,
  text: 'Turned and hobbed of POM: runs dry and quietly at low load, does not rust; up to 80 °C.',
} as const satisfies Grade

const GEAR_MODULES = [1, 1.5, 2, 2.5, 3, 4, 5, 6]

const gears = GEAR_MODULES.flatMap((m): Offer[] => {
  const address = String(m).replace('.', '-')
  const leading = m === 2 ? 'Z30' : 'Z20'
  return [
    {
      slug: `spur-gears-module-${address}`,
      name: `Spur gear, module ${m}, finished bore`,
      summary: `Straight-toothed spur gears of module ${m} to DIN 867, pressure angle 20°, with a hub on one side, a finished bore H7 and a keyway to DIN 6885-1: ready to mount.`,
      range: rangeOf(`GEAR-M${m}`),
      grades: m <= 3 ? [bright, hardened, plastic] : [bright, hardened],
      isMade: ({ dimensions: { d = 0 } }, { code }) => code !== 'POM' || d <= 25,
      leading: `GEAR-M${m}-${leading}`,
      nameOf: ({ dimensions: { z, d } }, { label }) =>
        `Spur Gear Module ${m}, ${z} Teeth, Bore ${d}, ${label}`,
      describe: ({ dimensions: { z = 0, d, b, N, L } }, { text }) =>
        `Straight teeth, pressure angle 20°, quality 8 to DIN 3961; face ${b} mm, pitch circle ${round(m * z)} mm, tip circle ${round(m * (z + 2))} mm. Bore ${d} H7 with keyway to DIN 6885-1, hub ${N} mm, ${L} mm long. ${text}`,
      workOf: ({ z = 0, b = 0, d = 0 }) => 380 + z * (4 + b * 0.14) + d * 8,
    },
    {
      slug: `spur-gears-module-${address}-pilot-bore`,
      name: `Spur gear, module ${m}, pilot bore`,
      summary: `Straight-toothed spur gears of module ${m} to DIN 867, pressure angle 20°, with a hub on one side and a pilot bore, to be bored and keyed to your shaft.`,
      range: rangeOf(`GEARP-M${m}`),
      grades: [bright],
      leading: `GEARP-M${m}-Z20`,
      nameOf: ({ dimensions: { z, d } }) => `Spur Gear Module ${m}, ${z} Teeth, Pilot Bore ${d}`,
      describe: ({ dimensions: { z = 0, d, b, N, L } }, { text }) =>
        `Straight teeth, pressure angle 20°, quality 8 to DIN 3961; face ${b} mm, pitch circle ${round(m * z)} mm, tip circle ${round(m * (z + 2))} mm. Pilot bore ${d} mm, hub ${N} mm, ${L} mm long. ${text}`,
      workOf: ({ z = 0, b = 0 }) => 260 + z * (4 + b * 0.14),
    },
  ]
})

const CHAINS = [
  ['05B', '8 x 3 mm'],
  ['06B', '3/8 x 7/32 inch'],
  ['08B', '1/2 x 5/16 inch'],
  ['10B', '5/8 x 3/8 inch'],
  ['12B', '3/4 x 7/16 inch'],
  ['16B', '1 x 17 mm'],
  ['20B', '1 1/4 x 3/4 inch'],
  ['24B', '1 1/2 x 1 inch'],
] as const

const wheelHardened = {
  ...hardened,
  code: null,
  label: 'Hardened Teeth',
  finish: 'Phosphated',
  text: 'Steel C45, teeth induction hardened to 45 HRC, phosphated and oiled.',
} as const satisfies Grade

const sprockets = CHAINS.flatMap(([chain, size]): Offer[] => [
  {
    slug: `sprockets-${chain.toLowerCase()}`,
    name: `Sprocket ${chain}-1, finished bore`,
    summary: `Sprockets for simplex roller chain ${chain}-1 (${size}) to ISO 606, with a hub on one side, hardened teeth, a finished bore H7 with keyway and a set screw.`,
    range: rangeOf(`606-${chain}`),
    grades: [wheelHardened],
    leading: `606-${chain}-Z17`,
    nameOf: ({ dimensions: { z, d } }) => `Sprocket ${chain}-1, ${z} Teeth, Bore ${d}`,
    describe: ({ dimensions: { z = 1, p = 0, d, N, L } }, { text }) =>
      `For simplex chain ${chain}-1 (${size}), pitch circle ${round(p / Math.sin(Math.PI / z))} mm, hub ${N} mm, ${L} mm long. Bore ${d} H7 with keyway to DIN 6885-1 and a set screw above the key. ${text}`,
    workOf: ({ z = 0, p = 0, d = 0 }) => 150 + z * (3 + p * 0.5) + d * 6,
  },
  {
    slug: `sprockets-${chain.toLowerCase()}-pilot-bore`,
    name: `Sprocket ${chain}-1, pilot bore`,
    summary: `Sprockets for simplex roller chain ${chain}-1 (${size}) to ISO 606, with a hub on one side and a pilot bore, to be bored and keyed to your shaft.`,
    range: rangeOf(`606P-${chain}`),
    grades: [
      bright,
      {
        ...bright,
        code: 'A2',
        label: 'Stainless',
        material: 'Stainless steel 1.4301',
        finish: 'Stainless',
        eurosPerKilogram: 9.5,
        effort: 2.2,
        text: 'Stainless steel 1.4301, for food and for outdoors; with a stainless chain.',
      },
    ],
    isMade: ({ dimensions: { z = 0, p = 0 } }, { code }) => code !== 'A2' || (p < 20 && z <= 30),
    leading: `606P-${chain}-Z17`,
    nameOf: ({ dimensions: { z, d } }, { label }) =>
      `Sprocket ${chain}-1, ${z} Teeth, Pilot Bore ${d}, ${label}`,
    describe: ({ dimensions: { z = 1, p = 0, d, N, L } }, { text }) =>
      `For simplex chain ${chain}-1 (${size}), pitch circle ${round(p / Math.sin(Math.PI / z))} mm. Pilot bore ${d} mm, hub ${N} mm, ${L} mm long, to be bored to your shaft. ${text}`,
    workOf: ({ z = 0, p = 0 }) => 110 + z * (3 + p * 0.5),
  },
])

const chains: readonly Offer[] = [
  {
    slug: 'roller-chains-iso-606',
    name: 'Roller chain, simplex',
    summary:
      'Simplex roller chains of series B to ISO 606, 05B to 24B, in lengths from 12 links: pre-stretched and greased. One end is an inner link, the other an outer one.',
    range: rangeOf('606'),
    grades: [
      {
        code: null,
        label: 'Steel',
        material: 'Alloy steel, pins and bushes case-hardened',
        finish: 'Bright',
        eurosPerKilogram: 3.2,
        effort: 1,
        text: 'Pins and bushes case-hardened, plates shot-peened, greased.',
      },
      {
        code: 'ZN',
        label: 'Zinc-Nickel',
        material: 'Alloy steel, pins and bushes case-hardened',
        finish: 'Zinc-plated',
        eurosPerKilogram: 4.6,
        effort: 1.5,
        text: 'Plates and pins zinc-nickel plated against rust outdoors; greased.',
      },
      {
        code: 'A2',
        label: 'Stainless',
        material: 'Stainless steel 1.4301',
        finish: 'Stainless',
        eurosPerKilogram: 16,
        effort: 3,
        text: 'Stainless steel throughout, for food and chemicals; carries about half of the load of steel.',
      },
    ],
    isMade: ({ dimensions: { p = 0 } }, { code }) => code === null || p < 26,
    leading: '606-08B-24',
    nameOf: ({ label }, { label: grade }) => `Roller Chain ${label}${grade === 'Steel' ? '' : `, ${grade}`}`,
    describe: ({ dimensions: { p = 0, n = 0, b1, d1 } }, { text }) =>
      `Simplex chain of ${p} mm pitch, ${b1} mm between the inner plates, rollers of ${d1} mm; ${Math.round(p * n)} mm long. ${text} Lengths join without a cranked link. Runs on sprockets of the same number.`,
    workOf: ({ n = 0, p = 0 }) => n * (4 + p * 0.35),
  },
]

const pulleys = [2.5, 5, 10].map(
  (P): Offer => ({
    slug: `timing-pulleys-t${String(P).replace('.', '-')}`,
    name: `Timing pulley T${P}`,
    summary: `Timing pulleys of metric pitch T${P} to DIN 7721-2 with steel flanges on both sides, a hub, a finished bore H7 and set screws: for positioning and feed drives.`,
    range: rangeOf(`7721-T${P}`),
    grades: [
      {
        code: null,
        label: 'Aluminium',
        material: 'Aluminium EN AW-2007, steel flanges',
        finish: 'Plain aluminium',
        eurosPerKilogram: 9,
        effort: 1,
        text: 'Aluminium EN AW-2007 with zinc-plated steel flanges.',
      },
      {
        code: 'ST',
        label: 'Steel',
        material: 'Steel C45, steel flanges',
        finish: 'Black oxide',
        eurosPerKilogram: 3.4,
        effort: 1.35,
        text: 'Steel C45, blackened, for belts with steel cords under high load.',
      },
    ],
    leading: P === 5 ? '7721-T5-24' : `7721-T${P}-20`,
    nameOf: ({ label, dimensions: { d } }, grade) =>
      `Timing Pulley ${label}, Bore ${d}${grade.code === null ? '' : `, ${grade.label}`}`,
    describe: ({ label, dimensions: { z = 0, d0, D, N, d } }, { text }) =>
      `${label} mm wide: pitch circle ${round((z * P) / Math.PI)} mm, ${d0} mm over the teeth, flanges ${D} mm, tooth gap form N. Bore ${d} H7, two set screws at 90° in the hub of ${N} mm. ${text}`,
    workOf: ({ z = 0, B = 0 }) => 330 + z * (4 + B * 0.12),
  }),
)

export const wheels: readonly Offer[] = [...gears, ...chains, ...sprockets, ...pulleys]

/** As it stands in a text: at most two decimals. */
function round(value: number): number {
  return Number(value.toFixed(2))
}
