import type { BufferGeometry } from 'three'
import type { PolarPoint } from '../geometry/teeth.ts'
import { polar } from './around.ts'
import { grid } from './grid.ts'

export interface FlutedOptions {
  /** One tooth and the flute before the next, from its cutting edge round; the others follow at equal angles. */
  readonly tooth: readonly PolarPoint[]
  readonly teeth: number
  /** From the cutting end to where the flutes have run out, in mm. */
  readonly from: number
  readonly to: number
  /** A whole turn of the right-handed helix takes so many mm; straight if not given. */
  readonly lead?: number
  /** What becomes of a radius of the section at a height. */
  readonly shape?: (radius: number, y: number) => number
  /** How far above `from` the end face lies, for a radius in mm and the angle (degrees) behind the cutting edge. */
  readonly end?: (radius: number, angle: number) => number
  /** Rows along the axis. */
  readonly rows?: number
  /** Heights at which the shape has an edge: a row is laid there. */
  readonly edges?: readonly number[]
}

const END_ROWS = 6

/**
 * The fluted length of a drill, mill or reamer about y: a section that turns as it rises. Its lower end is closed, the upper
 * one open, for the shank. Cutting edges face clockwise seen from above, as right-hand tools cut.
 */
export function fluted(options: FlutedOptions): BufferGeometry {
  const { tooth, teeth, from, to, lead = Infinity, shape = same, end = flat, rows = 60, edges = [] } = options
  const across = 360 / teeth
  const even = Array.from({ length: rows }, (_, row) => from + ((to - from) * row) / (rows - 1))
  const levels = [...even, ...edges].sort((one, other) => one - other)
  return grid(
    END_ROWS + levels.length,
    tooth.length * teeth,
    (row, column) => {
      const [nominal, angle] = tooth[column % tooth.length] ?? [0, 0]
      const share = Math.min(1, row / END_ROWS)
      const level = levels[Math.max(0, row - END_ROWS)] ?? to
      const along = (level - from) / (to - from)
      const radius = shape(nominal, level) * share
      const y = level + end(radius, angle) * (1 - along)
      const turn = angle + Math.floor(column / tooth.length) * across + (360 * (y - from)) / lead
      return polar(radius, turn, y)
    },
    { isClosed: true, smoothUpTo: 30 },
  )
}

function same(radius: number): number {
  return radius
}

function flat(): number {
  return 0
}
