import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { bend } from '../solids/bend.ts'
import { extrude, rectangle, slot } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { plate } from '../solids/plate.ts'
import { revolve } from '../solids/revolve.ts'
import { PLATE, RACE } from './castor-form.ts'
import { castorAxle, castorWheel } from './castor-wheel.model.ts'
import families from './swivel-castor.ts'

const QUARTER = Math.PI / 2
/** Pressed steel of the fork, and the room between it and the wheel, in mm. */
const SHEET = 3.2
const CLEARANCE = 3.5

/**
 * A swivel castor with a brake, as EN 12532: mounting plate, double ball race, pressed fork, wheel with a rubber tyre, and a
 * pedal. It stands on y = 0 and swivels about y; the wheel trails towards -x, its axle is along z.
 */
export default {
  'swivel-castor': defineModel(families['swivel-castor'], {
    build({ D, H, b, a, c, e, d }, surface) {
      const top = H - PLATE
      const crown = top - RACE
      const inner = b + 2 * CLEARANCE
      const across = inner + 2 * SHEET
      const wheel = castorWheel({ diameter: D, width: b }).map(({ geometry, surface: own }) => ({
        geometry: geometry.rotateX(QUARTER).translate(-e, D / 2, 0),
        surface: own,
      }))
      const axle = castorAxle(across).map(geometry => geometry.rotateX(QUARTER).translate(-e, D / 2, 0))
      const steel = [
        mountingPlate({ a, c, d, top }),
        race(top, crown),
        fork({ crown, inner, e, axle: D / 2 }),
        ...axle,
      ]
      return [
        ...steel.map(geometry => ({ geometry, surface })),
        ...wheel,
        ...pedal({ e, D, across, crown }).map(geometry => ({ geometry, surface: 'orange-plastic' as const })),
      ]
    },
    poses: { front: [180, 60, 0], back: [180, -112, 0] },
  }),
}

/** Four slots across, so that the hole distances may differ a little. */
function mountingPlate({ a, c, d, top }: { a: number; c: number; d: number; top: number }) {
  const corners = [-1, 1].flatMap(x => [-1, 1].map((z): Point => [x * (a / 2 - 12.5), z * (c / 2 - 12.5)]))
  const holes = corners.map(centre => ({ outline: slot(centre, d + 2, d), front: 0.4, back: 0.4 }))
  const outline = roundCorners(rectangle(a, c), 9, { isClosed: true })
  return plate(outline, { depth: PLATE, bevel: 0.5, holes })
    .rotateX(-QUARTER)
    .translate(0, top + PLATE / 2, 0)
}

/** The two pressed shells of the ball race, and the rivet's head below. */
function race(top: number, crown: number) {
  const profile: Point[] = [
    [0, crown - SHEET - 4],
    [9, crown - SHEET - 4],
    [13, crown - SHEET + 0.1],
    [24, crown - 0.1],
    [31, crown + 2],
    [31, crown + 6],
    [27.5, crown + 6.6],
    [27.5, crown + 7.6],
    [33, crown + 8],
    [33, top - 2.5],
    [29, top + 0.1],
  ]
  return revolve(roundCorners(profile, [0, 2, 1, 1, 1.6, 1.2, 0.3, 0.3, 1.2, 2, 0]))
}

interface Fork {
  readonly crown: number
  readonly inner: number
  readonly e: number
  readonly axle: number
}

/** The fork is punched flat, then its two legs are pressed down; on the blank x runs across, y to the front. */
function fork({ crown, inner, e, axle }: Fork) {
  const radius = 5
  const at = inner / 2 - radius
  const roll = (radius + SHEET / 2) * QUARTER
  // From the bend's end down to the axle.
  const reach = at + roll + (crown - SHEET - radius - axle)
  const end = 17
  const half: Point[] = [
    [0, -34],
    [at - 4, -38],
    [at + roll + 8, -e - 8],
    ...arc([reach, -e], end, -105, 70, 24),
    [at + roll + 14, 8],
    [at, 31],
    [0, 33],
  ]
  const other = half
    .slice(1, -1)
    .toReversed()
    .map(([x, y]): Point => [-x, y])
  const radii = [8, 14, 20, ...Array.from({ length: 25 }, () => 0), 26, 14, 20]
  const outline = roundCorners([...half, ...other], [...radii, ...radii.slice(1, -1).toReversed()], {
    isClosed: true,
  })
  const sheet = plate(outline, { depth: SHEET, bevel: 0.5 })
  const fold = { at, radius, thickness: SHEET }
  const right = bend(sheet, { ...fold, angle: -90 })
  const both = bend(right.rotateY(Math.PI), { ...fold, angle: 90 }).rotateY(Math.PI)
  return both
    .rotateX(-QUARTER)
    .rotateY(-QUARTER)
    .translate(0, crown - SHEET / 2, 0)
}

/** The pedal behind the wheel, with treads on it, and the arms that hold it to the fork. */
function pedal({ e, D, across, crown }: { e: number; D: number; across: number; crown: number }) {
  const back = -e - D / 2 - 14
  const side: Point[] = [
    [-34, crown - 30],
    [-30, crown - 14],
    [-e - 24, crown - 8],
    [back + 4, crown - 24],
    [back, crown - 34],
    [back + 5, crown - 37],
    [-e - 26, crown - 20],
  ]
  const rounded = roundCorners(side, [4, 6, 16, 3, 2, 2, 14], { isClosed: true })
  const pad = extrude(rounded, { depth: across + 6, bevel: 1.5 })
  const ridges = [0, 1, 2, 3].map(index => {
    const share = 0.2 + index * 0.2
    const x = -e - 24 + (back + 28 + e) * share
    const y = crown - 8 - 16 * share
    return extrude(roundCorners(rectangle(2.4, 3, [x, y]), 0.8, { isClosed: true }), {
      depth: across - 4,
      bevel: 0.6,
    })
  })
  return [pad, ...ridges]
}
