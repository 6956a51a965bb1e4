import type { LineKind } from '../drawing/drawing.ts'
import { type Box, boxOf } from '../geometry/box.ts'
import type { Point } from '../geometry/profile.ts'

/** The layers of a sheet: the kinds of line of the part, hatching, dimensions, and the sheet's own lines and texts. */
export type Layer = LineKind | 'hatch' | 'dimension' | 'border' | 'frame'

/** What is drawn on paper, in mm of paper, y up. */
export type Ink =
  | { readonly type: 'path'; readonly layer: Layer; readonly points: readonly Point[] }
  | {
      readonly type: 'arc'
      readonly layer: Layer
      readonly centre: Point
      readonly radius: number
      readonly from: number
      readonly to: number
    }
  /** A filled triangle: the head of an arrow. */
  | { readonly type: 'fill'; readonly layer: Layer; readonly points: readonly [Point, Point, Point] }
  | {
      readonly type: 'text'
      readonly layer: Layer
      readonly text: string
      /** On the base line. */
      readonly at: Point
      readonly size: number
      readonly anchor: 'start' | 'middle' | 'end'
      /** Degrees anticlockwise. */
      readonly turn: number
      /** Condensed and bold: what is filled in, titles. */
      readonly isStrong?: boolean
    }

export type Text = Extract<Ink, { type: 'text' }>

/** Size of the letters of dimensions and notes, in mm. */
export const TEXT_SIZE = 3.8
/** Height of a capital or digit, for a size of 1. */
export const CAPITAL = 0.7

const WIDE = new Set('MWmw—')
const NARROW = new Set("Iijltf.,:;'|()[] 1-r")

/** How long a text is on paper, near enough to leave room for it, in mm: Barlow, or Barlow Condensed if it is strong. */
export function textLength(text: string, size: number, isStrong = false): number {
  let ems = 0
  for (const letter of text) ems += WIDE.has(letter) ? 0.84 : NARROW.has(letter) ? 0.36 : 0.57
  return ems * size * (isStrong ? 0.8 : 1)
}

/** The box that holds all of the ink; null if there is none. */
export function boxOfInk(ink: readonly Ink[]): Box | null {
  const points = ink.flatMap(cornersOf)
  return points.length === 0 ? null : boxOf(points)
}

/** Points whose box is that of the ink. */
function cornersOf(ink: Ink): readonly Point[] {
  switch (ink.type) {
    case 'path':
    case 'fill':
      return ink.points
    case 'arc':
      return arcExtremes(ink.centre, ink.radius, ink.from, ink.to)
    case 'text':
      return textCorners(ink)
  }
}

/** The four corners of a text's box. */
export function textCorners({ text, at, size, anchor, turn, isStrong }: Text): Point[] {
  const length = textLength(text, size, isStrong)
  const start = anchor === 'start' ? 0 : anchor === 'middle' ? -length / 2 : -length
  const sin = Math.sin((turn * Math.PI) / 180)
  const cos = Math.cos((turn * Math.PI) / 180)
  const corners: Point[] = [
    [start, 0],
    [start + length, 0],
    [start + length, size * CAPITAL],
    [start, size * CAPITAL],
  ]
  return corners.map(([x, y]) => [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos])
}

/** The ends of an arc, and where it is furthest out. */
export function arcExtremes(centre: Point, radius: number, from: number, to: number): Point[] {
  const quarters: number[] = []
  for (let angle = Math.ceil(from / 90) * 90; angle <= to; angle += 90) quarters.push(angle)
  return [from, ...quarters, to].map(angle => onCircle(centre, radius, angle))
}

/** The point of a circle at an angle in degrees. */
export function onCircle([x, y]: Point, radius: number, angle: number): Point {
  const around = (angle * Math.PI) / 180
  return [x + radius * Math.cos(around), y + radius * Math.sin(around)]
}

/** The ink moved on paper. */
export function moveInk(ink: Ink, x: number, y: number): Ink {
  const to = ([px, py]: Point): Point => [px + x, py + y]
  switch (ink.type) {
    case 'path':
      return { ...ink, points: ink.points.map(to) }
    case 'arc':
      return { ...ink, centre: to(ink.centre) }
    case 'fill': {
      const [one, two, three] = ink.points
      return { ...ink, points: [to(one), to(two), to(three)] }
    }
    case 'text':
      return { ...ink, at: to(ink.at) }
  }
}
