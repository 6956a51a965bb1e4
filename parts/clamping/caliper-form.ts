import { type Point, roundCorners } from '../geometry/profile.ts'

/** Where the scale begins, from the measuring face, in mm. */
export const ZERO = 13
/** What the slider adds to the beam's thickness, in mm. */
export const SLEEVE = 2.8
/** How far the caliper is shown open, in mm. */
export const OPEN_BY = 24
/** From the measuring face back to the end of the fixed jaw, in mm. */
export const HEAD = 22
/** How far the jaws for inside measurement stand above the beam, in mm. */
const FIN = 18
/** The slider's length, in mm. */
const SLIDER = 62
/** The height on the beam where main scale and vernier meet, in mm. */
export const SCALE_BASE = 3.4

/** Beam, fixed jaw and fixed fin in one piece. */
export function beamOutline(end: number, b: number, j: number): Point[] {
  const outline: Point[] = [
    [-3, -j],
    [0, -j],
    [0, 0],
    [end, 0],
    [end, b],
    [4.5, b],
    [2.4, b + FIN],
    [1.2, b + FIN],
    [0, b + FIN - 3],
    [0, b + 5],
    [-HEAD, b - 1],
    [-HEAD, -6],
    [-6, -j + 10],
  ]
  return roundCorners(outline, [1, 0, 0.6, 1.5, 1.5, 2, 0.6, 0.6, 1, 5, 4, 12, 16], { isClosed: true })
}

/** The slider's jaw and fin, from its own measuring face at x = 0. */
export function sliderJaw(b: number, j: number): Point[] {
  const outline: Point[] = [
    [0, -j],
    [3, -j],
    [6, -j + 10],
    [22, -7],
    [22, b + 4],
    [0, b + 5.5],
    [0, b + FIN - 3],
    [-1.2, b + FIN],
    [-2.4, b + FIN],
    [-4.5, b],
    [-0.0, b - 1],
  ]
  return roundCorners(outline, [0, 1, 16, 8, 1, 5, 1, 0.6, 0.6, 1, 0], { isClosed: true })
}

/** The sleeve round the beam: it bridges it above and carries the vernier below. */
export function sliderBody(b: number): Point[] {
  const outline: Point[] = [
    [0, -1.2],
    [9, -8.5],
    [40, -8.5],
    [46, -5],
    [SLIDER - 4, -5],
    [SLIDER, -2],
    [SLIDER, b + 5],
    [7, b + 5],
    [0, b + 1.2],
  ]
  return roundCorners(outline, [1, 6, 4, 4, 4, 3, 3, 3, 1], { isClosed: true })
}
