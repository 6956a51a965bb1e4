import { Vector3 } from 'three'
import type { Surface } from '../finishes.ts'
import { acrossCorners, minorDiameter } from '../geometry/iso-forms.ts'
import { arc, type Point } from '../geometry/profile.ts'
import { merge } from '../solids/crease.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { lobed, straightKnurl } from '../solids/lobed.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import families from './grips.ts'

/** The axis is y, y = 0 at the boss's face. */
const starGrip = defineModel(families['star-grip'], {
  build({ d, star, contour, columns, soft, boss, bush }, surface) {
    const dense = star.flatMap((point, index) => between(point, star[index + 1]))
    return [
      { geometry: lobed(dense, contour, columns, { soften: soft, smoothUpTo: 50 }), surface },
      { geometry: revolve(boss), surface },
      ...threadedBush(d, bush, surface),
    ]
  },
  poses: { front: [0, 0, 0], back: [180, 0, -38] },
})

/** The axis is y, y = 0 under the head's collar. */
const thumbScrew = defineModel(families['thumb-screw'], {
  build({ d, l, D, P, rim, collar, knurl }, surface) {
    const { contour, columns } = straightKnurl(D, knurl)
    const head = lobed(rim, contour, columns, { smoothUpTo: 20 })
    return [head, revolve(collar), ...stud(d, P, l, 2 * P)].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [0, 0, 60], back: [180, 0, 0] },
})

/** The stud is along -y, the lever towards +x. */
const clampingLever = defineModel(families['clamping-lever'], {
  build({ d, l, h, P, hub, foot, bar }, surface) {
    const section = arc([0, 0], 1, 0, 360, 32)
      .slice(0, -1)
      .map(([x, y]): Point => [x * bar.halfHeight, y * bar.halfWidth])
    const handle = sweep(
      bar.middles.map(([x, y]) => new Vector3(x, y, 0)),
      section,
      { scale: bar.scale, normal: new Vector3(0, 1, 0) },
    ).scale(bar.stretch[0], bar.stretch[1], 1)
    const screwHead = socketHead(d * 1.25, d * 0.62).translate(0, h * 0.6, 0)
    return [
      { geometry: revolve(hub), surface: 'orange-plastic' },
      { geometry: handle, surface: 'orange-plastic' },
      ...[revolve(foot), screwHead, ...stud(d, P, l)].map(geometry => ({ geometry, surface })),
    ]
  },
  poses: { front: [0, 25, 0], back: [180, 30, 0] },
})

export default { 'star-grip': starGrip, 'thumb-screw': thumbScrew, 'clamping-lever': clampingLever }

/** A stud about y down to its end at -l. */
function stud(d: number, P: number, l: number, runOut = 0) {
  const root = minorDiameter(d, P)
  const end = revolve([
    [0, -l],
    [root / 2, -l],
  ])
  return [thread({ diameter: d, pitch: P, from: -l, to: 0.1, chamferFrom: (d - root) / 2, runOut }), end]
}

/** More rows where the profile is straight, so that the hollows meet it in a smooth line. */
function between(from: Point, to: Point | undefined): Point[] {
  if (!to) return [from]
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.8))
  return Array.from({ length: steps }, (_, step) => {
    const share = step / steps
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  })
}

/** The bush with its threaded bore, rings of crests and roots, and the hole in the grip round it. */
function threadedBush(
  d: number,
  { radius, depth }: { readonly radius: number; readonly depth: number },
  surface: Surface,
): Body[] {
  const rings = Math.floor(depth)
  const bore: Point[] = [
    ...Array.from({ length: rings }, (_, index): Point[] => {
      const y = depth - index * (depth / rings)
      return [
        [d * 0.5, y],
        [d * 0.425, y - depth / rings / 2],
      ]
    }).flat(),
    [d * 0.52, 0],
    [radius, 0],
    [radius, depth],
    [d * 0.5, depth],
  ]
  const hole = revolve([
    [0, depth - 0.2],
    [d * 0.53, depth - 0.2],
    [d * 0.53, 0],
  ])
  return [
    { geometry: revolve(bore), surface: 'zinc' },
    { geometry: hole, surface },
  ]
}

/** A flat screw head about y with a hexagon socket, its underside at y = 0. */
function socketHead(diameter: number, socket: number) {
  const hexagon = arc([0, 0], acrossCorners(socket) / 2, 0, 360, 6).slice(0, -1)
  const depth = diameter * 0.24
  const head = extrude(circle([0, 0], diameter), { depth, bevel: 0.4, holes: [hexagon] })
  const bottom = extrude(circle([0, 0], diameter * 0.8), { depth: 0.4 }).translate(0, 0, -depth / 2)
  return merge([head, bottom])
    .rotateX(-Math.PI / 2)
    .translate(0, depth / 2, 0)
}
