import type { BufferGeometry } from 'three'
import { rectangle } from '../geometry/rectangle.ts'
import { bend, bendLength } from './bend.ts'
import { type PlateHole, plate } from './plate.ts'

export interface WrapOptions {
  /** Inner diameter and width (along y), in mm. */
  readonly diameter: number
  readonly thickness: number
  readonly width: number
  readonly bevel: number
  /** How far it is wrapped, in degrees; 360 closes it. */
  readonly angle?: number
  /** Holes on the flat strip: x from 0 to `wrapLength`, y about the middle of its width. */
  readonly holes?: readonly PlateHole[]
}

/** A strip with holes wrapped round the y axis, from (0, radius) on z. For collars with cross holes, and for straps. */
export function wrap(options: WrapOptions): BufferGeometry {
  const { diameter, thickness, width, bevel, angle = 360, holes = [] } = options
  const length = wrapLength(options)
  // The bevelled ends of a closed ring run into each other.
  const spare = angle === 360 ? bevel : 0
  const strip = plate(rectangle(length + 2 * spare, width, [length / 2, 0]), {
    depth: thickness,
    bevel,
    holes,
  })
  const radius = diameter / 2
  return bend(strip, { at: 0, radius, thickness, angle }).translate(0, 0, -radius - thickness / 2)
}

/** The length of the flat strip, in mm. */
export function wrapLength({ diameter, thickness, angle = 360 }: WrapOptions): number {
  return bendLength({ radius: diameter / 2, thickness, angle })
}
