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

const DEGREES_PER_FLAT = 6

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

/** The corners of a geometry's triangles after they were cut at these places along x, in rising order. */
function cutAcross(geometry: BufferGeometry, places: readonly number[]): Vector3[] {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry
  const positions = flat.getAttribute('position')
  const corner = (index: number) => new Vector3().fromBufferAttribute(positions, index)
  const bounds = [-Infinity, ...places, Infinity]
  return Array.from({ length: positions.count / 3 }, (_, index) => {
    const triangle = [corner(index * 3), corner(index * 3 + 1), corner(index * 3 + 2)]
    const least = Math.min(...triangle.map(({ x }) => x))
    const most = Math.max(...triangle.map(({ x }) => x))
    return bounds.slice(0, -1).flatMap((from, strip) => {
      const to = bounds[strip + 1] ?? Infinity
      // What only touches a strip's edge belongs to its neighbour.
      if (most <= from + 1e-9 || least >= to - 1e-9) return []
      return fan(partOf(partOf(triangle, from, 1), to, -1))
    })
  }).flat()
}

/** What of a flat shape lies on one side of a place. */
function partOf(shape: readonly Vector3[], place: number, side: 1 | -1): Vector3[] {
  if (!Number.isFinite(place)) return [...shape]
  return shape.flatMap((from, index) => {
    const to = shape[(index + 1) % shape.length] ?? from
    const before = (from.x - place) * side
    const after = (to.x - place) * side
    return [...(before >= 0 ? [from] : []), ...(before * after < 0 ? [crossing(from, to, place)] : [])]
  })
}

/** A convex shape as triangles. */
function fan([first, ...rest]: readonly Vector3[]): Vector3[] {
  return rest.slice(0, -1).flatMap((corner, index) => {
    const next = rest[index + 1]
    return first && next ? [first, corner, next] : []
  })
}

/** The same point whichever way round the edge is named, so that neighbours keep meeting. */
function crossing(one: Vector3, other: Vector3, place: number): Vector3 {
  const [left, right] = one.x < other.x ? [one, other] : [other, one]
  return left.clone().lerp(right, (place - left.x) / (right.x - left.x))
}
