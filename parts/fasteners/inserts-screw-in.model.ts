import { defineModel } from '../solids/model.ts'
import { threadRadius } from '../solids/thread.ts'
import families from './inserts-screw-in.ts'
import { type Helical, slottedSleeve } from './inserts-slotted-sleeve.model.ts'

const TAN_60 = Math.sqrt(3)

/** The axis is y, y = 0 at the upper face. */
const tappingInsert = defineModel(families['tapping-insert'], {
  build(form, surface) {
    const { l, E, Pa, outer, slot } = form
    const thread = { diameter: E, pitch: Pa, from: -l, to: 0, chamferFrom: outer.chamfer }
    const outside: Helical = { pitch: Pa, radiusAt: (y, share) => threadRadius(thread, y, share) }
    return slottedSleeve(outside, insideOf(form), l, slot).map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 20, 150], back: [0, 20, 40] },
})

/** The axis is y, the slot on top. */
const woodInsert = defineModel(families['wood-insert'], {
  build(form, surface) {
    const { l, h, outer, ridge, slot } = form
    const outside: Helical = {
      pitch: h,
      radiusAt(y, share) {
        const phase = ((((y + l) / h - share) % 1) + 1) % 1
        const aside = Math.abs(phase - 0.5)
        const rise = (ridge.root / 2 - aside) / ((ridge.root - ridge.crest) / 2)
        const radius = outer.root + (outer.crest - outer.root) * Math.min(1, Math.max(0, rise))
        return Math.max(outer.root, Math.min(radius, outer.crest - Math.max(0, outer.chamfer - (y + l))))
      },
    }
    return slottedSleeve(outside, insideOf(form), l, slot).map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 20, 40], back: [0, 20, 150] },
})

export default { 'tapping-insert': tappingInsert, 'wood-insert': woodInsert }

interface Tapped {
  readonly d: number
  readonly P: number
  readonly l: number
  readonly countersink: number
}

/** The thread inside, with its countersinks. */
function insideOf({ d, P, l, countersink }: Tapped): Helical {
  const thread = { diameter: d, pitch: P, from: -l, to: 0 }
  return {
    pitch: P,
    radiusAt: (y, share) =>
      Math.max(threadRadius(thread, y, share), countersink / 2 - Math.min(-y, y + l) * TAN_60),
  }
}
