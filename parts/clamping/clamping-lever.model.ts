import { Vector3 } from 'three'
import { acrossCorners, minorDiameter } from '../geometry/iso-forms.ts'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { merge } from '../solids/crease.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { boxOf } from '../solids/size.ts'
import { sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import families from './clamping-lever.ts'

/** How steeply the lever rises out of its hub, in degrees. */
const RISE = 20

/** An adjustable clamping lever: a handle on a toothed hub, its screw and its stud. The stud is along -y, the lever towards +x. */
export default {
  'clamping-lever': defineModel(families['clamping-lever'], {
    build({ d, l, r, h, c, P }, surface) {
      const root = minorDiameter(d, P)
      const hub = revolve(
        roundCorners(
          [
            [0, 3],
            [c / 2 - 1.5, 3],
            [c / 2, h * 0.3],
            [c / 2, h * 0.42],
            [c / 2 - 0.6, h * 0.62],
            [c * 0.38, h * 0.66],
            [c * 0.36, h * 0.6],
            [0, h * 0.6],
          ],
          [0, 0.6, 2, 2, 2, 0.6, 0.3, 0],
        ),
      )
      const foot = revolve(
        roundCorners(
          [
            [0, 0],
            [c / 2 - 2.2, 0],
            [c / 2 - 2.2, 3.4],
          ],
          [0, 0.6, 0],
        ),
      )
      const screwHead = socketHead(d * 1.25, d * 0.62).translate(0, h * 0.6, 0)
      const stud = thread({ diameter: d, pitch: P, from: -l, to: 0.1, chamferFrom: (d - root) / 2 })
      const end = revolve([
        [0, -l],
        [root / 2, -l],
        [root / 2 + 0.001, -l + 0.01],
      ])
      return [
        { geometry: hub, surface: 'orange-plastic' },
        { geometry: lever(r, h, c), surface: 'orange-plastic' },
        ...[foot, screwHead, stud, end].map(geometry => ({ geometry, surface })),
      ]
    },
    poses: { front: [0, 25, 0], back: [180, 30, 0] },
  }),
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

/** The handle: an oval bar that leaves the hub low and ends in a rounded grip, its top at `h`. */
function lever(r: number, h: number, c: number) {
  const slope = (RISE * Math.PI) / 180
  const thick = h * 0.26
  const start = new Vector3(0, h * 0.4, 0)
  const knee = new Vector3(c * 0.55, h * 0.42, 0)
  const straight = r - knee.x - thick * 0.5
  const path = [
    start,
    ...curve(
      start,
      knee,
      new Vector3(knee.x + straight * 0.35, h * 0.42 + straight * 0.35 * Math.tan(slope) * 0.7, 0),
      12,
    ),
  ]
  const last = path.at(-1) ?? knee
  const tip = new Vector3(r, h - thick * 0.35, 0)
  const grip = Array.from({ length: 40 }, (_, step) => last.clone().lerp(tip, (step + 1) / 40))
  const all = [...path, ...grip]
  const ends = (share: number) => {
    const rounding = share > 0.9 ? Math.sqrt(Math.max(0, 1 - ((share - 0.9) / 0.1) ** 2)) : 1
    return Math.max(0.02, rounding * (0.92 + 0.12 * Math.sin(share * Math.PI)))
  }
  const section = arc([0, 0], 1, 0, 360, 32)
    .slice(0, -1)
    .map(([x, y]): Point => [x * thick * 0.56, y * thick * 0.78])
  const bar = sweep(all, section, { scale: ends, normal: new Vector3(0, 1, 0) })
  // The rounded end is drawn to the lever's exact reach and height.
  const { max } = boxOf([{ geometry: bar, surface: 'orange-plastic' }])
  return bar.scale(r / max.x, h / max.y, 1)
}

/** A bend between two directions, as a quadratic curve. */
function curve(from: Vector3, by: Vector3, to: Vector3, steps: number): Vector3[] {
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps
    return from.clone().lerp(by, share).lerp(by.clone().lerp(to, share), share)
  })
}
