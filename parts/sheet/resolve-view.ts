import type { Item, Shape, View } from '../drawing/drawing.ts'
import { type Measure, wording } from '../drawing/measures.ts'
import { type Box, boxOf } from '../geometry/box.ts'
import type { Point } from '../geometry/profile.ts'
import { hatchLines } from './hatching.ts'
import { arcExtremes, boxOfInk, type Ink, onCircle, TEXT_SIZE, textLength } from './ink.ts'
import { breakLines, type Projection, projectionOf } from './interruption.ts'
import { angleArc, leader } from './leaders.ts'
import { assignRows } from './rows.ts'
import { settingFor, straightDimension } from './straight.ts'

/** How far the first row of dimensions stands off the view, and each further one from it, in mm of paper. */
const FIRST_ROW = 8
const NEXT_ROW = 7
/** By how much centre lines reach beyond the part, ISO 128. */
const OVERSHOOT = 3
const HATCH_GAP = 2.2
/** What a text beside its dimension takes besides its letters: arrow and tail. */
const BESIDE = 8

/** A view at its scale: its ink on paper, about its own origin, and the box of the part alone. */
export interface ResolvedView {
  readonly view: View
  readonly ink: readonly Ink[]
  readonly box: Box
}

/** All items of a view, out of their nests. */
export function itemsOf(view: View): { shapes: readonly Shape[]; measures: readonly Measure[] } {
  const shapes: Shape[] = []
  const measures: Measure[] = []
  const take = (items: readonly Item[]) => {
    for (const item of items)
      if (isNest(item)) take(item)
      else if (isShape(item)) shapes.push(item)
      else measures.push(item)
  }
  take(view.items)
  return { shapes, measures }
}

function isNest(item: Item): item is readonly Item[] {
  return Array.isArray(item)
}

const shapeTypes: ReadonlySet<string> = new Set<Shape['type']>(['path', 'arc', 'axis', 'hatch', 'zone'])

function isShape(item: Shape | Measure): item is Shape {
  return shapeTypes.has(item.type)
}

/** The box of a view's outlines, in mm of the part. */
export function extentsOf(view: View): Box {
  const points = itemsOf(view).shapes.flatMap((shape): readonly Point[] => {
    if (shape.type === 'path' && shape.kind !== 'centre') return shape.points
    if (shape.type === 'arc' && shape.kind !== 'centre')
      return arcExtremes(shape.centre, shape.radius, shape.from, shape.to)
    return []
  })
  if (points.length === 0) throw new Error(`the view ${view.name} shows nothing`)
  return boxOf(points)
}

/** The box of a view's outlines on paper. */
export function boxOfView(view: View, scale: number): Box {
  const { place } = projectionOf(scale, view.gap)
  const extents = extentsOf(view)
  const [left, bottom] = place([extents.left, extents.bottom])
  const [right, top] = place([extents.right, extents.top])
  return { left, right, bottom, top }
}

/** The view of a part to this standard on paper, `scale` mm of paper for each of the part. */
export function resolveView(view: View, scale: number, standard: string | null): ResolvedView {
  const { shapes, measures } = itemsOf(view)
  const projection = projectionOf(scale, view.gap)
  const box = boxOfView(view, scale)
  const lines = shapes.flatMap(shape => inkOfShape(shape, projection))
  const breaks = view.gap ? breakLines(view.gap, projection, box) : []
  const sides = (['above', 'below', 'left', 'right'] as const).flatMap(side =>
    stacked(measures, side, box, projection, standard),
  )
  const free = measures.flatMap(measure => inkOfFree(measure, projection, standard))
  const ink = [...lines, ...breaks, ...sides, ...free]
  return { view, box, ink: view.label ? [...ink, ...labelAbove(view.label, ink, box)] : ink }
}

function labelAbove(label: string, ink: readonly Ink[], box: Box): Ink[] {
  const top = boxOfInk(ink)?.top ?? box.top
  const at: Point = [(box.left + box.right) / 2, top + 4]
  return [
    {
      type: 'text',
      layer: 'frame',
      text: label,
      at,
      size: TEXT_SIZE * 1.2,
      anchor: 'middle',
      turn: 0,
      isStrong: true,
    },
  ]
}

function inkOfShape(shape: Shape, { scale, place, cut }: Projection): Ink[] {
  switch (shape.type) {
    case 'path':
      return cut(shape.points).map(points => ({ type: 'path', layer: shape.kind, points }))
    case 'arc':
      return [
        {
          type: 'arc',
          layer: shape.kind,
          centre: place(shape.centre),
          radius: shape.radius * scale,
          from: shape.from,
          to: shape.to,
        },
      ]
    case 'zone':
      return []
    case 'axis': {
      const angle = (Math.atan2(shape.to[1] - shape.from[1], shape.to[0] - shape.from[0]) * 180) / Math.PI
      const reach = OVERSHOOT / scale
      const whole = [onCircle(shape.from, -reach, angle), onCircle(shape.to, reach, angle)]
      return cut(whole).map(points => ({ type: 'path', layer: 'centre', points }))
    }
    case 'hatch': {
      const loops = shape.loops.map(loop => loop.map(place))
      return hatchLines(loops, shape.angle, HATCH_GAP).map(points => ({
        type: 'path',
        layer: 'thin',
        points,
      }))
    }
  }
}

type Straight = Extract<Measure, { type: 'width' | 'height' }>

/** The dimensions of one side, in rows that do not meet. */
function stacked(
  measures: readonly Measure[],
  side: 'above' | 'below' | 'left' | 'right',
  box: Box,
  projection: Projection,
  standard: string | null,
): Ink[] {
  const here = measures.filter(
    (measure): measure is Straight =>
      (measure.type === 'width' || measure.type === 'height') && measure.side === side,
  )
  const stretches = here.map(measure => {
    const [from, to] = ends(measure, projection)
    const text = wording(measure, standard)
    const mayLieBefore = isAtRightEnd(measure, [from, to], box, text)
    const { before, after } = settingFor(to - from, text, mayLieBefore)
    return { from, to, inkFrom: from - before, inkTo: to + after, mayLieBefore }
  })
  const rows = assignRows(stretches)
  return here.flatMap((measure, index) => {
    const off = FIRST_ROW + (rows[index] ?? 0) * NEXT_ROW
    const line = {
      above: box.top + off,
      below: box.bottom - off,
      left: box.left - off,
      right: box.right + off,
    }
    const own = stretches[index]
    // Whatever lies further out sends its extension lines through this row.
    const crossings = stretches.flatMap(({ from, to }, other) =>
      (rows[other] ?? 0) > (rows[index] ?? 0) ? [from - (own?.from ?? 0), to - (own?.from ?? 0)] : [],
    )
    return inkOfStraight(measure, line[side], projection, standard, crossings, own?.mayLieBefore)
  })
}

/** Whether a width ends with the view, where heights stand on its right, and has room for its text within the view, before it. */
function isAtRightEnd(
  { type }: Straight,
  [from, to]: readonly [number, number],
  { left, right }: Box,
  text: string,
): boolean {
  return type === 'width' && to > right - 0.01 && from - left > textLength(text, TEXT_SIZE) + BESIDE
}

/** Where a dimension begins and ends along its line, in mm of paper. */
function ends(measure: Straight, { place }: Projection): readonly [number, number] {
  const index = measure.type === 'width' ? 0 : 1
  const one = place(measure.from)[index]
  const other = place(measure.to)[index]
  return [Math.min(one, other), Math.max(one, other)]
}

function inkOfStraight(
  measure: Straight,
  at: number,
  { place }: Projection,
  standard: string | null,
  crossings: readonly number[] = [],
  mayLieBefore = false,
): Ink[] {
  const index = measure.type === 'width' ? 0 : 1
  const [low, high] =
    measure.from[index] <= measure.to[index] ? [measure.from, measure.to] : [measure.to, measure.from]
  const start = place(low)
  const stop = place(high)
  const line: readonly [Point, Point] =
    measure.type === 'width'
      ? [
          [start[0], at],
          [stop[0], at],
        ]
      : [
          [at, start[1]],
          [at, stop[1]],
        ]
  return straightDimension(wording(measure, standard), line, [start, stop], crossings, mayLieBefore)
}

/** The measures that stand where their author put them. */
function inkOfFree(measure: Measure, projection: Projection, standard: string | null): Ink[] {
  const { scale, place } = projection
  switch (measure.type) {
    case 'width':
      return typeof measure.side === 'object'
        ? inkOfStraight(measure, place([0, measure.side.at])[1], projection, standard)
        : []
    case 'height':
      return typeof measure.side === 'object'
        ? inkOfStraight(measure, place([measure.side.at, 0])[0], projection, standard)
        : []
    case 'aligned':
      return inkOfAligned(wording(measure, standard), place(measure.from), place(measure.to), measure.offset)
    case 'round': {
      const tip = onCircle(place(measure.centre), measure.radius * scale, measure.angle)
      return leader(tip, measure.angle, measure.reach, wording(measure, standard))
    }
    case 'angle':
      return angleArc(
        place(measure.vertex),
        measure.radius * scale,
        measure.from,
        measure.to,
        wording(measure, standard),
      )
    case 'note':
      return leader(place(measure.at), measure.angle, measure.reach, measure.text)
  }
}

function inkOfAligned(text: string, from: Point, to: Point, offset: number): Ink[] {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const off = (point: Point) => onCircle(point, offset, angle + 90)
  // Read from below or from the right.
  const isUpright = angle > -90 + 1e-6 && angle <= 90 + 1e-6
  return isUpright
    ? straightDimension(text, [off(from), off(to)], [from, to])
    : straightDimension(text, [off(to), off(from)], [to, from])
}
