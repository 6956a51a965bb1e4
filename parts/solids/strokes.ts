import { type BufferGeometry, Vector3 } from 'three'
import { arc, type Point } from '../geometry/profile.ts'
import { merge } from './crease.ts'
import { roundSection, sweep } from './sweep.ts'

/** The lines of each sign in a field 0.6 wide and 1 high, as a stamp or an engraver draws them. */
const SIGNS: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  '0': [oval(0.3, 0.5, 0.3, 0.5)],
  '1': [
    [
      [0.1, 0.78],
      [0.34, 1],
      [0.34, 0],
    ],
  ],
  '2': [[...arc([0.3, 0.71], 0.29, 170, -30, 10), [0, 0], [0.6, 0]]],
  '3': [[...arc([0.28, 0.75], 0.25, 150, -90, 10), ...arc([0.28, 0.27], 0.27, 90, -150, 10)]],
  '4': [
    [
      [0.6, 0.28],
      [0, 0.28],
      [0.42, 1],
      [0.42, 0],
    ],
  ],
  '5': [[[0.54, 1], [0.08, 1], [0.04, 0.55], ...arc([0.28, 0.32], 0.32, 120, -145, 12)]],
  '6': [[[0.46, 1], [0.06, 0.46], ...arc([0.3, 0.3], 0.3, 155, 515, 16)]],
  '7': [
    [
      [0, 1],
      [0.6, 1],
      [0.2, 0],
    ],
  ],
  '8': [oval(0.3, 0.76, 0.24, 0.24), oval(0.3, 0.26, 0.3, 0.26)],
  '9': [[...arc([0.3, 0.7], 0.3, -25, -385, 16), [0.14, 0]]],
  '/': [
    [
      [0, 0],
      [0.5, 1],
    ],
  ],
  A: [
    [
      [0, 0],
      [0.3, 1],
      [0.6, 0],
    ],
    [
      [0.12, 0.36],
      [0.48, 0.36],
    ],
  ],
  '-': [
    [
      [0.12, 0.5],
      [0.48, 0.5],
    ],
  ],
  '.': [
    [
      [0.27, 0.02],
      [0.33, 0.02],
    ],
  ],
  P: [[[0.05, 0], [0.05, 1], [0.32, 1], ...arc([0.32, 0.74], 0.26, 90, -90, 8), [0.05, 0.48]]],
  H: [
    [
      [0.05, 0],
      [0.05, 1],
    ],
    [
      [0.55, 0],
      [0.55, 1],
    ],
    [
      [0.05, 0.5],
      [0.55, 0.5],
    ],
  ],
  C: [arc([0.36, 0.5], 0.36, 50, 310, 14).map(([x, y]): Point => [x, 0.5 + (y - 0.5) * 1.35])],
  R: [
    [[0.05, 0], [0.05, 1], [0.32, 1], ...arc([0.32, 0.74], 0.26, 90, -90, 8), [0.05, 0.48]],
    [
      [0.3, 0.48],
      [0.58, 0],
    ],
  ],
  V: [
    [
      [0, 1],
      [0.3, 0],
      [0.6, 1],
    ],
  ],
  W: [
    [
      [0, 1],
      [0.15, 0],
      [0.3, 0.7],
      [0.45, 0],
      [0.6, 1],
    ],
  ],
  L: [
    [
      [0.06, 1],
      [0.06, 0],
      [0.55, 0],
    ],
  ],
  T: [
    [
      [0, 1],
      [0.6, 1],
    ],
    [
      [0.3, 1],
      [0.3, 0],
    ],
  ],
  N: [
    [
      [0.05, 0],
      [0.05, 1],
      [0.55, 0],
      [0.55, 1],
    ],
  ],
  m: [
    [
      [0.05, 0],
      [0.05, 0.65],
    ],
    [[0.05, 0.45], ...arc([0.18, 0.5], 0.13, 180, 0, 6), [0.31, 0]],
    [[0.31, 0.45], ...arc([0.44, 0.5], 0.13, 180, 0, 6), [0.57, 0]],
  ],
  g: [oval(0.3, 0.34, 0.25, 0.31), [[0.55, 0.65], [0.55, -0.05], ...arc([0.3, -0.05], 0.25, 0, -150, 8)]],
}

/** From one sign to the next. */
const ADVANCE = 0.84

function oval(x: number, y: number, halfWidth: number, halfHeight: number): Point[] {
  return arc([0, 0], 1, 90, 450, 20).map(([across, up]) => [x + across * halfWidth, y + up * halfHeight])
}

/** The lines of a text of this height in mm, its middle at 0; signs that are not known leave a gap. */
function strokesOf(text: string, height: number): Point[][] {
  const width = ((text.length - 1) * ADVANCE + 0.6) * height
  return [...text].flatMap((sign, index) =>
    (SIGNS[sign] ?? []).map(line =>
      line.map(([x, y]): Point => [(x + index * ADVANCE) * height - width / 2, (y - 0.5) * height]),
    ),
  )
}

const marks = new WeakSet<BufferGeometry>()

/** Notes that a body is a mark: a size, a class or a load, which other sizes of the same shape do not have. */
export function asMark(geometry: BufferGeometry): BufferGeometry {
  marks.add(geometry)
  return geometry
}

/** Whether a body is a mark: a picture that stands for several sizes shows none. */
export function isMark(geometry: BufferGeometry): boolean {
  return marks.has(geometry)
}

/** A text in relief, which is a mark: round bars of this diameter along its lines, laid where `place` puts the points of its plane. */
export function relief(
  text: string,
  height: number,
  diameter: number,
  place: (x: number, y: number) => Vector3,
): BufferGeometry {
  return asMark(
    merge(
      strokesOf(text, height).map(line =>
        sweep(
          followed(line, height / 6).map(([x, y]) => place(x, y)),
          roundSection(diameter, 8),
        ),
      ),
    ),
  )
}

/** The same line with points at most `reach` apart, so that it can lie on a round wall. */
function followed(line: readonly Point[], reach: number): Point[] {
  return line.flatMap((point, index): Point[] => {
    const next = line[index + 1]
    if (!next) return [point]
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]]
    const count = Math.max(1, Math.ceil(Math.hypot(dx, dy) / reach))
    return Array.from(
      { length: count },
      (_, step): Point => [point[0] + (dx * step) / count, point[1] + (dy * step) / count],
    )
  })
}

/** Places a text round a wall of this diameter about y: upright, its middle at a height and an angle (0 is +z, degrees). */
export function roundWall(diameter: number, height: number, angle = 0): (x: number, y: number) => Vector3 {
  return (x, y) => {
    const at = (angle * Math.PI) / 180 + (2 * x) / diameter
    return new Vector3((diameter / 2) * Math.sin(at), height + y, (diameter / 2) * Math.cos(at))
  }
}
