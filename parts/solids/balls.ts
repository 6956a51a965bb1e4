import type { BufferGeometry } from 'three'
import { arc, type Point } from '../geometry/profile.ts'
import { merge } from './crease.ts'
import { revolve } from './revolve.ts'

/** A bearing's ball round the origin, in mm. */
function ball(diameter: number): BufferGeometry {
  const profile = arc([0, 0], diameter / 2, -90, 90, 22).map(([radius, y]): Point => [Math.max(0, radius), y])
  return revolve([[0, -diameter / 2], ...profile.slice(1, -1), [0, diameter / 2]], 44)
}

/** Balls evenly round y on a pitch circle; the first lies towards x. */
export function ballRing(diameter: number, pitchDiameter: number, count: number): BufferGeometry {
  return merge(
    Array.from({ length: count }, (_, index) =>
      ball(diameter)
        .translate(pitchDiameter / 2, 0, 0)
        .rotateY((index * 2 * Math.PI) / count),
    ),
  )
}
