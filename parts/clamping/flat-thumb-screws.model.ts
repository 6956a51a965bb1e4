import { lobed, straightKnurl } from '../solids/lobed.ts'
import { defineModel } from '../solids/model.ts'
import { shank } from '../solids/shank.ts'
import families from './flat-thumb-screws.ts'

/** The axis is y, y = 0 under the head. */
const flatThumbScrew = defineModel(families['flat-thumb-screw'], {
  build({ d, l, D, P, rim, knurl }, surface) {
    const { contour, columns } = straightKnurl(D, knurl)
    const head = lobed(rim, contour, columns, { smoothUpTo: 20 })
    return [head, ...shank({ diameter: d, pitch: P, length: l })].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 0, 60], back: [180, 0, 0] },
})

export default { 'flat-thumb-screw': flatThumbScrew }
