import { defineModel } from '../solids/model.ts'
import families from './hex-nut.ts'
import { tappedHexagon } from './tapped-hexagon.model.ts'

/** A hexagon nut, chamfered on both sides, as ISO 4032. The axis is y. */
export default {
  'hex-nut': defineModel(families['hex-nut'], {
    build: (dimensions, surface) => tappedHexagon(dimensions).map(geometry => ({ geometry, surface })),
    poses: { front: [0, 16, 0], back: [90, 40, 0] },
  }),
}
