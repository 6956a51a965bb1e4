import type { Point } from '../../geometry/profile.ts'
import type { Shape } from '../drawing.ts'

/** The shapes moved, in mm. */
export function move(shapes: readonly Shape[], x: number, y: number): Shape[] {
  return shapes.map(shape => carry(shape, ([px, py]) => [px + x, py + y]))
}

/** The shapes turned anticlockwise about a point, in degrees. */
export function turn(shapes: readonly Shape[], degrees: number, [cx, cy]: Point = [0, 0]): Shape[] {
  const sin = Math.sin((degrees * Math.PI) / 180)
  const cos = Math.cos((degrees * Math.PI) / 180)
  const turned = ([x, y]: Point): Point => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]
  return shapes.map(shape => {
    const moved = carry(shape, turned)
    if (moved.type === 'arc') return { ...moved, from: moved.from + degrees, to: moved.to + degrees }
    return moved
  })
}

/** The shapes with their mirror image about the x axis ('x', upside down) or the y axis ('y', left for right). */
export function mirrored(shapes: readonly Shape[], axis: 'x' | 'y'): Shape[] {
  return [...shapes, ...mirror(shapes, axis)]
}

/** Only the mirror image about the x axis ('x', upside down) or the y axis ('y', left for right). */
export function mirror(shapes: readonly Shape[], axis: 'x' | 'y'): Shape[] {
  return shapes.map(shape => {
    const moved = carry(shape, ([x, y]) => (axis === 'x' ? [x, -y] : [-x, y]))
    if (moved.type === 'hatch') return moved
    if (moved.type !== 'arc') return moved
    const flip = (angle: number) => (axis === 'x' ? -angle : 180 - angle)
    return { ...moved, from: flip(moved.to), to: flip(moved.from) }
  })
}

/** The shape with each of its points put elsewhere. */
function carry(shape: Shape, to: (point: Point) => Point): Shape {
  switch (shape.type) {
    case 'path':
      return { ...shape, points: shape.points.map(to) }
    case 'arc':
      return { ...shape, centre: to(shape.centre) }
    case 'axis':
      return { ...shape, from: to(shape.from), to: to(shape.to) }
    case 'zone':
      return { ...shape, outline: shape.outline.map(to) }
    case 'hatch':
      return { ...shape, loops: shape.loops.map(loop => loop.map(to)) }
  }
}
