import {
  arcPoints,
  behind,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  type Item,
  mirrored,
  type Point,
  radius,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import type { Dimensions, FamilyTerms } from '../family.ts'
import { cylinderVolume, turnedVolume } from '../geometry/volumes.ts'
import { ballVolume } from './balls.ts'
import { GROOVE_RADIUS } from './races.ts'
import { closed, cut, EDGE, endOf, overturned } from './ring-sections.ts'

/** The washers leave a gap of so much of the ball, in which the cage runs. */
const GAP = 0.5

const terms = {
  d: ['Bore', 'mm'],
  D: ['Outside diameter', 'mm'],
  H: ['Height', 'mm'],
  C: ['Dynamic load rating', 'kN'],
  C0: ['Static load rating', 'kN'],
  r: ['Corner radius', 'mm'],
  Dw: ['Ball diameter', 'mm'],
  Z: ['Balls', ''],
} as const satisfies FamilyTerms

/** A thrust ball bearing, DIN 711, its axis along x, the shaft washer on the right. */
const thrustBearing = defineFamily({
  terms,
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
  volume: ({ shaft, housing, cage, Dw, Z }) =>
    turnedVolume(shaft.section) +
    turnedVolume(housing.section) +
    Z * ballVolume(Dw) +
    // What the balls leave of the cage, which lies in their middle.
    cylinderVolume(cage.outer, cage.height) -
    cylinderVolume(cage.inner, cage.height) -
    Z * cylinderVolume(cage.pocket, cage.height),
})

export default { 'thrust-bearing': thrustBearing }

/** A thrust bearing's washers, in the middle of y = 0, the housing washer below, and its cage. */
function washersOf({ d, D, H, r, Dw, Z }: Dimensions<typeof terms>) {
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
  const free = freeOf(d, D)
  const shaft = { inner: d / 2, outer: D / 2 - free / 2 }
  const housing = { inner: d / 2 + free, outer: D / 2 }
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

/** ISO 104: the bore of the housing washer leaves the shaft free by about this, in mm. */
function freeOf(d: number, D: number): number {
  if (d > 80) return 1.5
  return d <= 25 && D - d <= 17 ? 0.5 : 1
}
