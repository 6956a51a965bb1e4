import { type Item, line, lying, mirrored, outline, type Point } from '../drawing/kit.ts'
import { socketForm } from '../geometry/iso-forms.ts'
import { cylinderVolume, hexagonVolume } from '../geometry/volumes.ts'

/** What screws with a socket in their head share in their drawings and volumes. */

/** A turned head from the side. */
export function sideOf(profile: readonly Point[]): Item {
  const above = lying(profile)
  return outline([...above, ...above.toReversed().map(([x, r]): Point => [x, -r])])
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
