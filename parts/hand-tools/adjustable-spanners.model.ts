import { Vector3 } from 'three'
import { merge } from '../solids/crease.ts'
import { knurl } from '../solids/knurl.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { planes, sculpt, spread } from '../solids/sculpt.ts'
import { relief } from '../solids/strokes.ts'
import families, { type Worm } from './adjustable-spanners.ts'

/** An adjustable spanner: the handle along y from y = 0, the fixed jaw on top, opened by half. */
const adjustableSpanner = defineModel(families['adjustable-spanner'], {
  build({ L, b, t, at, left, thickness, panel, body, jaw, worm }, surface) {
    const near = t / 20
    const [from, to] = [left - 2, left + b + 2]
    const z = planes(-t / 2 - 1, t / 2 + 1, near)
    const rough = sculpt(body, {
      x: planes(from, to, near),
      y: [...planes(-1, L * 0.6, near * 1.6), ...planes(L * 0.6, L + 1, near).slice(1)],
      z,
    })
    const whole = spread(spread(rough, 'x', left, left + b), 'y', 0, L)
    const slide = sculpt(jaw, {
      x: planes(at[0], to, near * 0.9),
      y: planes(at[1] - b * 0.7, L + 1, near * 0.9),
      z,
    })
    const floor = thickness / 2 - panel
    const texts = [1, -1].map(side =>
      relief(`${L} mm`, t * 0.46875, t * 0.075, (x, y) => new Vector3(y, L * 0.4 - side * x, side * floor)),
    )
    return [
      { geometry: whole, surface },
      { geometry: slide, surface },
      ...texts.map(geometry => ({ geometry, surface })),
      { geometry: wormOf(worm), surface: 'spring-steel' },
    ]
  },
  poses: { front: [0, 0, 62], back: [0, 180, -62] },
})

export default { 'adjustable-spanner': adjustableSpanner }

/** The knurled worm in its window. */
function wormOf({ at, angle, diameter, length, end, pitch }: Worm) {
  const core = revolve([
    [0, -length / 2 - end],
    [diameter / 2 - 0.9, -length / 2 - end],
    [diameter / 2 - 0.9, length / 2 + end],
    [0, length / 2 + end],
  ])
  const teeth = knurl({ diameter, from: -length / 2, to: length / 2, pitch, isStraight: true })
  return merge([core, teeth])
    .rotateZ(Math.PI / 2 - angle)
    .translate(at[0], at[1], 0)
}
