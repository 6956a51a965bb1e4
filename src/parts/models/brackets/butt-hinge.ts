import type { Point } from '../../makers/profile.ts'
import { defineModel } from '../model.ts'
import { hingeLeaf, hingePin, PLAY } from './hinge-leaf.ts'

const KNUCKLES = 5
/** Opened so far, it stands by itself. */
const OPEN = 118

/** A rolled butt hinge of five knuckles, standing on its edge like an open book, the pin along y. */
export default defineModel('butt-hinge', {
  build({ l, b, t, d, d1, d2 }, surface) {
    const pitch = l / KNUCKLES
    const ranges = Array.from({ length: KNUCKLES }, (_, index) => {
      const from = -l / 2 + index * pitch
      return [
        from + (index === 0 ? 0 : PLAY / 2),
        from + pitch - (index === KNUCKLES - 1 ? 0 : PLAY / 2),
      ] as const
    })
    const holes: Point[] = [
      [-b * 0.36, l * 0.37],
      [-b * 0.22, l * 0.13],
      [-b * 0.22, -l * 0.13],
      [-b * 0.36, -l * 0.37],
    ]
    const common = { length: l, reach: b / 2, thickness: t, pin: d, holes, hole: d1, countersink: d2 }
    const fold = (((180 - OPEN) / 2) * Math.PI) / 180
    const outer = hingeLeaf({ ...common, knuckles: ranges.filter((_, index) => index % 2 === 0) })
    const inner = hingeLeaf({ ...common, knuckles: ranges.filter((_, index) => index % 2 === 1) })
    return [
      { geometry: outer.rotateY(fold), surface },
      { geometry: inner.rotateZ(Math.PI).rotateY(-fold), surface },
      { geometry: hingePin(d, l), surface },
    ]
  },
  poses: { front: [0, 20, 0], back: [0, 205, 0] },
})
