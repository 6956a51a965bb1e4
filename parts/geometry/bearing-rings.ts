import { arc, type Point, roundCorners } from './profile.ts'

/** How far a ball's groove reaches into a ring: DIN 625 bearings have grooves of 0.52 of the ball's diameter. */
export const GROOVE_RADIUS = 0.52

/** A ring's section closed for `revolve`: its first point repeated. Points run so that the material is on their left. */
export function ringProfile(points: readonly Point[]): Point[] {
  const [first] = points
  return first ? [...points, first] : []
}

/** The same section on the other side of y = 0. */
export function mirrorProfile(points: readonly Point[]): Point[] {
  return points.map(([radius, y]): Point => [radius, -y]).reverse()
}

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

/** The sections of a deep groove bearing's rings, in the middle of y = 0, their shoulders at these radii. */
export function races(options: RaceOptions, shoulders: Shoulders): readonly [inner: Point[], outer: Point[]] {
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
  return [inner, outer]
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

/** The radii of the rings' shoulders, in mm. */
export interface Shoulders {
  readonly inner: number
  readonly outer: number
}

/** Shoulders from the pitch circle, as shares of the ball: the outer ring of a sealed bearing is recessed for the seals. */
const SHOULDERS = { open: { inner: 0.3, outer: 0.3 }, sealed: { inner: 0.3, outer: 0.47 } }

/** The radii of the shoulders of a bearing's rings, open or made for seals. */
export function shouldersOf(options: RaceOptions, kind: keyof typeof SHOULDERS): Shoulders {
  const middle = pitchDiameter(options) / 2
  const { inner, outer } = SHOULDERS[kind]
  return { inner: middle - inner * options.ball, outer: middle + outer * options.ball }
}

/** A seal below a face at this height: lip on the inner ring, a groove, a flat of rubber on steel, the bead in the recess. */
export function sealSection(shoulders: Shoulders, face: number): Point[] {
  const inner = shoulders.inner + 0.06
  const outer = shoulders.outer - 0.02
  const width = outer - inner
  const points: Point[] = [
    [inner, face - 1.7],
    [outer, face - 1.7],
    [outer, face - 0.45],
    [outer - 0.1 * width, face - 0.25],
    [outer - 0.2 * width, face - 0.25],
    [outer - 0.25 * width, face - 0.62],
    [inner + 0.36 * width, face - 0.62],
    [inner + 0.31 * width, face - 0.36],
    [inner + 0.1 * width, face - 0.36],
    [inner, face - 0.6],
  ]
  return roundCorners(points, [0, 0, ...points.slice(2).map(() => 0.12)], { isClosed: true })
}
