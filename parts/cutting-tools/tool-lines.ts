import { type Item, type Point, path } from '../drawing/kit.ts'

export interface HelixOptions {
  readonly radius: number
  /** mm for a whole right-handed turn; negative: left-handed. */
  readonly lead: number
  readonly from: number
  readonly to: number
  /** The angles of the edges at x = 0, in degrees. */
  readonly angles: readonly number[]
}

const STEPS_PER_MM = 1.5

/** The edges of helical flutes as far as they are seen from the side; the axis is x, the angle 0 up. */
export function helixEdges({ radius, lead, from, to, angles }: HelixOptions): Item {
  const count = Math.max(24, Math.round((to - from) * STEPS_PER_MM))
  return angles.flatMap(start => {
    const runs: Point[][] = [[]]
    for (let step = 0; step <= count; step++) {
      const x = from + ((to - from) * step) / count
      const angle = (start * Math.PI) / 180 + (2 * Math.PI * x) / lead
      if (Math.sin(angle) >= -0.02) runs.at(-1)?.push([x, radius * Math.cos(angle)])
      else if (runs.at(-1)?.length) runs.push([])
    }
    return runs.filter(run => run.length > 1).map(run => path(run))
  })
}

/** Angles of so many edges, evenly round, the first at `start`. */
export function evenly(count: number, start = 0): number[] {
  return Array.from({ length: count }, (_, index) => start + (index * 360) / count)
}
