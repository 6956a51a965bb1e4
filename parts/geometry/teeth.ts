import type { Point } from './profile.ts'

/** A point of a section about the axis: radius in mm, angle in degrees, anticlockwise seen from above. */
export type PolarPoint = readonly [radius: number, angle: number]

/** The fluted length of a tool, from its cutting end at the height 0 up; lengths in mm. */
export interface Flutes {
  /** One tooth and the flute before the next, from its cutting edge round; the others follow at equal angles. */
  readonly tooth: readonly PolarPoint[]
  readonly teeth: number
  /** Where the flutes have run out. */
  readonly to: number
  /** A whole turn of the right-handed helix takes so many mm; negative: left-handed; straight if not given. */
  readonly lead?: number
  /** What becomes of a radius of the section at a height. */
  readonly shape: (radius: number, y: number) => number
  /** How far above 0 the end face lies, for a radius and the angle (degrees) behind the cutting edge; flat if not given. */
  readonly end?: (radius: number, angle: number) => number
}

/** Outline points (x, y) as radius and angle, the angle within half a turn of `near`, in degrees. */
export function toPolar(points: readonly (readonly [number, number])[], near: number): PolarPoint[] {
  return points.map(([x, y]) => {
    const angle = (Math.atan2(y, x) * 180) / Math.PI
    return [Math.hypot(x, y), angle + 360 * Math.round((near - angle) / 360)]
  })
}

/** mm for a whole turn of a helix of this angle to the axis (degrees) on a diameter. */
export function leadOf(diameter: number, helixAngle: number): number {
  return (Math.PI * diameter) / Math.tan((helixAngle * Math.PI) / 180)
}

/**
 * The floor of flutes that a grinding wheel leaves: from `start` it rises to the full radius at `stop`, ever steeper; walls
 * stay where they are.
 */
export function runOut(full: number, core: number, start: number, stop: number) {
  return (radius: number, y: number): number => {
    const share = Math.min(1, Math.max(0, (y - start) / (stop - start)))
    return Math.max(radius, core + (full - core) * share ** 2)
  }
}

/** All teeth as one outline: upwards at the angle 0 and clockwise, as a tool is seen from its cutting end. */
export function teethOutline(tooth: readonly PolarPoint[], teeth: number): Point[] {
  return Array.from({ length: teeth }, (_, index) =>
    tooth.map(([radius, angle]): Point => {
      const radians = ((angle + (index * 360) / teeth) * Math.PI) / 180
      return [radius * Math.sin(radians), radius * Math.cos(radians)]
    }),
  ).flat()
}
