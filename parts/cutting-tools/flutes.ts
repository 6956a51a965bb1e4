import { centreLine, line, type Point, path, rect, type Shape } from '../drawing/kit.ts'
import type { PolarPoint } from '../geometry/teeth.ts'

/** The fluted length of a tool, from its cutting end at the height 0 up, as `fluted` builds it; lengths in mm. */
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

/** Sections from end to end that a side view is drawn through. */
const SECTIONS = 160
/** By how much one surface has to lie before another one to hide it, in mm. */
const BEFORE = 0.01

export interface ToolSideOptions {
  readonly flutes: Flutes
  /** Which points of the tooth are edges: those of the cutting edge and of the heel. */
  readonly edges: readonly number[]
  /** What follows the flutes, turned, [radius, height]. */
  readonly shank: readonly Point[]
  /** Heights besides the even ones at which the outline has a corner. */
  readonly corners?: readonly number[]
}

/**
 * A fluted tool from the side, its axis along x, the cutting end at x = 0 on the left: its outline, into which the flutes
 * cut, the edges of the teeth as far as they are seen, those of the shank, and the centre line.
 */
export function toolSide({ flutes, edges, shank, corners = [] }: ToolSideOptions): Shape[] {
  const { to } = flutes
  const even = Array.from({ length: SECTIONS + 1 }, (_, index) => (to * index) / SECTIONS)
  const sections = [...even, ...corners]
    .toSorted((one, other) => one - other)
    .map(x => ({ x, points: sectionAt(flutes, x) }))
  const along = shank.map(([radius, height]): Point => [height, radius])
  const above = sections.map(({ x, points }): Point => [x, Math.max(...points.map(([up]) => up))])
  const below = sections.map(({ x, points }): Point => [x, Math.min(...points.map(([up]) => up))])
  const shoulders = along.filter(([, radius], index) => {
    const isLevelWith = (other: Point | undefined) => !other || Math.abs(other[1] - radius) < 0.02
    return radius > 0 && index > 0 && !(isLevelWith(along[index - 1]) && isLevelWith(along[index + 1]))
  })
  return [
    path([...above, ...along]),
    path([...below, ...along.map(([x, radius]): Point => [x, -radius])]),
    ...edgesSeen(flutes, sections, edges),
    ...shoulders.map(([x, radius]) => line([x, -radius], [x, radius])),
    centreLine([0, 0], [Math.max(...along.map(([x]) => x)), 0]),
  ]
}

/** The lowest and highest point of a fluted length at a height, seen from the side. */
export function reachAt(flutes: Flutes, y: number): readonly [low: number, high: number] {
  const heights = sectionAt(flutes, y).map(([up]) => up)
  return [Math.min(...heights), Math.max(...heights)]
}

/** The teeth's outline at a height as it is seen from the side: a line across each land from one point of it to another. */
export function landsAcross(flutes: Flutes, y: number, from: number, to: number): Shape[] {
  const points = sectionAt(flutes, y)
  return Array.from({ length: flutes.teeth }, (_, tooth) => {
    const first = tooth * flutes.tooth.length
    const seen = points.slice(first + from, first + to + 1).filter(point => isSeen(point, points))
    return seen.map(([up]): Point => [y, up])
  }).flatMap(land => (land.length > 1 ? [path(land)] : []))
}

interface Section {
  readonly x: number
  readonly points: readonly Point[]
}

function edgesSeen(
  { tooth, teeth }: Flutes,
  sections: readonly Section[],
  edges: readonly number[],
): Shape[] {
  const columns = Array.from({ length: teeth }, (_, index) => edges.map(edge => index * tooth.length + edge))
  return columns.flat().flatMap(column => {
    const runs: Point[][] = [[]]
    for (const { x, points } of sections) {
      const point = points[column]
      if (point && isSeen(point, points)) runs.at(-1)?.push([x, point[0]])
      else if (runs.at(-1)?.length) runs.push([])
    }
    return runs.filter(run => run.length > 1).map(run => path(run))
  })
}

/** The section at a height: for each point of each tooth how far it lies up, and how far towards the one who looks. */
function sectionAt({ tooth, teeth, to, lead = Infinity, shape, end }: Flutes, y: number): Point[] {
  return Array.from({ length: teeth }, (_, index) =>
    tooth.map(([nominal, angle]): Point => {
      const rise = end?.(nominal, angle) ?? 0
      // The end face fades out upwards; below it a tooth is not there yet and tapers to the point.
      const level = rise < y ? (y - rise) / (1 - rise / to) : 0
      const radius = shape(nominal, level) * (rise > y ? y / rise : 1)
      const turn = ((angle + (index * 360) / teeth + (360 * y) / lead) * Math.PI) / 180
      return [radius * Math.cos(turn), radius * Math.sin(turn)]
    }),
  ).flat()
}

/** Whether no side of the section lies before one of its points. */
function isSeen([up, near]: Point, section: readonly Point[]): boolean {
  return section.every((from, index) => {
    const to = section[(index + 1) % section.length] ?? from
    const share = (up - from[0]) / (to[0] - from[0])
    const crosses = share >= 0 && share <= 1
    return !crosses || from[1] + (to[1] - from[1]) * share < near + BEFORE
  })
}

/** The square end of a shank from the side: two flats up and down, one in front with its diagonals (ISO 128). */
export function squareSide(diameter: number, acrossFlats: number, from: number, to: number): Shape[] {
  const flat = acrossFlats / 2
  const face = Math.sqrt(diameter ** 2 - acrossFlats ** 2) / 2
  return [
    rect([from, -flat], [to, flat]),
    line([from, face], [to, face]),
    line([from, -face], [to, -face]),
    line([from, -face], [to, face], 'thin'),
    line([from, face], [to, -face], 'thin'),
    line([from, -diameter / 2], [from, diameter / 2]),
  ]
}
