import { Vector3 } from 'three'
import { extrude } from '../../makers/extrude.ts'
import { polar } from '../../makers/fluted.ts'
import { grid } from '../../makers/grid.ts'
import { arc, type Point } from '../../makers/profile.ts'
import { sweep } from '../../makers/sweep.ts'
import { minorDiameter } from '../../makers/thread.ts'
import { defineModel } from '../model.ts'

const CHIP_HOLES = 4
/** EN 22568: four conical dimples for the holder's screws and a V groove where the die may be slit. */
const DIMPLES = [45, 135, 225, 315]
const GROOVE_AT = 90
const CHAMFER = 0.5

/** A round screwing die, its faces towards z. */
export default defineModel('round-die', {
  build({ d, P, D, E }, surface) {
    const window = chipWindow(d, D)
    const grooveDepth = D * 0.04
    const rim = ringAngles().map((angle): Point => {
      const radius = Math.min(D / 2 - CHAMFER, D / 2 - grooveAt(angle, D, grooveDepth))
      return [radius * Math.cos((angle * Math.PI) / 180), radius * Math.sin((angle * Math.PI) / 180)]
    })
    const disc = extrude(rim, { depth: E, holes: [window.outline] })
    const bodies = [disc, band(D, E, grooveDepth), ...threadRibs(d, P, E, window.landFrom)]
    return bodies.map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 4, 0], back: [-90, 24, 0] },
})

/** The bore of the thread and the chip holes round it, as one outline, and the angle at which the first land begins. */
function chipWindow(d: number, D: number): { outline: Point[]; landFrom: number } {
  const bore = d / 2 + 0.02
  const centre = d * 0.5 + D * 0.075
  const radius = D * 0.097
  const meets = Math.acos((bore ** 2 + centre ** 2 - radius ** 2) / (2 * bore * centre))
  const end = (Math.atan2(bore * Math.sin(meets), bore * Math.cos(meets) - centre) * 180) / Math.PI
  const landFrom = (meets * 180) / Math.PI
  const across = 360 / CHIP_HOLES
  const outline = Array.from({ length: CHIP_HOLES }, (_, index) =>
    [
      ...arc([centre, 0], radius, -end, end, 28),
      ...arc([0, 0], bore, landFrom, across - landFrom, 10).slice(1, -1),
    ].map((point): Point => turned(point, index * across)),
  ).flat()
  return { outline, landFrom }
}

function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

function ringAngles(): number[] {
  return Array.from({ length: 360 }, (_, index) => index)
}

function grooveAt(angle: number, D: number, depth: number): number {
  return Math.max(0, depth - ((Math.abs(angle - GROOVE_AT) * Math.PI) / 180) * (D / 2))
}

/** The rim: chamfered, with dimples of 90 degrees and the groove. */
function band(D: number, E: number, grooveDepth: number) {
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
      return polar(D / 2 - Math.max(edge, dimple, grooveAt(angle, D, grooveDepth)), angle, y)
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
