import type { BufferGeometry } from 'three'
import { aroundY } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'

/** The radius of a rectangle at an angle from the x axis, by half its width along x and half its depth along z. */
export function rectangleRadius(halfWidth: number, halfDepth: number, angle: number): number {
  return Math.min(halfWidth / Math.abs(Math.cos(angle)), halfDepth / Math.abs(Math.sin(angle)))
}

/** Angles all round, in radians: evenly spread ones and those of the corners that are given for the first quarter. */
export function anglesThrough(corners: readonly number[], even = 48): number[] {
  const spread = Array.from({ length: even }, (_, step) => (step / even) * 2 * Math.PI)
  const exact = corners.flatMap(corner => [corner, Math.PI - corner, Math.PI + corner, 2 * Math.PI - corner])
  return [...spread.filter(angle => exact.every(one => Math.abs(one - angle) > 1e-3)), ...exact].sort(
    (one, other) => one - other,
  )
}

/** A solid about y through rows of radius and height at each of these angles, from the bottom outwards, up and inwards. */
export function angledSolid(
  angles: readonly number[],
  rows: readonly ((angle: number) => readonly [radius: number, y: number])[],
): BufferGeometry {
  return grid(
    rows.length,
    angles.length,
    (row, column) => {
      const angle = angles[column] ?? 0
      const [radius, y] = rows[row]?.(angle) ?? [0, 0]
      return aroundY(radius, angle, y)
    },
    { isClosed: true, smoothUpTo: 15 },
  )
}
