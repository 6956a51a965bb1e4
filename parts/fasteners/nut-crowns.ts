import { lying, minorDiameter, type Point, roundCorners } from '../drawing/kit.ts'
import { densities } from '../finishes.ts'
import { countersinkOf } from '../geometry/iso-forms.ts'
import { cylinderVolume, turnedVolume } from '../geometry/volumes.ts'

/** The radius of a nylon ring, for a width across flats of 1. */
export const INSERT = 0.43

interface Sizes {
  readonly d: number
  readonly s: number
  /** Height of the hexagon. */
  readonly m: number
  /** Height over all. */
  readonly h: number
}

/** The collar of a lock nut, crimped over its nylon ring: outer radius, radius of the lip, and the crown's outline. */
export function insertForm({ d, s, m, h }: Sizes) {
  const outer = s * 0.47
  const lip = d * 0.62
  const collar: readonly Point[] = [
    [outer, m - Math.min(1, m / 3)],
    [outer, h],
    [lip, h],
  ]
  const crown = roundCorners(collar, (h - m) * 0.62, { steps: 10 })
  return { outer, lip, crown }
}

/** The crown of an all-metal lock nut: a collar that narrows, pressed a little out of round, its outline from the hexagon up. */
export function pressedForm({ d, s, m, h }: Sizes) {
  const outer = s * 0.47
  const bore = countersinkOf(d) / 2
  const top = bore + (outer - bore) * 0.4
  const crown: readonly Point[] = [
    [outer, m],
    [outer, m + (h - m) * 0.15],
    [top, h],
  ]
  return { bore, crown }
}

/** A crown, [radius, height], over the hexagon's face at m, lying: from its foot above the axis to its foot below. */
export function crownAbove(crown: readonly Point[], m: number): Point[] {
  const above = lying(crown).map(([along, radius]): Point => [Math.min(along, -m), radius])
  return [...above, ...above.toReversed().map(([along, radius]): Point => [along, -radius])]
}

interface Insert extends Sizes, ReturnType<typeof insertForm> {
  readonly P: number
}

/** The volume of the collar over a hexagon, with that of its nylon ring as so much steel; in mm³ for mm. */
export function insertVolume({ s, m, h, d, P, outer, lip, crown }: Insert): number {
  const wall = outer * 0.09
  const ring = s * INSERT
  const shell = turnedVolume([
    [outer - wall, m],
    [outer, m],
    ...crown.filter(([, height]) => height > m),
    [lip, h - wall],
    [outer - 2 * wall, h - wall * 1.6],
    [outer - wall, h - wall * 1.6],
  ])
  const bore = minorDiameter(d, P) + P * 0.6
  const nylon = cylinderVolume(2 * ring, h - m - wall) - cylinderVolume(bore, h - m - wall)
  return shell + (nylon * densities['blue-plastic']) / densities.steel
}

/** The volume of a pressed crown without its thread's; in mm³ for mm. */
export function pressedVolume({
  m,
  h,
  d,
  P,
  crown,
}: Sizes & { readonly P: number; readonly crown: readonly Point[] }) {
  return turnedVolume([[0, m], ...crown, [0, h]]) - cylinderVolume(d - 0.6495 * P, h - m)
}
