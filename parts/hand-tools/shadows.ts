import type { Box } from '../geometry/box.ts'
import { contour } from '../geometry/contour.ts'
import type { Point } from '../geometry/profile.ts'

/** A solid as a field: at each point the distance to its skin in mm, negative inside. */
export type Field = (x: number, y: number, z: number) => number

/** Width of the squares in which the skin is looked for, in mm. */
const COARSE = 0.7

interface Frame extends Box {
  /** Bottom and top are not known closely: the shadow lies between them. */
  readonly isLoose?: boolean
}

/** The closed lines round a shadow, by the least distance to the solid along each ray: found in steps of some tenths of a mm, and as large as this box. */
export function shadow(field: (x: number, y: number) => number, step: number, box: Frame): Point[][] {
  const { left, right, bottom, top, isLoose = false } = box
  const net = { left: left - 1, right: right + 1, bottom: bottom - 1, top: top + 1, step }
  const loops = contour(closeBy(field), net)
  const [across, up] = [0, 1].map(axis => loops.flat().map(point => point[axis] ?? 0))
  const stretchX = stretch(across ?? [], left, right)
  const stretchY = isLoose ? (value: number) => value : stretch(up ?? [], bottom, top)
  return loops.map(loop => loop.map(([x, y]): Point => [stretchX(x), stretchY(y)]))
}

/** Chords cut curves short by some thousandths of a mm: maps values so that they reach exactly as far as they should. */
function stretch(values: readonly number[], from: number, to: number): (value: number) => number {
  const lowest = values.reduce((one, other) => Math.min(one, other), Infinity)
  const highest = values.reduce((one, other) => Math.max(one, other), -Infinity)
  return value => from + ((value - lowest) * (to - from)) / (highest - lowest)
}

/** The same field, looked at closely only near the skin: elsewhere its value in the middle of a coarse square. */
function closeBy(field: (x: number, y: number) => number): (x: number, y: number) => number {
  const known = new Map<number, number>()
  return (x, y) => {
    const [column, row] = [Math.round(x / COARSE), Math.round(y / COARSE)]
    const key = column * 65_536 + row
    const about = known.get(key) ?? field(column * COARSE, row * COARSE)
    known.set(key, about)
    return Math.abs(about) > COARSE ? about : field(x, y)
  }
}

/** The least value of a function that falls and then rises, by golden sections. */
export function least(of: (at: number) => number, from: number, to: number): number {
  const golden = (Math.sqrt(5) - 1) / 2
  let [low, high] = [from, to]
  let [left, right] = [high - (high - low) * golden, low + (high - low) * golden]
  let [atLeft, atRight] = [of(left), of(right)]
  for (let round = 0; round < 16; round++)
    if (atLeft < atRight) {
      ;[high, right, atRight] = [right, left, atLeft]
      left = high - (high - low) * golden
      atLeft = of(left)
    } else {
      ;[low, left, atLeft] = [left, right, atRight]
      right = low + (high - low) * golden
      atRight = of(right)
    }
  return Math.min(atLeft, atRight)
}
