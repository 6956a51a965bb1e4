import type { Axis, Shape, View } from '../drawing/drawing.ts'
import type { Point } from '../geometry/profile.ts'
import { extentsOf, itemsOf } from '../sheet/resolve-view.ts'
import type { Body } from '../solids/model.ts'

/** How many squares a view's box is divided into: a square is then about 0.15 % of the part wide. */
const SQUARES = 400_000
/** Degrees between the points that stand for an arc. */
const ARC_STEP = 1

/** A picture of squares; the outermost are outside the part. */
export interface Raster {
  readonly columns: number
  readonly rows: number
  readonly squares: Uint8Array
}

/** How a view's outline differs from its model's. */
export interface Difference {
  /** The area in which they differ, as a share of the model's. */
  readonly share: number
  /** The same for eyes: what both cover, the model alone, the drawing alone, lines. */
  picture(): Raster
}

const BOTH = 1
const MODEL_ONLY = 2
const DRAWING_ONLY = 3
const LINE = 4

/**
 * Compares a view with the shadow that its model casts along the view's direction. The drawing's thick and thin lines part
 * the view into regions: that around the part has to be free of the model, each other one wholly covered or wholly free (a
 * hole). What does not fit is the difference; the lines' own squares, and zones that say why they are drawn otherwise, do
 * not count. A view may show the model from either side: of the four ways to lay the shadow over it the best one counts.
 */
export function compare(view: View, axes: readonly [Axis, Axis], bodies: readonly Body[]): Difference {
  const { left, right, bottom, top } = extentsOf(view)
  const perMm = Math.sqrt(SQUARES / ((right - left) * (top - bottom)))
  const columns = Math.ceil((right - left) * perMm) + 4
  const rows = Math.ceil((top - bottom) * perMm) + 4
  const toSquare = ([x, y]: Point): Point => [(x - left) * perMm + 2, (y - bottom) * perMm + 2]
  const lines = { columns, rows, squares: new Uint8Array(columns * rows) }
  const ignored = { columns, rows, squares: new Uint8Array(columns * rows) }
  for (const shape of itemsOf(view).shapes) {
    const points = pointsOf(shape).map(toSquare)
    if (shape.type === 'zone') fillPolygon(ignored, points)
    else
      for (const [index, to] of points.entries()) if (index > 0) drawLine(lines, points[index - 1] ?? to, to)
  }
  const regions = partIntoRegions(lines, ignored)
  const shadow = castShadow(bodies, axes, { columns, rows, perMm })
  const candidates = [false, true].flatMap(flipX =>
    [false, true].map(flipY => differenceOf(regions, flip(shadow, flipX, flipY), lines)),
  )
  return candidates.reduce((best, found) => (found.share < best.share ? found : best))
}

/** The points of what bounds a region: thick and thin lines, and zones. */
function pointsOf(shape: Shape): readonly Point[] {
  if (shape.type === 'zone') return shape.outline
  if (shape.type === 'path') return isBound(shape.kind) ? shape.points : []
  if (shape.type !== 'arc' || !isBound(shape.kind)) return []
  const steps = Math.ceil((shape.to - shape.from) / ARC_STEP)
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((shape.from + ((shape.to - shape.from) * step) / steps) * Math.PI) / 180
    return [
      shape.centre[0] + shape.radius * Math.cos(angle),
      shape.centre[1] + shape.radius * Math.sin(angle),
    ]
  })
}

function isBound(kind: string): boolean {
  return kind === 'visible' || kind === 'thin'
}

/** Marks the squares that a line passes through, so that no way leads between them but from corner to corner. */
function drawLine({ columns, rows, squares }: Raster, [x1, y1]: Point, [x2, y2]: Point): void {
  const steps = Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) * 2) || 1
  for (let step = 0; step <= steps; step++) {
    const x = Math.floor(x1 + ((x2 - x1) * step) / steps)
    const y = Math.floor(y1 + ((y2 - y1) * step) / steps)
    if (x >= 0 && y >= 0 && x < columns && y < rows) squares[y * columns + x] = 1
  }
}

function fillPolygon(raster: Raster, points: readonly Point[]): void {
  const [first, ...rest] = points
  if (!first) return
  // By the parity of a fan of triangles, whatever the outline's shape.
  const count = new Uint8Array(raster.squares.length)
  for (const [index, to] of rest.slice(1).entries()) {
    const from = rest[index] ?? to
    fillTriangle(raster.columns, raster.rows, first, from, to, square => {
      count[square] = 1 - (count[square] ?? 0)
    })
  }
  for (const [square, isOdd] of count.entries()) if (isOdd) raster.squares[square] = 1
}

/** A number for each square's region: 0 for lines and what is ignored, 1 for the outside, more for each further one. */
interface Regions {
  readonly ofSquare: Int32Array
  readonly count: number
}

function partIntoRegions({ columns, squares }: Raster, ignored: Raster): Regions {
  const ofSquare = new Int32Array(squares.length)
  /** Squares whose neighbours are to be visited: each gets here once. */
  const open = new Int32Array(squares.length)
  let waiting = 0
  let latest = 0
  const enter = (square: number) => {
    if (squares[square] || ofSquare[square]) return
    ofSquare[square] = latest
    open[waiting++] = square
  }
  for (let start = 0; start < squares.length; start++) {
    if (squares[start] || ofSquare[start]) continue
    latest++
    enter(start)
    while (waiting > 0) {
      const square = open[--waiting] ?? 0
      const column = square % columns
      if (column > 0) enter(square - 1)
      if (column < columns - 1) enter(square + 1)
      if (square >= columns) enter(square - columns)
      if (square + columns < squares.length) enter(square + columns)
    }
  }
  for (let square = 0; square < squares.length; square++) if (ignored.squares[square]) ofSquare[square] = 0
  return { ofSquare, count: latest + 1 }
}

/** The squares that the model covers, its box in the middle of the raster. */
function castShadow(
  bodies: readonly Body[],
  [across, upwards]: readonly [Axis, Axis],
  { columns, rows, perMm }: { readonly columns: number; readonly rows: number; readonly perMm: number },
): Raster {
  const placeOf = { x: 0, y: 1, z: 2 }
  const flat = bodies.map(({ geometry }) => {
    const positions = (geometry.index ? geometry.toNonIndexed() : geometry).getAttribute('position')
    const coordinates = (axis: Axis) => {
      const found = new Float64Array(positions.count)
      for (let index = 0; index < found.length; index++)
        found[index] = positions.getComponent(index, placeOf[axis])
      return found
    }
    return { xs: coordinates(across), ys: coordinates(upwards) }
  })
  const shift = (all: readonly Float64Array[], room: number) => {
    const least = all.reduce(
      (found, some) => some.reduce((one, other) => Math.min(one, other), found),
      Infinity,
    )
    const most = all.reduce(
      (found, some) => some.reduce((one, other) => Math.max(one, other), found),
      -Infinity,
    )
    return room / 2 - ((least + most) / 2) * perMm
  }
  const shiftX = shift(
    flat.map(({ xs }) => xs),
    columns,
  )
  const shiftY = shift(
    flat.map(({ ys }) => ys),
    rows,
  )
  const squares = new Uint8Array(columns * rows)
  const mark = (square: number) => {
    squares[square] = 1
  }
  for (const { xs, ys } of flat) {
    const corner = (index: number): Point => [
      (xs[index] ?? 0) * perMm + shiftX,
      (ys[index] ?? 0) * perMm + shiftY,
    ]
    for (let index = 0; index + 2 < xs.length; index += 3)
      fillTriangle(columns, rows, corner(index), corner(index + 1), corner(index + 2), mark)
  }
  return { columns, rows, squares }
}

/** Visits the squares whose middle lies in a triangle. */
function fillTriangle(
  columns: number,
  rows: number,
  a: Point,
  b: Point,
  c: Point,
  visit: (square: number) => void,
): void {
  const edges = [
    [a, b],
    [b, c],
    [c, a],
  ] as const
  const from = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5))
  const to = Math.min(rows - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5))
  for (let row = from; row <= to; row++) {
    const y = row + 0.5
    let left = Infinity
    let right = -Infinity
    for (const [p, q] of edges) {
      if (y < Math.min(p[1], q[1]) || y > Math.max(p[1], q[1]) || p[1] === q[1]) continue
      const x = p[0] + ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1])
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
    // Half open, so that neighbours never count a square twice.
    const last = Math.min(columns, Math.ceil(right - 0.5))
    for (let column = Math.max(0, Math.ceil(left - 0.5)); column < last; column++)
      visit(row * columns + column)
  }
}

function flip({ columns, rows, squares }: Raster, flipX: boolean, flipY: boolean): Raster {
  if (!flipX && !flipY) return { columns, rows, squares }
  const flipped = new Uint8Array(squares.length)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const from = (flipY ? rows - 1 - row : row) * columns + (flipX ? columns - 1 - column : column)
      flipped[row * columns + column] = squares[from] ?? 0
    }
  return { columns, rows, squares: flipped }
}

function differenceOf({ ofSquare, count }: Regions, shadow: Raster, lines: Raster): Difference {
  /** Of each region how many squares are free, and how many covered. */
  const counts = new Uint32Array(count * 2)
  const { squares } = shadow
  for (let square = 0; square < ofSquare.length; square++) {
    const place = (ofSquare[square] ?? 0) * 2 + (squares[square] ?? 0)
    counts[place] = (counts[place] ?? 0) + 1
  }
  let [area, differing] = [0, 0]
  const holes = new Set<number>()
  for (let region = 0; region < count; region++) {
    const [free = 0, covered = 0] = counts.subarray(region * 2)
    if (region === 1 || covered < free) holes.add(region)
    area += covered
    if (region > 0) differing += holes.has(region) ? covered : free
  }
  const markOf = (isCovered: number, square: number) => {
    const region = ofSquare[square] ?? 0
    if (lines.squares[square]) return LINE
    if (region === 0) return 0
    if (holes.has(region)) return isCovered ? MODEL_ONLY : 0
    return isCovered ? BOTH : DRAWING_ONLY
  }
  return {
    share: differing / Math.max(1, area),
    picture: () => ({ ...shadow, squares: squares.map(markOf) }),
  }
}
