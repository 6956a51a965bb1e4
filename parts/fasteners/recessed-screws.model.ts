import type { FamilyTerms, PartFamily } from '../family.ts'
import { defineModel } from '../solids/model.ts'
import { shank } from '../solids/shank.ts'
import { recessedHead } from './recessed-heads.model.ts'
import families from './recessed-screws.ts'
import type { ScrewForm } from './recessed-views.ts'

export default {
  'cross-pan-screw': modelOf(families['cross-pan-screw']),
  'cross-cheese-screw': modelOf(families['cross-cheese-screw']),
  'cross-countersunk-screw': modelOf(families['cross-countersunk-screw']),
  'cross-raised-screw': modelOf(families['cross-raised-screw']),
  'pozi-pan-screw': modelOf(families['pozi-pan-screw']),
  'pozi-countersunk-screw': modelOf(families['pozi-countersunk-screw']),
  'slotted-cheese-screw': modelOf(families['slotted-cheese-screw']),
  'slotted-pan-screw': modelOf(families['slotted-pan-screw']),
  'slotted-round-screw': modelOf(families['slotted-round-screw']),
  'slotted-countersunk-screw': modelOf(families['slotted-countersunk-screw']),
  'slotted-raised-screw': modelOf(families['slotted-raised-screw']),
}

/** The axis is y, the head on top; the shank begins at the head's foot. */
function modelOf(family: PartFamily<FamilyTerms, ScrewForm>) {
  return defineModel(family, {
    build({ d, P, l, b, head, recess }, surface) {
      const screw = shank({ diameter: d, pitch: P, length: l + head.foot, threadLength: b })
      const lowered = screw.map(geometry => geometry.translate(0, head.foot, 0))
      return [recessedHead(head, recess), ...lowered].map(geometry => ({ geometry, surface }))
    },
    poses: { front: [0, 110, -88], back: [0, 0, 88] },
  })
}
