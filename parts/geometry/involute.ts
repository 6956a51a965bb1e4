import type { Point } from './profile.ts'

export interface GearForm {
  /** Module in mm. */
  readonly module: number
  readonly teeth: number
  /** Pressure angle in degrees; DIN 867: 20. */
  readonly pressureAngle?: number
}

/** DIN 867: the head is one module high, the foot 1.25, rounded at 0.38. */
const HEAD = 1
const FOOT = 1.25
const FLANK_STEPS = 9

/** Pitch, tip and root circles of a spur gear without profile shift, as diameters in mm. */
export function gearCircles({ module, teeth }: GearForm): { pitch: number; tip: number; root: number } {
  return {
    pitch: module * teeth,
    tip: module * (teeth + 2 * HEAD),
    root: module * (teeth - 2 * FOOT),
  }
}

/** The involute function of an angle in radians: tan - angle. */
function involute(angle: number): number {
  return Math.tan(angle) - angle
}

/**
 * Half the angle that a tooth takes at a radius, in radians: a quarter of the pitch at the pitch circle, by the involute of
 * the base circle elsewhere.
 */
export function halfToothAngle(form: GearForm, radius: number): number {
  const pressure = ((form.pressureAngle ?? 20) * Math.PI) / 180
  const pitch = (form.module * form.teeth) / 2
  const base = pitch * Math.cos(pressure)
  const here = Math.acos(Math.min(1, base / Math.max(radius, base)))
  return Math.PI / (2 * form.teeth) + involute(pressure) - involute(here)
}

/** The outline of a spur gear: involute flanks from the base circle to the tip, feet rounded down to the root circle. */
export function involuteGear(form: GearForm): Point[] {
  const { tip, root } = gearCircles(form)
  const fillet = 0.38 * form.module
  const start = root / 2 + fillet * 0.75
  const flank = Array.from({ length: FLANK_STEPS }, (_, step): readonly [number, number] => {
    const radius = start + ((tip / 2 - start) * step) / (FLANK_STEPS - 1)
    return [radius, halfToothAngle(form, radius)]
  })
  // The foot: an arc from the flank to the root circle, drawn as a quarter of an ellipse.
  const foot = [0.1, 0.4, 0.75].map((share): readonly [number, number] => {
    const angle = (share * Math.PI) / 2
    const radius = root / 2 + (start - root / 2) * (1 - Math.cos(angle))
    const reach = (fillet / (root / 2)) * (1 - Math.sin(angle))
    return [radius, halfToothAngle(form, start) + reach]
  })
  const side = [...foot, ...flank]
  const tooth = [
    ...side.map(([radius, angle]) => [radius, -angle] as const),
    ...side.toReversed().map(([radius, angle]) => [radius, angle] as const),
  ]
  return Array.from({ length: form.teeth }, (_, index) =>
    tooth.map(([radius, angle]): Point => {
      const at = Math.PI / 2 + angle + (index * 2 * Math.PI) / form.teeth
      return [radius * Math.cos(at), radius * Math.sin(at)]
    }),
  ).flat()
}
