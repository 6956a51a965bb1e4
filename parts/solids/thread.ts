import type { BufferGeometry } from 'three'
import { THREAD_DEPTH } from '../geometry/iso-forms.ts'
import { aroundY } from './around.ts'
import { grid } from './grid.ts'
import { hasPlainForms } from './plain-forms.ts'
import { ROUND, revolve } from './revolve.ts'

export interface ThreadOptions {
  /** Nominal diameter in mm: the crests of an outer thread, the roots of an inner one. */
  readonly diameter: number
  readonly pitch: number
  /** From and to which height the threaded surface reaches, in mm. */
  readonly from: number
  readonly to: number
  /** Chamfer at the end: below it the crests are cut off by a cone of 45 degrees. */
  readonly chamferFrom?: number
  readonly chamferTo?: number
  /** Over how many mm the grooves run out towards the shank at `to`; 0 for none. */
  readonly runOut?: number
  readonly isLeftHanded?: boolean
}

/** Where over a pitch (0 to 1) the profile turns, and how deep it is there: crest P/8, flanks of 60 degrees, root P/4. */
const PROFILE = [
  [0, 0],
  [1 / 8, 0],
  [1 / 8 + 5 / 16, 1],
  [1 / 8 + 5 / 16 + 1 / 4, 1],
] as const

/**
 * The surface of an ISO metric outer thread about y, a true helix. It has no ends: a body with discs at `from` and `to`
 * fills it, for whose rims `threadRadius` gives the radius.
 */
export function thread(options: ThreadOptions): BufferGeometry {
  if (hasPlainForms()) return plainThread(options)
  const { pitch, from, to } = options
  const turns = Math.ceil((to - from) / pitch) + 2
  const perTurn = PROFILE.length
  return grid(
    turns * perTurn,
    // One column more than there are flats: after a whole turn the helix is a pitch higher, so the net does not close.
    ROUND + 1,
    (row, column) => {
      const share = column / ROUND
      const [offset] = PROFILE[row % perTurn] ?? PROFILE[0]
      const helix = options.isLeftHanded ? -share : share
      const height = from + (Math.floor(row / perTurn) - 1 + offset + helix) * pitch
      const y = Math.min(Math.max(height, from), to)
      const radius = threadRadius(options, y, share)
      const angle = share * 2 * Math.PI
      return aroundY(radius, angle, y)
    },
    { smoothUpTo: 25 },
  )
}

/** The cylinder that stands for a thread, with its chamfers. */
function plainThread({ diameter, from, to, chamferFrom = 0, chamferTo = 0 }: ThreadOptions): BufferGeometry {
  const radius = diameter / 2
  return revolve([
    ...(chamferFrom > 0 ? [[radius - chamferFrom, from] as const] : []),
    [radius, from + chamferFrom],
    [radius, to - chamferTo],
    ...(chamferTo > 0 ? [[radius - chamferTo, to] as const] : []),
  ])
}

/** The radius of the threaded surface at a height (mm) and at a share of the turn (0 to 1). */
export function threadRadius(options: ThreadOptions, y: number, share: number): number {
  const { diameter, pitch, from, to, chamferFrom = 0, chamferTo = 0, runOut = 0 } = options
  const helix = options.isLeftHanded ? -share : share
  const phase = (((y - from) / pitch - helix) % 1) + 1
  const fade = runOut > 0 ? Math.min(1, Math.max(0, (to - y) / runOut)) : 1
  const depth = hasPlainForms() ? 0 : depthAt(phase % 1) * THREAD_DEPTH * pitch * fade
  const radius = diameter / 2 - depth
  const cone = diameter / 2 - Math.max(0, chamferFrom - (y - from), chamferTo - (to - y))
  return Math.min(radius, cone)
}

function depthAt(phase: number): number {
  const [, crest, rootStart, rootEnd] = PROFILE.map(([offset]) => offset)
  if (crest === undefined || rootStart === undefined || rootEnd === undefined) return 0
  if (phase <= crest + 1e-9) return 0
  if (phase < rootStart) return (phase - crest) / (rootStart - crest)
  if (phase <= rootEnd + 1e-9) return 1
  return (1 - phase) / (1 - rootEnd)
}
