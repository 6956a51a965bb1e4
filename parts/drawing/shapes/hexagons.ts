import { acrossCorners, chamferDrop, chamferRadius, hexRadius } from '../../geometry/iso-forms.ts'
import type { Point } from '../../geometry/profile.ts'
import type { Shape } from '../drawing.ts'
import { circle, line, outline, path } from './lines.ts'

const STEPS = 12

export interface HexSideOptions {
  /** Width across flats in mm. */
  readonly acrossFlats: number
  /** The ends along x. */
  readonly from: number
  readonly to: number
  /** The ends whose corners are turned off by a cone of 30 degrees, from a flat of 0.95 of the width, ISO 4014. */
  readonly chamfer?: readonly ('from' | 'to')[]
}

/**
 * A hexagon prism from the side, its axis along x, three of its faces showing: as high as it is wide across corners. The
 * chamfer's arcs are the true ones, where the cone cuts the flats.
 */
export function hexSide({ acrossFlats, from, to, chamfer = [] }: HexSideOptions): Shape[] {
  const corner = acrossCorners(acrossFlats) / 2
  const flat = chamferRadius(acrossFlats)
  const drop = chamferDrop(acrossFlats, corner)
  const way = Math.sign(to - from)
  const ends = [
    { x: from, way, isChamfered: chamfer.includes('from') },
    { x: to, way: -way, isChamfered: chamfer.includes('to') },
  ]
  const atCorner = ends.map(end => (end.isChamfered ? end.x + end.way * drop : end.x))
  const [start = from, stop = to] = atCorner
  const corners = [corner, corner / 2, -corner / 2, -corner].map(y => line([start, y], [stop, y]))
  const faces = ends.flatMap(end => {
    const reach = end.isChamfered ? flat : corner
    const face = line([end.x, -reach], [end.x, reach])
    if (!end.isChamfered) return [face]
    const arcs = [0, 1, 2].map(side => path(chamferArc(acrossFlats, side, end.x, end.way)))
    const tips = [1, -1].map(sign => line([end.x, sign * flat], [end.x + end.way * drop, sign * corner]))
    return [face, ...arcs, ...tips]
  })
  return [...corners, ...faces]
}

/** Where the cone cuts one of the three flats that are seen: side 0 at the top, 1 in the middle, 2 at the bottom. */
function chamferArc(acrossFlats: number, side: number, x: number, way: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const around = ((side + step / STEPS) * Math.PI) / 3
    const radius = hexRadius(acrossFlats, around)
    return [x + way * chamferDrop(acrossFlats, radius), radius * Math.cos(around)]
  })
}

/** A hexagon from its end, corners at top and bottom, with the circle of its chamfer. */
export function hexEnd(acrossFlats: number, { isChamfered = true, isHidden = false } = {}): Shape[] {
  const corner = acrossCorners(acrossFlats) / 2
  const corners = [0, 1, 2, 3, 4, 5].map((index): Point => {
    const around = Math.PI / 2 + (index * Math.PI) / 3
    return [corner * Math.cos(around), corner * Math.sin(around)]
  })
  const kind = isHidden ? 'hidden' : 'visible'
  return [
    outline(corners, kind),
    ...(isChamfered ? [circle([0, 0], chamferRadius(acrossFlats) * 2, kind)] : []),
  ]
}
