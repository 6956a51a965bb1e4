import {
  centreLine,
  defineFamily,
  frontView,
  height,
  outline,
  type Point,
  roundCorners,
  sideView,
  topView,
  width,
} from '../drawing/kit.ts'
import { EDGE } from './corner-casting-form.ts'

const box = (across: number, up: number): Point[] =>
  roundCorners(
    [
      [-across / 2, 0],
      [across / 2, 0],
      [across / 2, up],
      [-across / 2, up],
    ],
    EDGE,
    { isClosed: true },
  )

/** An opening round (0, y), as the model has it. */
const opening = (
  length: number,
  high: number,
  y: number,
  corner: number,
  kind: 'visible' | 'hidden' = 'visible',
) =>
  outline(
    roundCorners(
      [
        [-length / 2, y - high / 2],
        [length / 2, y - high / 2],
        [length / 2, y + high / 2],
        [-length / 2, y + high / 2],
      ],
      corner,
      { isClosed: true, steps: 12 },
    ),
    kind,
  )

/** A top corner fitting, ISO 1161: its side, its end and its top with their openings. */
export default {
  'corner-casting': defineFamily({
    terms: {
      L: ['Length', 'mm'],
      B: ['Width', 'mm'],
      H: ['Height', 'mm'],
      a: ['Top opening, length', 'mm'],
      b: ['Top opening, width', 'mm'],
      c: ['Side opening, length', 'mm'],
      e: ['End opening, length', 'mm'],
      g: ['Side and end openings, height', 'mm'],
      m: ['Mass', 'kg'],
    },
    form: dimensions => dimensions,
    draw: ({ L, B, H, a, b, c, e, g }) => {
      const y = H / 2 - H * 0.06
      const top = box(L, B).map(([x, z]): Point => [x, z - B / 2])
      return {
        views: [
          frontView(
            [
              outline(box(L, H)),
              opening(c, g, y, g * 0.38),
              centreLine([0, 0], [0, H]),
              centreLine([-c / 2, y], [c / 2, y]),
              width('c', [-c / 2, y], [c / 2, y], 'above'),
              height('g', [c / 2, y - g / 2], [c / 2, y + g / 2], 'right'),
              height('H', [-L / 2, 0], [-L / 2, H], 'left'),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              outline(box(B, H)),
              opening(e, g, y, g * 0.38, 'hidden'),
              centreLine([0, 0], [0, H]),
              width('e', [-e / 2, y - g / 2], [e / 2, y - g / 2], 'below'),
            ],
            { axes: ['z', 'y'] },
          ),
          topView(
            [
              outline(top),
              opening(a, b, 0, b / 2),
              centreLine([-L / 2, 0], [L / 2, 0]),
              centreLine([0, -B / 2], [0, B / 2]),
              width('a', [-a / 2, 0], [a / 2, 0], 'below'),
              width('L', [-L / 2, -B / 2], [L / 2, -B / 2], 'below'),
              height('b', [a / 2, -b / 2], [a / 2, b / 2], 'left'),
              height('B', [L / 2, -B / 2], [L / 2, B / 2], 'right'),
            ],
            { axes: ['x', 'z'] },
          ),
        ],
      }
    },
  }),
}
