import {
  arc,
  arcPoints,
  behind,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  hatch,
  height,
  type Item,
  line,
  mirrored,
  type Point,
  path,
  radius,
  roundCorners,
  type Shape,
  sideView,
  turn,
  width,
} from '../drawing/kit.ts'
import type { Dimensions, FamilyTerms } from '../family.ts'

/** The radius of a ball's groove, as a share of the ball's diameter: that of DIN 625 bearings. */
const GROOVE_RADIUS = 0.52
/** Edges of shoulders are broken by so many mm. */
const EDGE = 0.3
/** Shoulders from the pitch circle, as shares of the ball: the outer ring of a sealed bearing is recessed for the seals. */
const SHOULDERS = { open: { inner: 0.3, outer: 0.3 }, sealed: { inner: 0.3, outer: 0.47 } }
/** A pressed cage: thickness of the sheet, width of the ribbon, play round the ball, its rivets; as shares of the ball. */
const CAGE = { sheet: 0.085, ribbon: 0.28, play: 0.02, rivet: 0.11 }
/** ISO 104: the housing washer's bore and the shaft washer's outside leave the other part free by this. */
const FREE = 0.5
/** The washers leave a gap of so much of the ball, in which the cage runs. */
const GAP = 0.5

const terms = {
  d: ['Bore', 'mm'],
  D: ['Outside diameter', 'mm'],
  B: ['Width', 'mm'],
  C: ['Dynamic load rating', 'kN'],
  C0: ['Static load rating', 'kN'],
  r: ['Corner radius', 'mm'],
  Dw: ['Ball diameter', 'mm'],
  Z: ['Balls', ''],
} as const satisfies FamilyTerms

/** An open deep groove ball bearing, DIN 625, its axis along x. */
const ballBearing = defineFamily({
  terms,
  form: dimensions => ({ ...racesOf(dimensions, 'open'), cage: pressedCage(dimensions) }),
  draw: form => {
    const { Z, pitch, shoulders, cage } = form
    const inside = pitch / 2 - cage.half
    const outside = pitch / 2 + cage.half
    const seenBeside = mirrored(
      [ballBetween(form, shoulders.inner, inside), ballBetween(form, outside, shoulders.outer)],
      'y',
    )
    const pocket = [path(pocketEdge(cage)), path(pocketEdge(cage).map(([x, y]): Point => [-x, y]))]
    const rivet = turn([circle([0, pitch / 2], 2 * cage.rivet)], 180 / Z)
    return {
      views: [
        frontView([sectionOf(form), cageCut(cage)], { axes: ['y', 'x'] }),
        sideView(
          [
            faceOf(form),
            circle([0, 0], 2 * inside),
            circle([0, 0], 2 * outside),
            Array.from({ length: Z }, (_, index) =>
              turn([...seenBeside, ...pocket, ...rivet], (index * 360) / Z),
            ),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
})

/** A deep groove ball bearing, DIN 625, with a seal on both sides. */
const sealedBallBearing = defineFamily({
  terms,
  form: dimensions => {
    const form = racesOf(dimensions, 'sealed')
    const seal = closed(sealSection(form.shoulders, dimensions.B / 2))
    return { ...form, seals: [seal, overturned(seal)] as const }
  },
  draw: form => ({
    views: [
      frontView([sectionOf(form), form.seals.map(seal => cut(seal, 135))], { axes: ['y', 'x'] }),
      sideView([faceOf(form)], { axes: ['z', 'x'] }),
    ],
  }),
})

/** A thrust ball bearing, DIN 711, its axis along x, the shaft washer on the right. */
const thrustBearing = defineFamily({
  terms: {
    d: ['Bore', 'mm'],
    D: ['Outside diameter', 'mm'],
    H: ['Height', 'mm'],
    C: ['Dynamic load rating', 'kN'],
    C0: ['Static load rating', 'kN'],
    r: ['Corner radius', 'mm'],
    Dw: ['Ball diameter', 'mm'],
    Z: ['Balls', ''],
  },
  form: washersOf,
  draw: form => {
    const { d, D, H, r, Dw, pitch, under, shaft, housing } = form
    return {
      views: [
        frontView(
          [
            cut(housing.section, 45),
            cut(shaft.section, 135),
            mirrored([circle([0, pitch / 2], Dw)], 'x'),
            thrustCage(form),
            ballsBehind(form),
            endOf(-H / 2, housing.inner + r),
            endOf(-under, housing.inner + EDGE),
            endOf(under, shaft.inner + EDGE),
            endOf(H / 2, shaft.inner + r),
            centreLine([-H / 2, 0], [H / 2, 0]),
            width('H', [-H / 2, r - D / 2], [H / 2, r - shaft.outer], 'below'),
            height('D', [r - H / 2, -D / 2], [r - H / 2, D / 2], 'left', { prefix: '⌀' }),
            height('d', [H / 2 - r, -d / 2], [H / 2 - r, d / 2], 'right', { prefix: '⌀' }),
            radius('r', [H / 2 - r, shaft.outer - r], r, { angle: 45 }),
            diameter('Dw', [0, pitch / 2], Dw, { angle: 75, reach: 16, prefix: 'S⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [[D, D - 2 * r, 2 * housing.inner, d].map(size => circle([0, 0], size)), centreMark([0, 0], D)],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
})

export default {
  'ball-bearing': ballBearing,
  'sealed-ball-bearing': sealedBallBearing,
  'thrust-bearing': thrustBearing,
}

type BallBearing = Dimensions<typeof terms>

/** The radii of the rings' shoulders, in mm. */
interface Shoulders {
  readonly inner: number
  readonly outer: number
}

/** A deep groove bearing's rings in the middle of y = 0: their sections, shoulders and the diameter that the balls run on. */
function racesOf(bearing: BallBearing, kind: keyof typeof SHOULDERS) {
  const { d, D, B, r, Dw } = bearing
  const pitch = (d + D) / 2
  const half = B / 2
  const shoulders = {
    inner: pitch / 2 - SHOULDERS[kind].inner * Dw,
    outer: pitch / 2 + SHOULDERS[kind].outer * Dw,
  }
  const ring = (bore: number, shoulder: number, side: 1 | -1) => {
    const groove = raceway(pitch, Dw, shoulder, side)
    const points: Point[] = [
      [bore, -side * half],
      [bore, side * half],
      [shoulder, side * half],
      ...groove,
      [shoulder, -side * half],
    ]
    return closed(
      roundCorners(points, [r, r, EDGE, ...groove.map(() => 0), EDGE], {
        isClosed: true,
      }),
    )
  }
  return {
    ...bearing,
    pitch,
    shoulders,
    rings: [ring(d / 2, shoulders.inner, -1), ring(D / 2, shoulders.outer, 1)] as const,
  }
}

/** From one shoulder to the other: upwards on the inner ring (side -1), downwards on the outer one (side 1). */
function raceway(pitch: number, ball: number, shoulder: number, side: 1 | -1): Point[] {
  const groove = GROOVE_RADIUS * ball
  const centre = pitch / 2 + side * (ball / 2 - groove)
  const opening = (Math.acos(Math.abs(shoulder - centre) / groove) * 180) / Math.PI
  const middle = side === 1 ? 0 : 180
  return arcPoints([centre, 0], groove, middle + opening, middle - opening, 14)
}

/** A seal below a face at this height: lip on the inner ring, a groove, a flat of rubber on steel, the bead in the recess. */
function sealSection(shoulders: Shoulders, face: number): Point[] {
  const inner = shoulders.inner + 0.06
  const outer = shoulders.outer - 0.02
  const wide = outer - inner
  const points: Point[] = [
    [inner, face - 1.7],
    [outer, face - 1.7],
    [outer, face - 0.45],
    [outer - 0.1 * wide, face - 0.25],
    [outer - 0.2 * wide, face - 0.25],
    [outer - 0.25 * wide, face - 0.62],
    [inner + 0.36 * wide, face - 0.62],
    [inner + 0.31 * wide, face - 0.36],
    [inner + 0.1 * wide, face - 0.36],
    [inner, face - 0.6],
  ]
  return roundCorners(points, [0, 0, ...points.slice(2).map(() => 0.12)], { isClosed: true })
}

/** A cage of two pressed ribbons, riveted between the balls. `across` runs from -1 at a ribbon's inner edge to 1 at its outer. */
function pressedCage({ d, D, Dw, Z }: BallBearing) {
  const sheet = Dw * CAGE.sheet
  const half = (Dw * CAGE.ribbon) / 2
  const bend = Dw * (0.5 + CAGE.play) + sheet / 2
  return {
    middle: (d + D) / 2 / 2,
    ball: Dw,
    count: Z,
    sheet,
    half,
    rivet: Dw * CAGE.rivet,
    /** A pocket is part of a sphere: the radius of its middle sheet, the angle from which it rises, and where its bend begins. */
    pocket: (across: number) => {
      const round = Math.sqrt(bend ** 2 - (across * half) ** 2)
      const start = Math.asin(Math.min(1, (sheet / 2 + round * 0.12) / round))
      return { round, start, edge: round * Math.cos(start) + round * 0.09 }
    },
  }
}

/** The figures of a pressed cage. */
export type PressedCage = ReturnType<typeof pressedCage>

/** A thrust bearing's washers, in the middle of y = 0, the housing washer below, and its cage. */
function washersOf({ d, D, H, r, Dw, Z }: Omit<BallBearing, 'B' | 'C' | 'C0'> & { readonly H: number }) {
  const pitch = (d + D) / 2
  const wide = (D - d) / 2 - 1.5
  const under = (Dw * GAP) / 2
  const groove = GROOVE_RADIUS * Dw
  const centre: Point = [pitch / 2, Dw / 2 - groove]
  const opening = (Math.acos((under - centre[1]) / groove) * 180) / Math.PI
  const track = arcPoints(centre, groove, 90 + opening, 90 - opening, 14)
  const washer = (inner: number, outer: number) => {
    const points: Point[] = [[inner, under], ...track, [outer, under], [outer, H / 2], [inner, H / 2]]
    return roundCorners(points, [EDGE, ...track.map(() => 0), EDGE, r, r], { isClosed: true })
  }
  const shaft = { inner: d / 2, outer: D / 2 - FREE / 2 }
  const housing = { inner: d / 2 + FREE, outer: D / 2 }
  return {
    d,
    D,
    H,
    r,
    Dw,
    Z,
    pitch,
    /** Half the gap between the washers. */
    under,
    shaft: { ...shaft, section: closed(washer(shaft.inner, shaft.outer)) },
    housing: { ...housing, section: closed(overturned(washer(housing.inner, housing.outer))) },
    /** Its diameters, those of its pockets, and its height. */
    cage: { inner: pitch - wide, outer: pitch + wide, pocket: Dw * 0.95, height: Dw * GAP * 0.4 },
  }
}

/** A section with its first point repeated. */
function closed(points: readonly Point[]): Point[] {
  return [...points, ...points.slice(0, 1)]
}

/** The same section on the other side of y = 0. */
function overturned(points: readonly Point[]): Point[] {
  return points.map(([radial, y]): Point => [radial, -y]).reverse()
}

/** A ring cut along its axis: its closed section above and below. */
function cut(section: readonly Point[], angle: number): Item {
  const above = section.map(([radial, y]): Point => [y, radial])
  const below = above.map(([x, y]): Point => [x, -y])
  return [hatch([above, below], angle), path(above), path(below)]
}

/** The edge of an end that is seen through a bore behind the cut. */
function endOf(x: number, reach: number): Shape {
  return line([x, -reach], [x, reach])
}

/** A deep groove bearing cut along its axis, without what is between its rings besides the balls. */
function sectionOf({ d, D, B, r, Dw, pitch, shoulders, rings }: ReturnType<typeof racesOf>): Item {
  const [inner, outer] = rings
  return [
    cut(inner, 45),
    cut(outer, 135),
    mirrored([circle([0, pitch / 2], Dw)], 'x'),
    [-B / 2, B / 2].map(x => [
      endOf(x, d / 2 + r),
      mirrored([line([x, shoulders.inner - EDGE], [x, shoulders.outer + EDGE])], 'x'),
    ]),
    centreLine([-B / 2, 0], [B / 2, 0]),
    width('B', [-B / 2, r - D / 2], [B / 2, r - D / 2], 'below'),
    height('D', [-B / 2 + r, -D / 2], [-B / 2 + r, D / 2], 'left', { prefix: '⌀' }),
    height('d', [B / 2 - r, -d / 2], [B / 2 - r, d / 2], 'right', { prefix: '⌀' }),
    radius('r', [B / 2 - r, D / 2 - r], r, { angle: 45 }),
    diameter('Dw', [0, pitch / 2], Dw, { angle: 30, reach: B * 0.5 + 6, prefix: 'S⌀' }),
  ]
}

/** The face of a deep groove bearing: its rings with their rounded edges. */
function faceOf({ d, D, r, pitch, shoulders }: ReturnType<typeof racesOf>): Item {
  return [
    [D, D - 2 * r, 2 * shoulders.outer, 2 * shoulders.inner, d + 2 * r, d].map(size => circle([0, 0], size)),
    circle([0, 0], pitch, 'centre'),
    centreMark([0, 0], D),
  ]
}

/** The left side of the topmost ball, as far as it is seen between these radii about the axis. */
function ballBetween({ Dw, pitch }: ReturnType<typeof racesOf>, from: number, to: number): Shape {
  const ball = Dw / 2
  const middle = pitch / 2
  const angleAt = (reach: number) =>
    90 + (Math.acos((reach ** 2 - middle ** 2 - ball ** 2) / (2 * middle * ball)) * 180) / Math.PI
  return arc([0, middle], ball, angleAt(to), angleAt(from))
}

/** The line along which the ribbon bends up to the right of the topmost ball. */
function pocketEdge({ middle, half, pocket }: PressedCage): Point[] {
  return [-1, -0.5, 0, 0.5, 1].map((across): Point => {
    const reach = middle + across * half
    const angle = pocket(across).edge / middle
    return [reach * Math.sin(angle), reach * Math.cos(angle)]
  })
}

/** Both ribbons cut in the middle of a ball. */
function cageCut({ middle, half, sheet, pocket }: PressedCage): Item {
  const shares = [-1, -0.5, 0, 0.5, 1]
  const face = (over: number) =>
    shares.map((across): Point => [middle + across * half, pocket(across).round + over * (sheet / 2)])
  const ribbon = closed([...face(-1), ...face(1).toReversed()])
  return [cut(ribbon, 45), cut(overturned(ribbon), 45)]
}

/** A thrust bearing's cage, cut on both sides of the balls, and its faces behind the cut. */
function thrustCage({ Dw, pitch, cage }: ReturnType<typeof washersOf>): Item {
  const half = cage.height / 2
  // The balls hide the walls of their pockets.
  const reach = Math.sqrt((Dw / 2) ** 2 - half ** 2)
  const piece = (from: number, to: number) =>
    cut(
      closed([
        [from, -half],
        [to, -half],
        [to, half],
        [from, half],
      ]),
      45,
    )
  return [
    piece(cage.inner / 2, pitch / 2 - reach),
    piece(pitch / 2 + reach, cage.outer / 2),
    [-half, half].map(x => endOf(x, cage.inner / 2)),
  ]
}

/** What is seen of the balls behind the cut, between cage and washers: those nearer to the cut hide the others. */
function ballsBehind({ Dw, Z, pitch, under, cage }: ReturnType<typeof washersOf>): Item {
  const all = Array.from({ length: Z }, (_, index) => (pitch / 2) * Math.cos((index * 2 * Math.PI) / Z))
  const ballAt = (y: number) => arcPoints([0, y], Dw / 2, 0, 360, 120)
  const angleAt = (x: number) => (Math.acos(x / (Dw / 2)) * 180) / Math.PI
  return all.slice(1, Math.ceil(Z / 2)).flatMap(y => {
    const nearer = all.filter(other => Math.abs(other) > Math.abs(y) + 1e-6).map(ballAt)
    const side = arcPoints([0, y], Dw / 2, angleAt(under), angleAt(cage.height / 2), 8)
    return [1, -1].flatMap(x =>
      [1, -1].map(up =>
        behind(
          side.map(([sideX, sideY]): Point => [x * sideX, y + up * (sideY - y)]),
          ...nearer,
        ),
      ),
    )
  })
}
