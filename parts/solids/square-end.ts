import type { BufferGeometry } from 'three'
import { polar } from './around.ts'
import { grid } from './grid.ts'
import { ROUND } from './revolve.ts'

export interface SquareEndOptions {
  /** Diameter of the shank in mm. */
  readonly diameter: number
  /** Width across the flats of the square, DIN 10. */
  readonly acrossFlats: number
  /** From the shank to the end, in mm. */
  readonly from: number
  readonly to: number
}

/** How far the milled flats run out into the shank, as a share of their depth. */
const RUN_OUT = 1.2

/** The square end of a tap's or reamer's shank: four flats on a round bar, its end chamfered and closed. */
export function squareEnd({ diameter, acrossFlats, from, to }: SquareEndOptions): BufferGeometry {
  const round = diameter / 2
  const flat = acrossFlats / 2
  const chamfer = diameter * 0.06
  const side = (angle: number) => {
    const fromFlat = ((((angle + 45) % 90) + 90) % 90) - 45
    return Math.min(round, flat / Math.cos((fromFlat * Math.PI) / 180))
  }
  const rows: readonly ((angle: number) => readonly [radius: number, y: number])[] = [
    () => [round, from],
    angle => [side(angle), from + (round - side(angle)) * RUN_OUT],
    angle => [side(angle), to - chamfer],
    angle => [Math.min(side(angle), round - chamfer), to - Math.max(0, chamfer - (round - side(angle)))],
    angle => [Math.min(side(angle), round - chamfer) - chamfer * 0.4, to],
    () => [0, to],
  ]
  return grid(
    rows.length,
    ROUND,
    (row, column) => {
      const angle = (column * 360) / ROUND
      const [radius, y] = rows[row]?.(angle) ?? [0, to]
      return polar(radius, angle, y)
    },
    { isClosed: true, smoothUpTo: 18 },
  )
}
