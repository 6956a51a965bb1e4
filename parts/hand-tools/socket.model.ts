import { hexRadius } from '../geometry/iso-forms.ts'
import { aroundY } from '../solids/around.ts'
import { merge } from '../solids/crease.ts'
import { grid } from '../solids/grid.ts'
import { knurl } from '../solids/knurl.ts'
import { superellipse } from '../solids/loft.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { relief, roundWall } from '../solids/strokes.ts'
import families from './socket.ts'

type Dimensions = Readonly<Record<'s' | 'L' | 'd1' | 'd2' | 'q' | 't', number>>
type Radius = (angle: number) => number

const COLUMNS = 144
/** Where in the rows of the inside the hexagon's walls begin, and where the square's end. */
const [BROACHED, ENTRY] = [4, 9]
const round =
  (radius: number): Radius =>
  () =>
    radius

/** A socket for a square drive, along y: the drive at y = 0, the hexagon on top. */
export default {
  socket: defineModel(families.socket, {
    build(dimensions, surface) {
      const { s, L, d1, d2, q } = dimensions
      const band = bandOf(dimensions)
      return [
        { geometry: outside(dimensions), surface },
        { geometry: inside(dimensions, 1, BROACHED), surface },
        // The broached walls mirror less than the outside.
        { geometry: inside(dimensions, BROACHED, ENTRY), surface: 'spring-steel' },
        { geometry: inside(dimensions, ENTRY), surface },
        { geometry: knurl({ diameter: d2 - 0.3, from: band.from, to: band.to, pitch: 1 }), surface },
        // The size, stamped round the wall and blackened.
        ...[235, 55].map(angle => ({
          geometry: relief(`${s}`, 3.6, 0.6, roundWall(d1 - 0.1, L * 0.74, angle)),
          surface: 'black-oxide' as const,
        })),
        // DIN 3120: the square holds the drive's ball in a hollow in each side.
        ...[0, 1, 2, 3].map(side => ({
          geometry: revolve([
            [0, 0],
            [q * 0.17, 0],
            [0, 0.05],
          ])
            .rotateZ(Math.PI / 2)
            .translate(q / 2 + 0.02, 5, 0)
            .rotateY((side * Math.PI) / 2),
          surface: 'black-oxide' as const,
        })),
      ]
    },
    poses: { front: [90, 76, 0], back: [-90, -12, 0] },
  }),
}

function bandOf({ L }: Dimensions) {
  return { from: L * 0.2, to: L * 0.4 }
}

/** The outer wall: the drive end with its knurled band's groove, and a shoulder to the hexagon's end. */
function outside(dimensions: Dimensions) {
  const { L, d1, d2 } = dimensions
  const band = bandOf(dimensions)
  const [low, high] = [d2 / 2, d1 / 2]
  const chamfer = 0.6
  const groove = 0.55
  const shoulder = Math.max(1.2, Math.abs(d1 - d2) * 0.7)
  return revolve([
    [low - chamfer - 0.5, 0],
    [low - chamfer, 0],
    [low - chamfer * 0.3, chamfer * 0.3],
    [low, chamfer],
    [low, band.from - 0.8],
    [low - groove, band.from - 0.2],
    [low - groove, band.to + 0.2],
    [low, band.to + 0.8],
    [low, L * 0.47],
    ...[0.2, 0.5, 0.8].map((share): [number, number] => [
      low + (high - low) * (share * share * (3 - 2 * share)),
      L * 0.47 + shoulder * share,
    ]),
    [high, L * 0.47 + shoulder],
    [high, L - chamfer],
    [high - chamfer * 0.3, L - chamfer * 0.3],
    [high - chamfer, L],
    [high - chamfer - 0.2, L],
  ])
}

/** From the outer rim of the drive through the square and the hexagon to the rim at the other end. */
function inside({ s, L, d1, d2, q, t }: Dimensions, first: number, last?: number) {
  const chamfer = 0.6
  const hexagon: Radius = angle => hexRadius(s, angle)
  const square: Radius = superellipse(q, q, 24)
  const entry = s * 0.04
  const wide: Radius = angle => Math.min(hexRadius(s, angle) + entry, s * 0.6)
  const squareEntry: Radius = angle => Math.min(square(angle) + 0.8, q * 0.68)
  const floor = L - t
  const rows: (readonly [Radius, number])[] = [
    [round(d1 / 2 - chamfer), L],
    [round(s * 0.605), L],
    [wide, L - 0.4],
    [hexagon, L - 0.4 - entry * 1.6],
    [hexagon, floor],
    [round(q * 0.36), floor - q * 0.08],
    [round(q * 0.36), 16.5],
    [square, 16],
    [square, 1],
    [squareEntry, 0.25],
    [round(q * 0.7), 0],
    [round(d2 / 2 - chamfer), 0],
  ]
  const at = (index: number, column: number) => {
    const [radius, y] = rows[index] ?? [round(0), 0]
    const angle = (column / COLUMNS) * 2 * Math.PI
    return aroundY(radius(angle), angle, y)
  }
  return merge(
    rows.slice(first, last).map((_, index) =>
      grid(2, COLUMNS, (row, column) => at(first - 1 + index + row, column), {
        isClosed: true,
        smoothUpTo: 25,
      }),
    ),
  )
}
