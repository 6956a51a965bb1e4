import { type Item, line, threadedRod } from '../drawing/kit.ts'

export interface ShankLines {
  readonly diameter: number
  readonly pitch: number
  /** Where it leaves the head, along x. */
  readonly from: number
  readonly to: number
  readonly threadLength: number
}

/** A screw below its head: plain shank, if any, and thread, its end chamfered. */
export function screwShank({ diameter, pitch, from, to, threadLength }: ShankLines): Item {
  const start = Math.max(from, to - threadLength)
  const isPlain = start - from > 0.01
  const rod = threadedRod({
    diameter,
    pitch,
    from: start,
    to,
    chamfer: ['to'],
    stop: isPlain ? ['from'] : [],
  })
  const side = (y: number) => line([from, y], [start, y])
  return isPlain ? [rod, side(diameter / 2), side(-diameter / 2)] : rod
}

/** A hexagon socket behind the material, open at `from`, its corners up and down. */
export function hiddenSocket(acrossFlats: number, from: number, depth: number): Item {
  const corner = acrossFlats / Math.sqrt(3)
  const floor = from + depth
  const core = acrossFlats * 0.46
  const point = floor + core / Math.tan(Math.PI / 3)
  return [
    line([from, corner], [floor, corner], 'hidden'),
    line([from, -corner], [floor, -corner], 'hidden'),
    line([floor, corner], [floor, -corner], 'hidden'),
    line([floor, core], [point, 0], 'hidden'),
    line([floor, -core], [point, 0], 'hidden'),
  ]
}
