import {
  angleBetween,
  centreLine,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  outline,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { blockOutline } from './v-block-form.ts'

/** One block of a pair, along its vees and from the side. */
export default {
  'v-block': defineFamily({
    terms: {
      l: ['Length', 'mm'],
      D: ['Largest round bar', 'mm'],
      b: ['Width', 'mm'],
      h: ['Height', 'mm'],
      v: ['Width of the V', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ l, D, b, h, v }) => {
      const apex = h - v / 2
      const groove = [h * 0.34, h * 0.56]
      const small = v * 0.45
      return {
        views: [
          frontView([
            outline(blockOutline(b, h, v)),
            circle([0, apex + (D / 2) * Math.SQRT2], D, 'thin'),
            centreLine([0, 0], [0, apex + D * 1.22]),
            width('b', [-b / 2, 0], [b / 2, 0], 'below'),
            width('v', [-v / 2, h], [v / 2, h], { at: h + D * 0.82 }),
            height('h', [b / 2, 0], [b / 2, h], 'right'),
            angleBetween(null, [0, apex], 45, 135, v * 0.34),
            diameter('D', [0, apex + (D / 2) * Math.SQRT2], D, { angle: 150, reach: 10 }),
          ]),
          sideView([
            rect([-l / 2, 0], [l / 2, h]),
            ...groove.map(y => line([-l / 2, y], [l / 2, y])),
            line([-l / 2, apex - 2], [l / 2, apex - 2], 'hidden'),
            line([-l / 2, small / 2], [l / 2, small / 2], 'hidden'),
            width('l', [-l / 2, 0], [l / 2, 0], 'below'),
          ]),
        ],
        notes: ['Ground and sold in pairs'],
      }
    },
  }),
}
