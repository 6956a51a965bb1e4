import {
  arc,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  outline,
  type Point,
  path,
  rect,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import { beside } from '../drawing/shapes/beside.ts'
import { bowFlare, bowLine, PIN } from './bow-form.ts'

/** A bow shackle, EN 13889, seen across its pin and along it. */
export default {
  'bow-shackle': defineFamily({
    terms: {
      WLL: ['Working load limit', 't'],
      W: ['Inside width', 'mm'],
      S: ['Inside length', 'mm'],
      d: ['Bow diameter', 'mm'],
      D: ['Pin diameter', 'mm'],
      B: ['Bow, inside width', 'mm'],
      e: ['Eye, outside', 'mm'],
    },
    form: dimensions => dimensions,
    draw: sizes => {
      const { d, D, W, S, B, e } = sizes
      const middle = bowLine(sizes)
      const bow = middle.filter(([, y]) => y > e * 0.43)
      const face = W / 2 + d
      const collar = face + D * PIN.collarWidth
      const eyeAt = collar + D * (PIN.eye / 2 + 0.02)
      const neck = [-1, 1]
      const neckEnd: Point = [eyeAt - D * (PIN.eye / 2) * 0.82, D * (PIN.eye / 2) * 0.57]
      const eye = (side: number) =>
        outline(
          roundCorners(
            [
              [(side * W) / 2, -e / 2],
              [side * face, -e / 2],
              [side * face, e / 2],
              [(side * W) / 2, e / 2],
            ],
            d * 0.22,
            { isClosed: true },
          ),
        )
      const legs = middle.filter(([x, y]) => x > 0 && y > 0 && y < S - B / 2)
      const flank = (side: number): Point[] => [
        ...legs
          .map(([, y]): Point => [side * (d / 2) * bowFlare(sizes, y), y])
          .filter(([x, y]) => Math.hypot(x, y) > e / 2 - 0.6),
        [(side * d) / 2, S + d / 2],
      ]
      return {
        views: [
          frontView(
            [
              path(beside(bow, d / 2)),
              path(beside(bow, -d / 2)),
              eye(-1),
              eye(1),
              rect([-W / 2, -D / 2], [W / 2, D / 2]),
              rect([-face - D * PIN.end, -D / 2 + 1], [-face, D / 2 - 1]),
              rect([face, (-D * PIN.collar) / 2], [collar, (D * PIN.collar) / 2]),
              ...neck.map(side => line([collar, side * D * 0.42], [neckEnd[0], side * neckEnd[1]])),
              arc([eyeAt, 0], (D * PIN.eye) / 2, -145, 145),
              circle([eyeAt + D * 0.06, 0], D * PIN.eyeHole),
              centreLine([-face - D * PIN.end, 0], [eyeAt + (D * PIN.eye) / 2, 0]),
              centreLine([0, -e / 2], [0, S + d]),
              width('W', [-W / 2, -e / 2], [W / 2, -e / 2], 'below'),
              width('B', [-B / 2, S - B / 2], [B / 2, S - B / 2], { at: S - B / 2 }),
              height('S', [-W / 2, 0], [0, S], { at: -B / 2 - d - 14 }),
              height('d', [0, S], [0, S + d], 'right', { prefix: '⌀' }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              circle([0, 0], e),
              circle([0, 0], D),
              centreMark([0, 0], e),
              path(flank(-1)),
              path(flank(1)),
              arc([0, S + d / 2], d / 2, 0, 180),
              line([-d / 2, S], [d / 2, S], 'hidden'),
              centreLine([0, 0], [0, S + d]),
              diameter('e', [0, 0], e, { angle: -30 }),
              diameter('D', [0, 0], D, { angle: -150, reach: 18 }),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
      }
    },
  }),
}
