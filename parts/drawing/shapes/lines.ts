import { arc as arcPoints, type Point } from '../../geometry/profile.ts'
import type { LineKind, Shape } from '../drawing.ts'

/** A straight line. */
export function line(from: Point, to: Point, kind: LineKind = 'visible'): Shape {
  return { type: 'path', kind, points: [from, to] }
}

/** An open line through points. */
export function path(points: readonly Point[], kind: LineKind = 'visible'): Shape {
  return { type: 'path', kind, points }
}

/** A closed line through points. */
export function outline(points: readonly Point[], kind: LineKind = 'visible'): Shape {
  return { type: 'path', kind, points: [...points, ...points.slice(0, 1)] }
}

/** A rectangle between two corners. */
export function rect([left, bottom]: Point, [right, top]: Point, kind: LineKind = 'visible'): Shape {
  return outline(
    [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ],
    kind,
  )
}

/** An arc round a centre, anticlockwise from one angle to another (degrees). */
export function arc(
  centre: Point,
  radius: number,
  from: number,
  to: number,
  kind: LineKind = 'visible',
): Shape {
  return { type: 'arc', kind, centre, radius, from, to }
}

/** A circle of this diameter. */
export function circle(centre: Point, diameter: number, kind: LineKind = 'visible'): Shape {
  return arc(centre, diameter / 2, 0, 360, kind)
}

/** An axis or line of symmetry; it is drawn a little beyond its ends. */
export function centreLine(from: Point, to: Point): Shape {
  return { type: 'axis', from, to }
}

/** The cross of centre lines through a round feature of this diameter. */
export function centreMark([x, y]: Point, diameter: number): Shape[] {
  return [
    centreLine([x - diameter / 2, y], [x + diameter / 2, y]),
    centreLine([x, y - diameter / 2], [x, y + diameter / 2]),
  ]
}

/** A hole: its circle and the cross of its centre. */
export function hole(centre: Point, diameter: number): Shape[] {
  return [circle(centre, diameter), ...centreMark(centre, diameter)]
}

/** The area within these corners, in which the lines differ from the model on purpose. */
export function zone(corners: readonly Point[], why: string): Shape {
  return { type: 'zone', outline: corners, why }
}

/** The ring between two radii, in which the lines differ from the model on purpose. */
export function ringZone(outer: number, inner: number, why: string): Shape {
  return zone([...arcPoints([0, 0], outer, 0, 360, 120), ...arcPoints([0, 0], inner, 360, 0, 120)], why)
}

/** Cut material within closed loops; a loop within a loop is a hole. Neighbouring parts are hatched at 135 degrees. */
export function hatch(loops: readonly (readonly Point[])[], angle = 45): Shape {
  return { type: 'hatch', loops, angle }
}
