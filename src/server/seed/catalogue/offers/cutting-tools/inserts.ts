import { densities } from '@parts-hub/parts'
import { type RangeSize, rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'

const common = { eurosPerKilogram: 60, effort: 1 } as const

/** What inserts are made of: the letter says for which material, the number how tough they are (ISO 513). */
const GRADES: readonly Grade[] = [
  {
    ...common,
    code: null,
    label: 'Carbide P25',
    material: 'Cemented carbide, CVD multi-layer with TiN top',
    finish: 'TiN-coated',
    density: densities.carbide,
    text: 'P25: the first choice for turning steel, from continuous to slightly interrupted cuts, 180 to 260 m/min.',
  },
  {
    ...common,
    code: 'P15',
    label: 'Carbide P15',
    material: 'Cemented carbide P15, CVD multi-layer with TiN top',
    finish: 'TiN-coated',
    density: densities.carbide,
    effort: 1.05,
    text: 'P15: hard and resistant to wear, for continuous cuts in steel at high speeds, 250 to 350 m/min.',
  },
  {
    ...common,
    code: 'P35',
    label: 'Carbide P35',
    material: 'Cemented carbide P35, CVD multi-layer with TiN top',
    finish: 'TiN-coated',
    density: densities.carbide,
    effort: 1.05,
    text: 'P35: tough, for interrupted cuts, forged skin and unstable work in steel, 120 to 180 m/min.',
  },
  {
    ...common,
    code: 'M25',
    label: 'Carbide M25',
    material: 'Cemented carbide M25, PVD AlTiN-coated',
    finish: 'Solid carbide',
    effort: 1.1,
    text: 'M25: a thin, tough coat on a sharp edge for austenitic stainless steel, 120 to 200 m/min with emulsion.',
  },
  {
    ...common,
    code: 'K20',
    label: 'Carbide K20',
    material: 'Cemented carbide K20, PVD AlTiN-coated',
    finish: 'Solid carbide',
    text: 'K20: for grey and ductile cast iron, also through the skin, 150 to 300 m/min, dry or with emulsion.',
  },
]

interface Words {
  readonly shape: string
  readonly holders: string
  readonly edges: number
}

const PIN = 'pin or lever clamping'
const SCREW = 'screw clamping'

const NEGATIVE: Readonly<Record<string, Words>> = {
  CNMG: { shape: '80° rhombic', holders: 'PCLN and DCLN', edges: 4 },
  DNMG: { shape: '55° rhombic', holders: 'PDJN and DDJN', edges: 4 },
  SNMG: { shape: 'Square', holders: 'PSSN and PSBN', edges: 8 },
  TNMG: { shape: 'Triangular', holders: 'PTGN and MTJN', edges: 6 },
  VNMG: { shape: '35° rhombic', holders: 'MVJN and DVJN', edges: 4 },
  WNMG: { shape: '80° trigon', holders: 'PWLN and DWLN', edges: 6 },
}

const POSITIVE: Readonly<Record<string, Words>> = {
  CCMT: { shape: '80° rhombic', holders: 'SCLC and SCMC', edges: 2 },
  DCMT: { shape: '55° rhombic', holders: 'SDJC and SDNC', edges: 2 },
  SCMT: { shape: 'Square', holders: 'SSSC and SSDC', edges: 4 },
  TCMT: { shape: 'Triangular', holders: 'STGC and STFC', edges: 3 },
  VBMT: { shape: '35° rhombic', holders: 'SVJB and SVVB', edges: 2 },
  VCMT: { shape: '35° rhombic', holders: 'SVJC and SVVC', edges: 2 },
}

/** The sizes that stand for the families. */
const LEADING: Readonly<Record<string, string>> = {
  CNMG: '120408',
  DNMG: '150608',
  SNMG: '120408',
  TNMG: '160408',
  VNMG: '160408',
  WNMG: '080408',
  CCMT: '09T304',
  DCMT: '11T304',
  SCMT: '09T308',
  TCMT: '16T304',
  VBMT: '160404',
  VCMT: '160404',
}

function offerOf(code: string, { shape, holders, edges }: Words, isPositive: boolean): Offer {
  const sides = isPositive ? 'a chipbreaker on its face' : 'chipbreakers on both faces'
  const clamping = isPositive ? SCREW : PIN
  return {
    slug: `turning-inserts-${code.toLowerCase()}`,
    name: `Turning insert ${code}`,
    summary: `${shape} ${isPositive ? 'positive' : 'negative'} turning inserts ${code} to ISO 1832 with ${edges} cutting edges and ${sides}, for ${clamping} in holders ${holders}. In carbides for steel, stainless steel and cast iron.`,
    range: rangeOf(code),
    grades: GRADES,
    leading: `${code}-${LEADING[code]}`,
    nameOf: ({ label }, grade) => `Turning Insert ${label}, ${grade.label}`,
    describe: ({ dimensions }: RangeSize, { text }) =>
      `${shape} ${isPositive ? 'positive' : 'negative'} insert with ${edges} cutting edges and ${sides}, corner radius ${dimensions.rε} mm: feed up to ${((dimensions.rε ?? 0) * 0.5).toFixed(2)} mm. ${text} For holders ${holders}, ${clamping}.`,
    workOf: ({ d = 0, s = 0 }) => 120 + d * 10.5 + s * 14,
  }
}

export const insertOffers: readonly Offer[] = [
  ...Object.entries(NEGATIVE).map(([code, words]) => offerOf(code, words, false)),
  ...Object.entries(POSITIVE).map(([code, words]) => offerOf(code, words, true)),
]
