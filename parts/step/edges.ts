import { angleOf, dot, type Face, minus, type Net, type Triple, wrap } from './faces.ts'

/** An edge between two faces: the corners along it, the first face on its left. */
export interface Edge {
  readonly corners: readonly number[]
  readonly left: number
  readonly right: number
  readonly curve: 'line' | 'arc' | 'curve'
}

/** The edges of a solid, and of each face the loops of edges round it, in its own direction. */
export interface Edges {
  readonly edges: readonly Edge[]
  readonly loopsOf: readonly (readonly (readonly {
    readonly edge: number
    readonly isForward: boolean
  }[])[])[]
}

/**
 * Finds the edges between faces. Where an edge does not lie on both, the turned ones of its faces are named in place of them: their
 * flats have to stay flat.
 */
export function findEdges(net: Net, faces: readonly Face[]): Edges | { readonly unfit: ReadonlySet<number> } {
  const faceOf = new Int32Array(net.count)
  for (const [at, { triangles }] of faces.entries()) for (const triangle of triangles) faceOf[triangle] = at
  const borders = bordersOf(net, faceOf)
  const chains = chain(net, borders)
  const unfit = new Set<number>()
  const edges: Edge[] = []
  const places = new Map<string, { edge: number; isForward: boolean }>()
  for (const { corners, left, right } of chains) {
    const curve = curveOf(net, corners, faces[left], faces[right])
    const isBent = curve === 'segments'
    if (isBent) for (const at of [left, right]) if (faces[at]?.carrier.kind === 'turned') unfit.add(at)
    const pieces = isBent ? corners.slice(1).map((to, at) => [corners[at] ?? to, to]) : [corners]
    for (const piece of pieces) {
      const edge =
        edges.push({ corners: piece, left, right, curve: curve === 'segments' ? 'line' : curve }) - 1
      places.set(`${left} ${piece[0]} ${piece[1]}`, { edge, isForward: true })
      places.set(`${right} ${piece.at(-1)} ${piece.at(-2)}`, { edge, isForward: false })
    }
  }
  if (unfit.size > 0) return { unfit }
  return { edges, loopsOf: loopsOf(borders, faces.length, edges, places) }
}

interface Border {
  readonly from: number
  readonly to: number
  readonly face: number
  readonly other: number
}

/** The triangles' edges at which a face ends, in the direction of that face. */
function bordersOf(net: Net, faceOf: Int32Array): Border[] {
  const borders: Border[] = []
  for (let place = 0; place < net.count * 3; place++) {
    const face = faceOf[Math.floor(place / 3)] ?? 0
    const other = faceOf[net.across[place] ?? 0] ?? 0
    if (face === other) continue
    const to = net.cornerAt(place % 3 === 2 ? place - 2 : place + 1)
    borders.push({ from: net.cornerAt(place), to, face, other })
  }
  return borders
}

/** Borders of the same two faces one after the other, each taken once; the tip of a cone, where its halves meet, ends them. */
function chain(net: Net, borders: readonly Border[]): { corners: number[]; left: number; right: number }[] {
  const leaving = Map.groupBy(borders, ({ from }) => from)
  const isEnd = (corner: number) => {
    const pairs = new Set((leaving.get(corner) ?? []).map(({ face, other }) => pairOf(face, other)))
    const isTip = net.turned(corner).radius < net.tolerance
    return isTip || pairs.size !== 1 || (leaving.get(corner)?.length ?? 0) !== 2
  }
  const isTaken = new Set<Border>()
  const chains: { corners: number[]; left: number; right: number }[] = []
  const follow = (first: Border) => {
    const corners = [first.from]
    for (let border: Border | undefined = first; border && !isTaken.has(border); ) {
      isTaken.add(border)
      corners.push(border.to)
      if (isEnd(border.to) || border.to === first.from) break
      border = leaving.get(border.to)?.find(({ face }) => face === first.face)
    }
    chains.push({ corners, left: first.face, right: first.other })
  }
  const ours = borders.filter(({ face, other }) => face < other)
  for (const border of ours) if (!isTaken.has(border) && isEnd(border.from)) follow(border)
  for (const border of ours) if (!isTaken.has(border)) follow(border)
  return chains
}

function pairOf(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

function curveOf(
  net: Net,
  corners: readonly number[],
  left: Face | undefined,
  right: Face | undefined,
): Edge['curve'] | 'segments' {
  const faces = [left, right].flatMap(face => face ?? [])
  const turned = faces.filter(({ carrier }) => carrier.kind === 'turned')
  const points = corners.map(corner => net.point(corner))
  const isClosed = corners[0] === corners.at(-1)
  if (turned.length === 0) return !isClosed && isStraight(points, net.tolerance) ? 'line' : 'segments'
  const [first] = corners.map(corner => net.turned(corner))
  const isRound = corners.every(corner => {
    const { radius, height } = net.turned(corner)
    return (
      Math.abs(radius - (first?.radius ?? 0)) < 2 * net.tolerance &&
      Math.abs(height - (first?.height ?? 0)) < 2 * net.tolerance
    )
  })
  const isAcross = faces.every(
    ({ carrier }) => carrier.kind === 'turned' || Math.abs(carrier.normal[1]) > 0.9999,
  )
  if (isClosed) return 'segments'
  if (isRound) return isAcross ? 'arc' : 'segments'
  const turn = wrap(angleOf(points.at(-1) ?? [1, 0, 0]) - angleOf(points[0] ?? [1, 0, 0]))
  const touchesAxis = [corners[0], corners.at(-1)].some(
    corner => net.turned(corner ?? 0).radius < net.tolerance,
  )
  const isAlong = touchesAxis || Math.abs(turn) * (first?.radius ?? 0) < 4 * net.tolerance
  if (isAlong && isStraight(points, net.tolerance)) return 'line'
  // Where a plane cuts a turned face: enough points to follow the curve.
  return turned.length === 1 && corners.length > 3 ? 'curve' : 'segments'
}

function isStraight(points: readonly Triple[], tolerance: number): boolean {
  const [first = [0, 0, 0]] = points
  const way = minus(points.at(-1) ?? first, first)
  const length = Math.hypot(...way)
  if (length === 0) return false
  return points.every(point => {
    const off = minus(point, first)
    const along = dot(off, way) / length
    return Math.sqrt(Math.max(0, dot(off, off) - along * along)) < 4 * tolerance
  })
}

function loopsOf(
  borders: readonly Border[],
  count: number,
  edges: readonly Edge[],
  places: ReadonlyMap<string, { edge: number; isForward: boolean }>,
): Edges['loopsOf'] {
  const byFace = Map.groupBy(borders, ({ face }) => face)
  return Array.from({ length: count }, (_, face) => {
    const starts = (byFace.get(face) ?? []).flatMap(
      ({ from, to }) => places.get(`${face} ${from} ${to}`) ?? [],
    )
    const ends = ({ edge, isForward }: { edge: number; isForward: boolean }) => {
      const { corners = [] } = edges[edge] ?? {}
      return isForward ? [corners[0], corners.at(-1)] : [corners.at(-1), corners[0]]
    }
    const leaving = Map.groupBy(starts, start => ends(start)[0])
    const loops: (typeof starts)[] = []
    const isTaken = new Set<(typeof starts)[number]>()
    for (const start of starts) {
      if (isTaken.has(start)) continue
      const loop: typeof starts = []
      for (let next: typeof start | undefined = start; next && !isTaken.has(next); ) {
        isTaken.add(next)
        loop.push(next)
        const to: number | undefined = ends(next)[1]
        next = to === ends(start)[0] ? undefined : leaving.get(to)?.find(one => !isTaken.has(one))
      }
      loops.push(loop)
    }
    return loops
  })
}
