import { toMm } from '../geometry/inches.ts'
import { inMillimetres } from './drills.ts'
import { number, optional, readRows, readTable, type Table, text } from './read-table.ts'

export const din3113 = readTable('din-3113', ['L', 'b', 'D', 'a', 't', 'm'])

/** A combination spanner of this width across flats in mm. */
export function combinationSpanner(s: number) {
  return { s, ...din3113.row(s) }
}

export const inchSpanners = readRows('inch-combination-spanners', ['inches', 'L', 'b', 'D', 'a', 't', 'm'], {
  name: text,
})

/** A combination spanner of this row of inches: in mm, but for its mass. */
export function inchSpanner({ inches, L, b, D, a, t, m }: (typeof inchSpanners.rows)[number]) {
  return { s: toMm(inches), L: toMm(L), b: toMm(b), D: toMm(D), a: toMm(a), t: toMm(t), m }
}

export const din3117 = readTable('din-3117', ['S', 'b', 't', 'h'])

export const iso2380 = readTable('iso-2380', ['a', 'l', 'd', 'h', 'D'])

export const iso8764 = readTable('iso-8764', ['l', 'd', 'h', 'D'])

export const din3122 = readTable('din-3122', ['q', 'z', 'D', 't', 'h'])

export const iso6789 = readTable('iso-6789', ['M0', 'L', 'q', 'D', 'd', 'h'])

export const din1041 = readTable('din-1041', ['L', 'l', 'a'])

export const din6453 = readTable('din-6453', ['b', 'w', 't'])

export const iso2936 = readTable('iso-2936', ['l1', 'l2', 'e'], {
  long: optional(number),
  extraLong: optional(number),
})

/** The bending radius on the inside is the width of the key, at least 1.5 mm. */
const bend = (s: number) => Math.max(1.5, s)

/** A hexagon key of this width across flats in mm. */
export function hexagonKey(s: number) {
  const { l1, l2, e } = iso2936.row(s)
  return { s, l1, l2, e, r: bend(s) }
}

/** A hexagon key with a long arm of another series. */
export function longHexagonKey(s: number, l1: number) {
  return { ...hexagonKey(s), l1 }
}

export const inchKeys = readRows('asme-b18-3-keys', ['inches', 'l1', 'l2'], { name: text })

/** A hexagon key of this width across flats and these arms in inches: its corners are cut back as those of ISO 2936. */
export function inchKey(inches: number, l1: number, l2: number) {
  const s = inMillimetres(inches)
  return { s, l1: toMm(l1), l2: toMm(l2), e: Math.round(s * 112) / 100, r: Math.max(1.5, s) }
}

export const hexalobularKeys = readTable('hexalobular-keys', ['A', 'l1', 'l2'])

/** A key for hexalobular sockets of this number. */
export function hexalobularKey(T: number) {
  const { A, l1, l2 } = hexalobularKeys.row(T)
  return { T, l1, l2, A, r: bend(A) }
}

const din3124 = readTable('din-3124-half-inch', ['L', 'd1', 'd2', 't'])

const quarterInchSockets = readTable('din-3124-quarter-inch', ['L', 'd1', 'd2', 't'])

const threeEighthsInchSockets = readTable('din-3124-three-eighths-inch', ['L', 'd1', 'd2', 't'])

const threeQuarterInchSockets = readTable('din-3124-three-quarter-inch', ['L', 'd1', 'd2', 't'])

/** A square drive: its width in mm with its tolerance, the sockets for it and the length of the deep ones. DIN 3120. */
export interface Drive {
  readonly q: number
  readonly table: Table<{ L: number; d1: number; d2: number; t: number }>
  readonly deep: number
}

export const drives = {
  '1/4': { q: 6.35, table: quarterInchSockets, deep: 50 },
  '3/8': { q: 9.525, table: threeEighthsInchSockets, deep: 63 },
  '1/2': { q: 12.7, table: din3124, deep: 77 },
  '3/4': { q: 19.05, table: threeQuarterInchSockets, deep: 90 },
} as const satisfies Record<string, Drive>

/** A socket of this width across flats in mm for a drive. */
export function driveSocket(s: number, { q, table }: Drive) {
  const { L, d1, d2, t } = table.row(s)
  return { s, L, d1, d2, q, t }
}

/** A deep socket, for nuts on long bolts: it is open as far as its drive leaves room. */
export function deepSocket(s: number, drive: Drive) {
  const socket = driveSocket(s, drive)
  return { ...socket, L: drive.deep, t: Math.round(drive.deep * 0.55) }
}

/** An impact socket, DIN 3129: its wall is thicker by about a quarter. */
export function impactSocket(s: number, drive: Drive) {
  const socket = driveSocket(s, drive)
  const thicker = (diameter: number) => Math.round(diameter * 11.4) / 10
  return {
    ...socket,
    d1: thicker(socket.d1),
    d2: Math.max(thicker(socket.d2), Math.round(drive.q * 23.6) / 10),
  }
}
