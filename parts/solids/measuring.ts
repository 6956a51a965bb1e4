import { type BufferGeometry, Vector3 } from 'three'
import type { Body } from './model.ts'

/** Twice the largest distance of a part's points from an axis through the origin, in mm: the diameter over all. */
export function diameterAbout(axis: 'y' | 'z', bodies: readonly Body[]): number {
  return pointsOf(bodies).reduce(
    (widest, { x, y, z }) => Math.max(widest, 2 * Math.hypot(x, axis === 'y' ? z : y)),
    0,
  )
}

/** The corners of all triangles. */
export function pointsOf(bodies: readonly Body[]): Vector3[] {
  return bodies.flatMap(({ geometry }) => cornersOf(geometry))
}

/** The volume within a closed surface in mm³: negative if its faces look inwards. */
export function volumeOf(geometry: BufferGeometry): number {
  return trianglesOf(geometry).reduce((sum, [a, b, c]) => sum + a.dot(b.clone().cross(c)) / 6, 0)
}

/** Whether each edge is met from both sides. Bores and sockets that are bodies of their own are open where they end. */
export function isClosed(geometry: BufferGeometry): boolean {
  const names = new Map<string, number>()
  const nameOf = ({ x, y, z }: Vector3) => {
    // Neighbours reckon the same corner by other ways: a tenth of a µm is the same place.
    const place = [x, y, z].map(value => Math.round(value * 1e4)).join()
    const name = names.get(place) ?? names.size
    names.set(place, name)
    return name
  }
  const balance = new Map<string, number>()
  for (const triangle of trianglesOf(geometry)) {
    const [a, b, c] = triangle.map(nameOf)
    for (const [from = 0, to = 0] of [
      [a, b],
      [b, c],
      [c, a],
    ]) {
      const edge = from < to ? `${from} ${to}` : `${to} ${from}`
      balance.set(edge, (balance.get(edge) ?? 0) + Math.sign(to - from))
    }
  }
  return [...balance.values()].every(sum => sum === 0)
}

function trianglesOf(geometry: BufferGeometry): (readonly [Vector3, Vector3, Vector3])[] {
  const corners = cornersOf(geometry.index ? geometry.toNonIndexed() : geometry)
  return Array.from({ length: corners.length / 3 }, (_, index) => {
    const [a = new Vector3(), b = new Vector3(), c = new Vector3()] = corners.slice(index * 3, index * 3 + 3)
    return [a, b, c] as const
  })
}

function cornersOf(geometry: BufferGeometry): Vector3[] {
  const positions = geometry.getAttribute('position')
  return Array.from({ length: positions.count }, (_, index) =>
    new Vector3().fromBufferAttribute(positions, index),
  )
}
