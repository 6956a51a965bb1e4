import { THREAD_DEPTH } from '../geometry/iso-forms.ts'
import { cylinderVolume } from '../geometry/volumes.ts'

/** How deep the grooves are on average: 9/16 of their depth, as crests of P/8 and roots of P/4 leave it (ISO 68-1). */
const MEAN_DEPTH = (9 / 16) * THREAD_DEPTH
const TAN_60 = Math.sqrt(3)

/** The volume of a tapped hole with a countersink of 120 degrees at both ends, in mm³: exact enough for thin walls. */
export function tappedVolume(diameter: number, pitch: number, length: number, countersink: number): number {
  const mean = diameter - 2 * MEAN_DEPTH * pitch
  const reach = (countersink - mean) / 2
  // Guldin: two rings of a triangle's section, which lies about a third of its width outside the bore.
  const rings = (2 * Math.PI * (mean / 2 + reach / 3) * reach ** 2) / TAN_60
  return cylinderVolume(mean, length) + rings
}
