import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import { crease } from './crease.ts'

export interface BendOptions {
  /** Where along x the bend begins, on the flat sheet. */
  readonly at: number
  /** Inside radius in mm. */
  readonly radius: number
  readonly thickness: number
  /** By how much what lies beyond is folded: towards +z, or towards -z if negative; in degrees. */
  readonly angle: number
}

const DEGREES_PER_FLAT = 7.5

/**
 * A flat sheet in the plane z = 0, folded across x as a press brake folds it: its middle layer keeps its length. Holes and
 * bevels go with it. Of several bends the outermost is made first. For brackets, forks, rolled knuckles and straps.
 */
export function bend(sheet: BufferGeometry, options: BendOptions): BufferGeometry {
  const { at, thickness, angle } = options
  const middle = options.radius + thickness / 2
  const turn = (Math.abs(angle) * Math.PI) / 180
  const side = Math.sign(angle)
  const length = bendLength(options)
  const steps = Math.ceil(Math.abs(angle) / DEGREES_PER_FLAT)
  const cuts = Array.from({ length: steps + 1 }, (_, step) => at + (length * step) / steps)
  const folded = cutAcross(sheet, cuts).map(point => {
    const along = point.x - at
    if (along <= 0) return point
    const around = Math.min(along / middle, turn)
    const beyond = Math.max(0, along - length)
    const reach = middle - side * point.z
    return new Vector3(
      at + reach * Math.sin(around) + beyond * Math.cos(turn),
      point.y,
      side * (middle - reach * Math.cos(around) + beyond * Math.sin(turn)),
    )
  })
  const positions = folded.flatMap(({ x, y, z }) => [x, y, z])
  return crease(new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)))
}

/** How much of the flat sheet a bend takes up, in mm. */
export function bendLength({ radius, thickness, angle }: Omit<BendOptions, 'at'>): number {
  return ((radius + thickness / 2) * Math.abs(angle) * Math.PI) / 180
}

/** The corners of a geometry's triangles after they were cut at these places along x. */
function cutAcross(geometry: BufferGeometry, places: readonly number[]): Vector3[] {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry
  const positions = flat.getAttribute('position')
  let corners = Array.from({ length: positions.count }, (_, index) =>
    new Vector3().fromBufferAttribute(positions, index),
  )
  for (const place of places) {
    const cut: Vector3[] = []
    for (let index = 0; index + 2 < corners.length; index += 3) {
      const triangle = corners.slice(index, index + 3)
      const least = Math.min(...triangle.map(({ x }) => x))
      const most = Math.max(...triangle.map(({ x }) => x))
      if (least >= place - 1e-9 || most <= place + 1e-9) cut.push(...triangle)
      else cut.push(...halfOf(triangle, place, 1), ...halfOf(triangle, place, -1))
    }
    corners = cut
  }
  return corners
}

/** What of a triangle lies on one side of a place, as triangles. */
function halfOf(triangle: readonly Vector3[], place: number, side: 1 | -1): Vector3[] {
  const kept: Vector3[] = []
  for (const [index, from] of triangle.entries()) {
    const to = triangle[(index + 1) % 3]
    if (!to) continue
    const before = (from.x - place) * side
    const after = (to.x - place) * side
    if (before >= 0) kept.push(from)
    if (before * after < 0) kept.push(crossing(from, to, place))
  }
  const [first, ...rest] = kept
  if (!first) return []
  return rest.slice(0, -1).flatMap((corner, index) => {
    const next = rest[index + 1]
    return next ? [first, corner, next] : []
  })
}

/** The same point whichever way round the edge is named, so that neighbours keep meeting. */
function crossing(one: Vector3, other: Vector3, place: number): Vector3 {
  const [left, right] = one.x < other.x ? [one, other] : [other, one]
  return left.clone().lerp(right, (place - left.x) / (right.x - left.x))
}
