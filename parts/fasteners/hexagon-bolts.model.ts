import { type BufferGeometry, Vector3 } from 'three'
import { aroundY } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'
import { hexPrism } from '../solids/hex.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { shank } from '../solids/shank.ts'
import { relief } from '../solids/strokes.ts'
import families from './hexagon-bolts.ts'

/** How many locking teeth there are under a flange. */
const TEETH = 36
/** Classes of steel bolts end here; above are the classes of stainless ones, as A2-70. ISO 898-1, ISO 3506-1. */
const HIGHEST_STEEL_CLASS = 12.9

/** The axis is y, the head on top, y = 0 under the head. */
const hexBolt = defineModel(families['hex-bolt'], {
  build({ d, P, l, k, s, C, face, washerFace }, surface) {
    const head = hexPrism({ acrossFlats: s, from: washerFace.height, to: face, isTopChamfered: true })
    const bearing = revolve([
      [0, 0],
      [washerFace.radius, 0],
      [washerFace.radius, washerFace.height + 0.01],
    ])
    const screw = shank({ diameter: d, pitch: P, length: l })
    return [head, bearing, strengthMark(C, s, k), ...screw].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 0, 88], back: [0, 90, -88] },
})

/** The axis is y, y = 0 at the teeth's tips. */
const flangeBolt = defineModel(families['flange-bolt'], {
  build({ d, P, l, k, s, c, C, face, slopeAt, edge, teeth }, surface) {
    const inner = s * 0.47
    const flange = revolve([
      [0, teeth.height],
      ...edge,
      [inner, slopeAt(inner)],
      [inner, slopeAt(inner) + 0.01],
    ])
    const head = hexPrism({ acrossFlats: s, from: c, to: face, isTopChamfered: true })
    const screw = shank({ diameter: d, pitch: P, length: l })
    return [flange, lockingTeeth(teeth), head, strengthMark(C, s, k), ...screw].map(geometry => ({
      geometry,
      surface,
    }))
  },
  poses: { front: [0, 90, -88], back: [0, -10, 88] },
})

export default { 'hex-bolt': hexBolt, 'flange-bolt': flangeBolt }

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

/** A bolt's strength class, raised on its head, whose marks reach up to `top`. */
function strengthMark(strength: number, acrossFlats: number, top: number): BufferGeometry {
  const text = strength > HIGHEST_STEEL_CLASS ? `A2-${strength}` : strength.toFixed(1)
  const bar = acrossFlats * 0.04
  const height = acrossFlats * (text.length > 4 ? 0.17 : 0.22)
  return relief(text, height, bar, (x, y) => new Vector3(x, top - bar / 2, -y))
}
