import { Vector3 } from 'three'

/** A point at a radius in mm and an angle in radians about y: from +x, anticlockwise as seen from above. */
export function aroundY(radius: number, angle: number, y: number): Vector3 {
  return new Vector3(radius * Math.cos(angle), y, -radius * Math.sin(angle))
}

/** The same by an angle in degrees. */
export function polar(radius: number, degrees: number, y: number): Vector3 {
  return aroundY(radius, (degrees * Math.PI) / 180, y)
}
