export const LOBES = 7
/** How round the lobes' edges are, in mm. */
export const SOFT = 2.4
/** Share of the diameter: how deep the hollows between the lobes are. */
const HOLLOW = 0.08

/** The radius of the star at a share of the turn, in mm: the lobes reach the full diameter. */
export function starContour(D: number, share: number): number {
  return Math.min(D / 2, cuttingContour(D, share))
}

/** The same before it is cut by the round outline, a little outside it on the lobes. */
export function cuttingContour(D: number, share: number): number {
  return D / 2 + SOFT - (D * HOLLOW + SOFT) * (0.5 - 0.5 * Math.cos(share * LOBES * 2 * Math.PI)) ** 1.3
}
