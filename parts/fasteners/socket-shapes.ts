import { type Item, line, lying, mirrored, outline, type Point, threadedRod, width } from '../drawing/kit.ts'
import { socketForm } from '../geometry/iso-forms.ts'
import { cylinderVolume, hexagonVolume, threadVolume } from '../geometry/volumes.ts'

/** What screws with a socket in their head share in their drawings and volumes. */

/** A turned head from the side. */
export function sideOf(profile: readonly Point[]): Item {
  const above = lying(profile)
  return outline([...above, ...above.toReversed().map(([x, r]): Point => [x, -r])])
}

interface ShankLines {
  readonly diameter: number
  readonly pitch: number
  /** Where it leaves the head, along x. */
  readonly from: number
  readonly to: number
  readonly threadLength: number
}

/** A screw below its head: plain shank, if any, and thread, its end chamfered. */
export function screwShank({ diameter, pitch, from, to, threadLength }: ShankLines): Item {
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
export function threadLengthOf({
  d,
  l,
  b,
}: {
  readonly d: number
  readonly l: number
  readonly b: number
}): Item {
  return b < l ? width('b', [l - b, d / 2], [l, d / 2], 'above') : []
}

/** A hexagon socket behind the material, open at `from`, its corners up and down. */
export function hiddenSocket(acrossFlats: number, from: number, depth: number): Item {
  const { core, point } = socketForm(acrossFlats)
  const corner = acrossFlats / Math.sqrt(3)
  const floor = from + depth
  return [
    line([floor, corner], [floor, -corner], 'hidden'),
    mirrored(
      [line([from, corner], [floor, corner], 'hidden'), line([floor, core], [floor + point, 0], 'hidden')],
      'x',
    ),
  ]
}

/** The room in a hexagon socket, in mm³. */
export function socketVolume(acrossFlats: number, depth: number): number {
  const { core, point } = socketForm(acrossFlats)
  return hexagonVolume(acrossFlats, depth) + cylinderVolume(2 * core, point) / 3
}

/** The volume of a screw below its head, `length` long, in mm³. */
export function shankVolume(d: number, pitch: number, length: number, threaded: number): number {
  const plain = Math.max(0, length - threaded)
  return cylinderVolume(d, plain) + threadVolume(d, pitch, length - plain)
}
