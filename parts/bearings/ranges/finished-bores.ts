/** Bores to which hubs are finished, in mm. */
const BORES = [4, 5, 6, 8, 10, 12, 14, 15, 16, 18, 20, 24, 25, 28, 30, 35, 38, 40, 45, 50, 55, 60]

/** The largest finished bore that is at most so much of a hub; a keyway leaves enough of the hub's wall up to 0.45. */
export function finishedBore(hub: number, share: number): number {
  return BORES.findLast(bore => bore <= share * hub + 1e-9) ?? 3
}
