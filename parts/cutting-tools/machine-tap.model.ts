import { squareLength } from '../geometry/square-length.ts'
import { leadOf, runOut } from '../geometry/teeth.ts'
import { polar } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { squareEnd } from '../solids/square-end.ts'
import { type ThreadOptions, threadRadius } from '../solids/thread.ts'
import families from './machine-tap.ts'
import { TAP_CHAMFER, TAP_CORE, TAP_FLUTES, TAP_NECK, tapTooth } from './tooth-forms.ts'

/** Where over a pitch the profile has its edges. */
const EDGES = [0, 1 / 8, 7 / 16, 11 / 16]

/** A machine tap with reinforced shank and spiral flutes, cutting end down at y = 0. */
export default {
  'machine-tap': defineModel(families['machine-tap'], {
    build(dims, surface) {
      const { d, d2, l1, l3, a } = dims
      const square = l1 - squareLength(a)
      const edge = d2 * 0.04
      const cone = (d2 - d * TAP_NECK) / 2
      const shank = revolve([
        [(d * TAP_NECK) / 2, fluteEnd(dims)],
        [(d * TAP_NECK) / 2, l3 - cone],
        [d2 / 2 - edge, l3 - edge],
        [d2 / 2, l3],
        [d2 / 2, square],
      ])
      const end = squareEnd({ diameter: d2, acrossFlats: a, from: square, to: l1 })
      return [cuttingPart(dims), shank, end].map(geometry => ({ geometry, surface }))
    },
    poses: { front: [-90, 72, 0], back: [-90, -104, 0] },
  }),
}

interface Tap {
  readonly d: number
  readonly P: number
  readonly l2: number
  readonly l3: number
  readonly γ: number
}

function fluteEnd({ d, l3 }: Tap): number {
  return l3 - d * 0.35
}

/** Thread and neck with their flutes as one net: its rows follow the thread's helix, its columns the flutes'. */
function cuttingPart(tap: Tap) {
  const { d, P, l2, γ } = tap
  const neck = (d * TAP_NECK) / 2
  const options: ThreadOptions = { diameter: d, pitch: P, from: 0, to: l2, chamferTo: d / 2 - neck }
  const stop = fluteEnd(tap)
  const floor = runOut(neck, (d * TAP_CORE) / 2, l2 + d * 0.4, stop)
  const lead = leadOf(d, γ)
  const tooth = tapTooth(d / 2)
  const columns = tooth.length * TAP_FLUTES
  const threadRows = (Math.ceil(l2 / P) + 3) * EDGES.length
  const neckRows = 40
  const at = (row: number, column: number) => {
    const [nominal, within] = tooth[column % tooth.length] ?? [0, 0]
    const base = within + Math.floor(column / tooth.length) * (360 / TAP_FLUTES)
    const y =
      row < threadRows ? threadHeight(row, base) : l2 + ((stop - l2) * (row - threadRows + 1)) / neckRows
    const angle = base + (360 * y) / lead
    const chamfer = d / 2 - ((TAP_CHAMFER * P - y) / (TAP_CHAMFER * P)) * (d * 0.1)
    const body = y < l2 ? Math.min(threadRadius(options, y, angle / 360), chamfer) : neck
    return polar(Math.min(body, Math.max(nominal, floor(0, y))), angle, y)
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
