import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  path,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { bodyOutline, footStart, INNER_RING, OUTER_RING, SLOT } from './pillow-form.ts'

/** A plummer block with its insert bearing, the shaft towards the viewer and the foot on y = 0. */
export default {
  'pillow-block': defineFamily({
    terms: {
      d: ['Shaft diameter', 'mm'],
      h: ['Centre height', 'mm'],
      e: ['Bolt spacing', 'mm'],
      a: ['Length', 'mm'],
      b: ['Width', 'mm'],
      s1: ['Slot width', 'mm'],
      g: ['Foot height', 'mm'],
      w: ['Overall height', 'mm'],
      B: ['Width of the inner ring', 'mm'],
      n: ['Middle to the short end', 'mm'],
      C: ['Dynamic load rating', 'kN'],
      C0: ['Static load rating', 'kN'],
    },
    form: dimensions => dimensions,
    draw: block => {
      const { d, h, a, b, e, s1, g, w, B, n } = block
      const body = bodyOutline(block).filter(([, y]) => y >= g)
      const slots = [e / 2, -e / 2].map(x => [
        [x - (s1 * SLOT) / 2, x + (s1 * SLOT) / 2].map(side => line([side, 0], [side, g], 'hidden')),
        centreLine([x, 0], [x, g]),
      ])
      const inner = d * INNER_RING
      const half = (b * 0.8) / 2
      return {
        views: [
          frontView(
            [
              [1, -1].map(side => rect([side * footStart(block), 0], [(side * a) / 2, g])),
              line([-footStart(block), 0], [footStart(block), 0]),
              path(body),
              slots,
              [OUTER_RING.diameter * d, inner, d].map(size => circle([0, h], size)),
              centreMark([0, h], d * OUTER_RING.diameter),
              diameter('d', [0, h], d, { angle: 140, reach: 32 }),
              width('e', [-e / 2, 0], [e / 2, 0], 'below'),
              width('a', [-a / 2, 0], [a / 2, 0], 'below'),
              height('h', [0, 0], [0, h], 'left'),
              height('g', [a / 2, 0], [a / 2, g], 'right'),
              height('w', [0, 0], [0, w], 'right'),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              rect([-b / 2, 0], [b / 2, g]),
              path([
                [-half, g],
                [-half, w],
                [half, w],
                [half, g],
              ]),
              [-n, B - n].map(x => line([x, h - inner / 2], [x, h + inner / 2])),
              [h - inner / 2, h + inner / 2].map(y => [
                line([half, y], [B - n, y]),
                line([-n, y], [half, y], 'hidden'),
              ]),
              [h - d / 2, h + d / 2].map(y => line([-n, y], [B - n, y], 'hidden')),
              centreLine([-n, h], [B - n, h]),
              centreLine([0, 0], [0, w]),
              [-s1 / 2, s1 / 2].map(x => line([x, 0], [x, g], 'hidden')),
              width('s1', [-s1 / 2, 0], [s1 / 2, 0], 'below'),
              width('b', [-b / 2, 0], [b / 2, 0], 'below'),
              width('n', [-n, h - inner / 2], [0, h - inner / 2], 'above'),
              width('B', [-n, h + inner / 2], [B - n, h + inner / 2], 'above'),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
      }
    },
  }),
}
