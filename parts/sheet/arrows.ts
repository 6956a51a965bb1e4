import type { Point } from '../geometry/profile.ts'
import { type Ink, onCircle } from './ink.ts'

/** Length of an arrow's head, ISO 129-1: filled, slender, in mm of paper. */
export const ARROW = 3

/** The head of an arrow with its tip here, pointing that way (degrees). */
export function arrowHead(tip: Point, towards: number): Ink {
  const base = onCircle(tip, -ARROW, towards)
  const half = ARROW / 6.4
  return {
    type: 'fill',
    layer: 'dimension',
    points: [tip, onCircle(base, half, towards + 90), onCircle(base, -half, towards + 90)],
  }
}

/** A thin line of a dimension. */
export function thinLine(...points: Point[]): Ink {
  return { type: 'path', layer: 'dimension', points }
}
