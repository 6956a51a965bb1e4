import type { Point } from '../../geometry/profile.ts'
import type { Shape } from '../drawing.ts'
import { behind } from './behind.ts'

/** Closed outlines that lie one behind another, the nearest first: of each what the ones before it leave to be seen. */
export function layered(...outlines: readonly (readonly Point[])[]): Shape[] {
  return outlines.flatMap((outline, index) =>
    behind([...outline, ...outline.slice(0, 1)], ...outlines.slice(0, index)),
  )
}

/** What is seen of these shapes' lines behind parts with these outlines; arcs, axes and zones stay whole. */
export function seenBehind(shapes: readonly Shape[], ...covers: readonly (readonly Point[])[]): Shape[] {
  return shapes.flatMap(shape => {
    if (shape.type !== 'path') return [shape]
    return behind(shape.points, ...covers).map(seen =>
      seen.type === 'path' ? { ...seen, kind: shape.kind } : seen,
    )
  })
}
