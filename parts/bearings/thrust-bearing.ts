import {
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  mirrored,
  type Point,
  radius,
  sideView,
  turnedSection,
  width,
} from '../drawing/kit.ts'
import { thrustSections } from './thrust-form.ts'

/** A thrust ball bearing, its axis along x, the shaft washer on the right. */
export default {
  'thrust-bearing': defineFamily({
    terms: {
      d: ['Bore', 'mm'],
      D: ['Outside diameter', 'mm'],
      H: ['Height', 'mm'],
      C: ['Dynamic load rating', 'kN'],
      C0: ['Static load rating', 'kN'],
      r: ['Corner radius', 'mm'],
      Dw: ['Ball diameter', 'mm'],
      Z: ['Balls', ''],
    },
    form: dimensions => dimensions,
    draw: ({ d, D, H, r, Dw }) => {
      const pitch = (d + D) / 2
      const { shaft, housing } = thrustSections({ d, D, H, r, Dw })
      const along = (section: readonly Point[]) => section.map(([radial, y]): Point => [y, radial])
      const outerEdge = Math.max(...shaft.map(([radial]) => radial))
      return {
        views: [
          frontView(
            [
              turnedSection(along(housing)),
              turnedSection(along(shaft), 135),
              mirrored([circle([0, pitch / 2], Dw)], 'x'),
              width('H', [-H / 2, r - D / 2], [H / 2, r - outerEdge], 'below'),
              height('D', [r - H / 2, -D / 2], [r - H / 2, D / 2], 'left', { prefix: '⌀' }),
              height('d', [H / 2 - r, -d / 2], [H / 2 - r, d / 2], 'right', { prefix: '⌀' }),
              radius('r', [H / 2 - r, outerEdge - r], r, { angle: 45 }),
              diameter('Dw', [0, pitch / 2], Dw, { angle: 75, reach: 16, prefix: 'S⌀' }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView([[D, D - 2 * r, d + 1, d].map(size => circle([0, 0], size)), centreMark([0, 0], D)], {
            axes: ['z', 'x'],
          }),
        ],
      }
    },
  }),
}
