import type { Point } from '../geometry/profile.ts'
import type { Measure } from './measures.ts'

/** What a line means, ISO 128: outlines, threads and other thin lines, edges that are hidden, axes. */
export type LineKind = 'visible' | 'thin' | 'hidden' | 'centre'

/** A line of a view, in mm; x to the right, y up, angles in degrees, anticlockwise from the right. */
export type Shape =
  | { readonly type: 'path'; readonly kind: LineKind; readonly points: readonly Point[] }
  | {
      readonly type: 'arc'
      readonly kind: LineKind
      readonly centre: Point
      readonly radius: number
      /** A whole circle runs from 0 to 360. */
      readonly from: number
      readonly to: number
    }
  /** An axis: drawn a little beyond its ends, whatever the scale. */
  | { readonly type: 'axis'; readonly from: Point; readonly to: Point }
  /** Cut material: closed loops; what lies in an even number of them stays white. */
  | { readonly type: 'hatch'; readonly loops: readonly (readonly Point[])[]; readonly angle: number }
  /** Nothing that is drawn: the area in which lines and model differ on purpose, as those of a thread do. */
  | { readonly type: 'zone'; readonly outline: readonly Point[]; readonly why: string }

/** Items may be nested, so that a helper can answer several. */
export type Item = Shape | Measure | readonly Item[]

/** One of the model's axes: models stand along y and face z. */
export type Axis = 'x' | 'y' | 'z'

/** Where a view lies on the sheet, in first-angle projection: the view from the left is drawn to the right of the front view. */
type Place = 'front' | 'right' | 'below' | 'left'

/** The part as seen from one side. Views on the right and left share the front view's y, the view below its x. */
export interface View {
  readonly name: string
  readonly place: Place
  /**
   * Which axes of the model lie along the view's x and y; the view is then as large as the model to 0.01 mm (a test holds
   * it). Left out where the view shows less than the whole model.
   */
  readonly axes?: readonly [Axis, Axis]
  /**
   * Why the view's outline is not that of the model seen from there: 'opened flat', 'only the head'. Without it the two differ
   * by 2 % of the area at the most (a test holds it).
   */
  readonly simplified?: string
  /** Written above it: 'A–A' for a section. */
  readonly label?: string
  /** What is left out of a long part, from one place along x to another: its dimensions stay true, ISO 128-3. */
  readonly gap?: readonly [from: number, to: number]
  readonly items: readonly Item[]
}

/** A part as an engineer draws it, in mm, before it is laid out on a sheet. */
export interface Drawing {
  readonly views: readonly View[]
  /** Short sentences that stand on the sheet, such as 'All edges deburred'. */
  readonly notes?: readonly string[]
}

/** A view from the front, the first and only required one. */
export function frontView(items: readonly Item[], options: Partial<Omit<View, 'items'>> = {}): View {
  return { name: 'Front', place: 'front', ...options, items }
}

/** The view from the left: drawn to the right of the front view, at the same height. */
export function sideView(items: readonly Item[], options: Partial<Omit<View, 'items'>> = {}): View {
  return { name: 'Side', place: 'right', ...options, items }
}

/** The view from above: drawn below the front view, straight under it. */
export function topView(items: readonly Item[], options: Partial<Omit<View, 'items'>> = {}): View {
  return { name: 'Top', place: 'below', ...options, items }
}
