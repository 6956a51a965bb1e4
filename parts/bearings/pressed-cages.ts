import { type Item, type Point } from '../drawing/kit.ts'
import { closed, cut, overturned } from './ring-sections.ts'

/** A pressed cage: thickness of the sheet, width of the ribbon, play round the ball, its rivets; as shares of the ball. */
const CAGE = { sheet: 0.085, ribbon: 0.28, play: 0.02, rivet: 0.11 }
/** By how much a ribbon is longer than the circle that it lies round: it is pressed round the balls. */
const WAVE = 1.25

/** A cage of two pressed ribbons, riveted between the balls. `across` runs from -1 at a ribbon's inner edge to 1 at its outer. */
export function pressedCage({ d, D, Dw, Z }: Readonly<Record<'d' | 'D' | 'Dw' | 'Z', number>>) {
  const sheet = Dw * CAGE.sheet
  const half = (Dw * CAGE.ribbon) / 2
  const bend = Dw * (0.5 + CAGE.play) + sheet / 2
  return {
    middle: (d + D) / 2 / 2,
    ball: Dw,
    count: Z,
    sheet,
    half,
    rivet: Dw * CAGE.rivet,
    /** A pocket is part of a sphere: the radius of its middle sheet, the angle from which it rises, and where its bend begins. */
    pocket: (across: number) => {
      const round = Math.sqrt(bend ** 2 - (across * half) ** 2)
      const start = Math.asin(Math.min(1, (sheet / 2 + round * 0.12) / round))
      return { round, start, edge: round * Math.cos(start) + round * 0.09 }
    },
  }
}

/** The figures of a pressed cage. */
export type PressedCage = ReturnType<typeof pressedCage>

/** How much sheet there is in a pressed cage, in mm³. */
export function cageVolume({ middle, half, sheet }: PressedCage): number {
  return 2 * sheet * 2 * half * 2 * Math.PI * middle * WAVE
}

/** The line along which the ribbon bends up to the right of the topmost ball. */
export function pocketEdge({ middle, half, pocket }: PressedCage): Point[] {
  return [-1, -0.5, 0, 0.5, 1].map((across): Point => {
    const reach = middle + across * half
    const angle = pocket(across).edge / middle
    return [reach * Math.sin(angle), reach * Math.cos(angle)]
  })
}

/** Both ribbons cut in the middle of a ball. */
export function cageCut({ middle, half, sheet, pocket }: PressedCage): Item {
  const shares = [-1, -0.5, 0, 0.5, 1]
  const face = (over: number) =>
    shares.map((across): Point => [middle + across * half, pocket(across).round + over * (sheet / 2)])
  const ribbon = closed([...face(-1), ...face(1).toReversed()])
  return [cut(ribbon, 45), cut(overturned(ribbon), 45)]
}
