import { type BufferGeometry, CatmullRomCurve3, Vector3 } from 'three'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { extrude } from '../solids/extrude.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { forgedMark } from './forged-mark.model.ts'
import families from './hooks.ts'
import { between } from './passages.ts'
import { inPlane, smoothPath } from './paths.model.ts'

/** A clevis sling hook with latch, EN 1677-2: the load hangs at x = 0, the bowl is round about the origin, the nose left. */
const slingHook = defineModel(families['sling-hook'], {
  build(form, surface) {
    const { d, H, D, g, bowl, pinAt } = form
    const paint = (geometry: BufferGeometry): Body => ({ geometry, surface })
    const plated = (geometry: BufferGeometry): Body => ({ geometry, surface: 'zinc' })
    return [
      paint(body(form)),
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
      ...clevis(form).map(paint),
      plated(pin([0, pinAt], D, g + D * 1.75)),
      ...latch(bowl, H).map(plated),
    ]
  },
  poses: { front: [-90, 140, 0], back: [-90, -15, 0] },
})

const snapHook = defineModel(families['snap-hook'], {
  build(form, surface) {
    const { flank, gate: at, rivet, pin: nosePin, pinReach } = form
    return [
      frame(form),
      gate(form),
      pinAcross(flank(at.pivot), rivet, pinReach * 2),
      pinAcross(flank(at.pin), nosePin, pinReach * 2),
    ].map((geometry): Body => ({ geometry, surface }))
  },
  poses: { front: [-62, 20, 25], back: [-90, 200, 0] },
})

export default { 'sling-hook': slingHook, 'snap-hook': snapHook }

type SlingHookForm = NonNullable<ReturnType<(typeof families)['sling-hook']['formOf']>>
type SnapHookForm = NonNullable<ReturnType<(typeof families)['snap-hook']['formOf']>>

/** The forged hook: thickest under the load, tapering to the nose. */
function body({ stations }: SlingHookForm): BufferGeometry {
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
function clevis({ D, g, ear, block, thickness }: SlingHookForm): BufferGeometry[] {
  const ears = [-1, 1].map(side =>
    extrude(ear, { depth: thickness, bevel: 1.8 }).translate(0, 0, side * (g / 2 + thickness / 2)),
  )
  return [...ears, extrude(block, { depth: g + thickness * 2 - 1.2, bevel: D * 0.28 })]
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

/** The bent rod, from the nose round the narrow end, down the back and round the wide end to the gate's pivot. */
function frame({
  d,
  wide,
  narrow,
  low,
  high,
  tilt,
  flank,
  gate: { pivot, nose },
}: SnapHookForm): BufferGeometry {
  const points: Point[] = [
    flank(nose),
    ...arc([0, high], narrow, tilt + 4, 180 - tilt, 30),
    ...arc([0, low], wide, 180 - tilt, 360 + tilt - 4, 40),
    flank(pivot),
  ]
  const stops: Point[] = [
    [0, 0.78],
    [0.012, 0.98],
    [0.03, 1],
    [0.97, 1],
    [0.985, 0.92],
    [1, 0.6],
  ]
  return sweep(smoothPath(inPlane(points), 200), roundSection(d, 32), {
    scale: share => between(stops, share),
  })
}

/** A slimmer rod with a fork over the pivot and one over the nose. */
function gate({ g, flank, gate: { from, nose }, gateRadius }: SnapHookForm): BufferGeometry {
  const steps = 60
  const path = Array.from({ length: steps + 1 }, (_, step) => flank(from + ((nose - from) * step) / steps))
  return sweep(inPlane(path), roundSection(g, 28), { scale: share => gateRadius(share) / (g / 2) })
}

/** A pin with domed ends. */
function pinAcross([x, y]: Point, radius: number, length: number): BufferGeometry {
  return revolve([
    [0, -length / 2],
    [radius * 0.8, -length / 2],
    [radius, radius * 0.25 - length / 2],
    [radius, length / 2 - radius * 0.25],
    [radius * 0.8, length / 2],
    [0, length / 2],
  ])
    .rotateX(Math.PI / 2)
    .translate(x, y, 0)
}
