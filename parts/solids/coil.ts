import type { BufferGeometry } from 'three'
import type { Point } from '../geometry/profile.ts'
import { aroundY } from './around.ts'
import { merge } from './crease.ts'
import { endCap } from './end-cap.ts'
import { grid } from './grid.ts'
import { hasPlainForms } from './plain-forms.ts'
import { plainSection } from './plain-section.ts'

export interface CoilOptions {
  /** The wire's section, anticlockwise: [outwards from the axis, upwards] in mm. */
  readonly section: readonly Point[]
  readonly turns: number
  /** Radius of the section's middle after so many turns, in mm. */
  readonly radius: (turn: number) => number
  /** Height of the section's middle after so many turns, in mm. */
  readonly height: (turn: number) => number
  /** Ground off below and above these heights. */
  readonly groundTo?: readonly [bottom: number, top: number]
  readonly perTurn?: number
  readonly smoothUpTo?: number
}

const PLAIN_PER_TURN = 32

/** A wire or strip wound about y whose section keeps upright, as springs and spring washers are. */
export function coil(options: CoilOptions): BufferGeometry {
  const { turns, radius, height, smoothUpTo = 32 } = options
  const section = plainSection(options.section)
  const perTurn = Math.min(options.perTurn ?? 72, hasPlainForms() ? PLAIN_PER_TURN : Infinity)
  const [bottom, top] = options.groundTo ?? [-Infinity, Infinity]
  const rows = Math.round(turns * perTurn) + 1
  const point = (row: number, [out, up]: Point) => {
    const turn = Math.min(row / perTurn, turns)
    const angle = turn * 2 * Math.PI
    const reach = radius(turn) + out
    const y = Math.min(Math.max(height(turn) + up, bottom), top)
    return aroundY(reach, angle, y)
  }
  const corner = (column: number): Point => section[column % section.length] ?? [0, 0]
  // The section is seen from its end when the wire runs away, so its columns are taken the other way round.
  const side = grid(rows, section.length, (row, column) => point(row, corner(section.length - 1 - column)), {
    isClosed: true,
    smoothUpTo,
  })
  const cap = (end: 'first' | 'last', row: number) =>
    endCap(end, section.length, column => point(row, corner(section.length - 1 - column)), point(row, [0, 0]))
  return merge([side, cap('first', 0), cap('last', rows - 1)])
}
