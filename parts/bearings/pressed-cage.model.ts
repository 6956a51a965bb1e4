import { type BufferGeometry, Vector3 } from 'three'
import type { Point } from '../geometry/profile.ts'
import { merge } from '../solids/crease.ts'
import { grid } from '../solids/grid.ts'
import { revolve } from '../solids/revolve.ts'

export interface CageOptions {
  readonly pitchDiameter: number
  readonly ball: number
  readonly count: number
}

/** Thickness of the sheet, width of the ribbon and play round the ball, as shares of the ball. */
const SHEET = 0.085
const RIBBON = 0.28
const PLAY = 0.02

/** A cage of two pressed ribbons about y, riveted between the balls; the first ball lies towards x. */
export function pressedCage(options: CageOptions): BufferGeometry {
  const { pitchDiameter, ball, count } = options
  const sheet = ball * SHEET
  const rivets = Array.from({ length: count }, (_, index) =>
    rivet(ball, sheet)
      .translate(pitchDiameter / 2, 0, 0)
      .rotateY(((index + 0.5) * 2 * Math.PI) / count),
  )
  return merge([ribbon(options, 1), ribbon(options, -1), ...rivets])
}

/** Round the sheet's section: across the ribbon (1 outside, -1 inside), and on which face of it. */
const SECTION: readonly Point[] = [
  ...[1, 0.5, 0, -0.5, -1].map((across): Point => [across, 1]),
  ...[-1, -0.5, 0, 0.5, 1].map((across): Point => [across, -1]),
]

/** One half: flat between the balls, pressed round them. */
function ribbon({ pitchDiameter, ball, count }: CageOptions, side: 1 | -1): BufferGeometry {
  const sheet = ball * SHEET
  const middle = pitchDiameter / 2
  const length = Math.PI * pitchDiameter
  const bend = ball * (0.5 + PLAY) + sheet / 2
  // The pockets are parts of spheres: further from the middle of the ribbon they are lower.
  const lines = SECTION.map(([across]) => {
    const wave = waveOf(length / count, Math.sqrt(bend ** 2 - ((across * ball * RIBBON) / 2) ** 2), sheet / 2)
    return Array.from({ length: count }, (_, index) =>
      wave.map(([along, y]): Point => [along + (index * length) / count, y * side]),
    ).flat()
  })
  const columns = lines[0]?.length ?? 0
  return grid(
    SECTION.length + 1,
    columns,
    (row, column) => {
      // Upwards on the outside first, as nets run: from the lower face over the upper one and back.
      const at = (row + SECTION.length - 1) % SECTION.length
      const [across, over] = SECTION[at] ?? [0, 0]
      const point = (index: number): Point => lines[at]?.[(index + columns) % columns] ?? [0, 0]
      const [along, y] = point(column)
      const before = point(column - 1)
      const after = point(column + 1)
      const run = (((after[0] - before[0]) % length) + length) % length
      const slope = Math.hypot(run, after[1] - before[1])
      const angle = (along - ((after[1] - before[1]) / slope) * over * (sheet / 2)) / middle
      const radius = middle + (across * ball * RIBBON) / 2
      return new Vector3(
        radius * Math.cos(angle),
        y + (run / slope) * over * (sheet / 2),
        -radius * Math.sin(angle),
      )
    },
    { isClosed: true, smoothUpTo: 38 },
  )
}

/** The middle of the sheet over one ball's share of the circle: [along, height]. */
function waveOf(pitch: number, bend: number, foot: number): Point[] {
  const steps = 20
  const start = Math.asin(Math.min(1, (foot + bend * 0.12) / bend))
  const pocket = Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = Math.PI - start - ((Math.PI - 2 * start) * step) / steps
    return [bend * Math.cos(angle), bend * Math.sin(angle)]
  })
  const edge = bend * Math.cos(start) + bend * 0.09
  const gap = pitch / 2 - edge
  return [
    [-edge - gap * 0.6, foot],
    [-edge, foot],
    [-edge + bend * 0.05, foot + bend * 0.035],
    ...pocket,
    [edge - bend * 0.05, foot + bend * 0.035],
    [edge, foot],
    [edge + gap * 0.6, foot],
  ]
}

function rivet(ball: number, sheet: number): BufferGeometry {
  const radius = ball * 0.11
  const top = sheet + ball * 0.05
  const half: Point[] = [
    [radius, 0],
    [radius, sheet],
    [radius * 0.85, sheet + (top - sheet) * 0.6],
    [radius * 0.5, top],
    [0, top],
  ]
  const mirrored = half.map(([x, y]): Point => [x, -y]).reverse()
  return revolve([...mirrored, ...half.slice(1)], 20)
}
