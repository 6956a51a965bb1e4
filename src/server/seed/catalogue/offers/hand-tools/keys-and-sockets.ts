import type { Values } from '@parts-hub/parts'
import { rangeOf } from '@parts-hub/parts/ranges'
import type { Grade } from '../../grade.ts'
import type { Offer } from '../../offer.ts'
import { vanadium } from './grades.ts'

/** The cylinder head screws (ISO 4762) that a hexagon key in mm fits. */
const CAP_SCREWS: Readonly<Record<number, string>> = {
  1.5: 'M1.6 and M2',
  2: 'M2.5',
  2.5: 'M3',
  3: 'M4',
  4: 'M5',
  5: 'M6',
  6: 'M8',
  8: 'M10',
  10: 'M12',
  12: 'M14',
  14: 'M16 and M18',
  17: 'M20 and M22',
  19: 'M24 and M27',
  22: 'M30',
  24: 'M33',
  27: 'M36',
  32: 'M42',
}

/** The threads of hexagon bolts and nuts (ISO 4014, ISO 4032) by their width across flats in mm. */
const BOLTS: Readonly<Record<number, string>> = {
  4: 'M2',
  5: 'M2.5',
  5.5: 'M3',
  7: 'M4',
  8: 'M5',
  10: 'M6',
  13: 'M8',
  16: 'M10',
  17: 'M10 to DIN 933',
  18: 'M12',
  19: 'M12 to DIN 933',
  21: 'M14',
  24: 'M16',
  27: 'M18',
  30: 'M20',
  34: 'M22',
  36: 'M24',
  41: 'M27',
  46: 'M30',
  50: 'M33',
  55: 'M36',
  60: 'M39',
}

/** What a spanner or a socket of this width in mm turns: 'for bolts and nuts M8'. */
export function boltsOf(s: number): string {
  const thread = BOLTS[s]
  return thread ? `for hexagon bolts and nuts ${thread}` : 'for hexagon bolts and nuts of this width'
}

const keyWork = ({ s = 0, l1 = 0 }: Values) => 6 + s * 2.4 + l1 * 0.06

const KEYS: readonly Grade[] = [
  { ...vanadium.black, material: 'Chrome vanadium steel, 52-57 HRC' },
  { ...vanadium.chrome, code: 'CR', effort: 2, material: 'Chrome vanadium steel, 50-55 HRC' },
]

function keys(
  code: string,
  leading: string,
  title: string,
  words: Pick<Offer, 'slug' | 'name' | 'summary'>,
): Offer {
  return {
    ...words,
    range: rangeOf(code),
    grades: KEYS,
    // The chrome-plated key of 10 mm is the usual one of its size.
    isMade: (size, grade) => grade.code === null || code !== '2936' || size.code !== '10',
    leading: `${code}-${leading}`,
    nameOf: ({ label }, grade) => `${title} ${label}, ${grade.label}`,
    describe: ({ label, dimensions: { s = 0, l1, l2 } }, { text }) =>
      `Hexagon socket screw key of ${label} across flats, arms of ${l1} and ${l2} mm${CAP_SCREWS[s] ? `, for cap screws ${CAP_SCREWS[s]}` : ''}. Hardened through its whole length, ends ground square and chamfered. ${text}`,
    workOf: keyWork,
  }
}

const socketWork = ({ s = 0, L = 0 }: Values) => 60 + s * 5 + L * 0.9

interface SocketWords {
  readonly drive: string
  readonly kind: 'hexagon' | 'bi-hexagon' | 'deep' | 'impact'
}

const SOCKETS = {
  hexagon: {
    title: 'Socket',
    end: '',
    summary: 'with a hexagon that bears on the flats and spares worn corners',
    text: 'Six points that bear on the flats and spare the corners.',
  },
  'bi-hexagon': {
    title: 'Socket',
    end: ', 12-Point',
    summary: 'with twelve points, which take a nut in every 30 degrees',
    text: 'Twelve points: it takes the nut in every 30 degrees, where there is little room to swing.',
  },
  deep: {
    title: 'Deep Socket',
    end: '',
    summary: 'long and hollow, for nuts on long bolts and for recessed screws',
    text: 'Long and hollow, for nuts on protruding bolts and for recessed screws.',
  },
  impact: {
    title: 'Impact Socket',
    end: '',
    summary: 'with thicker walls for impact wrenches, phosphated black',
    text: 'Thick walls of tough steel that take the blows of an impact wrench; secure it with pin and ring.',
  },
} as const

function sockets(code: string, leading: string, { drive, kind }: SocketWords): Offer {
  const { title, end, summary, text } = SOCKETS[kind]
  const grade = kind === 'impact' ? { ...vanadium.phosphated, code: null, effort: 1.3 } : vanadium.chrome
  return {
    slug: `${kind}-sockets-${drive.replace('/', '-')}-inch`,
    name: `${title} ${drive} inch${end}`,
    summary: `Sockets for a square drive of ${drive} inch to DIN 3120, ${summary}. Opening to ISO 691, held by the ball of the ratchet; the knurled band lets oily fingers start a nut.`,
    range: rangeOf(code),
    grades: [{ ...grade, material: 'Chrome vanadium steel, 40-48 HRC' }],
    leading: `${code}-${leading}`,
    nameOf: ({ label }) => `${title} ${drive} in, ${label}${end}`,
    describe: ({ label, dimensions: { s = 0, L, t } }, used) =>
      `Socket of ${label} with a ${drive} inch square drive, ${boltsOf(s)}; ${L} mm long, ${t} mm deep. ${text} ${used.text}`,
    workOf: socketWork,
  }
}

export const keyAndSocketOffers: readonly Offer[] = [
  keys('2936', '6', 'Hex Key', {
    slug: 'hex-keys-iso-2936',
    name: 'Hexagon key',
    summary:
      'Hexagon socket screw keys to ISO 2936 with a short and a standard long arm, from 0.7 to 36 mm: the short arm gives the torque, the long one the reach. Do not lengthen them with a tube.',
  }),
  keys('2936L', '6', 'Long Hex Key', {
    slug: 'hex-keys-long',
    name: 'Hexagon key, long',
    summary:
      'Hexagon socket screw keys to ISO 2936 with a long arm, for recessed screws and where a fist needs room; the short arm is that of the standard key.',
  }),
  keys('2936XL', '6', 'Extra Long Hex Key', {
    slug: 'hex-keys-extra-long',
    name: 'Hexagon key, extra long',
    summary:
      'Hexagon socket screw keys to ISO 2936 with an extra long arm, for screws deep in housings and for turning fast with the fingers.',
  }),
  keys('B183', '1-4', 'Hex Key', {
    slug: 'hex-keys-inch',
    name: 'Hexagon key, inch',
    summary:
      'Hexagon socket screw keys in inches to ASME B18.3, short series, from 1/16 to 1 inch, for socket screws of machines and vehicles from across the Atlantic.',
  }),
  sockets('3124Q6', '8', { drive: '1/4', kind: 'hexagon' }),
  sockets('3124Q6B', '8', { drive: '1/4', kind: 'bi-hexagon' }),
  sockets('3124Q6L', '8', { drive: '1/4', kind: 'deep' }),
  sockets('3124Q10', '13', { drive: '3/8', kind: 'hexagon' }),
  sockets('3124Q10B', '13', { drive: '3/8', kind: 'bi-hexagon' }),
  sockets('3124Q10L', '13', { drive: '3/8', kind: 'deep' }),
  sockets('3124', '13', { drive: '1/2', kind: 'hexagon' }),
  sockets('3124B', '19', { drive: '1/2', kind: 'bi-hexagon' }),
  sockets('3124L', '19', { drive: '1/2', kind: 'deep' }),
  sockets('3129', '19', { drive: '1/2', kind: 'impact' }),
  sockets('3124Q20', '36', { drive: '3/4', kind: 'hexagon' }),
  sockets('3124Q20B', '36', { drive: '3/4', kind: 'bi-hexagon' }),
  sockets('3124Q20L', '36', { drive: '3/4', kind: 'deep' }),
  sockets('3129Q20', '36', { drive: '3/4', kind: 'impact' }),
]
