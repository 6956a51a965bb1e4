import { Vector3 } from 'three'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { bend, bendLength } from '../solids/bend.ts'
import { circle, rectangle } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { plate } from '../solids/plate.ts'
import { sweep } from '../solids/sweep.ts'
import families from './shelf-console.ts'
import { BRACE_AT } from './shelf-console-form.ts'

const QUARTER = Math.PI / 2

/**
 * A heavy-duty shelf console: a flat bar bent at a right angle, and a strut of the same bar welded between. The wall is at
 * z = 0, the shelf on top at y = h.
 */
export default {
  'shelf-console': defineModel(families['shelf-console'], {
    build({ a, h, b, t, d }, surface) {
      const radius = t
      const fold = { radius, thickness: t, angle: 90 }
      const roll = bendLength(fold)
      const long = h - radius - t
      const short = a - radius - t
      const blank = roundCorners(rectangle(long + roll + short, b, [(roll + short - long) / 2, 0]), b * 0.3, {
        isClosed: true,
      })
      const wall = [0.1, 0.5, 0.88].map((share): Point => [-long + share * h, 0])
      const shelf = [0.12, 0.55, 0.94].map((share): Point => [roll - radius - t + share * a, 0])
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
      return [bar, ...strut({ a, h, b, t })].map(geometry => ({ geometry, surface }))
    },
    poses: { front: [0, -28, 0], back: [35, 0, 90] },
  }),
}

interface Strut {
  readonly a: number
  readonly h: number
  readonly b: number
  readonly t: number
}

/** The strut stands on edge between the arms; a weld runs round each of its ends. */
function strut({ a, h, b, t }: Strut) {
  const low: Point = [t - 0.5, h - h * BRACE_AT]
  const high: Point = [a * BRACE_AT, h - t + 0.5]
  const width = b * 0.8
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
  const brace = plate(outline, { depth: t * 1.2, bevel: 0.5 }).rotateY(-QUARTER)
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
