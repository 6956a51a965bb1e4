import { circle, hatch, type Item, line, outline, type Point, path } from '../drawing/kit.ts'

export interface WoundWire {
  /** The section of the wire: [along the axis, outwards] round its middle, in mm. */
  readonly section: readonly Point[]
  readonly turns: number
  readonly radius: (turn: number) => number
  readonly height: (turn: number) => number
  /** The ends are ground off here, along x. */
  readonly from: number
  readonly to: number
}

/**
 * A wound spring cut along its axis (x), as ISO 2162 shows it: the sections of the wire above and below, and the halves of
 * the coils behind them.
 */
export function coilSection({ section, turns, radius, height, from, to }: WoundWire): Item {
  const clamp = (x: number) => Math.min(Math.max(x, from), to)
  const middle = (turn: number): Point => [height(turn), radius(turn) * (turn % 1 === 0 ? 1 : -1)]
  const places = Array.from({ length: Math.floor(turns * 2) + 1 }, (_, step) => step / 2)
  const cuts = places.map(turn => {
    const [x, y] = middle(turn)
    const loop = section.map(([along, out]): Point => [clamp(x + along), y + out])
    return [hatch([loop], turn % 1 === 0 ? 45 : 135), outline(loop)]
  })
  const behind = places.flatMap(turn => {
    if (turn % 1 !== 0 || turn + 0.5 > turns) return []
    const [start, end] = [middle(turn), middle(turn + 0.5)]
    return [-1, 1].map(side => line(...edge(section, start, end, side, clamp)))
  })
  return [cuts, behind]
}

/** The line that touches both sections on one side. */
function edge(
  section: readonly Point[],
  [x0, y0]: Point,
  [x1, y1]: Point,
  side: number,
  clamp: (x: number) => number,
): [Point, Point] {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const across: Point = [(y0 - y1) / length, (x1 - x0) / length]
  const reach = ([along, out]: Point) => (along * across[0] + out * across[1]) * side
  const touching = section.reduce((best, point) => (reach(point) > reach(best) ? point : best))
  return [
    [clamp(x0 + touching[0]), y0 + touching[1]],
    [clamp(x1 + touching[0]), y1 + touching[1]],
  ]
}

/** A closely wound body from the side, its axis x: the bows of its coils, and the grooves between those in front. */
export function closeCoils(wire: number, De: number, turns: number, pitch: number, from: number): Item {
  const radius = (De - wire) / 2
  const whole = Math.floor(turns)
  const upper = Array.from({ length: whole + 1 }, (_, turn) => bow(wire, from + turn * pitch, radius, 1))
  const lower = Array.from({ length: Math.floor(turns + 0.5) }, (_, turn) =>
    bow(wire, from + (turn + 0.5) * pitch, -radius, -1),
  )
  const front = Array.from({ length: whole }, (_, turn) =>
    line([from + (turn + 0.5) * pitch + wire / 2, -radius], [from + (turn + 1) * pitch + wire / 2, radius]),
  )
  return [upper, lower, front, line([from - wire / 2, radius], [from, -radius])]
}

/** The outer half of a wire that passes over the top (1) or under the bottom (-1) of a coil. */
export function bow(wire: number, x: number, y: number, side: 1 | -1): Item {
  return path(
    Array.from({ length: 13 }, (_, step) => {
      const angle = Math.PI * (1 - step / 12)
      return [x + (wire / 2) * Math.cos(angle), y + (wire / 2) * Math.sin(angle) * side]
    }),
  )
}

/** The wire's round section as points. */
export function roundWire(d: number): Point[] {
  return Array.from({ length: 48 }, (_, step) => {
    const angle = (step / 48) * 2 * Math.PI
    return [(d / 2) * Math.cos(angle), (d / 2) * Math.sin(angle)]
  })
}

/** A spring from its end: a ring. */
export function ringEnd(outer: number, inner: number): Item {
  return [circle([0, 0], outer), circle([0, 0], inner)]
}
