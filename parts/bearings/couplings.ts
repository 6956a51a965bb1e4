import {
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  outline,
  type Point,
  path,
  rect,
  sideView,
  turn,
  width,
} from '../drawing/kit.ts'
import type { Dimensions, FamilyTerms } from '../family.ts'
import { boreEnd, boreSide } from './keyed-bores.ts'
import { repeated } from './repeated.ts'

/** Each hub has three jaws; six legs of the star lie between them. */
const JAWS = 3
const LEGS = 2 * JAWS
/** The legs' width in their middle, and how much narrower they are at their ends: they are crowned. */
const LEG_WIDTH = 0.235
const CROWN = 0.2
/** Between a leg and a jaw, and between the star's ring and the jaws' insides, in mm. */
const PLAY = 0.12
const ROOM = 1
/** Jaws end so far before the other hub, in mm. */
const CLEARANCE = 1
/** The edges of the hubs are broken by so much, in mm. */
const EDGE = 0.8
/** The hubs are turned a little below the jaws and the collar that carries them, which takes this share of their length. */
const TURNED = 0.35
const COLLAR = 0.16

const terms = {
  d: ['Bore', 'mm'],
  D: ['Outside diameter', 'mm'],
  T: ['Torque', 'N·m'],
  L: ['Overall length', 'mm'],
  l: ['Hub length', 'mm'],
  E: ['Distance between hubs', 'mm'],
  b: ['Thickness of the star', 'mm'],
  dH: ['Inside diameter of the jaws', 'mm'],
} as const satisfies FamilyTerms

/** A jaw coupling, its axis along x; the hub on the left carries the jaws that lie above the middle in front. */
const jawCoupling = defineFamily({
  terms,
  form: couplingForm,
  draw: form => {
    const { d, D, L, E, b, dH, body, edge, star, leg, jaw } = form
    const hub = L / 2
    const half = [...hubSide(form), ...jawsSide(form)]
    const [, legTop] = spanOf(leg, (2 * Math.PI) / LEGS)
    const [, jawTop] = spanOf(jaw.outline, jawAngle(0))
    return {
      views: [
        frontView(
          [
            // The other hub is the same, turned over.
            half,
            turn(half, 180),
            [1, -1].map(side =>
              path([
                [-b / 2, side * jawTop],
                [-b / 2, side * legTop],
                [b / 2, side * legTop],
                [b / 2, side * jawTop],
              ]),
            ),
            boreSide(d, -hub, -E / 2),
            boreSide(d, E / 2, hub, -1),
            [dH / 2, star.hole / 2, -star.hole / 2, -dH / 2].map(y =>
              line([-b / 2, y], [b / 2, y], 'hidden'),
            ),
            centreLine([-hub, 0], [hub, 0]),
            width('l', [-hub, edge - body / 2], [-E / 2, -D / 2], 'below'),
            width('E', [-E / 2, -D / 2], [E / 2, -D / 2], 'below'),
            width('L', [-hub, edge - body / 2], [hub, edge - body / 2], 'below'),
            width('b', [-b / 2, legTop], [b / 2, legTop], 'above'),
            height('d', [hub, -d / 2], [hub, d / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['y', 'z'] },
        ),
        sideView(
          [
            [D, body - 2 * edge, star.hole].map(size => circle([0, 0], size)),
            boreEnd(d),
            circle([0, 0], dH, 'hidden'),
            centreMark([0, 0], D),
            diameter('D', [0, 0], D, { angle: 55 }),
            height('dH', [0, -dH / 2], [0, dH / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['x', 'z'] },
        ),
      ],
    }
  },
})

export default { 'jaw-coupling': jawCoupling }

/** Outlines lie in the plane across the axis, a jaw and a leg round the angle 0. */
function couplingForm(dimensions: Dimensions<typeof terms>) {
  const { D, E, l, dH } = dimensions
  /** The outside diameter of the star's ring. */
  const ring = dH - 2 * ROOM
  const leg = legOutline(D, ring)
  const screw = D * 0.11
  return {
    ...dimensions,
    edge: EDGE,
    /** Diameter of a hub behind its collar, and the collar's length. */
    body: D - 2 * TURNED,
    collar: l * COLLAR,
    jaw: {
      outline: jawOutline(D, ring),
      /** Those of one hub, and where they end before the other hub. */
      angles: Array.from({ length: JAWS }, (_, index) => jawAngle(index)),
      end: E / 2 - CLEARANCE,
    },
    leg,
    star: { outline: starOutline(leg, D, ring), hole: dH * 0.62 },
    // Its rim comes up to the circle of the outside diameter.
    screw: { size: screw, at: E / 2 + l * 0.55, height: Math.sqrt(D ** 2 - screw ** 2) / 2 },
  }
}

/** The figures of a jaw coupling. */
export type JawCoupling = ReturnType<typeof couplingForm>

/** Where a jaw of the hub on the left stands, in radians; those of the other hub stand at the same angles below. */
function jawAngle(index: number): number {
  return ((index + 0.25) * 2 * Math.PI) / JAWS
}

/** Half the angle of a leg at a radius, in radians. */
function legAngle(radius: number, D: number, ring: number): number {
  const inner = ring / 2
  const share = Math.min(1, Math.max(0, (radius - inner) / (D / 2 - inner)))
  const wide = LEG_WIDTH * D * (1 - CROWN + CROWN * Math.sin(Math.PI * share))
  return wide / 2 / radius
}

function sideRadii(from: number, to: number): number[] {
  return Array.from({ length: 9 }, (_, step) => from + ((to - from) * step) / 8)
}

function at(radius: number, angle: number): Point {
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

/** A jaw round the angle 0, its flanks hollow where the legs are crowned. */
function jawOutline(D: number, ring: number): Point[] {
  const inner = ring / 2 + ROOM
  // A hair below the collar, whose cylinder it continues.
  const outer = D / 2 - 0.08
  const flank = (radius: number) => Math.PI / LEGS - legAngle(radius, D, ring) - PLAY / radius
  const radii = sideRadii(inner, outer)
  const end = (flank(outer) * 180) / Math.PI
  const start = (flank(inner) * 180) / Math.PI
  return [
    ...radii.map(radius => at(radius, -flank(radius))),
    ...arcPoints([0, 0], outer, -end, end, 14).slice(1, -1),
    ...radii.toReversed().map(radius => at(radius, flank(radius))),
    ...arcPoints([0, 0], inner, start, -start, 8).slice(1, -1),
  ]
}

/** A leg of the star round the angle 0, from the ring out and back: its end is rounded. */
function legOutline(D: number, ring: number): Point[] {
  const tip = D / 2 - 0.6
  const round = 2
  const side = (sign: 1 | -1, radii: readonly number[]) =>
    radii.map(radius => {
      // The last 2 mm are rounded off.
      const over = Math.max(0, (radius - (tip - round)) / round)
      return at(
        radius,
        sign * (legAngle(radius, D, ring) - ((1 - Math.sqrt(1 - over ** 2)) * round) / radius),
      )
    })
  const radii = [
    ...sideRadii(ring / 2, tip - round),
    tip - round * 0.6,
    tip - round * 0.3,
    tip - round * 0.1,
    tip,
  ]
  return [...side(-1, radii), ...side(1, radii.toReversed())]
}

/** The star: a ring with six legs. */
function starOutline(leg: readonly Point[], D: number, ring: number): Point[] {
  const across = (2 * Math.PI) / LEGS
  const foot = legAngle(ring / 2, D, ring)
  const arcs = arcPoints([0, 0], ring / 2, (foot * 180) / Math.PI, ((across - foot) * 180) / Math.PI, 6)
  return repeated([...leg, ...arcs.slice(1, -1)], LEGS)
}

/** From where to where an outline reaches upwards when it is turned by so many radians. */
function spanOf(points: readonly Point[], angle: number): readonly [low: number, high: number] {
  const heights = points.map(([x, y]) => x * Math.sin(angle) + y * Math.cos(angle))
  return [Math.min(...heights), Math.max(...heights)]
}

/** The hub on the left from the side: its chamfered body, the collar and the set screw above the keyway. */
function hubSide({ L, E, D, d, body, edge, collar, screw }: JawCoupling) {
  const [end, step] = [-L / 2, -E / 2 - collar]
  const profile: Point[] = [
    [end, body / 2 - edge],
    [end + edge, body / 2],
    [step, body / 2],
    [step, D / 2],
    [-E / 2, D / 2],
  ]
  return [
    outline([...profile, ...profile.toReversed().map(([x, y]): Point => [x, -y])]),
    line([end + edge, -body / 2], [end + edge, body / 2]),
    line([step, -body / 2], [step, body / 2]),
    rect([-screw.at - screw.size / 2, body / 2], [-screw.at + screw.size / 2, screw.height]),
    centreLine([-screw.at, d / 2], [-screw.at, D / 2]),
  ]
}

/**
 * What is seen of the left hub's jaws, and the end of the leg in the middle: one jaw lies in front, above that leg; one stands
 * on edge at the bottom, behind the other hub's jaw and a leg.
 */
function jawsSide({ E, b, jaw }: JawCoupling) {
  const bottom = jawAngle(2)
  const [low, high] = spanOf(jaw.outline, jawAngle(0))
  const [outside, inside] = spanOf(jaw.outline, bottom)
  const tip = Math.max(...jaw.outline.map(([x, y]) => Math.hypot(x, y)))
  const [, edge] = spanOf(
    jaw.outline.filter(([x, y]) => Math.hypot(x, y) > tip - 1e-6),
    bottom,
  )
  return [
    path([
      [-E / 2, low],
      [jaw.end, low],
      [jaw.end, high],
      [-E / 2, high],
    ]),
    path([
      [-E / 2, outside],
      [jaw.end, outside],
      [jaw.end, -high],
    ]),
    line([-E / 2, edge], [jaw.end, edge]),
    line([-E / 2, inside], [-jaw.end, inside]),
    line([-b / 2, -low], [-b / 2, low]),
  ]
}
