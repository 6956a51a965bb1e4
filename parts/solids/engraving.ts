import type { BufferGeometry } from 'three'
import { arc, type Point } from '../geometry/profile.ts'
import { rectangle } from '../geometry/rectangle.ts'
import { merge } from './crease.ts'
import { extrude } from './extrude.ts'

/** How deep a line lies in the surface and stands out of it, in mm: enough to be seen, too little to be felt. */
const DEPTH = 0.04

/** A printed or engraved stroke on the plane z = 0, as a thin body of its own. */
export function stroke(from: Point, to: Point, width: number): BufferGeometry {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  return extrude(rectangle(length + width * 0.6, width), { depth: DEPTH })
    .rotateZ(angle)
    .translate((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0)
}

/** Figures on the plane z = 0, `height` mm high, centred on a point. For scales and sizes. */
export function figures(text: string, centre: Point, height: number): BufferGeometry {
  const advance = height * 0.78
  const start = centre[0] - (advance * (text.length - 1)) / 2
  const strokes = [...text].flatMap((sign, index) =>
    (signs[sign] ?? []).flatMap(line =>
      line.slice(1).map((point, step) => {
        const place = ([x, y]: Point): Point => [
          start + index * advance + x * height,
          centre[1] + (y - 0.5) * height,
        ]
        return stroke(place(line[step] ?? point), place(point), height * 0.12)
      }),
    ),
  )
  return merge(strokes)
}

const ring = (y: number, radius: number): Point[] => arc([0, y], radius, 90, 450, 12)

/** Each sign as lines, 1 high, its middle at x = 0. */
const signs: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  0: [arc([0, 0.5], 1, 90, 450, 16).map(([x, y]) => [x * 0.27, 0.5 + (y - 0.5) * 0.5])],
  1: [
    [
      [-0.15, 0.8],
      [0.04, 1],
      [0.04, 0],
    ],
  ],
  2: [[...arc([0, 0.74], 0.26, 165, -30, 8), [-0.27, 0], [0.28, 0]]],
  3: [[...arc([0, 0.76], 0.24, 150, -90, 8), ...arc([0, 0.26], 0.27, 90, -150, 8)]],
  4: [
    [
      [0.12, 0],
      [0.12, 1],
      [-0.28, 0.28],
      [0.28, 0.28],
    ],
  ],
  5: [[[0.24, 1], [-0.2, 1], [-0.23, 0.55], ...arc([0, 0.3], 0.3, 120, -145, 9)]],
  6: [
    ring(0.28, 0.27),
    [
      [0.16, 1],
      [-0.12, 0.68],
      [-0.26, 0.34],
    ],
  ],
  7: [
    [
      [-0.27, 1],
      [0.27, 1],
      [-0.08, 0],
    ],
  ],
  8: [ring(0.75, 0.23), ring(0.26, 0.27)],
  9: [
    ring(0.72, 0.27),
    [
      [-0.16, 0],
      [0.12, 0.32],
      [0.26, 0.66],
    ],
  ],
}
