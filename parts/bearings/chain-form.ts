import { arc, type Point } from '../geometry/profile.ts'

/** ISO 606, 08B: outer plates are a little lower than inner ones; the bush's outside and the play between plates. */
export const OUTER_HEIGHT = 0.925
export const BUSH = 1.36
export const PLAY = 0.08
/** The figures of a chain, ISO 606. */
export interface Chain {
  readonly p: number
  readonly b1: number
  readonly d1: number
  readonly d2: number
  readonly h2: number
  readonly b2: number
  readonly b4: number
}

/** A plate's outline: round ends and a waist. */
export function plateOutline(pitch: number, height: number): Point[] {
  const radius = height / 2
  const turn = 116
  const [endX, endY] = arc([pitch / 2, 0], radius, turn, turn, 1)[0] ?? [0, 0]
  // The waist leaves the round end along its tangent and is level in the middle.
  const control = endY - endX / Math.tan(((180 - turn) * Math.PI) / 180)
  const waist = (side: 1 | -1) =>
    Array.from({ length: 9 }, (_, step): Point => {
      const share = (step + 1) / 10
      const rest = 1 - share
      return [
        side * (endX * rest * rest - endX * share * share),
        side * (endY * (rest * rest + share * share) + 2 * rest * share * control),
      ]
    })
  return [
    ...arc([pitch / 2, 0], radius, -turn, turn, 22),
    ...waist(1),
    ...arc([-pitch / 2, 0], radius, 180 - turn, 180 + turn, 22),
    ...waist(-1),
  ]
}

/** The thickness of its plates, in mm. */
export function sheetOf({ b1, b2 }: Chain): number {
  return (b2 - b1) / 2 - PLAY
}
