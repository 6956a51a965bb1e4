import {
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  hatch,
  height,
  type Item,
  type Point,
  roundCorners,
  type Shape,
  sideView,
  topView,
  width,
} from '../drawing/kit.ts'
import { areaOf } from '../geometry/volumes.ts'
import { seenWire, turnsAlong, type WirePlace } from './wire-view.ts'

/** Over how much of a turn the pitch opens. */
const OPENING = 0.35
/** How many steps a turn's rise is summed up in. */
const STEPS = 48
/** How many steps stand for a turn that is seen from its end. */
const PER_TURN = 96
const NOTES = ['Right-hand, ends closed and ground']

/** A cylindrical compression spring of round wire, EN 15800, its axis along x. */
const compressionSpring = defineFamily({
  terms: {
    d: ['Wire diameter', 'mm'],
    De: ['Outer diameter', 'mm'],
    L0: ['Free length', 'mm'],
    R: ['Spring rate', 'N/mm'],
    n: ['Active coils', ''],
    Ln: ['Shortest working length', 'mm'],
    Fn: ['Highest force', 'N'],
  },
  form: dimensions => {
    const { d, De, L0, n } = dimensions
    return { ...dimensions, coil: groundCoil(roundSection(d, 32), () => (De - d) / 2, d, L0, n) }
  },
  draw: ({ d, De, L0, coil }) => {
    const at = Math.floor(coil.turns / 2)
    const first = coil.height(1)
    return {
      views: [
        frontView(
          [
            seenCoil(coil),
            centreLine([0, 0], [L0, 0]),
            width('L0', [0, -De / 2 + d / 2], [L0, -De / 2 + d / 2], 'below'),
            height('De', [first, -De / 2], [first, De / 2], 'left', { prefix: '⌀' }),
            diameter('d', [coil.height(at), De / 2 - d / 2], d, { angle: 65 }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView([ringEnd(De, De - 2 * d), centreMark([0, 0], De)], { axes: ['z', 'x'] }),
      ],
      notes: NOTES,
    }
  },
  volume: ({ coil }) => coilVolume(coil),
})

/** A conical compression spring, the wide end on the left. */
const conicalSpring = defineFamily({
  terms: {
    D2: ['Outer diameter, wide end', 'mm'],
    L0: ['Free length', 'mm'],
    R: ['Spring rate', 'N/mm'],
    D1: ['Outer diameter, narrow end', 'mm'],
    d: ['Wire diameter', 'mm'],
    n: ['Active coils', ''],
  },
  form: dimensions => {
    const { d, D1, D2, L0, n } = dimensions
    const taper = (turn: number) => Math.min(1, Math.max(0, (turn - 1) / n))
    const radius = (turn: number) => (D2 - d - (D2 - D1) * taper(turn)) / 2
    return { ...dimensions, coil: groundCoil(roundSection(d, 28), radius, d, L0, n) }
  },
  draw: ({ d, D1, D2, L0, coil }) => {
    const { turns, radius, height: middle } = coil
    return {
      views: [
        frontView(
          [
            seenCoil(coil),
            centreLine([0, 0], [L0, 0]),
            width('L0', [0, -radius(0.5)], [L0, -radius(turns)], 'below'),
            height('D2', [middle(0.5), -D2 / 2], [middle(1), D2 / 2], 'left', { prefix: '⌀' }),
            height('D1', [middle(turns - 0.5), -D1 / 2], [middle(turns - 1), D1 / 2], 'right', {
              prefix: '⌀',
            }),
            diameter('d', [middle(3), radius(3)], d, { angle: 55 }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView([coilFromEnd(coil), centreMark([0, 0], D2)], { axes: ['z', 'x'] }),
      ],
      notes: NOTES,
    }
  },
  volume: ({ coil }) => coilVolume(coil),
})

/** A die spring of rectangular wire, as ISO 10243, its axis along x. */
const dieSpring = defineFamily({
  terms: {
    De: ['Outer diameter', 'mm'],
    L0: ['Free length', 'mm'],
    R: ['Spring rate', 'N/mm'],
    Di: ['Inner diameter', 'mm'],
    h: ['Wire height', 'mm'],
    n: ['Active coils', ''],
  },
  form: dimensions => {
    const { De, Di, L0, h, n } = dimensions
    const across = (De - Di) / 2
    const section = roundCorners(
      [
        [-across / 2, -h / 2],
        [across / 2, -h / 2],
        [across / 2, h / 2],
        [-across / 2, h / 2],
      ],
      h * 0.26,
      { isClosed: true, steps: 5 },
    )
    return { ...dimensions, coil: groundCoil(section, () => (De + Di) / 4, h, L0, n) }
  },
  draw: ({ De, Di, L0, h, coil }) => {
    const { turns, height: middle } = coil
    const at = Math.round(turns / 2)
    const inset = (De - Di) / 4
    return {
      views: [
        frontView(
          [
            seenCoil(coil),
            centreLine([0, 0], [L0, 0]),
            width('L0', [0, inset - De / 2], [L0, inset - De / 2], 'below'),
            height('De', [middle(0.5), -De / 2], [middle(1), De / 2], 'left', { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [ringEnd(De, Di), centreMark([0, 0], De), diameter('Di', [0, 0], Di, { angle: 40, reach: 24 })],
          { axes: ['z', 'x'] },
        ),
        topView(
          [
            cutCoil(coil),
            centreLine([0, 0], [L0, 0]),
            width('h', [middle(at) - h / 2, De / 2], [middle(at) + h / 2, De / 2], 'above'),
          ],
          {
            name: 'Section',
            label: 'A–A',
            simplified: 'cut along the axis',
          },
        ),
      ],
      notes: NOTES,
    }
  },
  volume: ({ coil }) => coilVolume(coil),
})

export default {
  'compression-spring': compressionSpring,
  'conical-spring': conicalSpring,
  'die-spring': dieSpring,
}

/** A wire wound about an axis, its section kept upright; in mm. */
interface Coil {
  /** The wire's section about its middle: [outwards from the axis, along it]. */
  readonly section: readonly Point[]
  readonly turns: number
  /** Radius and height of the section's middle after so many turns. */
  readonly radius: (turn: number) => number
  readonly height: (turn: number) => number
  readonly groundTo: readonly [bottom: number, top: number]
}

/**
 * A coil of free length L0 with n active coils. EN 15800: one more at each end is closed and ground over three quarters of a
 * turn, to a quarter of the wire at its tip.
 */
function groundCoil(
  section: readonly Point[],
  radius: Coil['radius'],
  thickness: number,
  L0: number,
  n: number,
): Coil {
  const turns = n + 2
  const rise = riseOf(turns, thickness, L0 + thickness / 2)
  return { section, turns, radius, height: turn => rise(turn) - thickness / 4, groundTo: [0, L0] }
}

/** The volume of a coil, its section as it is left after grinding, in mm³: each section sweeps round the axis (Guldin). */
function coilVolume({ section, turns, radius, height: middle, groundTo: [bottom, top] }: Coil): number {
  const count = Math.round(turns * STEPS)
  const whole = areaOf(section)
  const reach = Math.max(...section.map(([, along]) => Math.abs(along)))
  /** What is left of the section whose middle is at this height. */
  const areaAt = (y: number) =>
    y - reach >= bottom && y + reach <= top
      ? whole
      : areaOf(section.map(([out, along]): Point => [out, Math.min(Math.max(y + along, bottom), top)]))
  return Array.from({ length: count }, (_, step) => {
    const turn = ((step + 0.5) * turns) / count
    return areaAt(middle(turn)) * radius(turn) * ((2 * Math.PI * turns) / count)
  }).reduce((sum, share) => sum + share, 0)
}

/**
 * Rise of a wire after so many turns, whose first and last coil lie closed on their neighbours, `closed` apart, and whose
 * pitch opens gently between them; `total` after all of them. In mm.
 */
function riseOf(turns: number, closed: number, total: number): (turn: number) => number {
  const count = Math.round(turns * STEPS)
  const open = Array.from({ length: count }, (_, step) => {
    const turn = (step + 0.5) / STEPS
    return smooth((turn - 1) / OPENING) * smooth((turns - turn - 1) / OPENING)
  })
  const openTurns = open.reduce((sum, share) => sum + share / STEPS, 0)
  const pitch = (total - closed * (turns - openTurns)) / openTurns
  const heights = [0]
  for (const share of open) {
    const before = heights.at(-1) ?? 0
    heights.push(before + (closed * (1 - share) + pitch * share) / STEPS)
  }
  return turn => {
    const place = Math.min(Math.max(turn * STEPS, 0), count)
    const lower = Math.floor(place)
    const from = heights[lower] ?? 0
    const to = heights[Math.min(lower + 1, count)] ?? from
    return from + (to - from) * (place - lower)
  }
}

function smooth(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

function roundSection(d: number, steps: number): Point[] {
  return arcPoints([0, 0], d / 2, 0, 360, steps).slice(0, -1)
}

/** A coil from the side, its axis along x. */
function seenCoil(coil: Coil): Shape[] {
  return seenWire(placesOf(coil, turnsAlong(0, coil.turns)))
}

/** A coil cut along its axis, x, with what lies behind: the halves of its turns and the sections at their ends. */
function cutCoil(coil: Coil): Shape[] {
  const halves = Array.from({ length: Math.ceil(coil.turns - 0.5) }, (_, turn) =>
    placesOf(coil, turnsAlong(turn + 0.5, Math.min(turn + 1, coil.turns))),
  )
  const ends = halves.flatMap(half => [...half.slice(0, 1), ...half.slice(-1)])
  // The wire's own end may lie behind the plane of the cut.
  const cuts = ends.filter(({ depth }) => Math.abs(depth) < 1e-6)
  return [hatch(cuts.map(({ outline }) => outline)), ...seenWire(...halves)]
}

function placesOf(
  { section, radius, height: middle, groundTo: [bottom, top] }: Coil,
  turns: readonly number[],
): WirePlace[] {
  return turns.map(turn => {
    const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)]
    const [x, r] = [middle(turn), radius(turn)]
    return {
      at: [x, r * cos],
      depth: r * sin,
      outline: section.map(
        ([out, along]): Point => [Math.min(Math.max(x + along, bottom), top), (r + out) * cos],
      ),
    }
  })
}

/** A coil from its left end, the nearer turns over the farther ones. */
function coilFromEnd({ section, turns, radius, height: middle }: Coil): Shape[] {
  return seenWire(
    Array.from({ length: Math.round(turns * PER_TURN) + 1 }, (_, step) => {
      const turn = step / PER_TURN
      const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)]
      const at = (r: number): Point => [r * sin, r * cos]
      const r = radius(turn)
      return { at: at(r), depth: -middle(turn), outline: section.map(([out]) => at(r + out)) }
    }),
  )
}

/** A cylindrical spring from its end: a ring. */
function ringEnd(outer: number, inner: number): Item {
  return [circle([0, 0], outer), circle([0, 0], inner)]
}
