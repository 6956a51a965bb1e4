import { height, type Item, line, mirrored, nameThread, threadedRod, width } from '../drawing/kit.ts'
import type { Measure } from '../drawing/measures.ts'
import { cylinderVolume, threadVolume } from '../geometry/volumes.ts'

/** What is below a bolt's head or neck. */
export interface BoltShank {
  readonly diameter: number
  readonly pitch: number
  /** Where it leaves the head or the neck, and where it ends, along x. */
  readonly from: number
  readonly to: number
  /** How much of it is threaded, from the end; not more than there is. */
  readonly threadLength: number
}

/** A bolt below its head from the side: plain shank, if any, and thread, its end chamfered. */
export function boltShank({ diameter, pitch, from, to, threadLength }: BoltShank): Item {
  const start = Math.max(from, to - threadLength)
  const isPlain = start - from > 0.01
  const rod = threadedRod({
    diameter,
    pitch,
    from: start,
    to,
    chamfer: ['to'],
    stop: isPlain ? ['from'] : [],
  })
  return isPlain ? [rod, mirrored([line([from, diameter / 2], [start, diameter / 2])], 'x')] : rod
}

/** The thread's length, where it does not reach the head. */
export function threadLengthOf(form: Readonly<Record<'d' | 'l' | 'b', number>>): Item {
  const { d, l, b } = form
  return b < l ? width('b', [l - b, d / 2], [l, d / 2], 'above') : []
}

/** The thread's size at a bolt's end: 'M10 × 1.5', or '⌀6.35 (1/4-20)' for one in inches. */
export function threadSize(d: number, P: number, end: number): Measure {
  return height('d', [end, -d / 2], [end, d / 2], 'right', nameThread(d, P))
}

/** The volume of what is below a bolt's head or neck, in mm³. */
export function shankVolume({ diameter, pitch, from, to, threadLength }: BoltShank): number {
  const threaded = Math.min(threadLength, to - from)
  return threadVolume(diameter, pitch, threaded) + cylinderVolume(diameter, to - from - threaded)
}
