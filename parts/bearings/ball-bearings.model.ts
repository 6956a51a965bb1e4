import { type BufferGeometry, Vector3 } from 'three'
import type { Point } from '../geometry/profile.ts'
import { ballRing } from '../solids/balls.ts'
import { merge } from '../solids/crease.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './ball-bearings.ts'
import type { PressedCage } from './pressed-cages.ts'

/** An open deep groove ball bearing about y, in the middle of y = 0. */
const ballBearing = defineModel(families['ball-bearing'], {
  build: ({ rings, Dw, pitch, Z, cage }, surface) => [
    ...rings.map(ring => ({ geometry: revolve(ring), surface })),
    { geometry: ballRing(Dw, pitch, Z), surface: 'chrome' },
    { geometry: pressedCage(cage), surface: 'zinc' },
  ],
  poses: { front: [90, 16, 0], back: [90, 78, 0] },
})

/** A deep groove ball bearing about y with a steel shield on both sides, in the middle of y = 0. */
const shieldedBallBearing = defineModel(families['shielded-ball-bearing'], {
  build: ({ rings, covers, Dw, pitch, Z }, surface) => [
    ...[...rings, ...covers].map(ring => ({ geometry: revolve(ring), surface })),
    { geometry: ballRing(Dw, pitch, Z), surface: 'chrome' },
  ],
  poses: { front: [90, 14, 0], back: [0, 12, 0] },
})

/** A deep groove ball bearing about y with a rubber seal on both sides, in the middle of y = 0. */
const sealedBallBearing = defineModel(families['sealed-ball-bearing'], {
  build: ({ rings, covers, Dw, pitch, Z }, surface) => [
    ...rings.map(ring => ({ geometry: revolve(ring), surface })),
    ...covers.map(seal => ({ geometry: revolve(seal), surface: 'rubber' as const })),
    { geometry: ballRing(Dw, pitch, Z), surface: 'chrome' },
  ],
  poses: { front: [90, 14, 0], back: [0, 12, 0] },
})

export default {
  'ball-bearing': ballBearing,
  'shielded-ball-bearing': shieldedBallBearing,
  'sealed-ball-bearing': sealedBallBearing,
}

/** A cage of two pressed ribbons about y, riveted between the balls; the first ball lies towards x. */
function pressedCage(cage: PressedCage): BufferGeometry {
  const rivets = Array.from({ length: cage.count }, (_, index) =>
    rivet(cage)
      .translate(cage.middle, 0, 0)
      .rotateY(((index + 0.5) * 2 * Math.PI) / cage.count),
  )
  return merge([ribbon(cage, 1), ribbon(cage, -1), ...rivets])
}

/** Round the sheet's section: across the ribbon (1 outside, -1 inside), and on which face of it. */
const SECTION: readonly Point[] = [
  ...[1, 0.5, 0, -0.5, -1].map((across): Point => [across, 1]),
  ...[-1, -0.5, 0, 0.5, 1].map((across): Point => [across, -1]),
]

/** One half: flat between the balls, pressed round them. */
function ribbon(cage: PressedCage, side: 1 | -1): BufferGeometry {
  const { middle, half, sheet, count } = cage
  const length = 2 * Math.PI * middle
  const lines = SECTION.map(([across]) => {
    const wave = waveOf(cage, across, length / count)
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
      const radius = middle + across * half
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
function waveOf({ sheet, pocket }: PressedCage, across: number, pitch: number): Point[] {
  const { round, start, edge } = pocket(across)
  const foot = sheet / 2
  const steps = 20
  const over = Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = Math.PI - start - ((Math.PI - 2 * start) * step) / steps
    return [round * Math.cos(angle), round * Math.sin(angle)]
  })
  const gap = pitch / 2 - edge
  return [
    [-edge - gap * 0.6, foot],
    [-edge, foot],
    [-edge + round * 0.05, foot + round * 0.035],
    ...over,
    [edge - round * 0.05, foot + round * 0.035],
    [edge, foot],
    [edge + gap * 0.6, foot],
  ]
}

function rivet({ ball, sheet, rivet: radius }: PressedCage): BufferGeometry {
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
