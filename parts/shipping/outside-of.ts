import { polygon } from '../geometry/fields.ts'
import type { Point } from '../geometry/profile.ts'

/** The part of a line that lies outside a closed outline, up to where it crosses it: what is seen of a bar that runs into another. */
export function outsideOf(line: readonly Point[], outline: readonly Point[]): Point[] {
  const field = polygon(outline)
  // What runs along the outline is not seen beside it.
  const distances = line.map(([x, y]) => field(x, y) - 1e-6)
  return line.flatMap((point, index) => {
    const [here, there] = [distances[index] ?? 0, distances[index + 1] ?? 0]
    const next = line[index + 1]
    const kept = here >= 0 ? [point] : []
    if (!next || here < 0 === there < 0) return kept
    const share = here / (here - there)
    return [
      ...kept,
      [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share] as const,
    ]
  })
}
