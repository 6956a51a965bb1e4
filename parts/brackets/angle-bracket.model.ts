import { type BufferGeometry, Vector3 } from 'three'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { bend, bendLength } from '../solids/bend.ts'
import { merge } from '../solids/crease.ts'
import { circle, rectangle, slot } from '../solids/extrude.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import { plate } from '../solids/plate.ts'
import families from './angle-bracket.ts'
import { CORNER, HOLES_APART, HOLES_AT, RIB_REACH, RIB_WIDTH, SLOT_AT } from './angle-bracket-form.ts'

const QUARTER = Math.PI / 2
/** As many flats as `bend` gives a right angle, so that the rib meets the sheet. */
const BEND_FLATS = 15

/**
 * A bent bracket with a pressed gusset rib: each leg has a slot across and two round holes beside the rib. The corner is
 * at the back below, the inside towards +y and +z.
 */
export default {
  'angle-bracket': defineModel(families['angle-bracket'], {
    build({ a, b, t, d, l, r }, surface) {
      const arcLength = bendLength({ radius: r, thickness: t, angle: 90 })
      const leg = a - r - t
      const sheet = bend(flatSheet({ a, b, t, d, l, leg, arcLength }), {
        at: 0,
        radius: r,
        thickness: t,
        angle: 90,
      })
      const rib = pressedRib({ reach: a * RIB_REACH, width: b * RIB_WIDTH, radius: r, thickness: t })
      const standing = merge([sheet, rib])
        .rotateX(-QUARTER)
        .rotateY(QUARTER)
        .translate(0, t / 2, r + t)
      return [{ geometry: standing, surface }]
    },
    poses: { front: [0, 10, 0], back: [0, -150, 0] },
  }),
}

interface Flat {
  readonly a: number
  readonly b: number
  readonly t: number
  readonly d: number
  readonly l: number
  readonly leg: number
  readonly arcLength: number
}

/** The blank: the lower leg left of x = 0, then what the bend takes up, then the upper leg. */
function flatSheet({ a, b, t, d, l, leg, arcLength }: Flat): BufferGeometry {
  const middle = arcLength / 2
  const blank = roundCorners(rectangle(2 * leg + arcLength, b, [middle, 0]), b * CORNER, { isClosed: true })
  const places = [-1, 1].flatMap(side => {
    const at = (share: number) => middle + side * (a * share - (a - leg) + middle)
    return [
      slot([0, 0], l, d).map(([x, y]): Point => [at(SLOT_AT) - y, x]),
      ...[-1, 1].map(half => circle([at(HOLES_AT), (half * HOLES_APART * b) / 2], d, 32)),
    ]
  })
  const ribHalf = a * RIB_REACH - (a - leg) + middle
  const punched = places.map(outline => ({ outline, front: 0.25, back: 0.15 }))
  const pressed = { outline: rectangle(2 * ribHalf, b * RIB_WIDTH, [middle, 0]) }
  return plate(blank, { depth: t, bevel: 0.3, holes: [...punched, pressed] })
}

interface Rib {
  /** From the outer corner along each leg, in mm. */
  readonly reach: number
  readonly width: number
  readonly radius: number
  readonly thickness: number
}

/** The rib: the sheet between its two ends, drawn across the corner, highest along its middle. */
function pressedRib({ reach, width, radius, thickness }: Rib): BufferGeometry {
  const middle = radius + thickness / 2
  const straight = reach - radius - thickness
  const corner = arc([0, middle], middle, -90, 0, BEND_FLATS)
  const path: Point[] = [
    [-straight, 0],
    [-straight / 2, 0],
    ...corner,
    [middle, middle + straight / 2],
    [middle, middle + straight],
  ]
  const first = path[0] ?? [0, 0]
  const last = path.at(-1) ?? [0, 0]
  const rows = path.length
  const columns = 25
  const side = (offset: number) => (row: number, column: number) => {
    const along = row / (rows - 1)
    const across = column / (columns - 1) - 0.5
    const [px, pz] = path[row] ?? [0, 0]
    const turn = Math.min(1, Math.max(0, (row - 2) / BEND_FLATS)) * QUARTER
    const lift = 0.5 + 0.5 * Math.cos(2 * Math.PI * across)
    const ridge: Point = [first[0] + (last[0] - first[0]) * along, first[1] + (last[1] - first[1]) * along]
    return new Vector3(
      px + (ridge[0] - px) * lift - Math.sin(turn) * offset,
      // A hair wider than its window in the sheet, so that no light shines through.
      across * (width + 0.08),
      pz + (ridge[1] - pz) * lift + Math.cos(turn) * offset,
    )
  }
  const inside = grid(rows, columns, (row, column) => side(thickness / 2)(row, columns - 1 - column))
  const outside = grid(rows, columns, side(-thickness / 2))
  return merge([inside, outside])
}
