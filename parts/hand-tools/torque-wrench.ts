import {
  centreLine,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  move,
  rect,
  topView,
  turned,
  width,
} from '../drawing/kit.ts'
import { headFront, headTop } from './ratchet-lines.ts'

/** A click torque wrench, the head on the left, seen from the side of its lever. */
export default {
  'torque-wrench': defineFamily({
    terms: {
      M: ['Largest torque', 'N·m'],
      M0: ['Smallest torque', 'N·m'],
      L: ['Length', 'mm'],
      q: ['Square drive', 'mm'],
      D: ['Head diameter', 'mm'],
      d: ['Tube diameter', 'mm'],
      h: ['Grip length', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ L, q, D, d, h }) => {
      const tube = D * 1.65
      const start = L - h
      const r = d * 0.78
      const head = { D, t: D * 0.56, q, neck: d * 0.72, to: tube }
      const ribs = Array.from({ length: 12 }, (_, rib) => start + h * (0.24 + 0.05 * rib))
      const grip = move(
        turned([
          [0, r * 0.86],
          [h * 0.16, r * 0.86],
          [h * 0.16, r],
          [h * 0.21, r],
          [h * 0.23, r * 0.96],
          [h * 0.84, r * 0.96],
          [h * 0.85, r],
          [h * 0.89, r],
          [h * 0.89, r * 0.92],
          [h - 4, r * 0.92],
          [h - 1.2, r * 0.72],
          [h, r * 0.4],
        ]),
        start,
        0,
      )
      const body = [
        rect([tube, -d / 2], [start, d / 2]),
        circle([tube + 14, 0], d * 0.32),
        Array.from({ length: 9 }, (_, mark) => {
          const x = start - 9 - mark * 7.5
          const reach = d * (mark % 2 === 0 ? 0.22 : 0.14)
          return line([x, -reach], [x, reach], 'thin')
        }),
        grip,
        ribs.map(x => line([x, -r * 0.96], [x, r * 0.96], 'thin')),
        centreLine([0, 0], [L, 0]),
      ]
      return {
        views: [
          frontView(
            [
              headFront(head),
              body,
              width('h', [start, -r * 0.86], [L, -r * 0.4], 'below'),
              width('L', [0, 0], [L, -r * 0.4], 'below'),
              height('D', [D / 2, -D / 2], [D / 2, D / 2], 'left', { prefix: '⌀' }),
              height('d', [L * 0.45, -d / 2], [L * 0.45, d / 2], { at: L * 0.4 }, { prefix: '⌀' }),
            ],
            { axes: ['y', 'x'] },
          ),
          topView([
            headTop(head),
            body,
            width('q', [(D - q) / 2, D * 0.28 + q], [(D + q) / 2, D * 0.28 + q], 'above', { prefix: '□' }),
          ]),
        ],
      }
    },
  }),
}
