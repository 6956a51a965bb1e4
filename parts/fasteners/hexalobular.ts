import { type Item, line, mirrored, outline, type Point } from '../drawing/kit.ts'
import { cylinderVolume } from '../geometry/volumes.ts'

/**
 * ISO 10664: of a hexalobular socket's width over its lobes, the width between the hollows and the radius of a lobe; each to within
 * 2 % of the width.
 */
const SHARE = { between: 0.715, lobe: 0.08 }
/** How many points the outline of a socket has. */
const STEPS = 96

/** The distance from the socket's axis to its wall at an angle, in radians from a lobe; `across` is its width over the lobes. */
export function lobeRadius(across: number, angle: number): number {
  const lobe = SHARE.lobe * across
  const centre = across / 2 - lobe
  const hollow = (SHARE.between * across) / 2
  const cos30 = Math.cos(Math.PI / 6)
  // The hollow's arc touches the lobes on both sides.
  const bulge =
    (lobe ** 2 - centre ** 2 - hollow ** 2 + 2 * centre * hollow * cos30) /
    (2 * (hollow - centre * cos30 - lobe))
  const sixth = Math.PI / 3
  const folded = Math.abs(((((angle + sixth / 2) % sixth) + sixth) % sixth) - sixth / 2)
  const far = hollow + bulge
  // Where lobe and hollow touch lies on the line between their centres.
  const share = lobe / (lobe + bulge)
  const touchX = centre + (far * cos30 - centre) * share
  const touchY = (far / 2) * share
  if (folded <= Math.atan2(touchY, touchX))
    return centre * Math.cos(folded) + Math.sqrt(Math.max(0, lobe ** 2 - (centre * Math.sin(folded)) ** 2))
  const fromHollow = sixth / 2 - folded
  return far * Math.cos(fromHollow) - Math.sqrt(Math.max(0, bulge ** 2 - (far * Math.sin(fromHollow)) ** 2))
}

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
  const radii = Array.from({ length: STEPS }, (_, step) => lobeRadius(across, (step / STEPS) * 2 * Math.PI))
  const area = (radii.reduce((sum, radius) => sum + radius ** 2, 0) * Math.PI) / STEPS
  const { core, point } = lobularForm(across)
  return area * depth + cylinderVolume(2 * core, point) / 3
}
