import { type BufferGeometry, Vector3 } from 'three'
import { arc, type Point } from '../geometry/profile.ts'
import { aroundY } from './around.ts'
import { merge } from './crease.ts'
import { endCap } from './end-cap.ts'
import { grid } from './grid.ts'
import { hasPlainForms } from './plain-forms.ts'
import { plainSection } from './plain-section.ts'

export interface SweepOptions {
  /** The path joins itself: a ring, the link of a chain. */
  readonly isClosed?: boolean
  /** By how much the section grows along the path (0 to 1 of its length): evenly, or its own x and y apart. */
  readonly scale?: (share: number) => number | Point
  /** Which way the section's own x points at the start; any if not given. */
  readonly normal?: Vector3
  readonly smoothUpTo?: number
}

const PLAIN_PER_TURN = 24

/** A round section of this diameter, in mm. */
export function roundSection(diameter: number, steps = 24): Point[] {
  return arc([0, 0], diameter / 2, 0, 360, steps).slice(0, -1)
}

/** A section (anticlockwise, mm) drawn along a path of points; open paths get flat ends. */
export function sweep(
  path: readonly Vector3[],
  outline: readonly Point[],
  options: SweepOptions = {},
): BufferGeometry {
  const section = plainSection(outline)
  const { isClosed = false, scale = () => 1, smoothUpTo = 40 } = options
  const frames = framesAlong(path, isClosed, options.normal)
  const at = (row: number, [x, y]: Point) => {
    const frame = frames[row % frames.length]
    if (!frame) return new Vector3()
    const size = scale(row / (path.length - 1))
    const [sizeX, sizeY] = typeof size === 'number' ? [size, size] : size
    return frame.origin
      .clone()
      .addScaledVector(frame.normal, x * sizeX)
      .addScaledVector(frame.binormal, y * sizeY)
  }
  const rows = isClosed ? path.length + 1 : path.length
  const side = grid(rows, section.length, (row, column) => at(row, section[column] ?? [0, 0]), {
    isClosed: true,
    smoothUpTo,
  })
  if (isClosed) return side
  const cap = (end: 'first' | 'last', row: number) =>
    endCap(end, section.length, column => at(row, section[column] ?? [0, 0]), at(row, [0, 0]))
  return merge([side, cap('first', 0), cap('last', path.length - 1)])
}

interface Frame {
  readonly origin: Vector3
  readonly normal: Vector3
  readonly binormal: Vector3
}

/** Frames that turn no more than the path does (parallel transport); on a closed path the rest of the turn is spread. */
function framesAlong(path: readonly Vector3[], isClosed: boolean, start: Vector3 | undefined): Frame[] {
  const count = path.length
  const point = (index: number) => path[(index + count) % count] ?? new Vector3()
  const tangents = path.map((_, index) => {
    const before = isClosed || index > 0 ? point(index - 1) : point(index)
    const after = isClosed || index < count - 1 ? point(index + 1) : point(index)
    return after.clone().sub(before).normalize()
  })
  const first = tangents[0] ?? new Vector3(0, 1, 0)
  const helper = start ?? (Math.abs(first.y) < 0.9 ? new Vector3(0, 1, 0) : new Vector3(1, 0, 0))
  let normal = helper.clone().addScaledVector(first, -helper.dot(first)).normalize()
  const normals = tangents.map(tangent => {
    normal = normal.clone().addScaledVector(tangent, -normal.dot(tangent)).normalize()
    return normal
  })
  const twist = isClosed ? twistAround(first, normals) : 0
  return path.map((origin, index) => {
    const tangent = tangents[index] ?? first
    const turned = (normals[index] ?? normal).clone().applyAxisAngle(tangent, (-twist * index) / count)
    return { origin, normal: turned, binormal: tangent.clone().cross(turned) }
  })
}

function twistAround(tangent: Vector3, normals: readonly Vector3[]): number {
  const start = normals[0]
  const end = normals.at(-1)?.clone()
  if (!start || !end) return 0
  end.addScaledVector(tangent, -end.dot(tangent)).normalize()
  return Math.atan2(start.clone().cross(end).dot(tangent), start.dot(end))
}

/** Points on a helix about y. `height` maps turns to y, in mm, so that ends may lie closed. */
export function helix(
  radius: (turn: number) => number,
  turns: number,
  height: (turn: number) => number,
  perTurn = 64,
): Vector3[] {
  const steps = Math.min(perTurn, hasPlainForms() ? PLAIN_PER_TURN : Infinity)
  const count = Math.round(turns * steps)
  return Array.from({ length: count + 1 }, (_, index) => {
    const turn = index / steps
    const angle = turn * 2 * Math.PI
    return aroundY(radius(turn), angle, height(turn))
  })
}
