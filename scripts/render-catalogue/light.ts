import { Vector3 } from 'three'

/** A direction of light, and its share of the total. */
export interface LightSample {
  readonly direction: Vector3
  readonly weight: number
}

/** The direction of the bright lamps in parts/studio/environment.ts: shadows must fall away from what is reflected. */
const KEY = new Vector3(-5.5, 3.6, 3.5).normalize()

/**
 * Directions spread evenly over the sky (a spiral of the golden angle), weighted more heavily near the key light. Many
 * hard shadows from them make one soft one.
 */
export function sampleLight(count: number): LightSample[] {
  const golden = Math.PI * (3 - Math.sqrt(5))
  return Array.from({ length: count }, (_, index) => {
    const y = 0.04 + 0.95 * ((index + 0.5) / count)
    const ring = Math.sqrt(1 - y * y)
    const direction = new Vector3(Math.cos(golden * index) * ring, y, Math.sin(golden * index) * ring)
    const towardsKey = Math.max(0, direction.dot(KEY))
    return { direction, weight: 0.45 + 2.2 * towardsKey ** 6 + 0.9 * y ** 3 }
  })
}
