import type { BufferGeometry } from 'three'
import { arc, roundCorners } from '../geometry/profile.ts'
import { revolve } from '../solids/revolve.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { forgedMark, roundFace } from './forged-mark.model.ts'
import { inPlane, smoothStep } from './paths.model.ts'

interface RingSizes {
  readonly outside: number
  readonly inside: number
  readonly thickness: number
  /** Of the ring's top above the seat of its collar (y = 0). */
  readonly height: number
}

interface LiftingRing extends RingSizes {
  /** The ring is cut off within the collar: below this height, as far out as this radius. */
  readonly cut: { readonly below: number; readonly within: number }
}

/** The forged ring of eyebolts and eye nuts, in the xy-plane; it grows wider where it runs into its collar. */
export function liftingRing({ outside, inside, thickness, height, cut }: LiftingRing): BufferGeometry {
  const middle = height - outside / 2
  const path = inPlane(arc([0, middle], (outside + inside) / 4, 90, 450, 96).slice(0, -1))
  const section = roundSection(thickness, 32)
  const radial = (outside - inside) / 2 / thickness
  const ring = sweep(path, section, {
    isClosed: true,
    normal: path[0]?.clone().setY(1),
    scale: share => {
      const fromFoot = Math.abs((share % 1) - 0.5) * 360
      return [radial, 1 + 0.3 * (1 - smoothStep(25, 70, fromFoot))]
    },
  })
  const points = ring.getAttribute('position')
  for (let index = 0; index < points.count; index++) {
    const isWithin = Math.abs(points.getX(index)) < cut.within
    points.setY(index, Math.max(points.getY(index), isWithin ? cut.below : 0.3))
  }
  return ring
}

/** DIN 580 and 582 ask for the working load limit on the ring. */
export function ringMark({ outside, inside, thickness, height }: RingSizes, load: number): BufferGeometry {
  return forgedMark({
    text: `WLL ${load}T`,
    height: thickness * 0.34,
    centre: [0, height - outside / 2],
    radius: (outside + inside) / 4,
    angle: 90,
    face: roundFace(thickness),
  })
}

/** The round collar, its upper edge forged round and its top a low dome under the eye; with a bore where it is a nut. */
export function liftingCollar(diameter: number, height: number, bore = 0): BufferGeometry {
  return revolve(
    roundCorners(
      [
        [bore / 2, 0],
        [diameter / 2, 0],
        [diameter / 2, height * 0.76],
        [diameter * 0.34, height * 0.97],
        [0, height],
      ],
      [0, 0.6, height * 0.3, height * 0.5, 0],
    ),
  )
}
