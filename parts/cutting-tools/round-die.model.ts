import { Vector3 } from 'three'
import { minorDiameter } from '../geometry/iso-forms.ts'
import { arc, type Point } from '../geometry/profile.ts'
import { polar } from '../solids/around.ts'
import { extrude } from '../solids/extrude.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import { sweep } from '../solids/sweep.ts'
import { CHAMFER, CHIP_HOLES, chipWindow, grooveAt, rimOutline, ringAngles } from './die-form.ts'
import families from './round-die.ts'

/** EN 22568: four conical dimples for the holder's screws. */
const DIMPLES = [45, 135, 225, 315]

/** A round screwing die, its faces towards z. */
export default {
  'round-die': defineModel(families['round-die'], {
    build({ d, P, D, E }, surface) {
      const window = chipWindow(d, D)
      const rim = rimOutline(D, CHAMFER)
      const disc = extrude(rim, { depth: E, holes: [window.outline] })
      const bodies = [disc, band(D, E), ...threadRibs(d, P, E, window.landFrom)]
      return bodies.map(geometry => ({ geometry, surface }))
    },
    poses: { front: [0, 4, 0], back: [-90, 24, 0] },
  }),
}

/** The rim: chamfered, with dimples of 90 degrees and the groove. */
function band(D: number, E: number) {
  const depth = D * 0.05
  const rows = 44
  const net = grid(
    rows,
    ringAngles().length,
    (row, angle) => {
      const y = -E / 2 + (E * row) / (rows - 1)
      const edge = Math.max(0, CHAMFER - (E / 2 - Math.abs(y)))
      const dimple = Math.max(
        0,
        ...DIMPLES.map(at => depth - Math.hypot(y, ((angle - at) * Math.PI * D) / 360)),
      )
      return polar(D / 2 - Math.max(edge, dimple, grooveAt(angle, D)), angle, y)
    },
    { isClosed: true, smoothUpTo: 26 },
  )
  return net.rotateX(Math.PI / 2)
}

/** The thread on the lands: ribs along the helix, lower towards both faces, where the die starts to cut. */
function threadRibs(d: number, P: number, E: number, landFrom: number) {
  const across = 360 / CHIP_HOLES
  const crest = minorDiameter(d, P) / 2
  const turns = Math.ceil(E / P)
  return Array.from({ length: CHIP_HOLES * turns }, (_, index) => {
    const start = (index % CHIP_HOLES) * across
    const turn = Math.floor(index / CHIP_HOLES) - turns / 2
    const middle = P * (turn + (start + across / 2) / 360)
    const fromFace = E / 2 - Math.abs(middle) - P * 0.45
    const height = Math.min(1, fromFace / (1.4 * P) + 0.25) * (d / 2 - crest)
    if (fromFace <= 0) return []
    const path = arc([0, 0], d / 2 + 0.1, start + landFrom, start + across - landFrom, 10).map(
      ([x, y], step) => {
        const angle = start + landFrom + ((across - 2 * landFrom) * step) / 10
        return new Vector3(x, y, P * (turn + angle / 360))
      },
    )
    const outwards = new Vector3(path[0]?.x, path[0]?.y, 0)
    const foot = P * 0.4375
    const top = foot - height * Math.tan(Math.PI / 6)
    const section: Point[] = [
      [0, -foot],
      [0, foot],
      [-height - 0.1, top],
      [-height - 0.1, -top],
    ]
    return [sweep(path, section, { normal: outwards, smoothUpTo: 25 })]
  }).flat()
}
