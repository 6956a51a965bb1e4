import { type UnifiedSeries, unifiedPitch } from './asme-b1-1.ts'
import { inchLengths } from './inch-lengths.ts'
import { threadLength } from './socket-screws.ts'
import { tableOf } from './table.ts'

/**
 * ASME B18.3: socket head cap screws. Socket, head, socket depth, the length of thread of long screws, and the length from which a
 * screw has a plain shank, in mm; the shortest and the longest that is kept, in inches. cq_warehouse.
 */
const cap = tableOf('ASME B18.3', {
  2.8448: { s: 2.38125, dk: 4.6482, t: 1.2954, b: 19.05, partialFrom: 25.4, from: 0.25, to: 1.5 },
  3.175: { s: 2.38125, dk: 5.207, t: 1.4478, b: 19.05, partialFrom: 25.4, from: 0.25, to: 1.5 },
  3.5052: { s: 2.778125, dk: 5.7404, t: 1.6256, b: 19.05, partialFrom: 31.75, from: 0.25, to: 2 },
  4.1656: { s: 3.571875, dk: 6.858, t: 1.9558, b: 22.352, partialFrom: 31.75, from: 0.25, to: 2.5 },
  4.826: { s: 3.96875, dk: 7.9248, t: 2.286, b: 22.352, partialFrom: 31.75, from: 0.25, to: 4 },
  6.35: { s: 4.7625, dk: 9.525, t: 3.048, b: 25.4, partialFrom: 38.1, from: 0.375, to: 6 },
  7.9375: { s: 6.35, dk: 11.9126, t: 3.8354, b: 28.448, partialFrom: 44.45, from: 0.375, to: 6 },
  9.525: { s: 7.9375, dk: 14.2748, t: 4.6228, b: 31.75, partialFrom: 44.45, from: 0.5, to: 8 },
  11.1125: { s: 9.525, dk: 16.6624, t: 5.4102, b: 35.052, partialFrom: 50.8, from: 0.75, to: 5 },
  12.7: { s: 9.525, dk: 19.05, t: 6.223, b: 38.1, partialFrom: 57.15, from: 0.75, to: 8 },
  15.875: { s: 12.7, dk: 23.8252, t: 7.7978, b: 44.45, partialFrom: 63.5, from: 1, to: 8 },
  19.05: { s: 15.875, dk: 28.575, t: 9.398, b: 50.8, partialFrom: 76.2, from: 1, to: 8 },
  22.225: { s: 19.05, dk: 33.3248, t: 10.9728, b: 57.15, partialFrom: 82.55, from: 1.5, to: 8 },
  25.4: { s: 19.05, dk: 38.1, t: 12.573, b: 63.5, partialFrom: 88.9, from: 1.5, to: 8 },
})

/** ASME B18.3: button head screws, as above. BOSL2. */
const button = tableOf('ASME B18.3', {
  2.8448: { s: 1.5875, dk: 5.4102, k: 1.4986, t: 0.889, from: 0.1875, to: 1 },
  3.5052: { s: 1.984375, dk: 6.6548, k: 1.8542, t: 1.1176, from: 0.1875, to: 1.25 },
  4.1656: { s: 2.38125, dk: 7.9248, k: 2.2098, t: 1.3208, from: 0.25, to: 2 },
  4.826: { s: 3.175, dk: 9.1694, k: 2.5654, t: 1.778, from: 0.25, to: 2 },
  6.35: { s: 3.96875, dk: 11.0998, k: 3.3528, t: 2.2098, from: 0.375, to: 3 },
  7.9375: { s: 4.7625, dk: 13.8938, k: 4.2164, t: 2.667, from: 0.375, to: 3 },
  9.525: { s: 5.55625, dk: 16.6624, k: 5.0546, t: 3.0988, from: 0.375, to: 3 },
  12.7: { s: 7.9375, dk: 22.225, k: 6.731, t: 4.445, from: 0.5, to: 3 },
  15.875: { s: 9.525, dk: 25.4, k: 8.4074, t: 5.334, from: 1, to: 3 },
})

/** ASME B18.3: flat countersunk screws with a head of 82 degrees, its diameter halfway between sharp and least. */
const flat = tableOf('ASME B18.3', {
  2.8448: { s: 1.5875, dk: 6.0071, k: 2.1082, t: 1.397, from: 0.25, to: 1 },
  3.175: { s: 1.984375, dk: 6.6167, k: 2.286, t: 1.5494, from: 0.25, to: 1 },
  3.5052: { s: 1.984375, dk: 7.239, k: 2.4638, t: 1.6764, from: 0.25, to: 1.5 },
  4.1656: { s: 2.38125, dk: 8.509, k: 2.8448, t: 1.9304, from: 0.25, to: 2 },
  4.826: { s: 3.175, dk: 9.779, k: 3.2258, t: 2.2098, from: 0.25, to: 3 },
  6.35: { s: 3.96875, dk: 12.8397, k: 4.0894, t: 2.8194, from: 0.375, to: 4 },
  7.9375: { s: 4.7625, dk: 15.9512, k: 5.0292, t: 3.429, from: 0.5, to: 4 },
  9.525: { s: 5.55625, dk: 19.0627, k: 5.9436, t: 4.0386, from: 0.5, to: 5 },
  11.1125: { s: 6.35, dk: 20.6375, k: 5.9436, t: 4.0386, from: 0.75, to: 3 },
  12.7: { s: 7.9375, dk: 22.987, k: 6.3754, t: 4.3688, from: 0.75, to: 6 },
  15.875: { s: 9.525, dk: 29.21, k: 8.2296, t: 5.588, from: 1, to: 6 },
  19.05: { s: 12.7, dk: 35.4711, k: 10.0584, t: 5.588, from: 1.25, to: 6 },
  22.225: { s: 14.2875, dk: 41.8084, k: 11.8872, t: 6.2992, from: 1.75, to: 4 },
  25.4: { s: 15.875, dk: 47.9933, k: 13.716, t: 7.5438, from: 2, to: 6 },
})

/** ASME B18.3: set screws with cup point. Socket, its depth, and the rim of the cup; lengths as above. */
const cup = tableOf('ASME B18.3', {
  2.8448: { s: 1.27, t: 1.778, dz: 1.4224, from: 0.125, to: 0.5 },
  3.175: { s: 1.5875, t: 2.032, dz: 1.5748, from: 0.125, to: 0.5 },
  3.5052: { s: 1.5875, t: 2.032, dz: 1.7526, from: 0.125, to: 0.75 },
  4.1656: { s: 1.984375, t: 2.286, dz: 2.0701, from: 0.125, to: 1 },
  4.826: { s: 2.38125, t: 2.54, dz: 2.413, from: 0.1875, to: 1.25 },
  6.35: { s: 3.175, t: 3.175, dz: 3.175, from: 0.25, to: 2 },
  7.9375: { s: 3.96875, t: 3.9624, dz: 4.1656, from: 0.3125, to: 2 },
  9.525: { s: 4.7625, t: 4.7752, dz: 5.1562, from: 0.375, to: 3 },
  11.1125: { s: 5.55625, t: 5.5626, dz: 6.1468, from: 0.5, to: 1.5 },
  12.7: { s: 6.35, t: 6.35, dz: 7.1247, from: 0.5, to: 3 },
  15.875: { s: 7.9375, t: 7.9248, dz: 9.1186, from: 0.625, to: 3 },
  19.05: { s: 9.525, t: 9.525, dz: 11.1125, from: 0.75, to: 3 },
  22.225: { s: 12.7, t: 12.7, dz: 13.1064, from: 1, to: 3 },
  25.4: { s: 14.2875, t: 14.2748, dz: 15.0876, from: 1, to: 3 },
})

/**
 * ASME B18.3: shoulder screws, by their shoulder's diameter. Thread, its length, head and socket, in mm; the shortest and the longest
 * shoulder, in inches. The socket's depth is three quarters of its width.
 */
const shoulder = tableOf('ASME B18.3', {
  6.35: { d: 4.826, b: 9.525, dk: 9.2964, k: 4.6355, s: 3.175, from: 0.25, to: 3 },
  7.9375: { d: 6.35, b: 11.1252, dk: 10.8839, k: 5.4356, s: 3.96875, from: 0.25, to: 4 },
  9.525: { d: 7.9375, b: 12.7, dk: 14.0335, k: 6.223, s: 4.7625, from: 0.25, to: 4 },
  12.7: { d: 9.525, b: 15.875, dk: 18.7833, k: 7.7978, s: 6.35, from: 0.375, to: 6 },
  15.875: { d: 12.7, b: 19.05, dk: 21.9456, k: 9.398, s: 7.9375, from: 0.75, to: 6 },
  19.05: { d: 15.875, b: 22.225, dk: 25.1079, k: 12.573, s: 9.525, from: 1, to: 6 },
  25.4: { d: 19.05, b: 25.4, dk: 33.0073, k: 15.6972, s: 12.7, from: 1.5, to: 6 },
})

/** A kind of inch screw: its threads in mm, its lengths in inches, and a screw of a thread and length in mm. */
export interface InchScrews<Numbers> {
  readonly diameters: readonly number[]
  readonly lengthsOf: (d: number) => number[]
  readonly screw: (d: number, l: number, series: UnifiedSeries) => Numbers
}

/** Socket head cap screws. */
export const inchCapScrews = {
  diameters: cap.nominals,
  lengthsOf: d => inchLengths(cap.row(d)),
  screw(d, l, series) {
    const { s, dk, t, b, partialFrom } = cap.row(d)
    return { d, l, P: unifiedPitch(d, series), s, dk, k: d, t, b: l < partialFrom ? l : b }
  },
} as const satisfies InchScrews<object>

/** Button head screws. */
export const inchButtonScrews = {
  diameters: button.nominals,
  lengthsOf: d => inchLengths(button.row(d)),
  screw(d, l, series) {
    const { s, dk, k, t } = button.row(d)
    const P = unifiedPitch(d, series)
    return { d, l, P, s, dk, k, t, b: threadLength(d, P, l, cap.row(d).b) }
  },
} as const satisfies InchScrews<object>

/** Flat head screws; their length is over all. */
export const inchFlatScrews = {
  diameters: flat.nominals,
  lengthsOf: d => inchLengths(flat.row(d)),
  screw(d, l, series) {
    const { s, dk, k, t } = flat.row(d)
    const P = unifiedPitch(d, series)
    return { d, l, P, s, dk, k, t, b: threadLength(d, P, l - k, cap.row(d).b), alpha: 82 }
  },
} as const satisfies InchScrews<object>

/** Set screws with cup point. */
export const inchCupScrews = {
  diameters: cup.nominals,
  lengthsOf: d => inchLengths(cup.row(d)),
  screw(d, l, series) {
    const { s, t, dz } = cup.row(d)
    // Short screws have no room for the full socket: half a diameter stays below it.
    return { d, l, P: unifiedPitch(d, series), s, t: Math.min(t, l - d / 2), dz }
  },
} as const satisfies InchScrews<object>

/** The shoulders that shoulder screws are made with, in mm. */
export const inchShoulders = shoulder.nominals

/** The lengths of a shoulder of this diameter, in inches. */
export function inchShoulderLengths(ds: number): number[] {
  return inchLengths(shoulder.row(ds))
}

/** A shoulder screw with a shoulder of this diameter and length in mm, its thread of the coarse series. */
export function inchShoulderScrew(ds: number, l: number) {
  const { d, b, dk, k, s } = shoulder.row(ds)
  return { ds, l, d, P: unifiedPitch(d, 'UNC'), b, dk, k, s, t: 0.75 * s }
}
