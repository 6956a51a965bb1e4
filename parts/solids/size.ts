import { Box3, Vector3 } from 'three'
import type { Body } from './model.ts'

/** The box round all solids of a part, in mm. */
export function boxOf(bodies: readonly Body[]): Box3 {
  const box = new Box3()
  for (const { geometry } of bodies) {
    geometry.computeBoundingBox()
    if (geometry.boundingBox) box.union(geometry.boundingBox)
  }
  return box
}

/** Width (x), height (y) and depth (z) over all, in mm. */
export function sizeOf(bodies: readonly Body[]): { width: number; height: number; depth: number } {
  const { x, y, z } = boxOf(bodies).getSize(new Vector3())
  return { width: x, height: y, depth: z }
}
