import { type Box, boxOf, meet } from '../../geometry/box.ts'
import type { Point } from '../../geometry/profile.ts'
import type { Shape } from '../drawing.ts'

import { path } from './lines.ts'

/** What is seen of a line through points that runs behind parts with these outlines. */
export function behind(points: readonly Point[], ...covers: readonly (readonly Point[])[]): Shape[] {
  const areas = covers.map(areaOf)
  const seen: Point[][] = []
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (!from) continue
    const at = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ]
    const stretch: Side = [from, to]
    const box = boxOf(stretch)
    const near = areas.filter(area => meet(area.box, box))
    const shares = near.flatMap(({ sides }) =>
      sides.flatMap(side => (meet(side.box, box) ? (crossing(stretch, side.ends) ?? []) : [])),
    )
    shares.push(0, 1)
    shares.sort((one, other) => one - other)
    for (let place = 1; place < shares.length; place++) {
      const [start = 0, end = 1] = [shares[place - 1], shares[place]]
      if (end - start < 1e-9) continue
      const middle = at((start + end) / 2)
      if (near.some(area => isWithin(middle, area))) continue
      const last = seen.at(-1)
      const tip = last?.at(-1)
      const [x, y] = at(start)
      if (last && tip && Math.hypot(tip[0] - x, tip[1] - y) < 1e-6) last.push(at(end))
      else seen.push([[x, y], at(end)])
    }
  }
  return seen.map(part => path(part))
}

/** A stretch between two points. */
type Side = readonly [Point, Point]

/** What covers: looked at only where its box is, as a spring has hundreds of them with hundreds of sides. */
interface Area {
  readonly box: Box
  readonly sides: readonly { readonly ends: Side; readonly box: Box }[]
}

function areaOf(outline: readonly Point[]): Area {
  const sides = outline.map((from, index) => {
    const ends: Side = [from, outline[(index + 1) % outline.length] ?? from]
    return { ends, box: boxOf(ends) }
  })
  return { box: boxOf(outline), sides }
}

/** Where along the first line the second one crosses it, as a share of its length. */
export function crossing([a, b]: Side, [c, d]: Side): number | undefined {
  const [x, y] = [b[0] - a[0], b[1] - a[1]]
  const [u, v] = [d[0] - c[0], d[1] - c[1]]
  const area = x * v - y * u
  if (Math.abs(area) < 1e-12) return undefined
  const share = ((c[0] - a[0]) * v - (c[1] - a[1]) * u) / area
  const other = ((c[0] - a[0]) * y - (c[1] - a[1]) * x) / area
  return share > 0 && share < 1 && other >= 0 && other <= 1 ? share : undefined
}

function isWithin([x, y]: Point, { sides }: Area): boolean {
  let isInside = false
  for (const { ends } of sides) {
    const [[x0, y0], [x1, y1]] = ends
    if (y0 > y !== y1 > y && x < x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)) isInside = !isInside
  }
  return isInside
}
