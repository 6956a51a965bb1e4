import {
  centreLine,
  centreMark,
  circle,
  line,
  outline,
  type Point,
  path,
  rect,
  type Shape,
  sideView,
  type View,
} from '../drawing/kit.ts'
import { type Flutes, teethOutline } from '../geometry/teeth.ts'

/** Sections from end to end that a side view is drawn through. */
const SECTIONS = 160
/** By how much one surface has to lie before another one to hide it, in mm. */
const BEFORE = 0.01

interface ToolSideOptions {
  readonly flutes: Flutes
  /** Which points of the tooth are edges: those of the cutting edge and of the heel. */
  readonly edges?: readonly number[]
  /** What follows the flutes, turned, [radius, height]. */
  readonly shank: readonly Point[]
  /** Overall length. */
  readonly length: number
  /** Heights besides the even ones at which the outline has a corner. */
  readonly corners?: readonly number[]
}

/**
 * A fluted tool from the side, its axis along x, the cutting end at x = 0 on the left: its outline, into which the flutes
 * cut, the edges of the teeth as far as they are seen, those of the shank, and the centre line.
 */
export function toolSide(options: ToolSideOptions): Shape[] {
  const { flutes, edges = [], shank, length, corners = [] } = options
  const sections = sectionsOf(flutes, 0, flutes.to, corners)
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
    ...toothEdges(flutes, edges),
    ...shoulders.map(([x, radius]) => line([x, -radius], [x, radius])),
    centreLine([0, 0], [length, 0]),
  ]
}

/** The edges of the teeth through these points of each, as far as they are seen from the side. */
export function toothEdges(flutes: Flutes, edges: readonly number[], from = 0, to = flutes.to): Shape[] {
  const sections = sectionsOf(flutes, from, to)
  return Array.from({ length: flutes.teeth }, (_, tooth) =>
    edges.flatMap(edge => {
      const column = tooth * flutes.tooth.length + edge
      return runsOf(
        sections.map(({ x, points }) => {
          const point = points[column]
          return point && isSeen(point, points) ? [x, point[0]] : null
        }),
      )
    }),
  ).flat()
}

/** An edge across the teeth: along each land, from one point of the tooth to another, as far as it is seen from the side. */
export function landsAcross(flutes: Flutes, y: number, from: number, to: number): Shape[] {
  const points = sectionAt(flutes, y)
  return Array.from({ length: flutes.teeth }, (_, tooth) => {
    const first = tooth * flutes.tooth.length
    const seen = points.slice(first + from, first + to + 1).filter(point => isSeen(point, points))
    return seen.map(([up]): Point => [y, up])
  }).flatMap(land => (land.length > 1 ? [path(land)] : []))
}

/** A line across the fluted part from the side: thick for its end, thin where a length or the flutes end. */
export function lineAcross(flutes: Flutes, y: number, kind: 'visible' | 'thin' = 'visible'): Shape {
  const [low, high] = reachAt(flutes, y)
  return line([y, low], [y, high], kind)
}

/** The lowest and highest point of a fluted part at a height, seen from the side. */
export function reachAt(flutes: Flutes, y: number): readonly [low: number, high: number] {
  const heights = sectionAt(flutes, y).map(([up]) => up)
  return [Math.min(...heights), Math.max(...heights)]
}

/** The view of the cutting end: the teeth, and the shank behind them. */
export function cuttingEnd({ tooth, teeth }: Flutes, shank: number): View {
  return sideView(
    [circle([0, 0], shank, 'thin'), outline(teethOutline(tooth, teeth)), centreMark([0, 0], shank)],
    { axes: ['z', 'x'] },
  )
}

/** A path for each run of points without a gap. */
export function runsOf(points: readonly (Point | null)[], kind: 'visible' | 'thin' = 'visible'): Shape[] {
  const runs: Point[][] = [[]]
  for (const point of points)
    if (point) runs.at(-1)?.push(point)
    else if (runs.at(-1)?.length) runs.push([])
  return runs.filter(run => run.length > 1).map(run => path(run, kind))
}

/** Sections at even heights from one to another, and at some more between them. */
function sectionsOf(flutes: Flutes, from: number, to: number, more: readonly number[] = []) {
  const even = Array.from({ length: SECTIONS + 1 }, (_, index) => from + ((to - from) * index) / SECTIONS)
  return [...even, ...more]
    .toSorted((one, other) => one - other)
    .map(x => ({ x, points: sectionAt(flutes, x) }))
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

/** The volume of a fluted part in mm³, from its cutting end up to where the flutes have run out. */
export function flutedVolume(flutes: Flutes): number {
  const { tooth, teeth, to, shape, end } = flutes
  const wedges = tooth.map(([radius, angle], index) => {
    const [next, nextAngle] = tooth[index + 1] ?? [tooth[0]?.[0] ?? 0, (tooth[0]?.[1] ?? 0) + 360 / teeth]
    const half = (Math.sin(((nextAngle - angle) * Math.PI) / 180) * teeth) / 2
    return { radius, next, half, middle: (angle + nextAngle) / 2 }
  })
  const areaAt = (y: number) =>
    wedges.reduce((sum, { radius, next, half }) => sum + half * shape(radius, y) * shape(next, y), 0)
  const levels = Array.from({ length: SECTIONS }, (_, index) => (to * (index + 0.5)) / SECTIONS)
  const full = levels.reduce((sum, y) => sum + areaAt(y), 0) * (to / SECTIONS)
  // Below the end face there is nothing: on average that lies two thirds of the way out.
  const below = wedges.reduce((sum, { radius, next, half, middle }) => {
    const [inner, outer] = [shape(radius, 0), shape(next, 0)]
    return sum + half * inner * outer * (end?.((inner + outer) / 3, middle) ?? 0)
  }, 0)
  return full - below
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
