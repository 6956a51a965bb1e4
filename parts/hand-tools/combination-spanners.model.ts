import { Vector3 } from 'three'
import { fractionOfInch, INCH } from '../geometry/inches.ts'
import { defineModel } from '../solids/model.ts'
import { planes, sculpt, spread } from '../solids/sculpt.ts'
import { relief } from '../solids/strokes.ts'
import families from './combination-spanners.ts'

/** A combination spanner: along y, the ring's middle at y = 0 and the open end on top. */
const combinationSpanner = defineModel(families['combination-spanner'], {
  build({ s, L, b, D, t, open, top, shaft, whole }, surface) {
    const near = s > 16 ? 0.75 : Math.min(0.5, s * 0.045)
    const rough = sculpt(whole, {
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
    const width = Number.isInteger(s * 2) ? `${s}` : fractionOfInch(s / INCH)
    return [
      { geometry, surface },
      { geometry: size(width, height, shaft.to - height * 2.4, 1), surface },
      { geometry: size('PH CR V', height * 0.8, shaft.from + (shaft.to - shaft.from) * 0.42, 1), surface },
      { geometry: size(width, height, shaft.from + height * 2.2, -1), surface },
    ]
  },
  poses: { front: [0, 0, 62], back: [0, 180, -60] },
})

export default { 'combination-spanner': combinationSpanner }
