import { type BufferGeometry, Vector3 } from 'three'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { rectangle } from '../geometry/rectangle.ts'
import { bend, bendLength } from '../solids/bend.ts'
import { merge } from '../solids/crease.ts'
import { endCap } from '../solids/end-cap.ts'
import { circle, extrude, slot } from '../solids/extrude.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import { plate } from '../solids/plate.ts'
import { sweep } from '../solids/sweep.ts'
import families from './brackets.ts'

const QUARTER = Math.PI / 2
/** As many flats as `bend` gives a right angle, so that the rib meets the sheet. */
const BEND_FLATS = 15

/**
 * A bent bracket with a pressed gusset rib: each leg has a slot across and two round holes beside the rib. The corner is
 * at the back below, the inside towards +y and +z.
 */
const angleBracket = defineModel(families['angle-bracket'], {
  build(form, surface) {
    const { a, t, r, rib } = form
    const arcLength = bendLength({ radius: r, thickness: t, angle: 90 })
    const leg = a - r - t
    const sheet = bend(flatSheet(form, leg, arcLength), {
      at: 0,
      radius: r,
      thickness: t,
      angle: 90,
    })
    const pressed = pressedRib({ ...rib, radius: r, thickness: t })
    const standing = merge([sheet, pressed])
      .rotateX(-QUARTER)
      .rotateY(QUARTER)
      .translate(0, t / 2, r + t)
    return [{ geometry: standing, surface }]
  },
  poses: { front: [0, 10, 0], back: [0, -150, 0] },
})

/**
 * A die-cast corner bracket for slotted aluminium profiles: two legs with a slot each, closed at the sides by cheeks. The
 * corner is at the back below, at y = 0 and z = 0.
 */
const profileBracket = defineModel(families['profile-bracket'], {
  build({ a, b, t, d, l, wall: thickness, cheek, middle }, surface) {
    // A little beyond the bevels of the cheeks, which are outermost.
    const half = b / 2 - thickness + 0.7
    const leg = roundCorners(
      [
        [-half, 0.05],
        [half, 0.05],
        [half, a],
        [-half, a],
      ],
      0,
      { isClosed: true },
    )
    // The slot lies between the inner corner's fillet and the tip.
    const window = slot([0, 0], l, d).map(([x, y]): Point => [-y, x + middle])
    const legs = [0, 1].map(index => {
      const upright = plate(leg, {
        depth: t,
        bevel: 0.5,
        holes: [{ outline: window, front: 0.5, back: 0.3 }],
      })
      upright.translate(0, 0, t / 2)
      // The lower leg is the upright one, tipped forward about the corner.
      return index === 0 ? upright : upright.rotateX(QUARTER).translate(0, t, 0)
    })
    const cheeks = [-1, 1].map(side =>
      extrude(cheek, { depth: thickness, bevel: 0.5 })
        .rotateY(-QUARTER)
        .translate(side * (b / 2 - thickness / 2), 0, 0),
    )
    const fillet = extrude(filletOutline(t, t * 1.1), { depth: b - thickness }).rotateY(-QUARTER)
    return [...legs, ...cheeks, fillet].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 8, 0], back: [0, -112, 0] },
})

/**
 * A heavy-duty shelf console: a flat bar bent at a right angle, and a strut of the same bar welded between. The wall is at
 * z = 0, the shelf on top at y = h.
 */
const shelfConsole = defineModel(families['shelf-console'], {
  build(form, surface) {
    const { a, h, b, t, d } = form
    const radius = t
    const fold = { radius, thickness: t, angle: 90 }
    const roll = bendLength(fold)
    const long = h - radius - t
    const short = a - radius - t
    const blank = roundCorners(rectangle(long + roll + short, b, [(roll + short - long) / 2, 0]), b * 0.3, {
      isClosed: true,
    })
    const wall = form.wallAt.map((at): Point => [-long + at, 0])
    const shelf = form.shelfAt.map((at): Point => [roll - radius - t + at, 0])
    const bar = bend(
      plate(blank, {
        depth: t,
        bevel: 0.5,
        holes: [...wall, ...shelf].map(centre => ({ outline: circle(centre, d), front: 0.4, back: 0.4 })),
      }),
      { at: 0, ...fold },
    )
    // From the blank's way along x, inside up, to: upwards, inside to the front.
    bar.rotateZ(QUARTER)
    bar.computeBoundingBox()
    const box = bar.boundingBox
    if (box) bar.translate(0, -box.min.y, -box.min.z)
    return [bar, ...strut(form)].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, -28, 0], back: [35, 0, 90] },
})

/** A flat connector in the shape of a T, its screw holes countersunk on the front. The bar is on top, y = 0 at its edge. */
const tPlate = defineModel(families['t-plate'], {
  build({ t, d, d2, face, holes }, surface) {
    const geometry = plate(face, {
      depth: t,
      bevel: 0.35,
      holes: holes.map(centre => ({
        outline: circle(centre, d),
        front: (d2 - d) / 2,
        back: 0.25,
      })),
    })
    return [{ geometry, surface }]
  },
  poses: { front: [-80, 0, 0], back: [90, 0, 0] },
})

export default {
  'angle-bracket': angleBracket,
  'profile-bracket': profileBracket,
  'shelf-console': shelfConsole,
  't-plate': tPlate,
}

type AngleBracketForm = NonNullable<ReturnType<(typeof families)['angle-bracket']['formOf']>>

/** The blank: the lower leg left of x = 0, then what the bend takes up, then the upper leg. */
function flatSheet(
  { a, b, t, d, l, round, rib, slotAt, holesAt, holesAside }: AngleBracketForm,
  leg: number,
  arcLength: number,
): BufferGeometry {
  const middle = arcLength / 2
  const blank = roundCorners(rectangle(2 * leg + arcLength, b, [middle, 0]), round, { isClosed: true })
  const places = [-1, 1].flatMap(side => {
    const at = (place: number) => middle + side * (place - (a - leg) + middle)
    return [
      slot([0, 0], l, d).map(([x, y]): Point => [at(slotAt) - y, x]),
      ...[-1, 1].map(half => circle([at(holesAt), half * holesAside], d, 32)),
    ]
  })
  const ribHalf = rib.reach - (a - leg) + middle
  const punched = places.map(outline => ({ outline, front: 0.25, back: 0.15 }))
  const pressed = { outline: rectangle(2 * ribHalf, rib.width, [middle, 0]) }
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
  // Round its section: the outside, and back along the inside.
  const at = (row: number, column: number) =>
    column < columns ? side(-thickness / 2)(row, column) : side(thickness / 2)(row, 2 * columns - 1 - column)
  const end = (which: 'first' | 'last', row: number) => {
    const centre = at(row, 0)
      .lerp(at(row, columns + columns - 1), 0.5)
      .setY(0)
    return endCap(which, 2 * columns, column => at(row, column), centre)
  }
  return merge([grid(rows, 2 * columns, at, { isClosed: true }), end('first', 0), end('last', rows - 1)])
}

/** What fills the inner corner, between the two legs. */
function filletOutline(t: number, radius: number): Point[] {
  const inner = t - 0.5
  return roundCorners(
    [
      [inner, inner],
      [inner + radius * 1.6, inner],
      [inner + 0.4, inner + 0.4],
      [inner, inner + radius * 1.6],
    ],
    [0, 0, radius, 0],
    { isClosed: true },
  )
}

type ShelfConsoleForm = NonNullable<ReturnType<(typeof families)['shelf-console']['formOf']>>

/** The strut stands on edge between the arms; a weld runs round each of its ends. */
function strut({ t, strut: { low: foot, high: head, width, thickness } }: ShelfConsoleForm) {
  // Its ends lie in the arms.
  const low: Point = [foot[0] - 0.5, foot[1]]
  const high: Point = [head[0], head[1] + 0.5]
  const along = new Vector3(high[0] - low[0], high[1] - low[1], 0).normalize()
  const cut = (point: Point, isLow: boolean): Point[] => {
    // Sawn so that its ends lie flat against the arms.
    const half = width / 2
    return isLow
      ? [
          [point[0], point[1] + half / along.x],
          [point[0], point[1] - half / along.x],
        ]
      : [
          [point[0] + half / along.y, point[1]],
          [point[0] - half / along.y, point[1]],
        ]
  }
  const outline = [...cut(low, true), ...cut(high, false)]
  const brace = plate(outline, { depth: thickness, bevel: 0.5 }).rotateY(-QUARTER)
  const bead = roundBead(t)
  const welds = [-1, 1].flatMap(side => {
    const x = side * t * 0.6
    const reach = width * 0.46
    return [
      [
        new Vector3(x, low[1] - reach / along.x, low[0] + 0.6),
        new Vector3(x, low[1] + reach / along.x, low[0] + 0.6),
      ],
      [
        new Vector3(x, high[1] - 0.6, high[0] - reach / along.y),
        new Vector3(x, high[1] - 0.6, high[0] + reach / along.y),
      ],
    ].map(([from, to]) => weld(from ?? new Vector3(), to ?? new Vector3(), bead))
  })
  return [brace, ...welds]
}

function roundBead(t: number): Point[] {
  return arc([0, 0], t * 0.42, 0, 360, 16).slice(0, -1)
}

/** A bead of many small ripples, tapered at its ends. */
function weld(from: Vector3, to: Vector3, section: readonly Point[]) {
  const steps = 72
  const path = Array.from({ length: steps + 1 }, (_, step) => from.clone().lerp(to, step / steps))
  const scale = (share: number) =>
    Math.min(1, 0.2 + 8 * share, 0.2 + 8 * (1 - share)) *
    (1 - 0.09 * Math.abs(Math.sin(share * 16 * Math.PI)))
  return sweep(path, section, { scale })
}
