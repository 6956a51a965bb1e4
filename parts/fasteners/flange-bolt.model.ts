import { aroundY } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'
import { hexPrism } from '../solids/hex.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { shank } from '../solids/shank.ts'
import families from './flange-bolt.ts'
import { SLOPE, TOOTH } from './flange-bolt-form.ts'
import { markHeight, strengthMark } from './strength-mark.model.ts'

const TEETH = 36

/** A hexagon bolt with a flange that has locking teeth beneath, as DIN 6921. The axis is y, y = 0 at the teeth's tips. */
export default {
  'flange-bolt': defineModel(families['flange-bolt'], {
    build({ d, P, l, k, s, dc, c, C }, surface) {
      const rim = dc / 2
      const inner = s * 0.47
      const flange = revolve([
        [0, TOOTH],
        [rim - c * 0.3, TOOTH],
        [rim - c * 0.08, TOOTH + c * 0.12],
        [rim, TOOTH + c * 0.35],
        [rim, c * 0.8],
        [rim - c * 0.08, c * 0.98],
        [rim - c * 0.3, c * 1.12],
        [inner, c + (rim - inner) * SLOPE],
        [inner, c + (rim - inner) * SLOPE + 0.01],
      ])
      const head = hexPrism({ acrossFlats: s, from: c, to: k - markHeight(s), isTopChamfered: true })
      const screw = shank({ diameter: d, pitch: P, length: l })
      return [flange, teeth(d * 0.62, rim - c * 0.9), head, strengthMark(C, s, k), ...screw].map(
        geometry => ({
          geometry,
          surface,
        }),
      )
    },
    poses: { front: [0, 90, -88], back: [0, -10, 88] },
  }),
}

/** Ratchet teeth that let the bolt be tightened and dig in when it would turn back. */
function teeth(from: number, to: number) {
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
      const y = isEdge ? TOOTH + 0.2 : TOOTH * (1 - rise) + 0.05 * (1 - rise)
      return aroundY(radius, angle, y)
    },
    { isClosed: true, smoothUpTo: 12 },
  )
}
