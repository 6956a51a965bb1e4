import {
  angleBetween,
  centreLine,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hole,
  line,
  outline,
  type Point,
  radius,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { CHIPBREAKER, COUNTERSINK, rhombus } from './insert-form.ts'

/** A rhombic insert with a hole, its lower edge level. */
export default {
  'indexable-insert': defineFamily({
    terms: {
      l: ['Cutting edge length', 'mm'],
      rε: ['Corner radius', 'mm'],
      ε: ['Corner angle', '°'],
      d: ['Inscribed circle', 'mm'],
      s: ['Thickness', 'mm'],
      d1: ['Hole diameter', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ l, rε, ε, d, s, d1 }) => {
      const half = (ε * Math.PI) / 360
      const long = d / 2 / Math.sin(half)
      // Where the edges would meet without the corner's radius: lower left, and the obtuse corner lower right.
      const sharp: Point = [-long * Math.cos(half), -long * Math.sin(half)]
      const end: Point = [sharp[0] + l, sharp[1]]
      const land = CHIPBREAKER.at(-1)?.[0] ?? 0
      const tip: Point = [
        (long - rε / Math.sin(half)) * Math.cos(half),
        (long - rε / Math.sin(half)) * Math.sin(half),
      ]
      return {
        views: [
          frontView(
            [
              outline(rhombus(d, ε, rε)),
              outline(rhombus(d - 2 * land, ε, 0.3)),
              circle([0, 0], d1 + 2 * COUNTERSINK),
              hole([0, 0], d1),
              width('l', sharp, end, 'below'),
              height('d', [end[0], -d / 2], [tip[0], d / 2], 'right'),
              angleBetween('ε', sharp, 0, ε, l * 0.35),
              radius('rε', tip, rε, { angle: ε / 2 }),
              diameter('d1', [0, 0], d1, { angle: 115, reach: 20 }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              rect([-s / 2, -d / 2], [s / 2, d / 2]),
              [d1 / 2, -d1 / 2].map(y => line([-s / 2, y], [s / 2, y], 'hidden')),
              centreLine([-s / 2, 0], [s / 2, 0]),
              width('s', [-s / 2, -d / 2], [s / 2, -d / 2], 'below'),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
      }
    },
  }),
}
