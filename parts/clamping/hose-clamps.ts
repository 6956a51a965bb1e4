import {
  arcPoints,
  behind,
  centreLine,
  centreMark,
  chamferCorners,
  defineFamily,
  diameter,
  frontView,
  height,
  hexEnd,
  hexSide,
  move,
  note,
  outline,
  type Point,
  path,
  roundCorners,
  sideView,
  standing,
  threadedRod,
  width,
} from '../drawing/kit.ts'
import { layered } from '../drawing/shapes/layered.ts'
import { boxOf, closed } from './outlines.ts'

/** DIN 3017: the worm's pitch and so that of the slots, in mm. */
const SLOT_PITCH = 3.2
/** How the slots lean, in degrees. */
const SLOT_LEAN = 9
/** The worm's diameter over all and the length of its housing, in mm. */
const WORM = 7.4
const HOUSING = 15
/** Thickness of the housing's sheet, in mm, the bevel of its edges, and by how much its lip is larger than it. */
const WALL = 0.9
const EDGE = 0.25
const LIP = { depth: 0.8, scale: 1.06 } as const

/**
 * A worm-drive hose clamp as DIN 3017, opened to its largest hose: along the hose, the screw's head on the left, and on that
 * head. The hose's axis is the origin.
 */
const hoseClamp = defineFamily({
  terms: {
    d: ['Smallest hose', 'mm'],
    D: ['Largest hose', 'mm'],
    b: ['Band width', 'mm'],
    t: ['Band thickness', 'mm'],
    s: ['Width across flats', 'mm'],
    T: ['Tightening torque', 'N·m'],
  },
  form: dimensions => {
    const { D, b, t, s } = dimensions
    return {
      ...dimensions,
      /** Height of the worm's axis over the hose's. */
      level: D / 2 + 2 * t + WORM / 2 - 0.2,
      band: stripOf({ inside: D, t, b, angle: 360, slotsFrom: 205, slotsTo: 325, turn: 0 }),
      tail: stripOf({ inside: D + 2 * t + 0.1, t, b, angle: 96, slotsFrom: 32, slotsTo: 88, turn: 12 }),
      worm: wormOf(s),
      housing: { length: HOUSING, edge: EDGE, lip: LIP, ...housingOf(b, t) },
    }
  },
  draw: ({ D, d, b, t, s, level, band, tail, worm, housing }) => {
    const R = D / 2
    const half = housing.length / 2
    const at = (points: readonly Point[]) => points.map(([x, y]): Point => [x, y + level])
    const lip = at(housing.outer.map(([x, y]): Point => [x * housing.lip.scale, y * housing.lip.scale]))
    const heights = at(housing.outer).map(([, y]) => y)
    const [foot, roof] = [Math.min(...heights), Math.max(...heights)]
    const shell = chamferCorners(boxOf(-half, foot, half, roof), housing.edge, { isClosed: true })
    const lipSide = boxOf(
      -housing.lip.depth / 2,
      Math.min(...lip.map(([, y]) => y)),
      housing.lip.depth / 2,
      Math.max(...lip.map(([, y]) => y)),
    )
    const round = (radius: number, from = 0, to = 360) => arcPoints([0, 0], radius, from, to, 240)
    const tailEnd = 90 + tail.turn - tail.angle
    const bevelled = (tail.bevel / tail.middle) * (180 / Math.PI)
    const [inner, outer] = [tail.inside / 2, tail.inside / 2 + t]
    const tailOf = [
      ...round(outer, 90, tailEnd + bevelled),
      ...[outer - tail.bevel, inner + tail.bevel].map(radius => polar(radius, tailEnd)),
      ...round(inner, tailEnd + bevelled, 90),
    ]
    const collar = arcPoints([0, level], Math.max(...worm.collar.map(([radius]) => radius)), 0, 360, 120)
    const [, tip = [0, 0], waist = [0, 0]] = worm.core
    const thread = { diameter: worm.diameter, pitch: worm.pitch, from: half, to: worm.reach }
    const coneAt = (along: number) => tip[0] + ((waist[0] - tip[0]) * (along + tip[1])) / (tip[1] - waist[1])
    return {
      views: [
        frontView(
          [
            layered(lipSide, shell),
            behind(round(R), shell, lipSide),
            behind(round(R + t), shell, lipSide),
            behind(tailOf, shell),
            move(
              [
                outline(standing(worm.collar).map(([x, y]): Point => [-y, x])),
                ...hexSide({ acrossFlats: s, from: -worm.headFrom, to: -worm.headTo, chamfer: ['to'] }),
                ...threadedRod({ ...thread, ends: ['to'] }),
                path([
                  [worm.reach, coneAt(worm.reach)],
                  [-tip[1], tip[0]],
                  [-tip[1], -tip[0]],
                  [worm.reach, -coneAt(worm.reach)],
                ]),
              ],
              0,
              level,
            ),
            centreLine([-worm.headTo, level], [-tip[1], level]),
            centreMark([0, 0], D),
            diameter('D', [0, 0], D, { angle: 215, reach: -16 }),
            height('t', [0, -R - t], [0, -R], { at: R * 0.35 }),
            note([R * 0.77, R * 0.77], `For hoses ${d} to ${D}`, { angle: 20, reach: 12, symbols: ['d'] }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            move(hexEnd(s), 0, level),
            layered(collar, at(housing.outer), lip, boxOf(-b / 2, -R - t, b / 2, R)),
            behind(closed(at(housing.inner)), collar),
            [R + t, outer].map(y =>
              behind(
                [
                  [-b / 2, y],
                  [b / 2, y],
                ],
                collar,
              ),
            ),
            band.slots.map(slot =>
              outline(
                slot.map(([along, across]): Point => [across, (R + t) * Math.cos(along / band.middle)]),
              ),
            ),
            centreLine([0, -R - t], [0, roof]),
            width('b', [-b / 2, -R - t], [b / 2, -R - t], 'below'),
            width('s', [-s / 2, level], [s / 2, level], 'above'),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
    }
  },
})

export default { 'hose-clamp': hoseClamp }

interface StripOptions {
  /** The inner diameter. */
  readonly inside: number
  readonly t: number
  readonly b: number
  /** How far it goes round, in degrees, and between which of them it is slotted. */
  readonly angle: number
  readonly slotsFrom: number
  readonly slotsTo: number
  /** By how many degrees it is turned back from the top. */
  readonly turn: number
}

/** A length of band that goes round clockwise from the top. Its slots lie on the flat strip, [along, across] from its middle. */
function stripOf({ inside, t, b, angle, slotsFrom, slotsTo, turn }: StripOptions) {
  // Bent, its middle layer keeps its length.
  const middle = inside / 2 + t / 2
  const length = (middle * angle * Math.PI) / 180
  const first = (length * slotsFrom) / angle
  const count = Math.floor((length * (slotsTo - slotsFrom)) / angle / SLOT_PITCH)
  const lean = (SLOT_LEAN * Math.PI) / 180
  const [long, wide] = [b * 0.58, 1.5]
  const slot = roundCorners(boxOf(-long / 2, -wide / 2, long / 2, wide / 2), 0.7, {
    isClosed: true,
    steps: 3,
  })
  const slots = Array.from({ length: count }, (_, index) =>
    slot.map(
      ([x, y]): Point => [
        first + index * SLOT_PITCH + x * Math.sin(lean) - y * Math.cos(lean),
        x * Math.cos(lean) + y * Math.sin(lean),
      ],
    ),
  )
  return { inside, t, b, angle, turn, middle, bevel: Math.min(0.15, t / 4), slots }
}

/** The worm and its hexagon head of this width, about y, the head up; core and collar are turned. */
function wormOf(s: number) {
  const half = HOUSING / 2
  return {
    diameter: WORM - 1,
    pitch: SLOT_PITCH,
    /** How far its thread reaches beyond the middle on the side that has no head. */
    reach: half + 2.2,
    core: [
      [0, -half - 2.6],
      [WORM * 0.28, -half - 2.6],
      [WORM * 0.36, -half - 1.8],
      [WORM * 0.3, half],
    ] satisfies readonly Point[],
    collar: roundCorners(
      [
        [0, half + 0.3],
        [s * 0.68, half + 0.3],
        [s * 0.68, half + 1.5],
        [s * 0.5, half + 1.6],
      ],
      [0, 0.3, 0.5, 0],
    ),
    headFrom: half + 1.4,
    headTo: half + 5.6,
  }
}

/** Section of the housing, pressed of sheet: an arch over the worm's axis and a saddle that holds the band. */
function housingOf(b: number, t: number) {
  const inner = WORM / 2
  const foot = -inner - 2 * t - 0.5
  const half = b / 2 + WALL
  return {
    outer: roundCorners(
      [
        [-half, foot],
        [half, foot],
        [half, -inner * 0.35],
        [inner + WALL, inner * 0.5],
        [inner + WALL, inner + WALL],
        [-inner - WALL, inner + WALL],
        [-inner - WALL, inner * 0.5],
        [-half, -inner * 0.35],
      ],
      [0.8, 0.8, 1.6, 1.6, inner + 0.4, inner + 0.4, 1.6, 1.6],
      { isClosed: true },
    ),
    inner: roundCorners(
      [
        [-half + WALL, foot + 0.5],
        [half - WALL, foot + 0.5],
        [half - WALL, -inner * 0.45],
        [inner, inner * 0.4],
        [inner, inner],
        [-inner, inner],
        [-inner, inner * 0.4],
        [-half + WALL, -inner * 0.45],
      ],
      [0.4, 0.4, 1, 1, inner - 0.2, inner - 0.2, 1, 1],
      { isClosed: true },
    ),
  }
}

function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}
