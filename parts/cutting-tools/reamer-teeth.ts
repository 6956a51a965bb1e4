import type { PolarPoint } from '../geometry/teeth.ts'

/** The floor of a reamer's flutes, as a share of its radius. */
export const REAMER_FLOOR = 0.76
/** DIN 206 and DIN 212, form B: flutes with a left-hand helix of 7 to 8 degrees, so that the reamer is not drawn into the hole. */
export const REAMER_HELIX = 8
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
