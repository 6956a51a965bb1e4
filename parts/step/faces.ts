import type { Mesh } from '../joining/mesh.ts'

/** A vector of x, y and z. */
export type Triple = readonly [x: number, y: number, z: number]

/** A plane by its outward normal, or a cylinder or cone about y through two points of its side. */
export type Carrier =
  | { readonly kind: 'plane'; readonly normal: Triple; readonly point: Triple }
  | {
      readonly kind: 'turned'
      readonly from: TurnedPoint
      readonly to: TurnedPoint
      /** Whether its face looks at the axis: a bore. */
      readonly isInward: boolean
    }

type TurnedSide = Extract<Carrier, { kind: 'turned' }>

/** A point by its distance from the axis and its height along it, in mm. */
export interface TurnedPoint {
  readonly radius: number
  readonly height: number
}

/** A face of a solid: what it lies on, and its triangles. */
export interface Face {
  readonly carrier: Carrier
  readonly triangles: readonly number[]
}

/** Corners lie as near to their surface as single precision lets them, in mm for each mm of the part, and at least. */
const FLAT = 1e-6
const LEAST = 1e-5
/** Flats up to this angle (radians) are those of a circle; a hexagon's are not. */
const STEP = (20 / 180) * Math.PI
/** So many flats make a round face. */
const FLATS = 3

/** Reads a mesh's corners and which triangles share an edge. */
export class Net {
  readonly #corners: Float64Array
  readonly #triangles: Uint32Array
  readonly tolerance: number
  /** The triangle across each edge, by the edge's place in the list of triangles. */
  readonly across: Int32Array

  constructor({ corners, triangles }: Mesh) {
    this.#corners = corners
    this.#triangles = triangles
    this.tolerance = LEAST + FLAT * corners.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    this.across = acrossEdges(corners.length / 3, triangles)
  }

  get count(): number {
    return this.#triangles.length / 3
  }

  /** The corner at a place in the list of triangles. */
  cornerAt(place: number): number {
    return this.#triangles[place] ?? 0
  }

  point(corner: number): Triple {
    const at = corner * 3
    return [this.#corners[at] ?? 0, this.#corners[at + 1] ?? 0, this.#corners[at + 2] ?? 0]
  }

  /** As seen from the axis y. */
  turned(corner: number): TurnedPoint {
    const [x, y, z] = this.point(corner)
    return { radius: Math.hypot(x, z), height: y }
  }

  cornersOf(triangle: number): readonly [number, number, number] {
    const at = triangle * 3
    return [this.cornerAt(at), this.cornerAt(at + 1), this.cornerAt(at + 2)]
  }

  neighboursOf(triangle: number): number[] {
    return [...this.across.subarray(triangle * 3, triangle * 3 + 3)].filter(other => other >= 0)
  }
}

function acrossEdges(count: number, triangles: Uint32Array): Int32Array {
  const waiting = new Map<number, number[]>()
  const across = new Int32Array(triangles.length).fill(-1)
  for (let at = 0; at < triangles.length; at++) {
    const from = triangles[at] ?? 0
    const to = triangles[at % 3 === 2 ? at - 2 : at + 1] ?? 0
    const other = waiting.get(to * count + from)?.pop()
    if (other === undefined) {
      const key = from * count + to
      const places = waiting.get(key)
      if (places) places.push(at)
      else waiting.set(key, [at])
    } else {
      across[at] = Math.floor(other / 3)
      across[other] = Math.floor(at / 3)
    }
  }
  return across
}

/** The flat faces of a mesh: triangles that lie in one plane, from the largest on. */
export function flatFaces(net: Net): Face[] {
  const planes = Array.from({ length: net.count }, (_, triangle) => planeOf(net, triangle))
  const order = planes
    .map((_, at) => at)
    .sort((one, other) => (planes[other]?.area ?? 0) - (planes[one]?.area ?? 0))
  const isTaken = new Uint8Array(net.count)
  return order.flatMap(seed => {
    const plane = planes[seed]
    if (isTaken[seed] || !plane) return []
    const { normal, point } = plane
    const isIn = (triangle: number) => {
      const other = planes[triangle]
      if (!other || isTaken[triangle]) return false
      const isSmall = other.area < net.tolerance * Math.sqrt(plane.area)
      if (dot(other.normal, normal) < (isSmall ? 0 : 0.9)) return false
      return net
        .cornersOf(triangle)
        .every(corner => Math.abs(dot(minus(net.point(corner), point), normal)) < net.tolerance)
    }
    const triangles = flood(net, seed, isTaken, isIn)
    return [{ carrier: { kind: 'plane', normal, point }, triangles } as const]
  })
}

function flood(net: Net, seed: number, isTaken: Uint8Array, isIn: (triangle: number) => boolean): number[] {
  isTaken[seed] = 1
  const found = [seed]
  for (const triangle of found)
    for (const next of net.neighboursOf(triangle))
      if (!isTaken[next] && isIn(next)) {
        isTaken[next] = 1
        found.push(next)
      }
  return found
}

function planeOf(net: Net, triangle: number): { normal: Triple; point: Triple; area: number } {
  const [a, b, c] = net.cornersOf(triangle).map(corner => net.point(corner))
  if (!a || !b || !c) return { normal: [0, 0, 1], point: [0, 0, 0], area: 0 }
  const product = cross(minus(b, a), minus(c, a))
  const length = Math.hypot(...product)
  return { normal: length > 0 ? scale(product, 1 / length) : [0, 0, 1], point: a, area: length / 2 }
}

/**
 * Faces that are turned about y, put together from the flats that a circle is made of, each in two halves; and what is left flat.
 * Flats that `isKept` are left as they are.
 */
export function turnedFaces(
  net: Net,
  flats: readonly Face[],
  sides: readonly (TurnedSide | null)[],
  isKept: (flat: Face) => boolean,
): Face[] {
  const faceOf = new Int32Array(net.count)
  for (const [at, { triangles }] of flats.entries()) for (const triangle of triangles) faceOf[triangle] = at
  const lines = flats.map((flat, at) => (isKept(flat) ? null : (sides[at] ?? null)))
  const isTaken = new Uint8Array(flats.length)
  const faces: Face[] = []
  for (const [seed, line] of lines.entries()) {
    if (!line || isTaken[seed]) continue
    const group = [seed]
    isTaken[seed] = 1
    for (const at of group)
      for (const triangle of flats[at]?.triangles ?? [])
        for (const next of net.neighboursOf(triangle)) {
          const other = faceOf[next] ?? 0
          const face = flats[other]
          if (!face || isTaken[other] || !lines[other] || !fits(net, face, line)) continue
          if (turnBetween(flats[at], face) > STEP) continue
          isTaken[other] = 1
          group.push(other)
        }
    if (group.length < FLATS) {
      for (const at of group.slice(1)) isTaken[at] = 0
      isTaken[seed] = 0
      lines[seed] = null
      continue
    }
    const members = group.flatMap(at => flats[at] ?? [])
    for (const half of [0, 1]) {
      const inHalf = members.filter(flat => halfOf(net, flat) === half)
      faces.push(
        ...connected(
          net,
          inHalf.flatMap(({ triangles }) => triangles),
        ).map(triangles => ({ carrier: line, triangles })),
      )
    }
  }
  return [...faces, ...flats.filter((_, at) => !isTaken[at])]
}

/** Of each flat the side of the turned face that it may be a part of. */
export function linesOf(net: Net, flats: readonly Face[]): (TurnedSide | null)[] {
  return flats.map(flat => lineOf(net, flat))
}

function lineOf(net: Net, flat: Face): TurnedSide | null {
  if (flat.carrier.kind !== 'plane') return null
  const { normal } = flat.carrier
  if (Math.abs(normal[1]) > 0.9999) return null
  const corners = cornersIn(net, flat)
  const points = corners.map(corner => net.turned(corner))
  const [first] = points
  if (!first) return null
  const far = (from: TurnedPoint) =>
    points.reduce((best, one) => (apart(one, from) > apart(best, from) ? one : best), from)
  const from = far(first)
  const to = far(from)
  if (apart(from, to) < 10 * net.tolerance) return null
  const angles = corners
    .filter(corner => net.turned(corner).radius > net.tolerance)
    .map(corner => angleOf(net.point(corner)))
  const [near = 0] = angles
  const offs = angles.map(angle => wrap(angle - near))
  if (Math.max(...offs) - Math.min(...offs) > STEP) return null
  const middle = near + (Math.max(...offs) + Math.min(...offs)) / 2
  const outwards = normal[0] * Math.cos(middle) - normal[2] * Math.sin(middle)
  const line = { kind: 'turned', from, to, isInward: outwards < 0 } as const
  return fits(net, flat, line) ? line : null
}

function fits(net: Net, flat: Face, { from, to }: { from: TurnedPoint; to: TurnedPoint }): boolean {
  const length = apart(from, to)
  const [dr, dh] = [(to.radius - from.radius) / length, (to.height - from.height) / length]
  return cornersIn(net, flat).every(corner => {
    const { radius, height } = net.turned(corner)
    return Math.abs((radius - from.radius) * dh - (height - from.height) * dr) < 2 * net.tolerance
  })
}

function turnBetween(one: Face | undefined, other: Face): number {
  if (one?.carrier.kind !== 'plane' || other.carrier.kind !== 'plane') return Infinity
  return Math.acos(Math.min(1, dot(one.carrier.normal, other.carrier.normal)))
}

function halfOf(net: Net, flat: Face): number {
  const [x, z] = flat.triangles
    .flatMap(triangle => net.cornersOf(triangle))
    .map(corner => net.point(corner))
    .reduce(([sumX, sumZ], [px, , pz]) => [sumX + px, sumZ + pz], [0, 0])
  return angleOf([x, 0, z]) >= 0 ? 0 : 1
}

/** Triangles in groups that are joined by edges. */
function connected(net: Net, triangles: readonly number[]): number[][] {
  const left = new Set(triangles)
  const groups: number[][] = []
  for (const seed of triangles) {
    if (!left.delete(seed)) continue
    const group = [seed]
    for (const triangle of group)
      for (const next of net.neighboursOf(triangle)) if (left.delete(next)) group.push(next)
    groups.push(group)
  }
  return groups
}

function cornersIn(net: Net, { triangles }: Face): number[] {
  return [...new Set(triangles.flatMap(triangle => net.cornersOf(triangle)))]
}

function apart(one: TurnedPoint, other: TurnedPoint): number {
  return Math.hypot(one.radius - other.radius, one.height - other.height)
}

/** The angle about y, from +x towards -z, in radians. */
export function angleOf([x, , z]: Triple): number {
  return Math.atan2(-z, x)
}

/** An angle between -pi and pi. */
export function wrap(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))
}

export function dot(one: Triple, other: Triple): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

export function minus(one: Triple, other: Triple): Triple {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
}

export function scale([x, y, z]: Triple, by: number): Triple {
  return [x * by, y * by, z * by]
}

export function cross(one: Triple, other: Triple): Triple {
  return [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ]
}
