import type { Bound } from '../../understanding.ts'
import type { Shelf } from '../kept/shelf.ts'
import type { Asked } from '../matching/asking.ts'
import { boundedValue } from '../matching/fitting-bounds.ts'
import { matchAll } from '../matching/matching.ts'
import { MAX_NEAREST, type MissingSize, sayAsked } from './missing.ts'

/** The dimensions that were asked for by their names but are not made by what else was; null if they are, or if none were. */
export function findMissingBounds(shelf: Shelf, { terms, matches, isWanted }: Asked): MissingSize | null {
  const bounded = terms.flatMap(each => {
    const [reading] = each.term.readings
    return reading?.kind === 'bounds' ? [{ each, bounds: reading.bounds }] : []
  })
  if (bounded.length === 0 || matches.rows.length > 0) return null
  const others = terms.filter(each => each.isFound && !bounded.some(bound => bound.each === each))
  if (others.length === 0) return null
  const { rows } = matchAll(shelf, others, isWanted)
  const bounds = bounded.flatMap(each => each.bounds)
  const nearest = findNearest(shelf, rows, bounds)
  const asked = sayAsked([...others, ...bounded.map(({ each }) => each)])
  return nearest.length > 0 ? { asked, nearest } : null
}

/** The rows that miss the bounds by least, each of another geometry. */
function findNearest(shelf: Shelf, rows: Int32Array, bounds: readonly Bound[]): number[] {
  const { createdAt } = shelf.rows
  const newest = (one: number, other: number) => (createdAt[other] ?? 0) - (createdAt[one] ?? 0)
  const nearest = new Map<number, { row: number; distance: number }>()
  for (const row of rows) {
    const geometry = shelf.rows.geometry[row] ?? 0
    if (nearest.has(geometry)) continue
    const distance = bounds.reduce((sum, bound) => sum + distanceTo(shelf, bound, geometry), 0)
    nearest.set(geometry, { row, distance })
  }
  return [...nearest.values()]
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((one, other) => one.distance - other.distance || newest(one.row, other.row))
    .slice(0, MAX_NEAREST)
    .map(({ row }) => row)
}

/** How far beyond a bound a geometry is, as a ratio: what is twice as long is as far as what is half as long. */
function distanceTo(shelf: Shelf, { keys, min, max }: Bound, geometry: number): number {
  const value = boundedValue(shelf, keys, geometry)
  if (value === undefined || value <= 0) return Number.POSITIVE_INFINITY
  const beyond = min !== null && value < min ? min : max !== null && value > max ? max : value
  return Math.abs(Math.log(value / beyond))
}
