import type { Point } from './profile.ts'

/** Distances in mm, negative inside, to be put together for `sculpt`. */

/** Several solids as one, that flow into each other over about this many mm. */
export function blend(one: number, other: number, over: number): number {
  const near = Math.max(over - Math.abs(one - other), 0) / over
  return Math.min(one, other) - (near * near * over) / 4
}

/** What is left of a solid when another is taken away, with the edge rounded over about this many mm. */
export function cut(solid: number, tool: number, over: number): number {
  return over > 0 ? -blend(-solid, tool, over) : Math.max(solid, -tool)
}

/** What two solids share, with the edge rounded over about this many mm. */
export function common(one: number, other: number, over: number): number {
  return -blend(-one, -other, over)
}

/** A flat solid: an outline's distance, and the distance from its middle plane, with edges of this radius. */
export function slab(outline: number, fromMiddle: number, thickness: number, radius: number): number {
  const side = outline + radius
  const face = Math.abs(fromMiddle) - thickness / 2 + radius
  return Math.min(Math.max(side, face), 0) + Math.hypot(Math.max(side, 0), Math.max(face, 0)) - radius
}

/** The distance to a rectangle round the middle with rounded corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): number {
  return slab(Math.abs(x) - width / 2, y, height, radius)
}

/** The distance to the outline of a hexagon, taken along its flats' normals; 0 degrees is a corner. */
export function hexagon(x: number, y: number, acrossFlats: number): number {
  const [along, across] = [Math.abs(x), Math.abs(y)]
  return Math.max(across, along * Math.cos(Math.PI / 6) + across / 2) - acrossFlats / 2
}

/** The distance to a rod between two points of a plane that is `from` wide at the first and `to` wide at the second. */
export function rod(x: number, y: number, start: Point, end: Point, from: number, to = from): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const share = Math.min(1, Math.max(0, ((x - start[0]) * dx + (y - start[1]) * dy) / (dx * dx + dy * dy)))
  const width = from + (to - from) * share
  return Math.hypot(x - start[0] - dx * share, y - start[1] - dy * share) - width / 2
}

/** The distance to a closed outline of points. */
export function polygon(outline: readonly Point[]): (x: number, y: number) => number {
  const sides = outline.map((point, index) => {
    const [x, y] = point
    const next = outline[(index + 1) % outline.length] ?? point
    const [dx, dy] = [next[0] - x, next[1] - y]
    return { x, y, dx, dy, perLength: 1 / (dx * dx + dy * dy || 1), top: next[1] }
  })
  return (px, py) => {
    let nearest = Infinity
    let isInside = false
    for (const { x, y, dx, dy, perLength, top } of sides) {
      const [toX, toY] = [px - x, py - y]
      const share = Math.min(1, Math.max(0, (toX * dx + toY * dy) * perLength))
      const [offX, offY] = [toX - dx * share, toY - dy * share]
      nearest = Math.min(nearest, offX * offX + offY * offY)
      if (y > py !== top > py && px < x + (dx * (py - y)) / dy) isInside = !isInside
    }
    return isInside ? -Math.sqrt(nearest) : Math.sqrt(nearest)
  }
}
