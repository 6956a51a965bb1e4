import { type BufferGeometry, Vector3 } from 'three'
import { merge } from '../solids/crease.ts'
import { grid } from '../solids/grid.ts'
import { boxOutline } from '../solids/loft.ts'
import { HANDLE, valueAt } from './hammer-form.ts'

/** How many lines of grain run along the handle, and how far they stand out of it, in mm: too little to be felt. */
const LINES = 22
const PROUD = 0.04
const [ROWS, COLUMNS] = [70, 4]
/** Where the lacquer ends, and where the eye begins. */
const [FROM, TO] = [0.275, 0.9]

/** The late wood of each year's ring, as it comes to the surface of a turned handle: fine dark lines that wander a little. */
export function grain(length: number, face: number): BufferGeometry {
  return merge(Array.from({ length: LINES }, (_, line) => grainLine(line, length, face)))
}

function grainLine(line: number, length: number, face: number): BufferGeometry {
  // No two lines alike, but the same at every build.
  const chance = (salt: number) => {
    const value = Math.sin(line * 12.9898 + salt * 78.233) * 43758.5453
    return value - Math.floor(value)
  }
  const middle = (line + 0.7 * chance(1)) / LINES
  const start = FROM + (chance(2) < 0.5 ? 0 : 0.3 * chance(3))
  const end = TO - (chance(4) < 0.5 ? 0 : 0.3 * chance(5))
  const half = 0.0015 + 0.0028 * chance(6)
  return grid(ROWS + 1, COLUMNS + 1, (row, column) => {
    const along = row / ROWS
    const share = start + (end - start) * along
    const wander = 0.014 * Math.sin(share * (7 + 5 * chance(7)) + 6 * chance(8))
    const taper = Math.min(1, 9 * along, 9 * (1 - along))
    return surfacePoint(share, middle + wander + half * taper * ((2 * column) / COLUMNS - 1), length, face)
  })
}

/** A point a little over the handle's surface, at a share of its length and of its way round. */
function surfacePoint(share: number, round: number, length: number, face: number): Vector3 {
  const [width, depth, radius] = [1, 2, 3].map(value => valueAt(HANDLE, value, share) * face)
  const outline = boxOutline((width ?? 1) + 2 * PROUD, (depth ?? 1) + 2 * PROUD, (radius ?? 0) + PROUD, 12)
  const place = (round - Math.floor(round)) * outline.length
  const before = outline[Math.floor(place) % outline.length] ?? [0, 0]
  const after = outline[(Math.floor(place) + 1) % outline.length] ?? before
  const part = place - Math.floor(place)
  return new Vector3(
    before[0] + (after[0] - before[0]) * part,
    share * length,
    before[1] + (after[1] - before[1]) * part,
  )
}
