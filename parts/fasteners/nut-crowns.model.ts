import type { BufferGeometry } from 'three'
import { type Point, roundCorners } from '../geometry/profile.ts'
import { revolve } from '../solids/revolve.ts'

/** The collar that is crimped over the ring: its crown, then in and down. */
export function insertCollar(
  crown: readonly Point[],
  outer: number,
  lip: number,
  top: number,
): BufferGeometry {
  const wall = outer * 0.09
  const inside: readonly Point[] = [
    [outer, top],
    [lip, top],
    [lip, top - wall],
    [outer - 2 * wall, top - wall * 1.6],
  ]
  const [rim = [outer, top]] = crown
  return revolve([
    ...crown.slice(0, -1),
    ...roundCorners(inside, [0, wall * 0.45, wall * 0.45, 0], { steps: 10 }).slice(1),
    // Behind the ring the collar closes down to the hexagon.
    [outer - wall, top - wall * 1.6],
    [outer - wall, rim[1]],
    rim,
  ])
}

/** The nylon ring: its bore is narrower than the thread, so that the screw cuts its own way. */
export function insertRing(bore: number, outer: number, from: number, top: number): BufferGeometry {
  const upper = top - outer * 0.06
  const section = roundCorners(
    [
      [outer, upper],
      [bore, upper],
      [bore, from + 0.01],
      [outer, from + 0.01],
    ],
    [0, 0.5, 0.3, 0],
  )
  return revolve([...section, [outer, upper]])
}

/** The crown of an all-metal lock nut about y, round its thread, whose countersink has the radius `bore`. */
export function pressedCrown(crown: readonly Point[], bore: number, m: number, h: number): BufferGeometry {
  return revolve([[bore, m - 0.01], [crown[0]?.[0] ?? bore, m - 0.01], ...crown, [bore, h], [bore, m - 0.01]])
}
