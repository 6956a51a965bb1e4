import { Vector3 } from 'three'
import { arc, type Point } from '../geometry/profile.ts'
import { polar } from '../solids/around.ts'
import { extrude } from '../solids/extrude.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { squareEnd } from '../solids/square-end.ts'
import { sweep } from '../solids/sweep.ts'
import { type ThreadOptions, threadRadius } from '../solids/thread.ts'
import families from './taps-and-dies.ts'

/** Its cutting end is down, at y = 0. */
const machineTap = defineModel(families['machine-tap'], {
  build(form, surface) {
    const { d2, l1, a, square, shank } = form
    const end = squareEnd({ diameter: d2, acrossFlats: a, from: square, to: l1 })
    return [cuttingPart(form), revolve(shank), end].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [-90, 72, 0], back: [-90, -104, 0] },
})

/** Its faces look towards z. */
const roundDie = defineModel(families['round-die'], {
  build(form, surface) {
    const disc = extrude(form.face, { depth: form.E, holes: [form.bore] })
    const bodies = [disc, band(form), ...threadRibs(form)]
    return bodies.map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 4, 0], back: [-90, 24, 0] },
})

export default { 'machine-tap': machineTap, 'round-die': roundDie }

type Tap = NonNullable<ReturnType<(typeof families)['machine-tap']['formOf']>>
type Die = NonNullable<ReturnType<(typeof families)['round-die']['formOf']>>

/** Where over a pitch the profile has its edges. */
const EDGES = [0, 1 / 8, 7 / 16, 11 / 16]

/** Thread and neck with their flutes as one net: its rows follow the thread's helix, its columns the flutes'. */
function cuttingPart({ d, P, l2, flutes }: Tap) {
  const { tooth, teeth, lead, to, shape } = flutes
  const options: ThreadOptions = { diameter: d, pitch: P, from: 0, to: l2 }
  const columns = tooth.length * teeth
  const threadRows = (Math.ceil(l2 / P) + 3) * EDGES.length
  const neckRows = 40
  const at = (row: number, column: number) => {
    const [nominal, within] = tooth[column % tooth.length] ?? [0, 0]
    const base = within + Math.floor(column / tooth.length) * (360 / teeth)
    const y =
      row < threadRows ? threadHeight(row, base) : l2 + ((to - l2) * (row - threadRows + 1)) / neckRows
    const angle = base + (360 * y) / lead
    const body = shape(nominal, y)
    return polar(y < l2 ? Math.min(body, threadRadius(options, y, angle / 360)) : body, angle, y)
  }
  const threadHeight = (row: number, base: number) => {
    const start = (Math.floor(row / EDGES.length) - 2 + (EDGES[row % EDGES.length] ?? 0)) * P
    // The thread rises with the angle, and the angle with the flutes' own helix.
    const y = (start + (P * base) / 360) / (1 - P / lead)
    return Math.min(Math.max(y, 0), l2)
  }
  return grid(
    threadRows + neckRows + 1,
    columns + 1,
    (row, column) => (row === 0 ? polar(0, 0, 0) : at(row - 1, column)),
    { smoothUpTo: 25 },
  )
}

/** The rim: chamfered, with dimples of 90 degrees and the groove. */
function band({ D, E, chamfer, dimples, grooveAt, rim }: Die) {
  const rows = 44
  const net = grid(
    rows,
    rim.length,
    (row, angle) => {
      const y = -E / 2 + (E * row) / (rows - 1)
      const edge = Math.max(0, chamfer - (E / 2 - Math.abs(y)))
      const dimple = Math.max(
        0,
        ...dimples.at.map(at => dimples.depth - Math.hypot(y, ((angle - at) * Math.PI * D) / 360)),
      )
      return polar(D / 2 - Math.max(edge, dimple, grooveAt(angle)), angle, y)
    },
    { isClosed: true, smoothUpTo: 26 },
  )
  return net.rotateX(Math.PI / 2)
}

/** The thread on the lands: ribs along the helix, lower towards both faces, where the die starts to cut. */
function threadRibs({ d, P, E, crest, lands }: Die) {
  const turns = Math.ceil(E / P)
  return Array.from({ length: turns }, (_, index) => index - turns / 2).flatMap(turn =>
    lands.flatMap(({ from, to }) => {
      const middle = P * (turn + (from + to) / 2 / 360)
      const fromFace = E / 2 - Math.abs(middle) - P * 0.45
      if (fromFace <= 0) return []
      const height = Math.min(1, fromFace / (1.4 * P) + 0.25) * (d / 2 - crest)
      const path = arc([0, 0], d / 2 + 0.1, from, to, 10).map(([x, y], step) => {
        const angle = from + ((to - from) * step) / 10
        return new Vector3(x, y, P * (turn + angle / 360))
      })
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
    }),
  )
}
