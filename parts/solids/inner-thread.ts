import type { BufferGeometry } from 'three'
import { countersinkOf, minorDiameter } from '../geometry/iso-forms.ts'
import { aroundY } from './around.ts'
import { merge } from './crease.ts'
import { grid } from './grid.ts'
import { hasPlainForms } from './plain-forms.ts'
import { ROUND, revolve } from './revolve.ts'
import { rings } from './rings.ts'
import { threadRadius } from './thread.ts'

export interface InnerThreadOptions {
  /** Nominal diameter in mm: that of the roots, the screw's crests. */
  readonly diameter: number
  readonly pitch: number
  readonly from: number
  readonly to: number
  /** Diameter of the countersink of 120 degrees at both ends; ISO 4032 allows up to 1.08 of the nominal diameter. */
  readonly countersink?: number
  readonly isLeftHanded?: boolean
}

/** How far a sleeve reaches into the bore's wall, as a share of the countersink's radius. */
const INTO_WALL = 0.01

/** Rows for each turn, so that the countersink cuts the crests cleanly. */
const PER_TURN = 8
const TAN_60 = Math.sqrt(3)

/** The surface of an ISO metric inner thread about y, seen from the axis. The faces round it begin at the countersink. */
export function innerThread(options: InnerThreadOptions): BufferGeometry {
  const { diameter, pitch, from, to, countersink = countersinkOf(diameter), isLeftHanded = false } = options
  if (hasPlainForms()) return plainInnerThread({ ...options, countersink })
  const rows = Math.ceil(((to - from) / pitch + 2) * PER_TURN)
  return grid(
    rows,
    ROUND + 1,
    (row, column) => {
      // Seen from inside the columns run the other way.
      const share = 1 - column / ROUND
      const helix = isLeftHanded ? 1 - share : share
      const height = from + (row / PER_TURN - 1 + helix) * pitch
      const y = Math.min(Math.max(height, from), to)
      const fromEnd = Math.min(y - from, to - y)
      const radius = Math.max(
        threadRadius({ diameter, pitch, from, to, isLeftHanded }, y, share),
        countersink / 2 - fromEnd * TAN_60,
      )
      const angle = share * 2 * Math.PI
      return aroundY(radius, angle, y)
    },
    { smoothUpTo: 25 },
  )
}

/** The bore that stands for a thread, as wide as its crests, with its countersinks. */
function plainInnerThread({
  diameter,
  pitch,
  from,
  to,
  countersink,
}: Omit<Required<InnerThreadOptions>, 'isLeftHanded'>): BufferGeometry {
  const crest = minorDiameter(diameter, pitch) / 2
  const depth = Math.min((countersink / 2 - crest) / TAN_60, (to - from) / 2)
  return revolve([
    [countersink / 2, to],
    [crest, to - depth],
    [crest, from + depth],
    [countersink / 2, from],
  ])
}

/** The same as a solid, for a bore as wide as the countersink: what stands in the bore, and a hair of its wall. */
export function threadSleeve(options: InnerThreadOptions): BufferGeometry {
  const { diameter, from, to, countersink = countersinkOf(diameter) } = options
  const bore = countersink / 2
  const outer = bore * (1 + INTO_WALL)
  const wall = rings([
    { y: from, radius: bore },
    { y: from, radius: outer },
    { y: to, radius: outer },
    { y: to, radius: bore },
  ])
  return merge([innerThread(options), wall])
}
