/**
 * ISO 10664: of a hexalobular socket's width over its lobes, the width between the hollows and the radius of a lobe; each to within
 * 2 % of the width.
 */
const SHARE = { between: 0.715, lobe: 0.08 }
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

/** The area within its wall, in mm². */
export function lobedArea(across: number): number {
  const radii = Array.from({ length: STEPS }, (_, step) => lobeRadius(across, (step / STEPS) * 2 * Math.PI))
  return (radii.reduce((sum, radius) => sum + radius ** 2, 0) * Math.PI) / STEPS
}

const STEPS = 96
