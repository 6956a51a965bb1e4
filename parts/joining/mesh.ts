import type { BufferGeometry } from 'three'

/** A surface of triangles that share their corners, in mm. */
export interface Mesh {
  /** x, y and z of each corner. */
  readonly corners: Float64Array
  /** Three corners of each triangle, anticlockwise as seen from outside. */
  readonly triangles: Uint32Array
}

/** Neighbours reckon the same corner by other ways, in single precision: closer than this is the same place, in mm. */
const SAME = 2e-4

/** x, y and z of the corners of triangles, three by three. */
export type Soup = ArrayLike<number>

/** The triangles of a geometry. */
export function soupOf(geometry: BufferGeometry): Soup {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry
  return flat.getAttribute('position').array
}

/** Triangles as a mesh; those without an area are left out. */
export function weld(soups: readonly Soup[]): Mesh {
  const corners: number[] = []
  const triangles: number[] = []
  const nameOf = namer(corners)
  for (const soup of soups) {
    const names = Array.from({ length: soup.length / 3 }, (_, at) =>
      nameOf(soup[at * 3] ?? 0, soup[at * 3 + 1] ?? 0, soup[at * 3 + 2] ?? 0),
    )
    for (let at = 0; at < names.length; at += 3) {
      const [a = 0, b = 0, c = 0] = names.slice(at, at + 3)
      if (a !== b && b !== c && c !== a) triangles.push(a, b, c)
    }
  }
  return { corners: Float64Array.from(corners), triangles: Uint32Array.from(triangles) }
}

/** Gives each place a number; new places are added to the corners. */
function namer(corners: number[]): (x: number, y: number, z: number) => number {
  const cells = new Map<number, number[]>()
  const keyOf = (i: number, j: number, k: number) =>
    Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791)
  const isNear = (name: number, x: number, y: number, z: number) =>
    Math.abs(x - (corners[name * 3] ?? 0)) < SAME &&
    Math.abs(y - (corners[name * 3 + 1] ?? 0)) < SAME &&
    Math.abs(z - (corners[name * 3 + 2] ?? 0)) < SAME
  const known = new Map<string, number>()
  const find = (x: number, y: number, z: number) => {
    const [i, j, k] = [Math.round(x / SAME / 2), Math.round(y / SAME / 2), Math.round(z / SAME / 2)]
    for (let a = i - 1; a <= i + 1; a++)
      for (let b = j - 1; b <= j + 1; b++)
        for (let c = k - 1; c <= k + 1; c++)
          for (const name of cells.get(keyOf(a, b, c)) ?? []) if (isNear(name, x, y, z)) return name
    const name = corners.push(x, y, z) / 3 - 1
    const cell = cells.get(keyOf(i, j, k))
    if (cell) cell.push(name)
    else cells.set(keyOf(i, j, k), [name])
    return name
  }
  // The same place has the same number, also if another was made near it since.
  return (x, y, z) => {
    const place = `${x} ${y} ${z}`
    const name = known.get(place) ?? find(x, y, z)
    known.set(place, name)
    return name
  }
}

/** Visits the edges of each triangle, in its direction. */
function visitEdges({ triangles }: Mesh, visit: (from: number, to: number, triangle: number) => void): void {
  for (let at = 0; at < triangles.length; at++)
    visit(triangles[at] ?? 0, triangles[at % 3 === 2 ? at - 2 : at + 1] ?? 0, (at - (at % 3)) / 3)
}

/** What of a mesh is joined by edges, each as a mesh. */
export function shellsOf(mesh: Mesh): Mesh[] {
  const { corners, triangles } = mesh
  const parents = Uint32Array.from({ length: triangles.length / 3 }, (_, at) => at)
  const rootOf = (triangle: number): number => {
    let root = triangle
    for (let next = parents[root] ?? root; next !== root; next = parents[root] ?? root) {
      parents[root] = parents[next] ?? next
      root = next
    }
    return root
  }
  const owners = new Map<number, number>()
  const count = corners.length / 3
  visitEdges(mesh, (from, to, triangle) => {
    const edge = Math.min(from, to) * count + Math.max(from, to)
    const owner = owners.get(edge)
    if (owner === undefined) owners.set(edge, triangle)
    else parents[rootOf(triangle)] = rootOf(owner)
  })
  const shells = new Map<number, number[]>()
  for (let triangle = 0; triangle < parents.length; triangle++) {
    const root = rootOf(triangle)
    const shell = shells.get(root)
    const own = triangles.subarray(triangle * 3, triangle * 3 + 3)
    if (shell) shell.push(...own)
    else shells.set(root, [...own])
  }
  return [...shells.values()].map(shell => pick(mesh, shell))
}

/** Some triangles of a mesh, with the corners that they have. */
function pick({ corners }: Mesh, triangles: readonly number[]): Mesh {
  const names = new Map<number, number>()
  const kept: number[] = []
  const renamed = triangles.map(old => {
    const known = names.get(old)
    if (known !== undefined) return known
    const name = kept.push(...corners.subarray(old * 3, old * 3 + 3)) / 3 - 1
    names.set(old, name)
    return name
  })
  return { corners: Float64Array.from(kept), triangles: Uint32Array.from(renamed) }
}

/** The lines at which a mesh ends, as the corners along them with the mesh on the left; none if it is closed. */
export function rimsOf(mesh: Mesh): number[][] {
  const count = mesh.corners.length / 3
  const edges = new Map<number, number>()
  visitEdges(mesh, (from, to) => {
    const back = edges.get(to * count + from) ?? 0
    if (back > 1) edges.set(to * count + from, back - 1)
    else if (back === 1) edges.delete(to * count + from)
    else edges.set(from * count + to, (edges.get(from * count + to) ?? 0) + 1)
  })
  const next = new Map<number, number[]>()
  for (const [edge, times] of edges)
    for (let time = 0; time < times; time++) {
      const from = Math.floor(edge / count)
      const ends = next.get(from)
      if (ends) ends.push(edge % count)
      else next.set(from, [edge % count])
    }
  const rims: number[][] = []
  for (const start of next.keys())
    for (let rim = followRim(next, start); rim.length > 0; rim = followRim(next, start)) rims.push(rim)
  return rims
}

/** Takes one closed line out of what is left of the rims. */
function followRim(next: ReadonlyMap<number, number[]>, start: number): number[] {
  const rim: number[] = []
  let here = start
  for (let to = next.get(here)?.pop(); to !== undefined; to = next.get(here)?.pop()) {
    rim.push(here)
    here = to
    if (here === start) break
  }
  return rim
}

/** The volume within a closed mesh in mm³: negative if its faces look inwards. */
export function volumeWithin({ corners, triangles }: Mesh): number {
  const at = (corner: number, axis: number) => corners[(triangles[corner] ?? 0) * 3 + axis] ?? 0
  let volume = 0
  for (let a = 0; a < triangles.length; a += 3) {
    const [b, c] = [a + 1, a + 2]
    volume += at(a, 0) * (at(b, 1) * at(c, 2) - at(b, 2) * at(c, 1))
    volume += at(a, 1) * (at(b, 2) * at(c, 0) - at(b, 0) * at(c, 2))
    volume += at(a, 2) * (at(b, 0) * at(c, 1) - at(b, 1) * at(c, 0))
  }
  return volume / 6
}

/** The corners of a mesh's triangles. */
export function trianglesOf({ corners, triangles }: Mesh): Float64Array {
  const soup = new Float64Array(triangles.length * 3)
  for (const [at, name] of triangles.entries()) soup.set(corners.subarray(name * 3, name * 3 + 3), at * 3)
  return soup
}
