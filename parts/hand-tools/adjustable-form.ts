import { type Point, roundCorners } from '../geometry/profile.ts'

type Dimensions = Readonly<Record<'S' | 'L' | 'b' | 't' | 'h', number>>

/** DIN 3117: the mouth leans by 22.5 degrees, over the sliding jaw. */
export const LEAN = (22.5 * Math.PI) / 180
export const [COS, SIN] = [Math.cos(LEAN), Math.sin(LEAN)]

/** The opening that is shown, as a share of the largest. */
export const OPEN = 0.55

/** Where the mouth's floor meets the fixed jaw, so that the head reaches the length and the width over all. */
export function formOf(dimensions: Dimensions) {
  const { L, b, t } = dimensions
  const rough = headOutline(dimensions)
  const left = Math.min(...rough.map(([x]) => x))
  const wide = Math.max(...rough.map(([x]) => x)) - left
  const outline = rough.map(([x, y]): Point => [left + ((x - left) * b) / wide, y])
  const top = Math.max(...outline.map(([, y]) => y))
  const at: Point = [-t * 0.3, L - top]
  return { at, left: left + at[0], thickness: t * 0.68, panel: t * 0.07, outline }
}

/** From the mouth's own directions (along the slide, out of the mouth) to the model's. */
export function lean([along, out]: Point): Point {
  return [along * COS + out * SIN, -along * SIN + out * COS]
}

/** The fixed jaw and the head below it. All lengths follow from the opening and the depth of the jaws. */
function headOutline({ S, h }: Dimensions): Point[] {
  const corners: Point[] = [
    [0, h],
    [0, 0],
    [S * 1.28, 0],
    [S * 1.42, -h * 0.3],
    [S * 1.2, -h * 1.05],
    [S * 0.35, -h * 1.5],
    [-S * 0.25, -h * 1.4],
    [-S * 0.62, -h * 0.7],
    [-S * 0.7, h * 0.1],
    [-S * 0.55, h * 0.75],
    [-S * 0.2, h * 1.06],
  ]
  const radii = [h * 0.08, h * 0.07, h * 0.12, h * 0.3, h * 0.5, h, h, h * 0.8, h * 0.8, h * 0.5, h * 0.12]
  return roundCorners(corners, radii, { isClosed: true }).map(lean)
}

/** The sliding jaw, in the mouth's own directions. */
export function jawOutline({ S, h }: Dimensions): Point[] {
  const open = S * OPEN
  const outline: Point[] = [
    [open, h * 0.98],
    [open, 0.25],
    [open + S * 0.68, 0.25],
    [open + S * 0.66, h * 0.22],
    [open + S * 0.22, h * 0.98],
  ]
  return roundCorners(outline, [1.2, 0.6, 1.6, h * 0.35, h * 0.14], { isClosed: true })
}
