/** A point of a profile or outline, in mm. */
export type Point = readonly [x: number, y: number]

const STEPS = 6

/**
 * The outline with corners rounded by arcs of these radii (one for all, or one for each point; 0 keeps a corner sharp).
 * The ends of an open outline stay as they are.
 */
export function roundCorners(
  points: readonly Point[],
  radii: number | readonly number[],
  { isClosed = false, steps = STEPS } = {},
): Point[] {
  return points.flatMap((corner, index) => {
    const radius = typeof radii === 'number' ? radii : (radii[index] ?? 0)
    const before = points[index - 1] ?? (isClosed ? points.at(-1) : undefined)
    const after = points[index + 1] ?? (isClosed ? points[0] : undefined)
    return before && after && radius > 0 ? arcAt(before, corner, after, radius, steps) : [corner]
  })
}

/** As `roundCorners`, with straight cuts that leave the corner's legs at this distance from it. */
export function chamferCorners(
  points: readonly Point[],
  legs: number | readonly number[],
  { isClosed = false } = {},
): Point[] {
  return points.flatMap((corner, index) => {
    const leg = typeof legs === 'number' ? legs : (legs[index] ?? 0)
    const before = points[index - 1] ?? (isClosed ? points.at(-1) : undefined)
    const after = points[index + 1] ?? (isClosed ? points[0] : undefined)
    return before && after && leg > 0 ? [towards(corner, before, leg), towards(corner, after, leg)] : [corner]
  })
}

function arcAt(before: Point, corner: Point, after: Point, radius: number, steps: number): Point[] {
  const turn = angleBetween(before, corner, after)
  // A straight line has no corner to round.
  if (Math.abs(Math.PI - turn) < 1e-6) return [corner]
  const reach = Math.min(
    radius / Math.tan(turn / 2),
    distance(corner, before) * 0.499,
    distance(corner, after) * 0.499,
  )
  const start = towards(corner, before, reach)
  const end = towards(corner, after, reach)
  const actual = reach * Math.tan(turn / 2)
  const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
  const centre = towards(corner, middle, Math.hypot(reach, actual))
  const from = Math.atan2(start[1] - centre[1], start[0] - centre[0])
  const sweep = wrap(Math.atan2(end[1] - centre[1], end[0] - centre[0]) - from)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + (sweep * step) / steps
    return [centre[0] + actual * Math.cos(angle), centre[1] + actual * Math.sin(angle)]
  })
}

function angleBetween(before: Point, corner: Point, after: Point): number {
  const one = Math.atan2(before[1] - corner[1], before[0] - corner[0])
  const other = Math.atan2(after[1] - corner[1], after[0] - corner[0])
  return Math.abs(wrap(one - other))
}

function towards(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other[0] - one[0], other[1] - one[1])
}

/** An angle between -pi and pi. */
function wrap(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}

/** Points on an arc round a centre, from one angle to another (degrees, anticlockwise if `to` is greater). */
export function arc(centre: Point, radius: number, from: number, to: number, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
}

/** A turned part's profile, [radius, height] as `revolve` takes it, laid on its side, the top to the left: [along, radius]. */
export function lying(profile: readonly Point[]): Point[] {
  return profile.map(([radius, height]) => [0 - height, radius])
}

/** A profile, [radius, height], with its other side: the outline of a turned part that stands upright. */
export function standing(profile: readonly Point[]): Point[] {
  return [...profile, ...profile.toReversed().map(([radius, height]): Point => [0 - radius, height])]
}
