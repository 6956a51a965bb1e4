import type { Point } from './profile.ts'

/** Points that leave the line by less than this, in mm, are left out. */
const FLATNESS = 0.01

/** The region in which the contour is looked for, and the width of the net's squares; in mm. */
export interface ContourNet {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
  readonly step: number
}

/**
 * The closed lines on which a field is zero, the inside (negative) on their left: what a sculpted form looks like in its plane
 * of symmetry. The net has to reach beyond the form on all sides.
 */
export function contour(field: (x: number, y: number) => number, net: ContourNet): Point[][] {
  const columns = Math.ceil((net.right - net.left) / net.step)
  const rows = Math.ceil((net.top - net.bottom) / net.step)
  const at = (column: number, row: number): Point => [
    net.left + column * net.step,
    net.bottom + row * net.step,
  ]
  const values = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) => field(...at(column, row))),
  )
  const next = new Map<string, { readonly key: string; readonly point: Point }>()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const
      const crossings = corners.flatMap((from, side) => {
        const to = corners[(side + 1) % 4] ?? from
        const [one, other] = [values[from[1]]?.[from[0]] ?? 1, values[to[1]]?.[to[0]] ?? 1]
        if (one < 0 === other < 0) return []
        const share = one / (one - other)
        const [a, b] = [at(...from), at(...to)]
        const point: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
        return [{ key: keyOf(from, to), point, isLeaving: one < 0 }]
      })
      // Round the cell anticlockwise the line comes in where the field leaves the inside.
      for (const [index, crossing] of crossings.entries()) {
        const out = crossings[(index + 1) % crossings.length]
        if (crossing.isLeaving && out) next.set(crossing.key, { key: out.key, point: crossing.point })
      }
    }
  return chain(next).map(simplify)
}

function keyOf(one: readonly [number, number], other: readonly [number, number]): string {
  const [first, second] = one[0] + one[1] < other[0] + other[1] ? [one, other] : [other, one]
  return `${first.join()} ${second.join()}`
}

function chain(next: Map<string, { readonly key: string; readonly point: Point }>): Point[][] {
  const loops: Point[][] = []
  for (const start of next.keys()) {
    const loop: Point[] = []
    let key = start
    for (let here = next.get(key); here; here = next.get(key)) {
      next.delete(key)
      loop.push(here.point)
      key = here.key
    }
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}

/** The loop without the points that add nothing to it (Ramer, Douglas and Peucker). */
function simplify(loop: readonly Point[]): Point[] {
  const middle = Math.floor(loop.length / 2)
  const halves = [loop.slice(0, middle + 1), [...loop.slice(middle), ...loop.slice(0, 1)]]
  return halves.flatMap(half => thin(half).slice(0, -1))
}

function thin(points: readonly Point[]): Point[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  let [farthest, distance] = [0, 0]
  for (const [index, point] of points.entries()) {
    const off = offLine(point, first, last)
    if (off > distance) [farthest, distance] = [index, off]
  }
  if (distance < FLATNESS) return [first, last]
  return [...thin(points.slice(0, farthest + 1)).slice(0, -1), ...thin(points.slice(farthest))]
}

function offLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length < 1e-9) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}
