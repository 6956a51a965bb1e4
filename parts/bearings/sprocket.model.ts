import { Vector3 } from 'three'
import { keyedBore } from '../geometry/keyed-bore.ts'
import type { Point } from '../geometry/profile.ts'
import { sprocketOutline } from '../geometry/sprocket-form.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import { setScrew } from '../solids/set-screw.ts'
import families from './sprocket.ts'

/** ISO 606: the sides of the teeth are turned off over about 0.13 of the pitch, so that plates slide on. */
const SIDE_RELIEF = 0.13
const EDGE = 0.5

/** A sprocket for simplex roller chain with a hub towards z; its teeth begin at z = 0. */
export default {
  sprocket: defineModel(families.sprocket, {
    build({ p, z, d1, b, da, d, N, L }, surface) {
      const outline = sprocketOutline({ pitch: p, roller: d1, teeth: z, outside: da })
      const disc = toothedDisc(outline, {
        width: b,
        relief: SIDE_RELIEF * p,
        from: da / 2 - d1 * 0.62,
        inner: N / 2 - 2,
      })
      const hub = extrude(circle([0, 0], N, 96), { depth: L, bevel: EDGE, holes: [keyedBore(d)] })
      const screw = setScrew(6, N / 2 + 0.12)
        .rotateX(-Math.PI / 2)
        .translate(0, 0, (L + b) / 2)
      return [
        { geometry: disc.translate(0, 0, b / 2 + 0.02), surface },
        { geometry: hub.translate(0, 0, L / 2), surface },
        { geometry: screw, surface: 'black-oxide' },
      ]
    },
    poses: { front: [0, 202, 0], back: [-90, 30, 0] },
  }),
}

interface Disc {
  readonly width: number
  /** How much each side is turned off at the tips, and from which radius on. */
  readonly relief: number
  readonly from: number
  readonly inner: number
}

/** The toothed rim as a net of rings: the sides of the teeth fall off towards their tips. */
function toothedDisc(outline: readonly Point[], { width, relief, from, inner }: Disc) {
  const outside = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)))
  const height = (radius: number) => {
    const share = Math.max(0, (radius - from) / (outside - from))
    return width / 2 - relief * (1 - Math.sqrt(Math.max(0, 1 - share ** 2 * 0.85)))
  }
  const rings: readonly ((point: Point) => readonly [radius: number, side: 1 | -1])[] = [
    () => [inner, -1],
    ...[0, 0.35, 0.7, 1].map(share => ringAt(from, share, -1)),
    ...[1, 0.7, 0.35, 0].map(share => ringAt(from, share, 1)),
    () => [inner, 1],
  ]
  return grid(
    rings.length,
    outline.length,
    (row, column) => {
      const point = outline[column] ?? [0, 0]
      const [radius, side] = rings[row]?.(point) ?? [inner, 1]
      const share = radius / Math.hypot(...point)
      return new Vector3(point[0] * share, point[1] * share, side * height(radius))
    },
    { isClosed: true, smoothUpTo: 24 },
  )
}

/** Between the ring at which the relief begins (or the outline, where that is further in) and the outline. */
function ringAt(from: number, share: number, side: 1 | -1) {
  return ([x, y]: Point): readonly [number, 1 | -1] => {
    const edge = Math.hypot(x, y)
    const start = Math.min(from, edge - 0.05)
    return [start + (edge - start) * share, side]
  }
}
