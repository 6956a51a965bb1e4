import type { BufferGeometry } from 'three'
import { hexPrism } from '../solids/hex.ts'
import { innerThread } from '../solids/inner-thread.ts'

interface TappedHexagon {
  readonly d: number
  readonly P: number
  readonly m: number
  readonly s: number
  readonly countersink: number
  readonly isChamfered?: boolean
}

/** A nut's hexagon, chamfered on both sides where nothing else is said, and its thread from y = 0 up: through the hexagon, or deeper if so asked. */
export function tappedHexagon(
  { d, P, m, s, countersink, isChamfered = true }: TappedHexagon,
  depth = m,
): [hexagon: BufferGeometry, thread: BufferGeometry] {
  const hexagon = hexPrism({
    acrossFlats: s,
    from: 0,
    to: m,
    isTopChamfered: isChamfered,
    isBottomChamfered: isChamfered,
    hole: countersink,
  })
  return [hexagon, innerThread({ diameter: d, pitch: P, from: 0, to: depth, countersink })]
}
