import type { BufferGeometry } from 'three'
import { hexPrism } from '../solids/hex.ts'
import { innerThread } from '../solids/inner-thread.ts'

/** ISO 4032: the countersink is between 1 and 1.08 of the thread's diameter wide. */
const COUNTERSINK = 1.06

/** A nut's hexagon, chamfered on both sides, and its thread from y = 0 up: through the hexagon, or deeper if so asked. */
export function tappedHexagon(
  { d, P, m, s }: Readonly<Record<'d' | 's' | 'm' | 'P', number>>,
  depth = m,
): [hexagon: BufferGeometry, thread: BufferGeometry] {
  const countersink = d * COUNTERSINK
  const hexagon = hexPrism({
    acrossFlats: s,
    from: 0,
    to: m,
    isTopChamfered: true,
    isBottomChamfered: true,
    hole: countersink,
  })
  return [hexagon, innerThread({ diameter: d, pitch: P, from: 0, to: depth, countersink })]
}
