import type { BufferGeometry } from 'three'
import { type Point, roundCorners } from '../geometry/profile.ts'
import { rectangle } from '../geometry/rectangle.ts'
import { bend } from '../solids/bend.ts'
import { extrude, slot } from '../solids/extrude.ts'
import { hexPrism } from '../solids/hex.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { plate } from '../solids/plate.ts'
import { revolve } from '../solids/revolve.ts'
import families from './castors.ts'

const QUARTER = Math.PI / 2
const SPOKES = 6

/** It stands on y = 0 and swivels about y; the wheel trails towards -x, its axle is along z. */
const swivelCastor = defineModel(families['swivel-castor'], {
  build(form, surface) {
    const { D, e, crown, across, race, fork, axle, pedal } = form
    const wheel = castorWheel(form).map(({ geometry, surface: own }) => ({
      geometry: geometry.rotateX(QUARTER).translate(-e, D / 2, 0),
      surface: own,
    }))
    const axles = castorAxle(across, axle).map(geometry => geometry.rotateX(QUARTER).translate(-e, D / 2, 0))
    const steel = [mountingPlate(form), revolve(race), pressedFork(fork, crown), ...axles]
    const pad = extrude(pedal.outline, { depth: pedal.width, bevel: 1.5 })
    const treads = pedal.treads.map(tread => extrude(tread, { depth: across - 4, bevel: 0.6 }))
    return [
      ...steel.map(geometry => ({ geometry, surface })),
      ...wheel,
      ...[pad, ...treads].map(geometry => ({ geometry, surface: 'orange-plastic' as const })),
    ]
  },
  poses: { front: [0, 60, 0], back: [0, -112, 0], isUpright: true },
})

export default { 'swivel-castor': swivelCastor }

interface MountingPlate {
  readonly a: number
  readonly c: number
  readonly d: number
  readonly top: number
  readonly plate: number
  readonly edge: number
}

/** Four slots across, so that the hole distances may differ a little. */
function mountingPlate({ a, c, d, top, plate: depth, edge }: MountingPlate) {
  const corners = [-1, 1].flatMap(x => [-1, 1].map((z): Point => [x * (a / 2 - edge), z * (c / 2 - edge)]))
  const holes = corners.map(centre => ({ outline: slot(centre, d + 2, d), front: 0.4, back: 0.4 }))
  const outline = roundCorners(rectangle(a, c), 9, { isClosed: true })
  return plate(outline, { depth, bevel: 0.5, holes })
    .rotateX(-QUARTER)
    .translate(0, top + depth / 2, 0)
}

interface Fork {
  readonly blank: readonly Point[]
  readonly fold: { readonly at: number; readonly radius: number; readonly thickness: number }
}

/** The fork, its two legs pressed down. */
function pressedFork({ blank, fold }: Fork, crown: number) {
  const sheet = plate(blank, { depth: fold.thickness, bevel: 0.5 })
  const right = bend(sheet, { ...fold, angle: -90 })
  const both = bend(right.rotateY(Math.PI), { ...fold, angle: 90 }).rotateY(Math.PI)
  return both
    .rotateX(-QUARTER)
    .rotateY(-QUARTER)
    .translate(0, crown - fold.thickness / 2, 0)
}

interface Wheel {
  readonly D: number
  readonly b: number
  readonly tyre: readonly Point[]
  readonly cap: { readonly radius: number; readonly reach: number }
}

interface Axle {
  readonly radius: number
  readonly tip: number
  readonly flats: number
  readonly head: number
  readonly nut: number
}

/** A castor wheel about y: a rubber tyre on a plastic rim with spokes, and steel caps over its bearings. */
function castorWheel({ D, b, tyre, cap }: Wheel): Body[] {
  const radius = D / 2
  const half = b / 2
  const rim = radius * 0.74
  const band = ring(
    [
      [rim - 5, -half * 0.8],
      [rim + 0.6, -half * 0.8],
      [rim + 0.6, half * 0.8],
      [rim - 5, half * 0.8],
    ],
    [1.5, 1, 1, 1.5],
  )
  const web = ring(
    [
      [14, -3.5],
      [rim - 4, -3.5],
      [rim - 4, 3.5],
      [14, 3.5],
    ],
    0,
  )
  const hub = ring(
    [
      [9, -half],
      [17, -half],
      [17, half],
      [9, half],
    ],
    [0, 1.5, 1.5, 0],
  )
  const spokes = Array.from({ length: SPOKES }, (_, index) =>
    spoke(16, rim - 4.5, half * 1.3).rotateY((index * 2 * Math.PI) / SPOKES),
  )
  const caps = ring(
    [
      [4, -cap.reach],
      [cap.radius, -cap.reach],
      [cap.radius, cap.reach],
      [4, cap.reach],
    ],
    [0, 0.8, 0.8, 0],
  )
  const plastic = [band, web, hub, ...spokes].map(geometry => ({
    geometry,
    surface: 'grey-plastic' as const,
  }))
  return [
    { geometry: revolve([...tyre, ...tyre.slice(0, 1)]), surface: 'rubber' },
    ...plastic,
    { geometry: caps, surface: 'zinc' },
  ]
}

/** The axle about y: bolt's head, washer-wide spacers up to the wheel, and the nut. */
function castorAxle(across: number, { radius, tip, flats, head: high, nut: deep }: Axle): BufferGeometry[] {
  const half = across / 2
  const rod = ring(
    [
      [0.01, -half - tip],
      [radius, -half - tip],
      [radius, half + 1],
      [0.01, half + 1],
    ],
    [0, 0.6, 0.6, 0],
  )
  const head = hexPrism({ acrossFlats: flats, from: half, to: half + high, isTopChamfered: true })
  const nut = hexPrism({
    acrossFlats: flats,
    from: -half - deep,
    to: -half,
    isBottomChamfered: true,
    hole: 7.8,
  })
  return [rod, head, nut]
}

function spoke(from: number, to: number, width: number): BufferGeometry {
  const outline: Point[] = [
    [from, -width / 2],
    [to, -width / 2],
    [to, width / 2],
    [from, width / 2],
  ]
  return extrude(outline, { depth: 4, bevel: 0.8 })
}

function ring(points: readonly Point[], radii: number | readonly number[]): BufferGeometry {
  const rounded = roundCorners(points, radii, { isClosed: true })
  return revolve([...rounded, ...rounded.slice(0, 1)])
}
