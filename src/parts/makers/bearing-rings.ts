import type { BufferGeometry } from 'three'
import { GROOVE_RADIUS, ringProfile } from './balls.ts'
import { arc, type Point, roundCorners } from './profile.ts'
import { revolve } from './revolve.ts'

export interface RaceOptions {
  /** Bore and outside diameter of the bearing and its width, ISO 15, in mm. */
  readonly bore: number
  readonly outside: number
  readonly width: number
  /** Smallest chamfer dimension r, ISO 582. */
  readonly corner: number
  readonly ball: number
}

/** Diameter of the circle that the balls' centres run on. */
export function pitchDiameter({ bore, outside }: Pick<RaceOptions, 'bore' | 'outside'>): number {
  return (bore + outside) / 2
}

/** The rings of a deep groove bearing about y, in the middle of y = 0, their shoulders at these radii. */
export function races(options: RaceOptions, shoulders: { inner: number; outer: number }): BufferGeometry[] {
  const { bore, outside, width, corner } = options
  const half = width / 2
  const inner = roundCorners(
    [
      [bore / 2, half],
      [bore / 2, -half],
      [shoulders.inner, -half],
      ...groove(options, shoulders.inner, -1),
      [shoulders.inner, half],
    ],
    [corner, corner, EDGE, ...flat(GROOVE_STEPS), EDGE],
    { isClosed: true },
  )
  const outer = roundCorners(
    [
      [outside / 2, -half],
      [outside / 2, half],
      [shoulders.outer, half],
      ...groove(options, shoulders.outer, 1),
      [shoulders.outer, -half],
    ],
    [corner, corner, EDGE, ...flat(GROOVE_STEPS), EDGE],
    { isClosed: true },
  )
  return [inner, outer].map(profile => revolve(ringProfile(profile)))
}

const GROOVE_STEPS = 15
/** Edges of shoulders are broken by so many mm. */
const EDGE = 0.3

function flat(count: number): number[] {
  return Array.from({ length: count }, () => 0)
}

/** The raceway from one shoulder to the other: upwards on the inner ring (side -1), downwards on the outer (side 1). */
function groove(options: RaceOptions, shoulder: number, side: 1 | -1): Point[] {
  const radius = GROOVE_RADIUS * options.ball
  const centre = pitchDiameter(options) / 2 + side * (options.ball / 2 - radius)
  const opening = (Math.acos(Math.abs(shoulder - centre) / radius) * 180) / Math.PI
  const middle = side === 1 ? 0 : 180
  return arc([centre, 0], radius, middle + opening, middle - opening, GROOVE_STEPS - 1)
}
