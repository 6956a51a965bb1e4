import { arc, type Shape } from '../drawing/kit.ts'

/** The left side of the topmost ball or roller of a circle, as far as it is seen between these radii about the axis. */
export function seenBetween(size: number, pitch: number, from: number, to: number): Shape {
  const own = size / 2
  const middle = pitch / 2
  const angleAt = (reach: number) => {
    const cosine = (reach ** 2 - middle ** 2 - own ** 2) / (2 * middle * own)
    return 90 + (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
  }
  return arc([0, middle], own, angleAt(to), angleAt(from))
}
