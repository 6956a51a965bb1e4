import type { Box } from '../geometry/box.ts'
import type { Point } from '../geometry/profile.ts'
import type { Ink } from './ink.ts'

/** Between the two break lines of an interrupted view, in mm of paper. */
const BREAK = 3.5
/** How far break lines reach beyond the part, and how far they swing. */
const BEYOND = 1.6
const SWING = 1.1

/** How points of the part come on paper. */
export interface Projection {
  readonly scale: number
  readonly place: (point: Point) => Point
  /** The pieces of a line that are drawn, placed. */
  readonly cut: (points: readonly Point[]) => (readonly Point[])[]
}

/** The part at this scale, its length shortened by the gap (from and to along x, in mm of the part) if it has one. */
export function projectionOf(scale: number, gap: readonly [number, number] | undefined): Projection {
  const whole = ([x, y]: Point): Point => [x * scale, y * scale]
  if (!gap) return { scale, place: whole, cut: points => [points.map(whole)] }
  const [from, to] = gap
  const place = ([x, y]: Point): Point => {
    const along = x <= from ? x * scale : from * scale + (x < to ? 0 : BREAK + (x - to) * scale)
    return [along, y * scale]
  }
  return { scale, place, cut: points => cutAt(points, from, to).map(piece => piece.map(place)) }
}

/** A line without what lies between the two places along x. */
function cutAt(points: readonly Point[], from: number, to: number): Point[][] {
  const pieces: Point[][] = [[]]
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    const crossings = before ? crossingsOf(before, point, [from, to]) : []
    for (const crossing of crossings) {
      pieces.at(-1)?.push(crossing)
      pieces.push([crossing])
    }
    pieces.at(-1)?.push(point)
  }
  const isKept = (piece: readonly Point[]) => {
    const middle = piece.reduce((sum, [x]) => sum + x, 0) / piece.length
    return piece.length > 1 && (middle <= from || middle >= to)
  }
  return pieces.filter(isKept)
}

/** Where a stretch meets these places, in the order of its way. */
function crossingsOf(start: Point, end: Point, places: readonly number[]): Point[] {
  return places
    .map(place => ({ place, share: (place - start[0]) / (end[0] - start[0]) }))
    .filter(({ share }) => share > 0 && share < 1)
    .sort((one, other) => one.share - other.share)
    .map(({ place, share }): Point => [place, start[1] + (end[1] - start[1]) * share])
}

/** The two wavy lines where an interrupted view is broken off, over the height of what they break. */
export function breakLines(gap: readonly [number, number], { place }: Projection, reach: Box): Ink[] {
  const height = reach.top - reach.bottom
  return gap.map((at): Ink => {
    const [x] = place([at, 0])
    const points = Array.from({ length: 25 }, (_, step): Point => {
      const y = reach.bottom - BEYOND + ((height + 2 * BEYOND) * step) / 24
      return [x + SWING * Math.sin(((y - reach.bottom) / height) * 2 * Math.PI), y]
    })
    return { type: 'path', layer: 'thin', points }
  })
}
