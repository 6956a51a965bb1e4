import { Vector3 } from 'three'
import { blend, box, common, cut, hexagon, polygon, slab } from '../geometry/fields.ts'
import { defineModel } from '../solids/model.ts'
import { type Field, planes, sculpt, spread } from '../solids/sculpt.ts'
import { relief } from '../solids/strokes.ts'
import families from './combination-spanner.ts'
import { ANGLE, edge, layOut } from './spanner-form.ts'

type Dimensions = Readonly<Record<'s' | 'L' | 'b' | 'D' | 'a' | 't' | 'm', number>>

/** A combination spanner: along y, the ring's middle at y = 0 and the open end on top. */
export default {
  'combination-spanner': defineModel(families['combination-spanner'], {
    build(dimensions, surface) {
      const { s, L, b, D, t } = dimensions
      const { open, shaft } = layOut(dimensions)
      const top = open.y + open.top
      const near = s > 16 ? 0.75 : 0.5
      const rough = sculpt(spanner(dimensions), {
        x: planes(-b / 2 - 1, b / 2 + 1, near),
        y: [
          ...planes(-D / 2 - 1, D * 0.75, near),
          ...planes(D * 0.75, open.y - b * 0.75, near * 2).slice(1),
          ...planes(open.y - b * 0.75, top + 1, near).slice(1),
        ],
        z: planes(-t * 0.5 - D * 0.13 - 1, t * 0.5 + D * 0.13 + 1, near * 0.8),
      })
      const geometry = spread(spread(rough, 'x', -b / 2, b / 2), 'y', top - L, top)
      const size = (text: string, height: number, y: number, side: 1 | -1) =>
        relief(text, height, height * 0.16, (x, up) => new Vector3(up, y - side * x, side * shaft.floor))
      const height = shaft.width * 0.42
      return [
        { geometry, surface },
        { geometry: size(`${s}`, height, shaft.to - height * 2.4, 1), surface },
        { geometry: size('PH CR V', height * 0.8, shaft.from + (shaft.to - shaft.from) * 0.42, 1), surface },
        { geometry: size(`${s}`, height, shaft.from + height * 2.2, -1), surface },
      ]
    },
    poses: { front: [0, 0, 62], back: [0, 180, -60] },
  }),
}

function spanner(dimensions: Dimensions): Field {
  const { s, b, D, a, t } = dimensions
  const { open, shaft } = layOut(dimensions)
  const outline = polygon(open.outline)
  // Far from the head its outline need not be known closely.
  const jaw = (x: number, y: number) => {
    const off = Math.hypot(x, y) - b * 0.6
    return off > s * 0.6 ? off : outline(x, y)
  }
  const [cos, sin] = [Math.cos(ANGLE), Math.sin(ANGLE)]
  return (x, y, z) => {
    const head = slab(jaw(x, y - open.y), z, a, edge(a))
    const [up, out] = [y * cos - z * sin, y * sin + z * cos]
    const ring = slab(Math.hypot(x, up) - D / 2, out, t, edge(t))
    const forged = blend(blend(shank(shaft, x, y, z), head, s * 0.5), ring, s * 0.4)
    const hole = Math.min(hexagon(x, up, s), hexagon(up, x, s))
    // The entry of the ring is turned out by 45 degrees.
    const entry = (Math.hypot(x, up) - s * 0.58 + (t / 2 - Math.abs(out)) - s * 0.05) * Math.SQRT1_2
    return cut(cut(forged, hole, 0), entry, 0)
  }
}

/** A tapering shank with rounded edges and a sunk panel on both sides, which leaves the form of an I. */
function shank(
  { from, to, width, thickness, floor }: ReturnType<typeof layOut>['shaft'],
  x: number,
  y: number,
  z: number,
): number {
  const share = (y - from) / (to - from)
  const breadth = width * (0.84 + 0.16 * share)
  const length = to - from
  const [middle, reach] = [(from + to) / 2, length + width * 0.9]
  const bar = slab(box(x, y - middle, breadth, reach, width * 0.1), z, thickness, thickness * 0.4)
  const rim = width * 0.17
  const panel = box(x, y - middle, breadth - 2 * rim, length - rim, breadth / 2 - rim - 0.01)
  return cut(bar, common(panel, floor - Math.abs(z), width * 0.14), width * 0.16)
}
