import { type BufferGeometry, Vector3 } from 'three'
import type { Point } from '../geometry/profile.ts'
import { relief } from '../solids/strokes.ts'

interface ForgedMark {
  readonly text: string
  /** Of the letters, in mm. */
  readonly height: number
  /** The middle line of the bar in the xy-plane: an arc with this centre and radius, the text's middle at this angle. */
  readonly centre: Point
  readonly radius: number
  readonly angle: number
  /** How far the bar's face lies in front of the plane (z), for a way off the middle line. */
  readonly face: (off: number) => number
  /** Whether letters stand with their feet towards the centre (as on a crown) or with their heads towards it. */
  readonly isInside?: boolean
}

/** Letters raised on the front of a bent bar, as dies leave them: the load that a lifting part must be marked with. */
export function forgedMark({
  text,
  height,
  centre,
  radius,
  angle,
  face,
  isInside = false,
}: ForgedMark): BufferGeometry {
  const hand = isInside ? -1 : 1
  return relief(text, height, height * 0.17, (x, y) => {
    const at = (angle * Math.PI) / 180 - (hand * x) / radius
    const reach = radius + hand * y
    return new Vector3(centre[0] + reach * Math.cos(at), centre[1] + reach * Math.sin(at), face(y))
  })
}

/** The face of a round bar, a little below its surface so that letters grow out of it. */
export function roundFace(diameter: number): (off: number) => number {
  return off => Math.sqrt(Math.max(0, (diameter / 2) ** 2 - off ** 2)) - 0.05
}
