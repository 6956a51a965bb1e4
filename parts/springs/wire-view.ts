import { arcPoints, behind, type Point, type Shape } from '../drawing/kit.ts'
import { boxOf, meet } from '../geometry/box.ts'

/** A place along a wire as a view sees it, in mm. */
export interface WirePlace {
  readonly at: Point
  /** How far it stands towards the viewer. */
  readonly depth: number
  /** The outline of its section, convex. */
  readonly outline: readonly Point[]
}

/** A point of a view with how far it stands towards the viewer, in mm. */
export type DeepPoint = readonly [x: number, y: number, depth: number]

/** Into how many points a round wire's section is divided. */
const ROUND = 32
/** A stretch that departs from the plane of the axis by less than this, in mm, lies in it. */
const IN_PLANE = 1e-6
/** How much rank a coil's place along x makes, for each mm: less than any depth. */
const SIDEWAYS = 1e-3
/** How many places stand for half a coil, the more of them the nearer to where it turns back. */
const PER_HALF_COIL = 24
const CROWDING = 0.85
/** How far off, in mm, an end is drawn that looks away, so that it does not lie on the end of the stretch that hides it. */
const HAIR = 1e-4

/**
 * A right-hand wire as it is seen, in one or more pieces, its coils one after the other along x: its outlines, and the ends of
 * each piece. What runs behind nearer stretches is left out.
 */
export function seenWire(...pieces: readonly (readonly WirePlace[])[]): Shape[] {
  const parts = pieces.flatMap(places => {
    const stretches = stretchesOf(places)
    return [...stretches, ...endsOf(places, stretches)]
  })
  const placed = parts.map(part => ({ ...part, box: boxOf(part.cover) }))
  return placed.flatMap(({ rank, edges, box }) => {
    const covers = placed.filter(other => other.rank > rank && meet(other.box, box)).map(({ cover }) => cover)
    return edges.flatMap(edge => behind(edge, ...covers))
  })
}

/** The turns at which a coil is drawn, from one to another; both are halves of turns or lie between such. */
export function turnsAlong(from: number, to: number): number[] {
  const first = Math.round(from * 2 * PER_HALF_COIL)
  const count = Math.round((to - from) * 2 * PER_HALF_COIL)
  return Array.from({ length: count + 1 }, (_, index) => {
    const half = Math.floor((first + index) / PER_HALF_COIL)
    const share = (first + index) / PER_HALF_COIL - half
    return (half + share - (CROWDING * Math.sin(2 * Math.PI * share)) / (2 * Math.PI)) / 2
  })
}

/** The places of a round wire of diameter d, cut square to its length, along points of a view. */
export function roundWire(points: readonly DeepPoint[], d: number): WirePlace[] {
  const section = arcPoints([0, 0], d / 2, 0, 360, ROUND).slice(1)
  return points.map(([x, y, depth], index) => {
    const [x0, y0, z0] = points[index - 1] ?? [x, y, depth]
    const [x1, y1, z1] = points[index + 1] ?? [x, y, depth]
    const seen = Math.hypot(x1 - x0, y1 - y0) || 1
    const along: Point = [(x1 - x0) / seen, (y1 - y0) / seen]
    // The section is seen the rounder the more the wire runs towards the viewer.
    const lean = (z1 - z0) / Math.hypot(seen, z1 - z0)
    const outline = section.map(
      ([out, onward]): Point => [
        x - along[1] * out + along[0] * onward * lean,
        y + along[0] * out + along[1] * onward * lean,
      ],
    )
    return { at: [x, y], depth, outline }
  })
}

interface Part {
  /** What has a higher one hides what has a lower one. */
  readonly rank: number
  readonly edges: readonly (readonly Point[])[]
  readonly cover: readonly Point[]
}

/** The wire in stretches that run towards the viewer, or away, on one side of the axis. */
function stretchesOf(places: readonly WirePlace[]): Part[] {
  const found: Part[] = []
  let from = 0
  for (let to = 1; to < places.length; to++) {
    if (to < places.length - 1 && kindOf(places, to) === kindOf(places, to - 1)) continue
    const [left, right] = [edgeOf(places, from, to, 1), edgeOf(places, from, to, -1)]
    found.push({
      rank: rankOf(places, from, to),
      edges: [left, right],
      cover: [...left, ...right.toReversed()],
    })
    from = to
  }
  return found
}

/** Whether the wire is in front of the axis or behind it from this place to the next, comes or goes, and which way it runs. */
function kindOf(places: readonly WirePlace[], index: number): string {
  const [here, next] = [places[index]?.depth ?? 0, places[index + 1]?.depth ?? 0]
  const [dx, dy] = wayAt(places, index, index)
  const isInPlane = Math.abs(here) < IN_PLANE && Math.abs(next) < IN_PLANE
  return `${dx > 0} ${dy > 0} ${isInPlane || `${here + next > 0} ${next > here}`}`
}

/** By depth; of coils that touch, the left one stands in front where they come towards the viewer, the right one where they go. */
function rankOf(places: readonly WirePlace[], from: number, to: number): number {
  const stretch = places.slice(from, to + 1)
  const mean = stretch.reduce((sum, { depth }) => sum + depth, 0) / stretch.length
  const [first, last] = [stretch[0], stretch.at(-1)]
  const isComing = (last?.depth ?? 0) > (first?.depth ?? 0)
  return mean + (isComing ? -SIDEWAYS : SIDEWAYS) * (first?.at[0] ?? 0)
}

/**
 * The outline of a stretch to the left of the way along it (1) or to its right (-1): what its sections reach to. Where the
 * wire turns more tightly than it is thick, its inner edge runs back at first or at last, which is not seen.
 */
function edgeOf(places: readonly WirePlace[], from: number, to: number, side: number): Point[] {
  const edge: Point[] = []
  const progress: number[] = []
  let [start, first, last] = [0, 0, 0]
  const reached = (index: number) => progress[index] ?? 0
  for (let index = from; index <= to; index++) {
    const [dx, dy] = wayAt(places, index)
    const touching = touchingPoints(places, index, side)
    for (const [x, y] of index === from ? touching.slice(-1) : touching) {
      const [x0, y0] = edge.at(-1) ?? [x, y]
      const here = edge.push([x, y]) - 1
      progress.push(reached(here - 1) + (x - x0) * dx + (y - y0) * dy)
      if (reached(here) <= reached(start)) start = here
      if (reached(here) - reached(start) >= reached(last) - reached(first)) [first, last] = [start, here]
    }
  }
  return edge.slice(first, last + 1)
}

/** Which way the wire runs at a place, or from its neighbour to it or on from it; of length 1. */
function wayAt(places: readonly WirePlace[], index: number, before = index - 1, after = index + 1): Point {
  const here = places[index]?.at ?? [0, 0]
  const [x0, y0] = places[before]?.at ?? here
  const [x1, y1] = places[after]?.at ?? here
  const length = Math.hypot(x1 - x0, y1 - y0) || 1
  return [(x1 - x0) / length, (y1 - y0) / length]
}

/** The points of a place's section that reach farthest sideways; of an outer bend those round which the wire turns there. */
function touchingPoints(places: readonly WirePlace[], index: number, side: number): Point[] {
  const { outline } = places[index] ?? { outline: [] }
  const farthest = ([dx, dy]: Point) => {
    let [best, most] = [0, -Infinity]
    for (const [at, [x, y]] of outline.entries()) {
      const reach = (dx * y - dy * x) * side
      if (reach > most) [best, most] = [at, reach]
    }
    return best
  }
  const isEnd = index === 0 || index === places.length - 1
  const [mean, first, last] = [
    farthest(wayAt(places, index)),
    farthest(wayAt(places, index, index - 1, isEnd ? index + 1 : index)),
    farthest(wayAt(places, index, isEnd ? index - 1 : index, index + 1)),
  ]
  const around = (last - first + outline.length) % outline.length
  const step = around > outline.length / 2 ? -1 : 1
  const count = step > 0 ? around : outline.length - around
  const points = Array.from(
    { length: count + 1 },
    (_, passed): Point => outline.at((first + passed * step) % outline.length) ?? [0, 0],
  )
  const [[x0, y0], [x1, y1]] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
  const [dx, dy] = wayAt(places, index)
  return (x1 - x0) * dx + (y1 - y0) * dy > 0 ? points : outline.slice(mean, mean + 1)
}

/** The faces of the wire's ends: of one that looks away, its own wire leaves no more to be seen than juts out. */
function endsOf(places: readonly WirePlace[], stretches: readonly Part[]): Part[] {
  return [
    { end: places[0], next: places[1], part: stretches[0] },
    { end: places.at(-1), next: places.at(-2), part: stretches.at(-1) },
  ].flatMap(({ end, next, part }) => {
    if (!end || !next || !part) return []
    const looksHere = end.depth > next.depth + IN_PLANE
    const [dx, dy] = looksHere ? [0, 0] : wayAt([next, end], 1)
    const face = end.outline.map(([x, y]): Point => [x + dx * HAIR, y + dy * HAIR])
    const rank = looksHere ? end.depth + IN_PLANE : part.rank - IN_PLANE
    return [{ rank, edges: [[...face, ...face.slice(0, 1)]], cover: end.outline }]
  })
}
