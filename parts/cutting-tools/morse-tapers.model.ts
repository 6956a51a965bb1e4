import type { BufferGeometry } from 'three'
import { polar } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'
import { ROUND } from '../solids/revolve.ts'
import { type MorseTaper, tangEdge } from './morse-tapers.ts'

/** The tang of a Morse taper: a round end with two milled flats, towards x and away from it; its end is closed. */
export function tang(taper: MorseTaper): BufferGeometry {
  const { tangFrom, to, tangRadius, half, flatFrom } = taper
  const edge = tangEdge(taper)
  /** The radius of the flattened section at an angle in degrees; a tool is drawn as it is seen along z. */
  const side = (angle: number) =>
    Math.min(tangRadius, half / Math.max(1e-6, Math.abs(Math.sin((angle * Math.PI) / 180))))
  const rows: readonly ((angle: number) => readonly [radius: number, y: number])[] = [
    () => [tangRadius, tangFrom],
    angle => [
      side(angle),
      tangFrom + ((flatFrom - tangFrom) * (tangRadius - side(angle))) / (tangRadius - half),
    ],
    angle => [side(angle), to - edge],
    angle => [Math.min(side(angle), tangRadius - edge), to],
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
