import type { Point } from '../geometry/profile.ts'
import { hasPlainForms, widening } from './plain-forms.ts'

/** What has more corners, all as far from the middle, is a wire's section. */
const WIRE = 15
/** So many it has where forms are plain. */
const FEW = 10

/** The section of what is wound or swept: of a wire one of fewer corners and the same area, where forms are plain. */
export function plainSection(section: readonly Point[]): readonly Point[] {
  const [first = [0, 0]] = section
  const radius = Math.hypot(...first)
  const isWire =
    section.length > WIRE && section.every(point => Math.abs(Math.hypot(...point) - radius) < radius * 1e-3)
  if (!hasPlainForms() || !isWire) return section
  const corner = radius * widening(FEW)
  return Array.from({ length: FEW }, (_, at): Point => {
    const angle = (at / FEW) * 2 * Math.PI
    return [corner * Math.cos(angle), corner * Math.sin(angle)]
  })
}
