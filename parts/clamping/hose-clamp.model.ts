import { type Point, roundCorners } from '../geometry/profile.ts'
import { extrude, rectangle } from '../solids/extrude.ts'
import { hexPrism } from '../solids/hex.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { thread } from '../solids/thread.ts'
import { wrap, wrapLength } from '../solids/wrap.ts'
import families from './hose-clamp.ts'
import { HOUSING, SLOT_PITCH, WORM } from './hose-clamp-form.ts'

const QUARTER = Math.PI / 2
const RADIAN = Math.PI / 180
/** How the slots lean, in degrees. */
const SLOT_LEAN = 9

/**
 * A worm-drive hose clamp as DIN 3017, opened to its largest hose. The hose's axis is z; the housing sits on top, the
 * screw's head towards -x, the slotted tail towards +x.
 */
export default {
  'hose-clamp': defineModel(families['hose-clamp'], {
    build({ D, b, t, s }, surface) {
      const bands = [
        band({ diameter: D, t, b, angle: 360, slotsFrom: 205, slotsTo: 325 }).rotateZ(0),
        band({
          diameter: D + 2 * t + 0.1,
          t,
          b,
          angle: 96,
          slotsFrom: 32,
          slotsTo: 88,
          isTail: true,
        }).rotateZ(12 * RADIAN),
      ]
      const level = D / 2 + 2 * t + WORM / 2 - 0.2
      const screw = worm(s).map(geometry => geometry.rotateZ(QUARTER).translate(0, level, 0))
      const shell = housing(b, t).map(geometry => geometry.rotateY(QUARTER).translate(0, level, 0))
      return [
        ...bands.map(geometry => ({ geometry, surface })),
        ...shell.map(geometry => ({ geometry, surface })),
        ...screw.map(geometry => ({ geometry, surface })),
      ]
    },
    poses: { front: [-90, 205, 0], back: [90, 100, 0] },
  }),
}

interface Band {
  readonly diameter: number
  readonly t: number
  readonly b: number
  readonly angle: number
  readonly slotsFrom: number
  readonly slotsTo: number
  readonly isTail?: boolean
}

/** A length of band from the top clockwise, about z. */
function band({ diameter, t, b, angle, slotsFrom, slotsTo }: Band) {
  const strip = { diameter, thickness: t, width: b, bevel: Math.min(0.15, t / 4), angle }
  const length = wrapLength(strip)
  const first = (length * slotsFrom) / angle
  const count = Math.floor((length * (slotsTo - slotsFrom)) / angle / SLOT_PITCH)
  const lean = SLOT_LEAN * RADIAN
  const holes = Array.from({ length: count }, (_, index) => ({
    outline: roundCorners(rectangle(b * 0.58, 1.5), 0.7, { isClosed: true, steps: 3 }).map(
      ([x, y]): Point => [
        first + index * SLOT_PITCH + x * Math.sin(lean) - y * Math.cos(lean),
        x * Math.cos(lean) + y * Math.sin(lean),
      ],
    ),
  }))
  return wrap({ ...strip, holes }).rotateX(QUARTER)
}

/** The worm about y: its thread, a collar, and a hexagon head with a slot (as two halves). Its head is up. */
function worm(s: number) {
  const half = HOUSING / 2
  const thread3017 = thread({ diameter: WORM - 1, pitch: SLOT_PITCH, from: -half - 2.2, to: half })
  const core = revolve([
    [0, -half - 2.6],
    [WORM * 0.28, -half - 2.6],
    [WORM * 0.36, -half - 1.8],
    [WORM * 0.3, half],
  ])
  const collar = revolve(
    roundCorners(
      [
        [0, half + 0.3],
        [s * 0.68, half + 0.3],
        [s * 0.68, half + 1.5],
        [s * 0.5, half + 1.6],
      ],
      [0, 0.3, 0.5, 0],
    ),
  )
  const head = hexPrism({ acrossFlats: s, from: half + 1.4, to: half + 5.6, isTopChamfered: true })
  return [thread3017, core, collar, head]
}

/** The housing, pressed of sheet: an arch over the worm, and a saddle that holds the band; extruded along the worm. */
function housing(b: number, t: number) {
  const inner = WORM / 2
  const wall = 0.9
  const foot = -inner - 2 * t - 0.5
  const half = b / 2 + 0.9
  const archOuter = roundCorners(
    [
      [-half, foot],
      [half, foot],
      [half, -inner * 0.35],
      [inner + wall, inner * 0.5],
      [inner + wall, inner + wall],
      [-inner - wall, inner + wall],
      [-inner - wall, inner * 0.5],
      [-half, -inner * 0.35],
    ],
    [0.8, 0.8, 1.6, 1.6, inner + 0.4, inner + 0.4, 1.6, 1.6],
    { isClosed: true },
  )
  const archInner = roundCorners(
    [
      [-half + wall, foot + 0.5],
      [half - wall, foot + 0.5],
      [half - wall, -inner * 0.45],
      [inner, inner * 0.4],
      [inner, inner],
      [-inner, inner],
      [-inner, inner * 0.4],
      [-half + wall, -inner * 0.45],
    ],
    [0.4, 0.4, 1, 1, inner - 0.2, inner - 0.2, 1, 1],
    { isClosed: true },
  )
  const shell = extrude(archOuter, { depth: HOUSING, bevel: 0.25, holes: [archInner] })
  // The lips that keep the worm from sliding out at its head.
  const lip = extrude(archOuter, { depth: 0.8, bevel: 0.25, holes: [archInner] }).translate(0, 0, 0)
  return [shell, lip.scale(1.06, 1.06, 1)]
}
