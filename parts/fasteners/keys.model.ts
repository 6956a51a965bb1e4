import { extrude } from '../solids/extrude.ts'
import { boxOutline, loft, type Section } from '../solids/loft.ts'
import { defineModel } from '../solids/model.ts'
import families from './keys.ts'

/** DIN 6885-1 breaks a key's edges; ours are rounded by so much of its smaller side. */
const EDGE = 0.05
/** Sections across a rounded end, and points across each of their corners. */
const END_STEPS = 16
const CORNER_STEPS = 16

/** Its length is along y, its upper side towards z. */
const roundKey = defineModel(families['round-key'], {
  build({ b, h, l }, surface) {
    const edge = Math.min(b, h) * EDGE
    const end = (step: number) => {
      const angle = ((step / END_STEPS) * Math.PI) / 2
      return {
        y: (l - b + b * Math.cos(angle)) / 2,
        outline: boxOutline(b * Math.sin(angle) + 0.004, h, edge, CORNER_STEPS),
      }
    }
    return [{ geometry: loft(mirrored(END_STEPS, end)), surface }]
  },
  poses: { front: [20, 35, 70], back: [-35, -20, 75] },
})

/** Its length is along y, its upper side towards z. */
const straightKey = defineModel(families['straight-key'], {
  build({ b, h, l }, surface) {
    const edge = Math.min(b, h) * EDGE
    const end = (step: number) => {
      const angle = ((step / END_STEPS) * Math.PI) / 2
      const inset = edge * (1 - Math.sin(angle))
      return {
        y: l / 2 - edge * (1 - Math.cos(angle)),
        outline: boxOutline(b - 2 * inset, h - 2 * inset, edge, CORNER_STEPS),
      }
    }
    return [{ geometry: loft(mirrored(END_STEPS, end)), surface }]
  },
  poses: { front: [20, 35, 70], back: [-35, -20, 75] },
})

/** Its face is towards z, its straight edge on top. */
const woodruffKey = defineModel(families['woodruff-key'], {
  build: ({ b, segment }, surface) => [
    { geometry: extrude(segment, { depth: b, bevel: b * EDGE }), surface },
  ],
  poses: { front: [-15, 35, 0], back: [20, -30, 180] },
})

export default { 'round-key': roundKey, 'straight-key': straightKey, 'woodruff-key': woodruffKey }

/** The sections of a key from below, by those of its upper end from its tip (0) inwards. */
function mirrored(steps: number, end: (step: number) => Section): Section[] {
  const upper = Array.from({ length: steps + 1 }, (_, step) => end(steps - step))
  const lower = upper.toReversed().map(({ y, outline }) => ({ y: -y, outline }))
  return [...lower, ...upper]
}
