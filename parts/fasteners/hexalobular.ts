import { type Item, line, mirrored, outline, type Point } from '../drawing/kit.ts'
import { lobedArea, lobeRadius } from '../geometry/lobes.ts'
import { cylinderVolume } from '../geometry/volumes.ts'

/** How many points the outline of a socket has. */
const STEPS = 96

/** The lead and the drilled floor of a hexalobular socket, in mm. */
export function lobularForm(across: number) {
  const core = across * 0.33
  return { lead: across * 0.02, core, point: core / Math.sqrt(3) }
}

/** A hexalobular socket from its end, lobes at top and bottom. */
export function lobularEnd(across: number): Item {
  return outline(
    Array.from({ length: STEPS }, (_, step): Point => {
      const angle = (step / STEPS) * 2 * Math.PI
      const radius = lobeRadius(across, angle)
      return [radius * Math.sin(angle), radius * Math.cos(angle)]
    }),
  )
}

/** A hexalobular socket behind the material, open at `from`. */
export function hiddenLobular(across: number, from: number, depth: number): Item {
  const { core, point } = lobularForm(across)
  const floor = from + depth
  return [
    line([floor, across / 2], [floor, -across / 2], 'hidden'),
    mirrored(
      [
        line([from, across / 2], [floor, across / 2], 'hidden'),
        line([floor, core], [floor + point, 0], 'hidden'),
      ],
      'x',
    ),
  ]
}

/** The room in a hexalobular socket, in mm³. */
export function lobularVolume(across: number, depth: number): number {
  const { core, point } = lobularForm(across)
  return lobedArea(across) * depth + cylinderVolume(2 * core, point) / 3
}
