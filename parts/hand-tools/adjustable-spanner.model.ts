import { Vector3 } from 'three'
import { blend, box, common, cut, polygon, slab } from '../geometry/fields.ts'
import { merge } from '../solids/crease.ts'
import { knurl } from '../solids/knurl.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { type Field, planes, sculpt, spread } from '../solids/sculpt.ts'
import { relief } from '../solids/strokes.ts'
import { COS, formOf, jawOutline, LEAN, lean, OPEN, SIN } from './adjustable-form.ts'
import families from './adjustable-spanner.ts'

type Dimensions = Readonly<Record<'S' | 'L' | 'b' | 't' | 'h', number>>

/** An adjustable spanner: the handle along y from y = 0, the fixed jaw on top, opened by half. */
export default {
  'adjustable-spanner': defineModel(families['adjustable-spanner'], {
    build(dimensions, surface) {
      const { L, b, t } = dimensions
      const near = t / 20
      const form = formOf(dimensions)
      const [left, right] = [form.left - 2, form.left + b + 2]
      const z = planes(-t / 2 - 1, t / 2 + 1, near)
      const rough = sculpt(bodyField(dimensions), {
        x: planes(left, right, near),
        y: [...planes(-1, L * 0.6, near * 1.6), ...planes(L * 0.6, L + 1, near).slice(1)],
        z,
      })
      const body = spread(spread(rough, 'x', form.left, form.left + b), 'y', 0, L)
      const jaw = sculpt(jawField(dimensions), {
        x: planes(form.at[0], right, near * 0.9),
        y: planes(form.at[1] - b * 0.7, L + 1, near * 0.9),
        z,
      })
      const floor = form.thickness / 2 - form.panel
      const texts = [1, -1].map(side =>
        relief(`${L} mm`, 7.5, 1.2, (x, y) => new Vector3(y, L * 0.4 - side * x, side * floor)),
      )
      return [
        { geometry: body, surface },
        { geometry: jaw, surface },
        ...texts.map(geometry => ({ geometry, surface })),
        { geometry: worm(dimensions), surface: 'spring-steel' },
      ]
    },
    poses: { front: [0, 0, 62], back: [0, 180, -62] },
  }),
}

function bodyField(dimensions: Dimensions): Field {
  const { S, t, h } = dimensions
  const { at, thickness, panel, outline } = formOf(dimensions)
  const closely = polygon(outline)
  // Far from the head its outline need not be known closely.
  const head = (x: number, y: number) => {
    const off = Math.hypot(x, y) - S * 1.9
    return off > t * 1.2 ? off : closely(x, y)
  }
  const neck = at[1] - h * 0.6
  const wide = t * 1.75
  return (x, y, z) => {
    const [dx, dy] = [x - at[0], y - at[1]]
    const along = dx * COS - dy * SIN
    const out = dx * SIN + dy * COS
    // The handle swells towards its end.
    const share = Math.min(1, Math.max(0, y / neck))
    const breadth = wide * (1 - 0.2 * Math.sin(share * Math.PI) + 0.12 * share)
    const plan = blend(head(dx, dy), box(x, y - neck / 2, breadth, neck, wide * 0.42), t * 0.9)
    // Seen from the side the handle grows into the head.
    const rise = Math.min(1, Math.max(0, (y - neck * 0.84) / (neck * 0.16)))
    const grown = rise * rise * (3 - 2 * rise)
    const thick = thickness + (t - thickness) * grown
    const bar = slab(plan, z, thick, thick * (0.22 - 0.12 * grown))
    const sunk = box(x, y - neck * 0.53, breadth - t * 0.62, neck * 0.66, (breadth - t * 0.62) / 2 - 0.01)
    const handle = cut(bar, Math.max(sunk, thickness / 2 - panel - Math.abs(z)), 1)
    const eye = Math.hypot(x, y - wide * 0.5) - wide * 0.24
    const whole = cut(handle, eye, 1.2)
    const window = box(along - S * 0.62, out + h * 0.58, S * 0.62, h * 0.5, 1)
    const groove = slab(box(along - S, out + h * 0.12, S * 3, h * 0.36), z, t * 0.36, 0.3)
    const slide = Math.max(groove, -along - 0.001 + S * 0.02)
    return cut(cut(whole, window, 0.8), slide, 0.3)
  }
}

/** The sliding jaw on the mouth's floor, with its rail in the body's groove. */
function jawField(dimensions: Dimensions): Field {
  const { S, t, h } = dimensions
  const { at } = formOf(dimensions)
  const open = S * OPEN
  const shape = polygon(jawOutline(dimensions))
  return (x, y, z) => {
    const [dx, dy] = [x - at[0], y - at[1]]
    const along = dx * COS - dy * SIN
    const out = dx * SIN + dy * COS
    const jaw = slab(shape(along, out), z, t * 0.94, t * 0.12)
    const rail = slab(box(along - open - S * 0.36, out + h * 0.1, S * 0.7, h * 0.3, 0.8), z, t * 0.34, 0.4)
    return Math.min(jaw, common(rail, -out - h * 0.4, 0.1))
  }
}

/** The knurled worm in its window. */
function worm(dimensions: Dimensions) {
  const { S, h } = dimensions
  const { at } = formOf(dimensions)
  const diameter = h * 0.66
  const length = S * 0.54
  const core = revolve([
    [0, -length / 2 - 0.4],
    [diameter / 2 - 0.9, -length / 2 - 0.4],
    [diameter / 2 - 0.9, length / 2 + 0.4],
    [0, length / 2 + 0.4],
  ])
  const teeth = knurl({ diameter, from: -length / 2, to: length / 2, pitch: 2, isStraight: true })
  const [x, y] = lean([S * 0.62, -h * 0.58])
  return merge([core, teeth])
    .rotateZ(Math.PI / 2 - LEAN)
    .translate(at[0] + x, at[1] + y, 0)
}
