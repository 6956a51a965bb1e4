import { distanceOf } from '../../language/2-names/distance.ts'
import type { Posting } from '../kept/postings.ts'
import type { Shelf } from '../kept/shelf.ts'

const PART = /[\p{L}\p{N}]+/gu
/** A mistake is in one part of an SKU: by any two others it is found. */
const MOST_KEYS = 2
/** So many SKUs are compared for each of them. */
const MOST_COMPARED = 4_000

/** The rows whose SKU differs from this one in a single letter or digit, or in two that are exchanged; in any case. */
export function findNearSkus({ codes, rows }: Shelf, sku: string, limit: number): number[] {
  const wanted = sku.toUpperCase()
  const postings = Array.from(wanted.matchAll(PART), ({ index }) => codes.find(wanted.slice(index)))
    .filter(posting => posting !== undefined)
    .toSorted((one, other) => one.length - other.length)
    .slice(0, MOST_KEYS)
  const near = new Set<number>()
  for (const posting of postings)
    for (const row of firstOf(posting)) {
      const found = rows.isTaken[row] ? (rows.sku[row] ?? '') : ''
      if (Math.abs(found.length - wanted.length) > 1) continue
      if (distanceOf(wanted, found.toUpperCase(), 1) <= 1) near.add(row)
      if (near.size === limit) return [...near]
    }
  return [...near]
}

const firstOf = ({ entries, length }: Posting) => entries.subarray(0, Math.min(length, MOST_COMPARED))
