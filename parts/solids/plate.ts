import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2, Vector3 } from 'three'
import type { Point } from '../geometry/profile.ts'
import { crease, merge } from './crease.ts'
import { grid } from './grid.ts'

/** A hole through a plate, anticlockwise, with a chamfer of 45 degrees on its edges: a countersink if it is large. */
export interface PlateHole {
  readonly outline: readonly Point[]
  /** By how much the chamfer widens the hole at that face, in mm; 0 leaves a sharp edge. */
  readonly front?: number
  readonly back?: number
}

export interface PlateOptions {
  /** Thickness along z in mm; the plate is centred on z = 0. */
  readonly depth: number
  /** Chamfer of the outer edges, inwards, so that the outline keeps its size. */
  readonly bevel?: number
  readonly holes?: readonly PlateHole[]
  /** Where along x its faces are parted, so that a bend on the right of it need not cut what has holes on the left. */
  readonly seam?: number
}

/** A flat part whose holes are countersunk or chamfered each in its own way. The outline runs anticlockwise, in mm. */
export function plate(outline: readonly Point[], options: PlateOptions): BufferGeometry {
  const { depth, bevel = 0, holes = [], seam } = options
  const half = depth / 2
  const rim = levels(outline, half, -bevel, -bevel)
  const bores = holes.map(({ outline: bore, front = 0, back = 0 }) => levels(bore, half, front, back))
  const faces = [true, false].map(isFront => {
    const loopOf = (loops: readonly Level[]) => (isFront ? loops.at(-1) : loops[0])?.points ?? []
    const z = isFront ? half : -half
    if (seam === undefined) return [face(loopOf(rim), bores.map(loopOf), z, isFront)]
    const [left, right] = [-1, 1].map(side => beside(loopOf(rim), seam, side))
    return [face(left ?? [], bores.map(loopOf), z, isFront), face(right ?? [], [], z, isFront)]
  })
  return merge([...faces.flat(), wall(rim, false), ...bores.map(bore => wall(bore, true))])
}

interface Level {
  readonly z: number
  readonly points: readonly Point[]
}

/** The loops of an edge from back to front. */
function levels(outline: readonly Point[], half: number, front: number, back: number): Level[] {
  return [
    ...(back === 0 ? [] : [{ z: -half, points: widen(outline, back) }]),
    { z: -half + Math.abs(back), points: outline },
    { z: half - Math.abs(front), points: outline },
    ...(front === 0 ? [] : [{ z: half, points: widen(outline, front) }]),
  ]
}

function wall(loops: readonly Level[], isHole: boolean): BufferGeometry {
  const count = loops[0]?.points.length ?? 0
  return grid(
    loops.length,
    count,
    (row, column) => {
      const level = loops[row]
      const [x, y] = level?.points[isHole ? count - 1 - column : column] ?? [0, 0]
      return new Vector3(x, y, level?.z ?? 0)
    },
    { isClosed: true },
  )
}

function face(
  outline: readonly Point[],
  holes: readonly (readonly Point[])[],
  z: number,
  isFront: boolean,
): BufferGeometry {
  const toVectors = (points: readonly Point[]) => points.map(([x, y]) => new Vector2(x, y))
  const loops = [toVectors(outline), ...holes.map(hole => toVectors(hole).reverse())]
  const corners = loops.flat()
  const triangles = ShapeUtils.triangulateShape(loops[0] ?? [], loops.slice(1))
  const positions = triangles.flatMap(triangle =>
    (isFront ? triangle : triangle.toReversed()).flatMap(index => {
      const corner = corners[index]
      return corner ? [corner.x, corner.y, z] : []
    }),
  )
  return crease(new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)))
}

/** What of an outline lies on one side of a line across x. */
function beside(outline: readonly Point[], seam: number, side: number): Point[] {
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const before = (from[0] - seam) * side
    const after = (to[0] - seam) * side
    const kept = before >= 0 ? [from] : []
    if (before * after >= 0) return kept
    const share = before / (before - after)
    return [...kept, [seam, from[1] + (to[1] - from[1]) * share] as const]
  })
}

/** An anticlockwise outline, each side moved outwards by so much (inwards if negative). */
export function widen(outline: readonly Point[], by: number): Point[] {
  return outline.map((corner, index) => {
    const before = outline.at(index - 1) ?? corner
    const after = outline[(index + 1) % outline.length] ?? corner
    const [ax, ay] = outwards(before, corner)
    const [bx, by2] = outwards(corner, after)
    const share = by / (1 + ax * bx + ay * by2)
    return [corner[0] + (ax + bx) * share, corner[1] + (ay + by2) * share]
  })
}

function outwards(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[1] - from[1]) / length, -(to[0] - from[0]) / length]
}
