import { ROUNDING } from '../../rounding.ts'
import { type Bound, FIRST, PRICE } from '../../understanding.ts'
import type { Shape } from '../kept/geometries.ts'
import type { Shelf } from '../kept/shelf.ts'
import { less, weights } from '../kept/weights.ts'

/** The sizes whose dimension, the first of its keys that they have, keeps a bound; of a price, the rows. */
export function fitBound(
  shelf: Shelf,
  { keys, min, max }: Bound,
  deduction: number,
): { readonly row: Uint8Array } | { readonly geometry: Uint8Array } {
  const { geometries, rows } = shelf
  const least = min ?? Number.NEGATIVE_INFINITY
  const most = max ?? Number.POSITIVE_INFINITY
  const weight = less(weights.bounds, deduction)
  if (keys.includes(PRICE)) {
    const row = new Uint8Array(rows.length)
    for (let at = 0; at < row.length; at += 1) {
      const cents = rows.priceCents[at] ?? 0
      if (rows.isTaken[at] && cents >= least && cents <= most) row[at] = weight
    }
    return { row }
  }
  const places = geometries.shapes.values.map(shape => placeOfBound(shape, keys))
  const geometry = new Uint8Array(geometries.size)
  for (let at = 0; at < geometry.length; at += 1) {
    const place = places[geometries.shape[at] ?? 0] ?? -1
    if (place === -1) continue
    const value = geometries.valueAt(at, place)
    if (value >= least - ROUNDING && value <= most + ROUNDING) geometry[at] = weight
  }
  return { geometry }
}

/** The dimension that is bounded, the first of its keys that a geometry has; undefined if it has none. */
export function boundedValue(
  { geometries }: Shelf,
  keys: readonly string[],
  geometry: number,
): number | undefined {
  const place = placeOfBound(geometries.shapeOf(geometry), keys)
  return place === -1 ? undefined : geometries.valueAt(geometry, place)
}

/** The place of the dimension among those of a shape; -1 if it has none. */
function placeOfBound({ placeOf, dimensions }: Shape, keys: readonly string[]): number {
  const key = keys.find(each => placeOf.has(each))
  if (key !== undefined) return placeOf.get(key) ?? -1
  return keys.includes(FIRST) && dimensions[0]?.unit === 'mm' ? 0 : -1
}
