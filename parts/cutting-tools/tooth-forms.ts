import type { PolarPoint } from '../geometry/teeth.ts'

/** Core of a four-flute finisher: about 0.62 d. */
export const MILL_CORE = 0.62

/** From the cutting edge: primary and secondary relief, the flute's floor, and the rake face up to the next edge. */
export function millTooth(radius: number, across: number): PolarPoint[] {
  const shares: readonly PolarPoint[] = [
    [1, 0],
    [0.985, 0.09],
    [0.975, 0.13],
    [0.93, 0.22],
    [0.86, 0.32],
    [0.79, 0.42],
    [0.72, 0.52],
    [0.665, 0.62],
    [0.63, 0.72],
    [MILL_CORE, 0.8],
    [0.635, 0.87],
    [0.69, 0.93],
    [0.78, 0.965],
    [0.89, 0.985],
  ]
  return shares.map(([share, angle]) => [radius * share, angle * across])
}

export const TAP_FLUTES = 3
/** Core and neck as shares of the thread: DIN 371 taps leave the neck below the tapping drill. */
export const TAP_CORE = 0.38
export const TAP_NECK = 0.74

/** From the cutting edge: the land (its radius is the thread's), the flute's floor and the rake face. */
export function tapTooth(radius: number): PolarPoint[] {
  const across = 360 / TAP_FLUTES
  const land = Array.from({ length: 9 }, (_, index): PolarPoint => [radius, (index / 8) * across * 0.48])
  const flute = [
    [0.82, 0.53],
    [0.66, 0.59],
    [0.52, 0.66],
    [0.43, 0.73],
    [TAP_CORE, 0.8],
    [0.41, 0.87],
    [0.52, 0.93],
    [0.68, 0.965],
    [0.86, 0.99],
  ] as const
  return [...land, ...flute.map(([share, along]): PolarPoint => [radius * share, along * across])]
}

/** The floor of a reamer's flutes, as a share of its radius. */
export const REAMER_FLOOR = 0.76

/** From the cutting edge: margin, relief, the flute's floor and the radial rake face. */
export function reamerTooth(radius: number, across: number): PolarPoint[] {
  const shares: readonly PolarPoint[] = [
    [1, 0],
    [1, 0.035],
    [0.985, 0.14],
    [0.965, 0.26],
    [0.93, 0.34],
    [0.87, 0.42],
    [0.81, 0.52],
    [0.775, 0.63],
    [REAMER_FLOOR, 0.74],
    [0.765, 0.84],
    [0.8, 0.91],
    [0.86, 0.955],
    [0.93, 0.98],
  ]
  return shares.map(([share, along]) => [radius * share, along * across])
}

/** DIN 206 form B: flutes with a left-hand helix of 7 to 8 degrees, so that the reamer is not drawn into the hole. */
export const REAMER_HELIX = 8
/** The first quarter of a reamer's cutting part is a slender taper, by which a hand finds the hole; its depth by diameter. */
export const REAMER_TAPER = { share: 0.25, depth: 0.035 }

/** Chamfer form C of DIN 2197: two to three threads, here 2.5, down to about the tapping drill. */
export const TAP_CHAMFER = 2.5
