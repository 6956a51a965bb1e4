import type { Point } from '../../geometry/profile.ts'
import type { Shape } from '../drawing.ts'
import { centreLine, circle, hatch, line, path } from './lines.ts'

/** Between lines that meet at less than this the surface is smooth and shows no edge, in degrees. */
const SMOOTH_UP_TO = 16

/** Points of a turned part's outline: the place along its axis (x, to the right) and the radius there, from left to right. */
export type TurnedProfile = readonly Point[]

/**
 * A turned part from the side, its axis along x: both outlines, the edges at each shoulder, the ends and the centre line.
 * Rounded corners of the profile (`roundCorners`) show no edge.
 */
export function turned(profile: TurnedProfile): Shape[] {
  const edges = profile.filter((_, index) => isCorner(profile, index)).map(([x, r]) => line([x, -r], [x, r]))
  return [path(profile), path(profile.map(([x, r]) => [x, -r])), ...edges, ...axisOf(profile)]
}

/** A turned part from one end: the circles that are seen from there. */
export function turnedEnd(profile: TurnedProfile, from: 'left' | 'right' = 'left'): Shape[] {
  const way = from === 'left' ? profile : profile.toReversed()
  let widest = 0
  const radii: number[] = []
  for (const [index, [, r]] of way.entries()) {
    const isSeen = isCorner(way, index) || isCrest(way, index)
    if (r > widest + 1e-6 && isSeen) radii.push(r)
    widest = Math.max(widest, r)
  }
  return [...radii.map(r => circle([0, 0], r * 2)), ...crossOf(widest)]
}

/**
 * A turned part with a bore, cut along its axis. `ring` is the closed outline of the cut above the axis ([x, radius], each
 * point once); what lies behind the cut shows as edges.
 */
export function turnedSection(ring: readonly Point[], angle = 45): Shape[] {
  const below: Point[] = ring.map(([x, r]) => [x, -r])
  const closed = (loop: readonly Point[]) => path([...loop, ...loop.slice(0, 1)])
  const inner = ring.filter((point, index) => isInward(ring, index) && point[1] > 1e-6)
  return [
    hatch([ring, below], angle),
    closed(ring),
    closed(below),
    ...inner.map(([x, r]) => line([x, -r], [x, r])),
    ...axisOf(ring),
  ]
}

function isCorner(profile: readonly Point[], index: number): boolean {
  const before = profile[index - 1]
  const here = profile[index]
  const after = profile[index + 1]
  if (!here || here[1] < 1e-6) return false
  if (!before || !after) return true
  return turnAt(before, here, after) > SMOOTH_UP_TO
}

/** The widest place of a rounded part: its outline when seen from the end. */
function isCrest(profile: readonly Point[], index: number): boolean {
  const widest = Math.max(...profile.map(([, r]) => r))
  return (profile[index]?.[1] ?? 0) > widest - 1e-6
}

/** Whether a corner of a cut faces the axis, so that the edge round the bore is seen behind it. */
function isInward(ring: readonly Point[], index: number): boolean {
  const here = ring[index]
  const before = ring.at(index - 1)
  const after = ring[(index + 1) % ring.length]
  if (!here || !before || !after || turnAt(before, here, after) < SMOOTH_UP_TO) return false
  return !ring.some((from, at) => {
    const to = ring[(at + 1) % ring.length]
    if (!to || Math.abs(from[0] - to[0]) < 1e-6) return false
    const share = (here[0] - from[0]) / (to[0] - from[0])
    if (share < -1e-6 || share > 1 + 1e-6) return false
    return from[1] + (to[1] - from[1]) * share < here[1] - 1e-6
  })
}

function turnAt(before: Point, here: Point, after: Point): number {
  const one = Math.atan2(here[1] - before[1], here[0] - before[0])
  const other = Math.atan2(after[1] - here[1], after[0] - here[0])
  const turn = Math.abs(Math.atan2(Math.sin(other - one), Math.cos(other - one)))
  return (turn * 180) / Math.PI
}

function axisOf(points: readonly Point[]): Shape[] {
  const along = points.map(([x]) => x)
  return [centreLine([Math.min(...along), 0], [Math.max(...along), 0])]
}

function crossOf(radius: number): Shape[] {
  return [centreLine([-radius, 0], [radius, 0]), centreLine([0, -radius], [0, radius])]
}
