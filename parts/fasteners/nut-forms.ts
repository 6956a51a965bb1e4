import { cylinderVolume, hexagonVolume, threadVolume, turnedVolume } from '../geometry/volumes.ts'

/** What a nut's chamfer of 30 degrees takes off the corners of one end, for a width across flats of 1. */
const CHAMFER = 0.00281

/** What a chamfer of 30 degrees takes off the corners of one end of a hexagon, in mm³ for mm. */
export function chamferVolume(acrossFlats: number): number {
  return CHAMFER * acrossFlats ** 3
}

/** A thread through a nut. */
export interface Tapping {
  readonly d: number
  readonly P: number
  readonly countersink: number
}

/** The volume of a tapped hole of this depth with countersinks of 120 degrees at this many ends, in mm³ for mm. */
export function tappedVolume({ d, P, countersink }: Tapping, depth: number, ends = 2): number {
  const [inner, outer] = [d / 2 - 0.3248 * P, countersink / 2]
  const deep = (outer - inner) / Math.sqrt(3)
  const cone = turnedVolume([
    [0, 0],
    [outer, 0],
    [inner, deep],
    [0, deep],
  ])
  return threadVolume(d, P, depth) + ends * (cone - cylinderVolume(inner * 2, deep))
}

/** The volume of a nut's tapped hexagon, chamfered at this many ends, in mm³ for mm. */
export function tappedHexagonVolume(
  tapping: Tapping & { readonly s: number; readonly m: number },
  chamfers = 2,
): number {
  const { s, m } = tapping
  return hexagonVolume(s, m) - chamfers * chamferVolume(s) - tappedVolume(tapping, m)
}
