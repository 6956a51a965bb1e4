import type { BufferGeometry } from 'three'
import { keyedBore } from '../geometry/keyed-bore.ts'
import { arc, type Point } from '../geometry/profile.ts'
import { circle, extrude } from '../solids/extrude.ts'
import type { Body } from '../solids/model.ts'
import { defineModel } from '../solids/model.ts'
import { setScrew } from '../solids/set-screw.ts'
import families from './jaw-coupling.ts'

/** Each hub has three jaws; six legs of the star lie between them. */
const JAWS = 3
const LEGS = 2 * JAWS
/** The legs' width in their middle, and how much narrower they are at their ends: they are crowned. */
const LEG_WIDTH = 0.235
const CROWN = 0.2
const EDGE = 0.8
const PLAY = 0.12
/** The hubs are turned a little below the jaws and the collar that carries them, which takes this share of their length. */
const TURNED = 0.35
const COLLAR = 0.16

/** A jaw coupling about y with its elastomer star, in the middle of y = 0. */
export default {
  'jaw-coupling': defineModel(families['jaw-coupling'], {
    build({ D, d, E, l, b, dH }, surface) {
      const hub = hubOf({ D, d, E, l, dH })
      const star = extrude(starOutline(D, dH), {
        depth: b,
        bevel: 0.7,
        holes: [circle([0, 0], dH * 0.62, 72)],
      })
      // Its rim comes up to the circle of the outside diameter.
      const screwSize = D * 0.11
      const screw = setScrew(screwSize, Math.sqrt(D ** 2 - screwSize ** 2) / 2)
        .rotateX(-Math.PI / 2)
        .translate(0, 0, E / 2 + l * 0.55)
      const half: Body[] = [
        ...hub.map(geometry => ({ geometry, surface })),
        { geometry: screw, surface: 'black-oxide' },
      ]
      // The other hub is the same, turned over: its jaws come between those of the first.
      const other = half.map(({ geometry, surface: same }) => ({
        geometry: geometry.clone().rotateX(Math.PI),
        surface: same,
      }))
      const bodies: Body[] = [...half, ...other, { geometry: star, surface: 'orange-plastic' }]
      for (const { geometry } of bodies) geometry.rotateX(-Math.PI / 2)
      return bodies
    },
    poses: { front: [90, 72, 0], back: [0, 24, 0] },
  }),
}

interface Hub {
  readonly D: number
  readonly d: number
  readonly E: number
  readonly l: number
  readonly dH: number
}

/** The hub on the side of z: its jaws reach towards the other hub. */
function hubOf({ D, d, E, l, dH }: Hub): BufferGeometry[] {
  const body = extrude(circle([0, 0], D - 2 * TURNED, 96), { depth: l, bevel: EDGE, holes: [keyedBore(d)] })
  const collar = extrude(circle([0, 0], D, 96), {
    depth: l * COLLAR,
    bevel: 0.3,
    holes: [circle([0, 0], D - 6, 96)],
  })
  // Jaws end 1 mm before the other hub and begin inside their own.
  const reach = E - 1 + EDGE + 0.6
  const jaws = Array.from({ length: JAWS }, (_, index) =>
    extrude(jawOutline(D, dH), { depth: reach, bevel: 0.5 })
      .translate(0, 0, -E / 2 + 1 + reach / 2)
      .rotateZ(((index + 0.25) * 2 * Math.PI) / JAWS),
  )
  // The collar's face stands a hair before the hub's, so that the two do not lie in one plane.
  return [body.translate(0, 0, (E + l) / 2), collar.translate(0, 0, (E + l * COLLAR) / 2 - 0.02), ...jaws]
}

/** Half the angle of a leg at a radius, in radians. */
function legAngle(radius: number, D: number, dH: number): number {
  const inner = dH / 2
  const share = Math.min(1, Math.max(0, (radius - inner) / (D / 2 - inner)))
  const width = LEG_WIDTH * D * (1 - CROWN + CROWN * Math.sin(Math.PI * share))
  return width / 2 / radius
}

function sideRadii(from: number, to: number): number[] {
  return Array.from({ length: 9 }, (_, step) => from + ((to - from) * step) / 8)
}

function at(radius: number, angle: number): Point {
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

/** A jaw round the angle 0, its flanks hollow where the legs are crowned. */
function jawOutline(D: number, dH: number): Point[] {
  const inner = dH / 2 + 1
  // A hair below the collar, whose cylinder it continues.
  const outer = D / 2 - 0.08
  const flank = (radius: number) => Math.PI / LEGS - legAngle(radius, D, dH) - PLAY / radius
  const radii = sideRadii(inner, outer)
  const end = (flank(outer) * 180) / Math.PI
  const start = (flank(inner) * 180) / Math.PI
  return [
    ...radii.map(radius => at(radius, -flank(radius))),
    ...arc([0, 0], outer, -end, end, 14).slice(1, -1),
    ...radii.toReversed().map(radius => at(radius, flank(radius))),
    ...arc([0, 0], inner, start, -start, 8).slice(1, -1),
  ]
}

/** The star: a ring with six crowned legs, their ends rounded. */
function starOutline(D: number, dH: number): Point[] {
  const ring = dH / 2
  const tip = D / 2 - 0.6
  const round = 2
  const leg = (side: 1 | -1, radii: readonly number[]) =>
    radii.map(radius => {
      // The last 2 mm are rounded off.
      const over = Math.max(0, (radius - (tip - round)) / round)
      return at(radius, side * (legAngle(radius, D, dH) - ((1 - Math.sqrt(1 - over ** 2)) * round) / radius))
    })
  const radii = [
    ...sideRadii(ring, tip - round),
    tip - round * 0.6,
    tip - round * 0.3,
    tip - round * 0.1,
    tip,
  ]
  const across = (2 * Math.PI) / LEGS
  const foot = legAngle(ring, D, dH)
  const one = [
    ...leg(-1, radii),
    ...leg(1, radii.toReversed()),
    ...arc([0, 0], ring, (foot * 180) / Math.PI, ((across - foot) * 180) / Math.PI, 6).slice(1, -1),
  ]
  return Array.from({ length: LEGS }, (_, index) =>
    one.map(([x, y]): Point => {
      const angle = index * across
      return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
    }),
  ).flat()
}
