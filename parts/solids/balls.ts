import type { BufferGeometry } from 'three'
import { arc, type Point } from '../geometry/profile.ts'
import { merge } from './crease.ts'
import { hasPlainForms } from './plain-forms.ts'
import { revolve } from './revolve.ts'

const PLAIN_FLATS = 16
/** Plain balls touch neither rings nor cage, which stay as round as they are. */
const CLEAR = 0.985

/** A bearing's ball round the origin, in mm. */
function ball(diameter: number): BufferGeometry {
  const flats = hasPlainForms() ? PLAIN_FLATS : 44
  const reach = (diameter / 2) * (hasPlainForms() ? CLEAR : 1)
  const profile = arc([0, 0], reach, -90, 90, flats / 2).map(([radius, y]): Point => [Math.max(0, radius), y])
  return revolve([[0, -reach], ...profile.slice(1, -1), [0, reach]], flats)
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
