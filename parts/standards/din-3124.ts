import { type Table, tableOf } from './table.ts'

/** DIN 3124: sockets for a square drive of 12.5 mm (1/2 inch). Length, diameters at hexagon and drive, depth, by the width across flats. */
export const din3124 = tableOf('DIN 3124', {
  8: { L: 38, d1: 12.9, d2: 23, t: 11.7 },
  9: { L: 38, d1: 14.1, d2: 23, t: 12.2 },
  10: { L: 38, d1: 15.3, d2: 23, t: 12.6 },
  11: { L: 38, d1: 16.5, d2: 23, t: 13.1 },
  12: { L: 38, d1: 17.8, d2: 23, t: 13.5 },
  13: { L: 38, d1: 19, d2: 23, t: 14 },
  14: { L: 38, d1: 20.2, d2: 23, t: 14.5 },
  15: { L: 38, d1: 21.5, d2: 23, t: 14.9 },
  16: { L: 38, d1: 22.7, d2: 23, t: 15.4 },
  17: { L: 38, d1: 23.9, d2: 23, t: 15.8 },
  18: { L: 38, d1: 25.1, d2: 23.9, t: 16.3 },
  19: { L: 40, d1: 26.4, d2: 24.7, t: 16.7 },
  20: { L: 40, d1: 27.6, d2: 25.6, t: 17.2 },
  21: { L: 40, d1: 28.8, d2: 26.4, t: 17.6 },
  22: { L: 42, d1: 30, d2: 27.3, t: 18.1 },
  23: { L: 42, d1: 31.3, d2: 28.1, t: 18.5 },
  24: { L: 44, d1: 32.5, d2: 29, t: 19 },
  25: { L: 44, d1: 33.7, d2: 29.9, t: 19.5 },
  26: { L: 46, d1: 35, d2: 30.7, t: 19.9 },
  27: { L: 46, d1: 36.2, d2: 31.6, t: 20.4 },
  28: { L: 46, d1: 37.4, d2: 32.4, t: 20.8 },
  29: { L: 50, d1: 38.6, d2: 33.3, t: 21.3 },
  30: { L: 50, d1: 39.9, d2: 34.1, t: 21.7 },
  32: { L: 50, d1: 42.3, d2: 35.9, t: 22.6 },
  34: { L: 55, d1: 44.8, d2: 37.6, t: 23.5 },
  36: { L: 55, d1: 47.2, d2: 39.3, t: 24.5 },
})

/** Sockets for a square drive of 6.3 mm (1/4 inch), as above. */
export const quarterInchSockets = tableOf('DIN 3124', {
  4: { L: 25, d1: 7.2, d2: 11.9, t: 4.6 },
  4.5: { L: 25, d1: 7.9, d2: 11.9, t: 5 },
  5: { L: 25, d1: 8.5, d2: 11.9, t: 5.5 },
  5.5: { L: 25, d1: 9.1, d2: 11.9, t: 6 },
  6: { L: 25, d1: 9.8, d2: 11.9, t: 6.4 },
  7: { L: 25, d1: 11.1, d2: 11.9, t: 7.3 },
  8: { L: 25, d1: 12.3, d2: 11.9, t: 8.2 },
  9: { L: 25, d1: 13.6, d2: 13.1, t: 9.1 },
  10: { L: 25, d1: 14.9, d2: 14.4, t: 10 },
  11: { L: 25, d1: 16.2, d2: 15.7, t: 10.9 },
  12: { L: 25, d1: 17.5, d2: 17, t: 11 },
  13: { L: 25, d1: 18.7, d2: 18.2, t: 11 },
  14: { L: 25, d1: 20, d2: 19.5, t: 11 },
})

/** Sockets for a square drive of 10 mm (3/8 inch), as above. */
export const threeEighthsInchSockets = tableOf('DIN 3124', {
  6: { L: 28, d1: 10, d2: 17, t: 7.3 },
  7: { L: 28, d1: 11.2, d2: 17, t: 7.8 },
  8: { L: 28, d1: 12.5, d2: 17, t: 8.4 },
  9: { L: 28, d1: 13.7, d2: 17, t: 9 },
  10: { L: 28, d1: 15, d2: 17, t: 9.5 },
  11: { L: 28, d1: 16.3, d2: 17, t: 10 },
  12: { L: 28, d1: 17.5, d2: 17, t: 10.6 },
  13: { L: 28, d1: 18.8, d2: 17, t: 11.2 },
  14: { L: 28, d1: 20, d2: 18.2, t: 11.7 },
  15: { L: 28, d1: 21.3, d2: 19.4, t: 12.2 },
  16: { L: 30, d1: 22.6, d2: 20.6, t: 12.8 },
  17: { L: 30, d1: 23.8, d2: 21.8, t: 13.4 },
  18: { L: 30, d1: 25.1, d2: 23, t: 13.9 },
  19: { L: 30, d1: 26.3, d2: 24.2, t: 14.4 },
  20: { L: 32, d1: 27.6, d2: 25.4, t: 15 },
  21: { L: 32, d1: 28.9, d2: 26.6, t: 15.6 },
  22: { L: 32, d1: 30.1, d2: 27.8, t: 16 },
  24: { L: 32, d1: 32.6, d2: 30.2, t: 16 },
})

/** Sockets for a square drive of 20 mm (3/4 inch), as above. */
export const threeQuarterInchSockets = tableOf('DIN 3124', {
  19: { L: 50, d1: 29.2, d2: 36, t: 17 },
  21: { L: 50, d1: 31.8, d2: 36, t: 17.8 },
  22: { L: 50, d1: 33.1, d2: 36, t: 18.2 },
  24: { L: 50, d1: 35.7, d2: 36, t: 19.1 },
  26: { L: 52, d1: 38.3, d2: 36, t: 19.9 },
  27: { L: 52, d1: 39.6, d2: 36, t: 20.3 },
  28: { L: 55, d1: 40.9, d2: 36.8, t: 20.8 },
  30: { L: 55, d1: 43.5, d2: 38.2, t: 21.6 },
  32: { L: 58, d1: 46.1, d2: 39.8, t: 22.4 },
  33: { L: 58, d1: 47.4, d2: 40.5, t: 22.9 },
  34: { L: 58, d1: 48.7, d2: 41.2, t: 23.3 },
  36: { L: 62, d1: 51.3, d2: 42.8, t: 24.1 },
  38: { L: 62, d1: 53.9, d2: 44.2, t: 25 },
  41: { L: 66, d1: 57.8, d2: 46.5, t: 26.2 },
  42: { L: 66, d1: 59.1, d2: 47.2, t: 26.6 },
  46: { L: 72, d1: 64.3, d2: 50.2, t: 28.3 },
  48: { L: 72, d1: 66.9, d2: 51.8, t: 29.2 },
  50: { L: 78, d1: 69.5, d2: 53.2, t: 30 },
  52: { L: 78, d1: 72.1, d2: 54.8, t: 30.8 },
  54: { L: 78, d1: 74.7, d2: 56.2, t: 31.7 },
  55: { L: 78, d1: 76, d2: 57, t: 32.1 },
  60: { L: 84, d1: 82.5, d2: 60.8, t: 34.2 },
})

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

/** A socket of this width across flats in mm for a drive of 1/2 inch, or for another one. */
export function driveSocket(s: number, { q, table }: Drive = drives['1/2']) {
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
