import type { BufferGeometry } from 'three'
import { type Point, roundCorners } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './clevis-pins.ts'
import { DRILLED_FLATS, drilledCylinder } from './drilled-cylinder.model.ts'

/** Edges are broken by so much of the pin's chamfer. */
const EDGE = 0.25

const lyingPoses = { front: [90, 70, 0], back: [90, 20, 0] } as const
const headUpPoses = { front: [0, 0, 60], back: [0, 90, -75] } as const

/** The axis is y. */
const clevisPin = defineModel(families['clevis-pin'], {
  build: ({ profile, c }, surface) => [{ geometry: revolve(broken(profile, c * EDGE)), surface }],
  poses: lyingPoses,
})

/** The axis is y, the holes along z. */
const drilledClevisPin = defineModel(families['drilled-clevis-pin'], {
  build: ({ profile, c, d, dl, l, holes }, surface) =>
    drilled(profile, { d, dl, holes, edge: c * EDGE, from: c, to: l - c }).map(geometry => ({
      geometry,
      surface,
    })),
  poses: lyingPoses,
})

/** The axis is y, the head on top. */
const headedClevisPin = defineModel(families['headed-clevis-pin'], {
  build: ({ profile, c }, surface) => [{ geometry: revolve(broken(profile, c * EDGE)), surface }],
  poses: headUpPoses,
})

/** The axis is y, the head on top, the hole along z. */
const drilledHeadedClevisPin = defineModel(families['drilled-headed-clevis-pin'], {
  build: ({ profile, c, d, dl, l, r, holes }, surface) =>
    drilled(profile, { d, dl, holes, edge: c * EDGE, from: c - l, to: -r }).map(geometry => ({
      geometry,
      surface,
    })),
  poses: headUpPoses,
})

export default {
  'clevis-pin': clevisPin,
  'drilled-clevis-pin': drilledClevisPin,
  'headed-clevis-pin': headedClevisPin,
  'drilled-headed-clevis-pin': drilledHeadedClevisPin,
}

/** The whole outline of a pin, its edges broken. */
function broken(profile: readonly Point[], edge: number): Point[] {
  const [bottom, top] = [profile[0]?.[1] ?? 0, profile.at(-1)?.[1] ?? 0]
  return roundCorners([[0, bottom], ...profile, [0, top]], edge)
}

interface Drilled {
  readonly d: number
  readonly dl: number
  /** At which heights. */
  readonly holes: readonly number[]
  readonly edge: number
  /** The cylinder that has the holes. */
  readonly from: number
  readonly to: number
}

/** A pin with cross holes: its ends, and the drilled cylinder between them. */
function drilled(profile: readonly Point[], { d, dl, holes, edge, from, to }: Drilled): BufferGeometry[] {
  const outside = broken(profile, edge)
  const isBelow = ([, y]: Point) => y <= from + edge
  const below: Point[] = [...outside.filter(isBelow), [d / 2, from + edge]]
  const above: Point[] = [[d / 2, to - edge], ...outside.filter(([, y]) => y >= to - edge)]
  return [
    revolve(below, DRILLED_FLATS),
    drilledCylinder({
      diameter: d,
      from: from + edge,
      to: to - edge,
      holes: holes.map(at => ({ at, diameter: dl })),
    }),
    revolve(above, DRILLED_FLATS),
  ]
}
