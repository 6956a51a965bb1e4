import { SphereGeometry } from 'three'
import type { Surface } from '../finishes.ts'
import { blend, rod, slab } from '../geometry/fields.ts'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { merge } from '../solids/crease.ts'
import { extrude, rectangle } from '../solids/extrude.ts'
import type { Body } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { planes, sculpt } from '../solids/sculpt.ts'
import { driveLength } from './ratchet-form.ts'

export interface RatchetHead {
  /** Head diameter and thickness, and the square's width across flats, in mm. */
  readonly D: number
  readonly t: number
  readonly q: number
  /** The neck's diameter, and up to where it reaches. */
  readonly neck: number
  readonly to: number
}

/** A reversing ratchet's head round y = 0: a neck along y, the square drive towards +z, the lever on the other side. */
export function ratchetHead(head: RatchetHead, surface: Surface): Body[] {
  const { D, t, q } = head
  return [
    { geometry: forging(head), surface },
    { geometry: drive(q).translate(0, 0, t / 2), surface },
    // The collar round the square, and the cover with the lever.
    { geometry: disc(D * 0.64, 1.6).translate(0, 0, t / 2 + 0.2), surface: 'steel' },
    {
      geometry: disc(D * 0.7, 1.2)
        .rotateY(Math.PI)
        .translate(0, 0, -t / 2 - 0.1),
      surface: 'steel',
    },
    { geometry: lever(D).translate(0, 0, -t / 2 - 1.3), surface: 'black-oxide' },
    ...[-1, 1].map(side => ({
      geometry: disc(2.6, 0.8)
        .rotateY(Math.PI)
        .translate(side * D * 0.28, -D * 0.02, -t / 2 - 1.2),
      surface: 'black-oxide' as const,
    })),
  ]
}

function forging({ D, t, neck, to }: RatchetHead) {
  const near = D / 52
  return sculpt(
    (x, y, z) => {
      const head = slab(Math.hypot(x, y) - D / 2, z, t, t * 0.16)
      // Between the head and the neck the forging narrows both ways.
      const share = Math.min(1, Math.max(0, y / (D * 1.05)))
      const thick = t * 0.62 + (neck * 0.6 - t * 0.62) * share
      const cheeks = slab(
        rod(x, y, [0, D * 0.15], [0, D * 1.05], D * 0.76, neck * 0.6),
        z,
        thick,
        thick * 0.3,
      )
      const shank = Math.max(Math.hypot(x, z) - neck / 2, -y, y - to)
      return blend(blend(head, cheeks, t * 0.18), shank, neck * 0.2)
    },
    {
      x: planes(-D / 2 - 2 * near, D / 2 + 2 * near, near),
      y: [...planes(-D / 2 - 2 * near, D * 1.1, near), ...planes(D * 1.1, to + 2 * near, near * 2).slice(1)],
      z: planes(-t / 2 - 2 * near, t / 2 + 2 * near, near),
    },
  )
}

/** The square with its ball, from z = 0. */
function drive(q: number) {
  const length = driveLength(q)
  const outline = roundCorners(rectangle(q, q), q * 0.09, { isClosed: true })
  const square = extrude(outline, { depth: length + 2, bevel: 0.7 }).translate(0, 0, length / 2 - 1)
  const ball = new SphereGeometry(q * 0.17, 24, 16).translate(0, -q / 2 + q * 0.07, length * 0.62)
  return merge([square, ball])
}

function disc(diameter: number, height: number) {
  return revolve([
    [0, -0.5],
    [diameter / 2, -0.5],
    [diameter / 2, height - 0.5],
    [diameter / 2 - 0.35, height - 0.1],
    [0, height - 0.1],
  ]).rotateX(Math.PI / 2)
}

/** The reversing lever: a boss with a thumb piece that points to one side. */
function lever(D: number) {
  const [boss, tip] = [D * 0.2, D * 0.075]
  const reach = D * 0.4
  const outline: Point[] = [...arc([0, 0], boss, 105, 435, 40), ...arc([0, reach], tip, 0, 180, 16)]
  const turned = outline.map(([x, y]): Point => [x * 0.82 - y * 0.57, x * 0.57 + y * 0.82])
  return extrude(turned, { depth: D * 0.11, bevel: D * 0.022 })
}
