import type { Surface } from '../finishes.ts'
import { aroundY } from '../solids/around.ts'
import { merge } from '../solids/crease.ts'
import { grid } from '../solids/grid.ts'
import { knurl } from '../solids/knurl.ts'
import { superellipse } from '../solids/loft.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { relief, roundWall } from '../solids/strokes.ts'
import families, { openingRadius, type Row } from './sockets.ts'

const COLUMNS = 144
/** Where in the rows of the inside the hexagon's walls begin, and where the square's end. */
const [BROACHED, ENTRY] = [4, 9]

const POSES = { front: [90, 76, 0], back: [-90, -12, 0] } as const

export default {
  socket: defineModel(families.socket, { build: buildSocket, poses: POSES }),
  'bi-hexagon-socket': defineModel(families['bi-hexagon-socket'], { build: buildSocket, poses: POSES }),
}

type Form = NonNullable<ReturnType<typeof families.socket.formOf>>

/** A socket for a square drive, along y: the drive at y = 0, the opening on top. */
function buildSocket(form: Form, surface: Surface): Body[] {
  const { s, L, d1, q, band, wall, inside } = form
  const square = superellipse(q, q, 24)
  const across = { round: () => 0, hexagon: (angle: number) => openingRadius(form, angle), square }
  const letters = Math.min(3.6, d1 * 0.19)
  const radiusOf = ({ shape, out, most }: Row, angle: number) => Math.min(across[shape](angle) + out, most)
  const walls = (first: number, last?: number) => wallsOf(inside, radiusOf, first, last)
  return [
    { geometry: revolve(wall), surface },
    { geometry: walls(1, BROACHED), surface },
    // The broached walls mirror less than the outside.
    { geometry: walls(BROACHED, ENTRY), surface: 'spring-steel' },
    { geometry: walls(ENTRY), surface },
    { geometry: knurl(band), surface },
    // The size, stamped round the wall and blackened.
    ...[235, 55].map(angle => ({
      geometry: relief(`${s}`, letters, letters / 6, roundWall(d1 - 0.1, L * 0.74, angle)),
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
        .translate(q / 2 + 0.02, Math.round(q * 39.37) / 100, 0)
        .rotateY((side * Math.PI) / 2),
      surface: 'black-oxide' as const,
    })),
  ]
}

/** The walls between some rows of the inside. */
function wallsOf(
  inside: readonly Row[],
  radiusOf: (row: Row, angle: number) => number,
  first: number,
  last?: number,
) {
  return merge(
    inside.slice(first, last).map((below, index) => {
      const rows = [inside[first - 1 + index] ?? below, below]
      const at = (row: number, column: number) => {
        const angle = (column / COLUMNS) * 2 * Math.PI
        const { [row]: section = below } = rows
        return aroundY(radiusOf(section, angle), angle, section.y)
      }
      return grid(2, COLUMNS, at, { isClosed: true, smoothUpTo: 25 })
    }),
  )
}
