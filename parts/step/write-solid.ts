import type { Edge } from './edges.ts'
import { angleOf, type Carrier, cross, minus, type Net, scale, type Triple, wrap } from './faces.ts'
import type { ReadSolid } from './read-solid.ts'
import { real, type StepFile } from './step-file.ts'

/** A side that widens by less, in mm, is a cylinder's, in single precision. */
const SAME = 5e-5
const UP: Triple = [0, 1, 0]
const DOWN: Triple = [0, -1, 0]
const ACROSS: Triple = [1, 0, 0]

/** Adds a solid with its hollows to a file and returns its number. */
export function writeSolid(file: StepFile, solid: ReadSolid, hollows: readonly ReadSolid[]): string {
  const shell = writeShell(file, solid)
  if (hollows.length === 0) return file.add(`MANIFOLD_SOLID_BREP('',${shell})`)
  const within = hollows.map(hollow =>
    file.add(`ORIENTED_CLOSED_SHELL('',*,${writeShell(file, hollow)},.T.)`),
  )
  return file.add(`BREP_WITH_VOIDS('',${shell},(${within.join()}))`)
}

function writeShell(file: StepFile, { net, faces, edges: { edges, loopsOf } }: ReadSolid): string {
  const vertices = new Map<number, string>()
  const vertexOf = (corner: number) => {
    const known = vertices.get(corner) ?? file.add(`VERTEX_POINT('',${file.point(net.point(corner))})`)
    vertices.set(corner, known)
    return known
  }
  const curves = edges.map(edge => {
    const [from = 0, to = 0] = [edge.corners[0], edge.corners.at(-1)]
    return file.add(`EDGE_CURVE('',${vertexOf(from)},${vertexOf(to)},${writeCurve(file, net, edge)},.T.)`)
  })
  const written = faces.map((face, at) => {
    const loops = (loopsOf[at] ?? []).map(loop => ({
      area: areaOf(loop.flatMap(({ edge, isForward }) => pointsOf(net, edges[edge], isForward))),
      number: file.add(
        `EDGE_LOOP('',(${loop
          .map(({ edge, isForward }) =>
            file.add(`ORIENTED_EDGE('',*,*,${curves[edge]},${isForward ? '.T.' : '.F.'})`),
          )
          .join()}))`,
      ),
    }))
    const bounds = loops
      .sort((one, other) => other.area - one.area)
      .map(({ number }, index) =>
        file.add(`${index === 0 ? 'FACE_OUTER_BOUND' : 'FACE_BOUND'}('',${number},.T.)`),
      )
    const isInward = face.carrier.kind === 'turned' && face.carrier.isInward
    const surface = writeSurface(file, face.carrier)
    return file.add(`ADVANCED_FACE('',(${bounds.join()}),${surface},${isInward ? '.F.' : '.T.'})`)
  })
  return file.add(`CLOSED_SHELL('',(${written.join()}))`)
}

function pointsOf(net: Net, edge: Edge | undefined, isForward: boolean): Triple[] {
  const points = (edge?.corners ?? []).map(corner => net.point(corner))
  return (isForward ? points : points.reverse()).slice(0, -1)
}

/** Twice the area within a loop, in mm². */
function areaOf(points: readonly Triple[]): number {
  const [first = [0, 0, 0]] = points
  let sum: Triple = [0, 0, 0]
  for (const [at, point] of points.entries()) {
    const next = points[at + 1]
    if (!next) break
    const [x, y, z] = cross(minus(point, first), minus(next, first))
    sum = [sum[0] + x, sum[1] + y, sum[2] + z]
  }
  return Math.hypot(...sum)
}

function writeSurface(file: StepFile, carrier: Carrier): string {
  if (carrier.kind === 'plane') {
    const { normal, point } = carrier
    const helper: Triple = Math.abs(normal[0]) < 0.7 ? ACROSS : UP
    const across = cross(normal, helper)
    return file.share(`PLANE('',${file.placement(point, normal, scale(across, 1 / Math.hypot(...across)))})`)
  }
  const { from, to } = carrier
  const [low, high] = from.radius <= to.radius ? [from, to] : [to, from]
  const widening = high.radius - low.radius
  if (widening < SAME)
    return file.share(
      `CYLINDRICAL_SURFACE('',${file.placement([0, low.height, 0], UP, ACROSS)},${real(low.radius)})`,
    )
  // A cone opens along its axis, from a place where it has a radius.
  const rise = high.height - low.height
  const angle = Math.atan2(widening, Math.abs(rise))
  return file.share(
    `CONICAL_SURFACE('',${file.placement([0, high.height, 0], rise >= 0 ? UP : DOWN, ACROSS)},${real(high.radius)},${angle.toFixed(12)})`,
  )
}

function writeCurve(file: StepFile, net: Net, { corners, curve }: Edge): string {
  const points = corners.map(corner => net.point(corner))
  const [from = [0, 0, 0], to = [0, 0, 0]] = [points[0], points.at(-1)]
  if (curve === 'arc') {
    const turn = wrap(angleOf(points[1] ?? to) - angleOf(from))
    const centre = file.placement([0, from[1], 0], turn > 0 ? UP : DOWN, ACROSS)
    return file.share(`CIRCLE('',${centre},${real(Math.hypot(from[0], from[2]))})`)
  }
  if (curve === 'line') {
    const way = minus(to, from)
    const length = Math.hypot(...way)
    const vector = file.add(`VECTOR('',${file.direction(scale(way, 1 / (length || 1)))},1.)`)
    return file.add(`LINE('',${file.point(from)},${vector})`)
  }
  return writeSpline(file, parted(points))
}

/** The points without those that lie on the one before, or on the last. */
function parted(points: readonly Triple[]): Triple[] {
  const last = points.at(-1)
  const kept: Triple[] = []
  for (const point of points.slice(0, -1)) {
    const before = kept.at(-1)
    const isNear = [before, kept.length > 0 ? last : undefined].some(
      other => other && Math.hypot(...minus(point, other)) < SAME,
    )
    if (!isNear) kept.push(point)
  }
  return last ? [...kept, last] : kept
}

/** A smooth curve through points: cubic pieces whose slopes are those of a parabola through three of them. */
function writeSpline(file: StepFile, points: readonly Triple[]): string {
  const knots = [0]
  for (const [at, point] of points.slice(1).entries())
    knots.push((knots[at] ?? 0) + Math.hypot(...minus(point, points[at] ?? point)))
  const slopeAt = (at: number): Triple => {
    const middle = Math.min(Math.max(at, 1), points.length - 2)
    const [a, b, c] = [points[middle - 1], points[middle], points[middle + 1]]
    const [ta = 0, tb = 0, tc = 0] = [knots[middle - 1], knots[middle], knots[middle + 1]]
    if (!a || !b || !c) return [0, 0, 0]
    const t = knots[at] ?? 0
    const before = scale(minus(b, a), 1 / (tb - ta))
    const after = scale(minus(c, b), 1 / (tc - tb))
    const bend = scale(minus(after, before), 1 / (tc - ta))
    return add(before, scale(bend, 2 * t - ta - tb))
  }
  const controls = points.slice(0, -1).flatMap((point, at): Triple[] => {
    const third = ((knots[at + 1] ?? 0) - (knots[at] ?? 0)) / 3
    const next = points[at + 1] ?? point
    return [point, add(point, scale(slopeAt(at), third)), add(next, scale(slopeAt(at + 1), -third))]
  })
  const poles = [...controls, points.at(-1) ?? [0, 0, 0]].map(point => file.point(point as Triple))
  const times = knots.map((_, at) => (at === 0 || at === knots.length - 1 ? 4 : 3))
  return file.add(
    `B_SPLINE_CURVE_WITH_KNOTS('',3,(${poles.join()}),.UNSPECIFIED.,.F.,.F.,(${times.join()}),(${knots.map(real).join()}),.UNSPECIFIED.)`,
  )
}

function add(one: Triple, other: Triple): Triple {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]]
}
