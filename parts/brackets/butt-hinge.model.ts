import { defineModel } from '../solids/model.ts'
import families from './butt-hinge.ts'
import { buttHoles, KNUCKLES, knuckleRanges } from './hinge-form.ts'
import { hingeLeaf, hingePin } from './hinge-leaf.model.ts'

/** Opened so far, it stands by itself. */
const OPEN = 118

/** A rolled butt hinge of five knuckles, standing on its edge like an open book, the pin along y. */
export default {
  'butt-hinge': defineModel(families['butt-hinge'], {
    build({ l, b, t, d, d1, d2 }, surface) {
      const ranges = knuckleRanges(l, KNUCKLES)
      const holes = buttHoles(l, b)
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
  }),
}
