import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'

/** A solid as a field: at each point the distance to its surface in mm, negative inside. */
export type Field = (x: number, y: number, z: number) => number

/** The planes of a net of cells along each axis, in mm; closer together where the form is fine. They enclose the solid. */
export interface Net {
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly z: readonly number[]
}

interface Vertex {
  readonly point: Vector3
  readonly slope: Vector3
}

/** Planes from one end to the other, at most `size` apart. */
export function planes(from: number, to: number, size: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / size))
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
}

/** Facets cut curves short by some hundredths of a mm: stretches a solid so that it reaches exactly as far as it should. */
export function spread(
  geometry: BufferGeometry,
  axis: 'x' | 'y' | 'z',
  from: number,
  to: number,
): BufferGeometry {
  geometry.computeBoundingBox()
  const { min, max } = geometry.boundingBox ?? { min: new Vector3(), max: new Vector3(1, 1, 1) }
  const positions = geometry.getAttribute('position')
  const index = { x: 0, y: 1, z: 2 }[axis]
  const scale = (to - from) / (max[axis] - min[axis])
  for (let point = 0; point < positions.count; point++)
    positions.setComponent(point, index, from + (positions.getComponent(point, index) - min[axis]) * scale)
  geometry.computeBoundingBox()
  return geometry
}

/** A cell's corners are its near corner and these steps along x, y and z. */
type Corner = readonly [number, number, number]
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (index): Corner => [index & 1, (index >> 1) & 1, (index >> 2) & 1],
)
const ORIGIN: Corner = [0, 0, 0]
/** Pairs of corners that share an edge. */
const EDGES = CORNERS.flatMap((_, corner) =>
  [1, 2, 4].filter(bit => (corner & bit) === 0).map(bit => [corner, corner | bit] as const),
)
/** Where a facet's normal and those at its corners differ by less (a cosine), there is no edge. */
const SMOOTH = 0.97
/** How much a vertex is drawn to the middle of its cell's crossings: keeps it in place on even ground. */
const PULL = 0.02

/**
 * The surface of a field where it is zero, for forged and moulded forms that flow into each other (dual contouring: one
 * vertex for each cell that the surface passes, placed so that sharp edges stay sharp). Normals follow the field.
 */
export function sculpt(field: Field, net: Net): BufferGeometry {
  const [across, up] = [net.x.length, net.y.length]
  const at = (i: number, j: number, k: number) => i + across * (j + up * k)
  const values = valuesIn(field, net, at)
  const valueAt = (i: number, j: number, k: number) => values[at(i, j, k)] ?? 1
  const vertices = new Map<number, Vertex>()
  const vertexOf = (i: number, j: number, k: number) => {
    const known = vertices.get(at(i, j, k))
    if (known) return known
    const point = placeVertex(field, net, [i, j, k], valueAt)
    const vertex = { point, slope: slopeOf(field, point) }
    vertices.set(at(i, j, k), vertex)
    return vertex
  }
  const positions: number[] = []
  const normals: number[] = []
  const addQuad = (corners: readonly Vertex[], isOutwards: boolean) => {
    const [a, b, c, d] = isOutwards ? corners : corners.toReversed()
    if (!a || !b || !c || !d) return
    const isOtherWay = a.point.distanceToSquared(c.point) > b.point.distanceToSquared(d.point)
    for (const triangle of isOtherWay
      ? [[a, b, d] as const, [b, c, d] as const]
      : [[a, b, c] as const, [a, c, d] as const])
      addTriangle(field, triangle, positions, normals)
  }
  for (let k = 0; k < net.z.length - 1; k++)
    for (let j = 0; j < up - 1; j++)
      for (let i = 0; i < across - 1; i++) {
        const isInside = valueAt(i, j, k) < 0
        if (j > 0 && k > 0 && isInside !== valueAt(i + 1, j, k) < 0)
          addQuad(
            [vertexOf(i, j - 1, k - 1), vertexOf(i, j, k - 1), vertexOf(i, j, k), vertexOf(i, j - 1, k)],
            isInside,
          )
        if (i > 0 && k > 0 && isInside !== valueAt(i, j + 1, k) < 0)
          addQuad(
            [vertexOf(i - 1, j, k - 1), vertexOf(i - 1, j, k), vertexOf(i, j, k), vertexOf(i, j, k - 1)],
            isInside,
          )
        if (i > 0 && j > 0 && isInside !== valueAt(i, j, k + 1) < 0)
          addQuad(
            [vertexOf(i - 1, j - 1, k), vertexOf(i, j - 1, k), vertexOf(i, j, k), vertexOf(i - 1, j, k)],
            isInside,
          )
      }
  return new BufferGeometry()
    .setAttribute('position', new Float32BufferAttribute(positions, 3))
    .setAttribute('normal', new Float32BufferAttribute(normals, 3))
}

/** How many planes are passed over at once where the surface is far. */
const STRIDE = 5

/** The field at all corners of the net; in blocks that the surface cannot reach, the value of the block's middle. */
function valuesIn(field: Field, net: Net, at: (i: number, j: number, k: number) => number): Float64Array {
  const values = new Float64Array(net.x.length * net.y.length * net.z.length)
  const blocks = (list: readonly number[]) =>
    Array.from({ length: Math.ceil(list.length / STRIDE) }, (_, block) => {
      const from = block * STRIDE
      const to = Math.min(list.length, from + STRIDE)
      return { from, to, low: list[from] ?? 0, high: list[to - 1] ?? 0 }
    })
  const [across, up, deep] = [blocks(net.x), blocks(net.y), blocks(net.z)]
  for (const c of deep)
    for (const b of up)
      for (const a of across) {
        const far = field((a.low + a.high) / 2, (b.low + b.high) / 2, (c.low + c.high) / 2)
        const reach = Math.hypot(a.high - a.low, b.high - b.low, c.high - c.low) / 2
        const isFar = Math.abs(far) > reach * 1.3
        for (let k = c.from; k < c.to; k++)
          for (let j = b.from; j < b.to; j++)
            for (let i = a.from; i < a.to; i++)
              values[at(i, j, k)] = isFar ? far : field(net.x[i] ?? 0, net.y[j] ?? 0, net.z[k] ?? 0) || 1e-9
      }
  return values
}

/** Where in a cell its vertex lies: the point that suits the tangent planes at all crossings of its edges best. */
function placeVertex(
  field: Field,
  net: Net,
  [i, j, k]: Corner,
  valueAt: (i: number, j: number, k: number) => number,
): Vector3 {
  const corner = ([a, b, c]: Corner) => new Vector3(net.x[i + a] ?? 0, net.y[j + b] ?? 0, net.z[k + c] ?? 0)
  const crossings: Vector3[] = []
  for (const [from, to] of EDGES) {
    const start = CORNERS[from] ?? ORIGIN
    const end = CORNERS[to] ?? ORIGIN
    const one = valueAt(i + start[0], j + start[1], k + start[2])
    const other = valueAt(i + end[0], j + end[1], k + end[2])
    if (one < 0 !== other < 0) crossings.push(crossingOf(field, corner(start), corner(end), one, other))
  }
  const middle = new Vector3()
  for (const crossing of crossings) middle.addScaledVector(crossing, 1 / crossings.length)
  const [low, high] = [corner(ORIGIN), corner([1, 1, 1])]
  const vertex = suit(field, crossings, middle).clamp(low, high)
  const off = field(vertex.x, vertex.y, vertex.z)
  return vertex.addScaledVector(slopeOf(field, vertex), -off).clamp(low, high)
}

function crossingOf(field: Field, start: Vector3, end: Vector3, one: number, other: number): Vector3 {
  let [low, high, atLow, atHigh] = [0, 1, one, other]
  let share = 0
  for (let round = 0; round < 5; round++) {
    share = round % 2 === 0 ? low + ((high - low) * atLow) / (atLow - atHigh) : (low + high) / 2
    const point = start.clone().lerp(end, share)
    const value = field(point.x, point.y, point.z)
    if (value < 0 === atLow < 0) [low, atLow] = [share, value]
    else [high, atHigh] = [share, value]
  }
  return start.clone().lerp(end, low + ((high - low) * atLow) / (atLow - atHigh))
}

/** The point nearest to the planes through the crossings, by least squares round their middle. */
function suit(field: Field, crossings: readonly Vector3[], middle: Vector3): Vector3 {
  let [xx, xy, xz, yy, yz, zz] = [PULL, 0, 0, PULL, 0, PULL]
  const right = new Vector3()
  for (const crossing of crossings) {
    const n = slopeOf(field, crossing)
    xx += n.x * n.x
    xy += n.x * n.y
    xz += n.x * n.z
    yy += n.y * n.y
    yz += n.y * n.z
    zz += n.z * n.z
    right.addScaledVector(n, n.dot(crossing.clone().sub(middle)))
  }
  const [first, second, third] = [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy]
  const whole = xx * first + xy * second + xz * third
  return new Vector3(
    first * right.x + second * right.y + third * right.z,
    second * right.x + (xx * zz - xz * xz) * right.y + (xy * xz - xx * yz) * right.z,
    third * right.x + (xy * xz - xx * yz) * right.y + (xx * yy - xy * xy) * right.z,
  )
    .divideScalar(whole)
    .add(middle)
}

/** Which way the field rises most: the surface's normal. */
function slopeOf(field: Field, { x, y, z }: Vector3, reach = 0.002): Vector3 {
  const [a, b] = [field(x + reach, y - reach, z - reach), field(x - reach, y - reach, z + reach)]
  const [c, d] = [field(x - reach, y + reach, z - reach), field(x + reach, y + reach, z + reach)]
  return new Vector3(a - b - c + d, c + d - a - b, b + d - a - c).normalize()
}

/** At edges normals are taken a little inside the triangle, so that those at an edge belong to its own face. */
function addTriangle(
  field: Field,
  triangle: readonly [Vertex, Vertex, Vertex],
  positions: number[],
  normals: number[],
): void {
  const [a, b, c] = triangle.map(({ point }) => point)
  if (!a || !b || !c) return
  const face = b.clone().sub(a).cross(c.clone().sub(a))
  if (face.lengthSq() < 1e-12) return
  face.normalize()
  const middle = a.clone().add(b).add(c).divideScalar(3)
  const isSmooth = triangle.every(({ slope }) => slope.dot(face) > SMOOTH)
  for (const { point, slope } of triangle) {
    const own = isSmooth ? slope : slopeOf(field, point.clone().lerp(middle, 0.2))
    const normal = own.dot(face) > 0.3 ? own : face
    positions.push(point.x, point.y, point.z)
    normals.push(normal.x, normal.y, normal.z)
  }
}
