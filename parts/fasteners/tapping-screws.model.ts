import type { BufferGeometry } from 'three'
import type { FamilyTerms, PartFamily } from '../family.ts'
import { aroundY } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import { hasPlainForms } from '../solids/plain-forms.ts'
import { ROUND, revolve } from '../solids/revolve.ts'
import { recessedHead } from './recessed-heads.model.ts'
import families, { pointOf, ridgeOf, type TappingForm } from './tapping-screws.ts'

export default {
  'cross-pan-tapping-screw': modelOf(families['cross-pan-tapping-screw']),
  'cross-countersunk-tapping-screw': modelOf(families['cross-countersunk-tapping-screw']),
  'cross-raised-tapping-screw': modelOf(families['cross-raised-tapping-screw']),
  'slotted-round-tapping-screw': modelOf(families['slotted-round-tapping-screw']),
  'slotted-countersunk-tapping-screw': modelOf(families['slotted-countersunk-tapping-screw']),
  'slotted-raised-tapping-screw': modelOf(families['slotted-raised-tapping-screw']),
}

/** The axis is y, the head on top, the point below. */
function modelOf(family: PartFamily<FamilyTerms, TappingForm>) {
  return defineModel(family, {
    build(form, surface) {
      const { d, l, b, dc, head, recess } = form
      const to = Math.min(head.foot, b - l)
      const isPlain = head.foot - to > 0.01
      // What is wider than the core below a head: the plain shank, or the foot of a countersunk head.
      const collar = revolve([[dc / 2, to], [d / 2, to], ...(isPlain ? [[d / 2, head.foot] as const] : [])])
      const solids = [recessedHead(head, recess), pointedThread(form, -l, to), collar]
      return solids.map(geometry => ({ geometry, surface }))
    },
    poses: { front: [0, 110, -88], back: [0, 0, 88] },
  })
}

/** A thread of sharp ridges on a core that ends in a cone, from the point's tip to where it stops, in mm. */
function pointedThread(form: TappingForm, from: number, to: number): BufferGeometry {
  const { d, dc, P } = form
  const point = pointOf(form)
  if (hasPlainForms())
    return revolve([
      [0, from],
      [d / 2, from + point],
      [d / 2, to],
    ])
  const ridge = ridgeOf(form)
  const offsets = [0, ridge / 2, ridge, (1 + ridge) / 2]
  const turns = Math.ceil((to - from) / P) + 2
  const radiusAt = (y: number, share: number) => {
    const phase = ((((y - from) / P - share) % 1) + 1) % 1
    const rise = Math.max(0, 1 - Math.abs(phase / (ridge / 2) - 1))
    return (dc / 2 + ((d - dc) / 2) * rise) * Math.min(1, (y - from) / point)
  }
  return grid(
    turns * offsets.length,
    ROUND + 1,
    (row, column) => {
      const share = column / ROUND
      const height =
        from + (Math.floor(row / offsets.length) - 1 + (offsets[row % offsets.length] ?? 0) + share) * P
      const y = Math.min(Math.max(height, from), to)
      return aroundY(radiusAt(y, share), share * 2 * Math.PI, y)
    },
    { smoothUpTo: 25 },
  )
}
