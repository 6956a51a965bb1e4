import type { BufferGeometry } from 'three'
import type { Flutes } from '../geometry/teeth.ts'
import { polar } from './around.ts'
import { grid } from './grid.ts'

interface FlutedOptions {
  /** Rows along the axis. */
  readonly rows: number
  /** Heights at which the shape has an edge: a row is laid there. */
  readonly edges?: readonly number[]
}

const END_ROWS = 6

/**
 * The fluted length of a drill, mill or reamer about y: a section that turns as it rises. Its lower end is closed, the upper
 * one open, for the shank. Cutting edges face clockwise seen from above, as right-hand tools cut.
 */
export function fluted(flutes: Flutes, { rows, edges = [] }: FlutedOptions): BufferGeometry {
  const { tooth, teeth, to, lead = Infinity, shape, end = flat } = flutes
  const across = 360 / teeth
  const even = Array.from({ length: rows }, (_, row) => (to * row) / (rows - 1))
  const levels = [...even, ...edges].sort((one, other) => one - other)
  return grid(
    END_ROWS + levels.length,
    tooth.length * teeth,
    (row, column) => {
      const [nominal, angle] = tooth[column % tooth.length] ?? [0, 0]
      const share = Math.min(1, row / END_ROWS)
      const level = levels[Math.max(0, row - END_ROWS)] ?? to
      const radius = shape(nominal, level) * share
      const y = level + end(radius, angle) * (1 - level / to)
      const turn = angle + Math.floor(column / tooth.length) * across + (360 * y) / lead
      return polar(radius, turn, y)
    },
    { isClosed: true, smoothUpTo: 30 },
  )
}

function flat(): number {
  return 0
}
