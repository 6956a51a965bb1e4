import { CatmullRomCurve3, Vector3 } from 'three'
import type { Point } from '../geometry/profile.ts'

/** Points of a plane, x to the right and y up, as a path in space. */
export function inPlane(points: readonly Point[], z = 0): Vector3[] {
  return points.map(([x, y]) => new Vector3(x, y, z))
}

/** A curve through these points, as so many points at equal distances. */
export function smoothPath(points: readonly Vector3[], steps: number, isClosed = false): Vector3[] {
  const curve = new CatmullRomCurve3([...points], isClosed, 'centripetal')
  const path = curve.getSpacedPoints(steps)
  return isClosed ? path.slice(0, -1) : path
}
