import type { Values } from '../../family.ts'
import { defineRange, type Range, type RangeSize } from '../../range.ts'
import {
  type Drive,
  deepSocket,
  driveSocket,
  drives,
  hexagonKey,
  hexalobularKey,
  hexalobularKeys,
  impactSocket,
  inchKey,
  inchKeys,
  iso2936,
  longHexagonKey,
} from '../../standards/hand-tools.ts'

/** What is asked for by its width across flats: '13'. */
export function acrossFlats<Numbers extends { readonly s: number }>(dimensions: Numbers): RangeSize<Numbers> {
  return { code: `${dimensions.s}`, label: `${dimensions.s} mm`, dimensions }
}

/** What is asked for by its width across flats in inches: '9/16'. */
export function calledInInches<Numbers extends Values>(
  name: string,
  dimensions: Numbers,
): RangeSize<Numbers> {
  return { code: name.replace(/[ /]/g, '-'), label: `${name}"`, dimensions }
}

/** The keys of a longer series, in the sizes that it has. */
function longKeys(series: 'long' | 'extraLong') {
  return iso2936.nominals.flatMap(s => {
    const { [series]: length } = iso2936.row(s)
    return length ? [acrossFlats(longHexagonKey(s, length))] : []
  })
}

const keys: readonly Range[] = [
  defineRange('2936', 'hex-key', iso2936, ({ nominals }) => nominals.map(s => acrossFlats(hexagonKey(s)))),
  defineRange('2936L', 'hex-key', iso2936, longKeys('long')),
  defineRange('2936XL', 'hex-key', iso2936, longKeys('extraLong')),
  defineRange('B183', 'hex-key', inchKeys, ({ rows }) =>
    rows.map(({ name, inches, l1, l2 }) => calledInInches(name, inchKey(inches, l1, l2))),
  ),
  defineRange('TORX', 'hexalobular-key', hexalobularKeys, ({ nominals }) =>
    nominals.map(T => ({ code: `T${T}`, label: `T${T}`, dimensions: hexalobularKey(T) })),
  ),
]

/** How codes of sockets name their drive: by its width in mm; the half inch is the usual one. */
const CODES = { '1/4': 'Q6', '3/8': 'Q10', '1/2': '', '3/4': 'Q20' } as const
const ALL = ['1/4', '3/8', '1/2', '3/4'] as const

function sockets(
  code: string,
  family: 'socket' | 'bi-hexagon-socket',
  drive: Drive,
  [from, to]: readonly [number, number],
  socketOf: (s: number, drive: Drive) => ReturnType<typeof driveSocket>,
): Range {
  return defineRange(
    code,
    family,
    { standard: code.startsWith('3129') ? 'DIN 3129' : 'DIN 3124', source: drive.table.source },
    drive.table.nominals.filter(s => s >= from && s <= to).map(s => acrossFlats(socketOf(s, drive))),
  )
}

export const keysAndSockets: readonly Range[] = [
  ...keys,
  ...ALL.map(name => sockets(`3124${CODES[name]}`, 'socket', drives[name], [0, 60], driveSocket)),
  ...ALL.map(name =>
    sockets(`3124${CODES[name]}B`, 'bi-hexagon-socket', drives[name], [5.5, 60], driveSocket),
  ),
  ...ALL.map(name => sockets(`3124${CODES[name]}L`, 'socket', drives[name], [0, 41], deepSocket)),
  ...(['1/2', '3/4'] as const).map(name =>
    sockets(`3129${CODES[name]}`, 'socket', drives[name], [10, 60], impactSocket),
  ),
]
