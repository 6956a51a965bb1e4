import type { Point } from '../geometry/profile.ts'
import { ARROW, arrowHead, thinLine } from './arrows.ts'
import { type Ink, TEXT_SIZE, textLength } from './ink.ts'

/** By how much a dimension's text stands off its line, and extension lines reach beyond it, in mm of paper. */
const LIFT = 0.9
const BEYOND = 1.8
/** How far the line goes on beyond arrows that point inwards. */
const TAIL = 3.2

/** How a dimension line of this length is set out. */
export interface Setting {
  /** Between the arrows, or beside them where there is no room. */
  readonly isTextInside: boolean
  readonly areArrowsInside: boolean
  /** Beside them before the start, not beyond the end. */
  readonly isTextBefore: boolean
  /** How far the ink goes beyond the start and the end. */
  readonly before: number
  readonly after: number
}

/** Where arrows and text of a dimension go, for the length of its line on paper; a text beside it lies beyond its end if it may choose. */
export function settingFor(length: number, text: string, mayLieBefore = false): Setting {
  const room = textLength(text, TEXT_SIZE)
  const areArrowsInside = length >= ARROW * 2 + 2.5
  // Without arrows between them, the ends leave room for the text alone.
  const isTextInside = length >= room + (areArrowsInside ? 2 : 1)
  const tail = areArrowsInside ? 0 : ARROW + TAIL
  const isTextBefore = mayLieBefore && !isTextInside
  const far = isTextInside ? tail : tail + room + 1
  return {
    isTextInside,
    areArrowsInside,
    isTextBefore,
    before: isTextBefore ? far : tail,
    after: isTextBefore ? tail : far,
  }
}

/**
 * Where along a dimension line its text stands: in the middle, or where the lines that cross it (mm from its start) leave
 * the most room.
 */
export function textPlace(length: number, room: number, crossings: readonly number[]): number {
  const isClear = (place: number) => crossings.every(at => Math.abs(at - place) > room / 2 + 0.4)
  if (isClear(length / 2)) return length / 2
  const ends = [0, ...crossings.filter(at => at > 0 && at < length).sort((one, other) => one - other), length]
  const gaps = ends.slice(1).map((end, index) => ({ end, start: ends[index] ?? 0 }))
  const [widest] = gaps.sort((one, other) => other.end - other.start - (one.end - one.start))
  const middle = widest ? (widest.start + widest.end) / 2 : length / 2
  return isClear(middle) ? middle : length / 2
}

/**
 * A dimension with its line from `from` to `to` on paper (the line runs to the right, or upwards), its extension lines from
 * the points that are measured, its arrows and its text. `crossings` are where other lines run through it, in mm from its start.
 */
export function straightDimension(
  text: string,
  [from, to]: readonly [Point, Point],
  measured: readonly [Point, Point],
  crossings: readonly number[] = [],
  mayLieBefore = false,
): Ink[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const setting = settingFor(length, text, mayLieBefore)
  const along = (distance: number): Point => [
    from[0] + ((to[0] - from[0]) * distance) / length,
    from[1] + ((to[1] - from[1]) * distance) / length,
  ]
  const inwards = setting.areArrowsInside ? 0 : 180
  const room = textLength(text, TEXT_SIZE)
  const beside = (room + 1) / 2 + 0.2
  const beyond = setting.isTextBefore ? beside - setting.before : length + setting.after - beside
  const centre = setting.isTextInside ? textPlace(length, room, crossings) : beyond
  const [x, y] = along(centre)
  const sin = Math.sin((angle * Math.PI) / 180)
  const cos = Math.cos((angle * Math.PI) / 180)
  return [
    ...extension(measured[0], from),
    ...extension(measured[1], to),
    thinLine(along(-setting.before), along(length + setting.after)),
    arrowHead(from, angle + 180 + inwards),
    arrowHead(to, angle + inwards),
    {
      type: 'text',
      layer: 'dimension',
      text,
      at: [x - sin * LIFT, y + cos * LIFT],
      size: TEXT_SIZE,
      anchor: 'middle',
      turn: angle,
    },
  ]
}

/** A thin line from what is measured to a little beyond the dimension line; none where both fall together. */
function extension(measured: Point, end: Point): Ink[] {
  const length = Math.hypot(end[0] - measured[0], end[1] - measured[1])
  if (length < 0.3) return []
  const share = (length + BEYOND) / length
  const beyond: Point = [
    measured[0] + (end[0] - measured[0]) * share,
    measured[1] + (end[1] - measured[1]) * share,
  ]
  return [thinLine(measured, beyond)]
}
