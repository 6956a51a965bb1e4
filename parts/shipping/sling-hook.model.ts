import { type BufferGeometry, CatmullRomCurve3, Vector3 } from 'three'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { extrude, rectangle } from '../solids/extrude.ts'
import type { Body } from '../solids/model.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { sweep } from '../solids/sweep.ts'
import { forgedMark } from './forged-mark.model.ts'
import { CLEVIS, hookStations } from './hook-form.ts'
import families from './sling-hook.ts'

/** A clevis sling hook with latch, EN 1677-2: the load hangs at x = 0, the bowl is round about the origin, the nose left. */
export default {
  'sling-hook': defineModel(families['sling-hook'], {
    build({ d, B, E, H, D, g }, surface) {
      const bowl = B / 2
      const pinAt = E - bowl
      const paint = (geometry: BufferGeometry): Body => ({ geometry, surface })
      const plated = (geometry: BufferGeometry): Body => ({ geometry, surface: 'zinc' })
      return [
        paint(body(bowl, H, pinAt - D * 1.7)),
        // EN 1677-1: the size of the chain and the grade.
        paint(
          forgedMark({
            text: `${d}-8`,
            height: H * 0.34,
            centre: [0, 0],
            radius: bowl + H / 2,
            angle: -72,
            face: () => H * 0.41 * 0.94 * 0.985,
            isInside: true,
          }),
        ),
        ...clevis(pinAt, D, g).map(paint),
        plated(pin([0, pinAt], D, g + D * 1.75)),
        ...latch(bowl, H).map(plated),
      ]
    },
    poses: { front: [-90, 140, 0], back: [-90, -15, 0] },
  }),
}

/** The forged hook: thickest under the load, tapering to the nose. */
function body(bowl: number, depth: number, top: number): BufferGeometry {
  const stations = hookStations(bowl, depth, top)
  const steps = (stations.length - 1) * 8
  const middle = new CatmullRomCurve3(stations.map(([x, y]) => new Vector3(x, y, 0)))
  const sizes = new CatmullRomCurve3(
    stations.map(([, , half, width]) => new Vector3(half, width, 0)),
    false,
    'catmullrom',
  ).getPoints(steps)
  return sweep(middle.getPoints(steps), forgedSection(), {
    normal: new Vector3(1, 0, 0),
    scale: share => {
      const size = sizes[Math.round(share * steps)] ?? new Vector3()
      return [Math.max(size.x, 0.05), Math.max(size.y, 0.05)]
    },
  })
}

/** From -1 to 1 each way: rounder than a square, narrower towards the outside, as dies leave it. */
function forgedSection(steps = 40): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * 2 * Math.PI
    const bulge = (value: number) => Math.sign(value) * Math.abs(value) ** 0.8
    const x = bulge(Math.cos(angle))
    return [x, bulge(Math.sin(angle)) * (1 - 0.12 * x) * 0.94]
  })
}

/** Two ears on a common foot, which take the last link of the chain between them. */
function clevis(pinAt: number, bolt: number, gap: number): BufferGeometry[] {
  const foot = pinAt - bolt * CLEVIS.foot
  const outline = roundCorners(
    [
      ...arc([0, pinAt], bolt * CLEVIS.round, -20, 200, 28),
      [-bolt * 1.02, foot - bolt * 0.2],
      [bolt * 1.02, foot - bolt * 0.2],
    ],
    [...Array.from({ length: 29 }, () => 0), bolt * 0.5, bolt * 0.5],
    { isClosed: true },
  )
  const thickness = bolt * CLEVIS.ear
  const ear = (side: number) =>
    extrude(outline, { depth: thickness, bevel: 1.8 }).translate(0, 0, side * (gap / 2 + thickness / 2))
  const block = extrude(
    roundCorners(
      rectangle(bolt * CLEVIS.blockWidth, bolt * CLEVIS.block, [0, foot - bolt * 0.05]),
      bolt * 0.5,
      { isClosed: true },
    ),
    { depth: gap + thickness * 2 - 1.2, bevel: bolt * 0.28 },
  )
  return [ear(-1), ear(1), block]
}

/** A pin across the hook, along z, with chamfered ends. */
function pin([x, y]: Point, diameter: number, length: number): BufferGeometry {
  const radius = diameter / 2
  const chamfer = diameter * 0.08
  return revolve([
    [0, -length / 2],
    [radius - chamfer, -length / 2],
    [radius, chamfer - length / 2],
    [radius, length / 2 - chamfer],
    [radius - chamfer, length / 2],
    [0, length / 2],
  ])
    .rotateX(Math.PI / 2)
    .translate(x, y, 0)
}

/** A bent sheet that turns on a rivet in the shank and closes the mouth from inside the nose. */
function latch(bowl: number, depth: number): BufferGeometry[] {
  const pivot: Point = [bowl * 0.62, bowl * 1.62]
  const rest: Point = [-(bowl + depth * 0.03), bowl * 0.66]
  const reach = Math.hypot(rest[0] - pivot[0], rest[1] - pivot[1])
  const angle = Math.atan2(rest[1] - pivot[1], rest[0] - pivot[0])
  const half = depth * 0.41
  const sheet = 1.8
  // Along the latch: x from the rivet to the nose, y towards the load.
  const cheek = roundCorners(
    [
      ...arc([0, 0], depth * 0.22, 90, 270, 20),
      [reach * 0.5, -depth * 0.1],
      [reach * 0.78, -depth * 0.02],
      [reach * 0.78, depth * 0.1],
      [reach * 0.4, depth * 0.2],
    ],
    [...Array.from({ length: 21 }, () => 0), 12, 3, 1, 8],
    { isClosed: true },
  )
  const cheeks = [-1, 1].map(side =>
    extrude(cheek, { depth: sheet, bevel: 0.3 }).translate(0, 0, side * half),
  )
  const back = roundCorners(
    [
      [reach * 0.24, -half],
      [reach * 0.7, -half],
      [reach, -depth * 0.26],
      [reach, depth * 0.26],
      [reach * 0.7, half],
      [reach * 0.24, half],
    ],
    [2, 6, 4, 4, 6, 2],
    { isClosed: true },
  )
  const web = extrude(back, { depth: sheet, bevel: 0.3 })
    .rotateX(-Math.PI / 2)
    .translate(0, depth * 0.09, 0)
  const turned = [...cheeks, web].map(part => part.rotateZ(angle).translate(pivot[0], pivot[1], 0))
  return [...turned, pin(pivot, depth * 0.2, half * 2 + 7)]
}
