import type { Point } from '../drawing/kit.ts'

/** A part of an outline so many times round the origin, anticlockwise: a tooth or gap becomes that of the whole wheel. */
export function repeated(points: readonly Point[], count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return points.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos])
  }).flat()
}
