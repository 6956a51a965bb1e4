import type { Surface } from '../finishes.ts'
import { polar } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { squareEnd } from '../solids/square-end.ts'
import { type ThreadOptions, threadRadius } from '../solids/thread.ts'
import families from './taps.ts'

type Tap = NonNullable<ReturnType<(typeof families)['straight-tap']['formOf']>>

const POSES = { front: [-90, 72, 0], back: [-90, -104, 0] } as const

export default {
  'machine-tap': defineModel(families['machine-tap'], { build: buildTap, poses: POSES }),
  'through-shank-tap': defineModel(families['through-shank-tap'], { build: buildTap, poses: POSES }),
  'straight-tap': defineModel(families['straight-tap'], { build: buildTap, poses: POSES }),
  'inch-tap': defineModel(families['inch-tap'], { build: buildTap, poses: POSES }),
  'inch-spiral-tap': defineModel(families['inch-spiral-tap'], { build: buildTap, poses: POSES }),
}

/** A tap's cutting end is down, at y = 0. */
function buildTap(form: Tap, surface: Surface): Body[] {
  const { d2, l1, a, square, shank } = form
  const end = squareEnd({ diameter: d2, acrossFlats: a, from: square, to: l1 })
  return [cuttingPart(form), revolve(shank), end].map(geometry => ({ geometry, surface }))
}

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
