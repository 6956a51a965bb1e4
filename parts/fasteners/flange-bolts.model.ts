import type { BufferGeometry } from 'three'
import { aroundY } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'
import { hexPrism } from '../solids/hex.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { shank } from '../solids/shank.ts'
import families from './flange-bolts.ts'
import { strengthMark } from './head-marks.model.ts'

/** How many locking teeth there are under a flange. */
const TEETH = 36

type Form = NonNullable<ReturnType<(typeof families)['plain-flange-bolt']['formOf']>>

/** The axis is y, y = 0 at the teeth's tips. */
const toothedFlangeBolt = defineModel(families['flange-bolt'], {
  build(form, surface) {
    const [flange, ...rest] = solidsOf(form)
    return [flange, lockingTeeth(form.teeth), ...rest].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 90, -88], back: [0, -10, 88] },
})

/** The axis is y, y = 0 under the flange. */
const plainFlangeBolt = defineModel(families['plain-flange-bolt'], {
  build: (form, surface) => solidsOf(form).map(geometry => ({ geometry, surface })),
  poses: { front: [0, 90, -88], back: [0, -10, 88] },
})

export default { 'flange-bolt': toothedFlangeBolt, 'plain-flange-bolt': plainFlangeBolt }

/** Flange, head, the mark on it, and what is below. */
function solidsOf({
  s,
  k,
  c,
  C,
  face,
  slopeAt,
  edge,
  tooth,
  shank: { diameter, pitch, to, threadLength },
}: Omit<Form, 'b'>): [BufferGeometry, ...BufferGeometry[]] {
  const inner = s * 0.47
  const flange = revolve([[0, tooth], ...edge, [inner, slopeAt(inner)], [inner, slopeAt(inner) + 0.01]])
  const head = hexPrism({ acrossFlats: s, from: c, to: face, isTopChamfered: true })
  return [flange, head, ...strengthMark(C, s, k), ...shank({ diameter, pitch, length: to, threadLength })]
}

/** Ratchet teeth that let the bolt be tightened and dig in when it would turn back. */
function lockingTeeth({ from, to, height }: { from: number; to: number; height: number }): BufferGeometry {
  const perTooth = 3
  return grid(
    4,
    TEETH * perTooth,
    (row, column) => {
      const isEdge = row === 0 || row === 3
      const rise = [0, 0.5, 1][column % perTooth] ?? 0
      const radius = row < 2 ? from : to
      // The steep side of a tooth lies in one column: its foot is drawn close to its tip.
      const angle = ((column + (column % perTooth === 2 ? 0.7 : 0)) / (TEETH * perTooth)) * 2 * Math.PI
      const y = isEdge ? height + 0.2 : height * (1 - rise) + 0.05 * (1 - rise)
      return aroundY(radius, angle, y)
    },
    { isClosed: true, smoothUpTo: 12 },
  )
}
