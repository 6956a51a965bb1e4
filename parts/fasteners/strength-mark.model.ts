import type { BufferGeometry } from 'three'
import { Vector3 } from 'three'
import { relief } from '../solids/strokes.ts'

/** Classes of steel bolts end here; above are the classes of stainless ones, as A2-70. ISO 898-1, ISO 3506-1. */
const HIGHEST_STEEL_CLASS = 12.9

/** How far the marks stand out of the head, in mm: the head's face lies lower by so much. */
export function markHeight(acrossFlats: number): number {
  return acrossFlats * 0.008
}

/** A bolt's strength class, raised on its head, whose marks reach up to `top`. */
export function strengthMark(strength: number, acrossFlats: number, top: number): BufferGeometry {
  const text = strength > HIGHEST_STEEL_CLASS ? `A2-${strength}` : strength.toFixed(1)
  const bar = acrossFlats * 0.04
  const height = acrossFlats * (text.length > 4 ? 0.17 : 0.22)
  return relief(text, height, bar, (x, y) => new Vector3(x, top - bar / 2, -y))
}
