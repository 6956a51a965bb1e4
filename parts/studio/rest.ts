import { Quaternion, Vector3 } from 'three'
import type { Body } from '../solids/model.ts'

/** Points of a part that touch the table in some position are few; so many of them are looked at. */
const MAX_POINTS = 6000
const SMALLEST_STEP = 0.0005

/**
 * Lets a part come to rest on a level table: from its pose it tips, without turning about the upright, until its centre of
 * gravity is as low as it gets near by.
 */
export function rest(bodies: readonly Body[], pose: Quaternion): Quaternion {
  const points = samplePoints(bodies)
  const centre = centreOfGravity(bodies)
  const heightOf = (turn: Quaternion) => {
    const up = new Vector3(0, 1, 0).applyQuaternion(turn.clone().invert())
    let lowest = Infinity
    for (const point of points) lowest = Math.min(lowest, point.dot(up))
    return centre.dot(up) - lowest
  }
  let turn = pose.clone()
  let height = heightOf(turn)
  for (let step = 0.12; step > SMALLEST_STEP; ) {
    const tipped = tips(step)
      .map(tip => tip.multiply(turn.clone()))
      .map(tried => ({ tried, height: heightOf(tried) }))
      .reduce((best, other) => (other.height < best.height ? other : best))
    if (tipped.height < height - 1e-9) {
      turn = tipped.tried.normalize()
      height = tipped.height
    } else step /= 2
  }
  return turn
}

/** Small turns about eight level axes. */
function tips(angle: number): Quaternion[] {
  return Array.from({ length: 8 }, (_, index) => {
    const direction = (index * Math.PI) / 4
    return new Quaternion().setFromAxisAngle(new Vector3(Math.cos(direction), 0, Math.sin(direction)), angle)
  })
}

function samplePoints(bodies: readonly Body[]): Vector3[] {
  const count = bodies.reduce((sum, { geometry }) => sum + geometry.getAttribute('position').count, 0)
  const every = Math.max(1, Math.floor(count / MAX_POINTS))
  return bodies.flatMap(({ geometry }) => {
    const positions = geometry.getAttribute('position')
    return Array.from({ length: Math.floor(positions.count / every) }, (_, index) =>
      new Vector3().fromBufferAttribute(positions, index * every),
    )
  })
}

/** Of the surface, weighed by area: near enough to that of the solid. */
function centreOfGravity(bodies: readonly Body[]): Vector3 {
  const sum = new Vector3()
  let area = 0
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()]
  for (const { geometry } of bodies) {
    const positions = geometry.getAttribute('position')
    for (let index = 0; index + 2 < positions.count; index += 3) {
      a.fromBufferAttribute(positions, index)
      b.fromBufferAttribute(positions, index + 1)
      c.fromBufferAttribute(positions, index + 2)
      const size = b.clone().sub(a).cross(c.clone().sub(a)).length()
      sum.addScaledVector(a.clone().add(b).add(c), size / 3)
      area += size
    }
  }
  return area > 0 ? sum.divideScalar(area) : sum
}
