import { centreLine, defineFamily, frontView, height, move, rect, topView, width } from '../drawing/kit.ts'
import { handleSide } from './handle-lines.ts'
import { headFront, headTop } from './ratchet-lines.ts'

/** A reversible ratchet, the head on the left, seen from the side of its lever. */
export default {
  ratchet: defineFamily({
    terms: {
      q: ['Square drive', 'mm'],
      L: ['Length', 'mm'],
      z: ['Teeth', ''],
      D: ['Head diameter', 'mm'],
      t: ['Head thickness', 'mm'],
      h: ['Grip length', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ q, L, D, t, h }) => {
      const neck = D * 0.4
      const start = L - h
      const head = { D, t, q, neck, to: start - 9 }
      const grip = D * 0.86
      const rest = (from: 'front' | 'above') => [
        rect([start - 9, -neck * 0.62], [start, neck * 0.62]),
        move(handleSide(h, grip, from), start, 0),
        centreLine([0, 0], [L, 0]),
      ]
      return {
        views: [
          frontView(
            [
              headFront(head),
              rest('front'),
              width('h', [start, -grip * 0.4], [L, -grip * 0.1], 'below'),
              width('L', [0, 0], [L, -grip * 0.1], 'below'),
              height('D', [D / 2, -D / 2], [D / 2, D / 2], 'left', { prefix: '⌀' }),
            ],
            { axes: ['y', 'x'] },
          ),
          topView([
            headTop(head),
            rest('above'),
            height('t', [0, -t / 2], [0, t / 2], 'left'),
            width('q', [(D - q) / 2, t / 2 + q], [(D + q) / 2, t / 2 + q], 'above', { prefix: '□' }),
          ]),
        ],
      }
    },
  }),
}
