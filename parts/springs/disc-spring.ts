import {
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  note,
  type Point,
  sideView,
  turnedSection,
  width,
} from '../drawing/kit.ts'
import { discSection } from './disc-section.ts'

/** Disc springs, one or a column in series, as DIN 2093, cut along their axis. */
export default {
  'disc-spring': defineFamily({
    terms: {
      De: ['Outer diameter', 'mm'],
      Di: ['Inner diameter', 'mm'],
      F: ['Force at 75 % of the travel', 'N'],
      t: ['Thickness', 'mm'],
      l0: ['Height of a disc', 'mm'],
      i: ['Discs in series', ''],
      R: ['Mean spring rate', 'N/mm'],
    },
    form: dimensions => dimensions,
    draw: ({ De, Di, t, l0, i }) => {
      const ring = discSection(De / 2, Di / 2, t, l0)
      const discs = Array.from({ length: i }, (_, index) =>
        ring.map(([r, y]): Point => [index * l0 + (index % 2 === 0 ? y : l0 - y), r]),
      )
      const face = ring.find(([r]) => r > De / 4 + Di / 4 && r < De / 2 - 0.2) ?? [De / 2, t]
      return {
        views: [
          frontView(
            [
              discs.map((disc, index) => turnedSection(disc, index % 2 === 0 ? 45 : 135)),
              width('l0', [0, -De / 2 + t], [l0, -Di / 2], 'below'),
              height('De', [t / 2, -De / 2], [t / 2, De / 2], 'left', { prefix: '⌀' }),
              height('Di', [i * l0 - t / 2, -Di / 2], [i * l0 - t / 2, Di / 2], 'right', { prefix: '⌀' }),
              note([face[1], face[0]], `Thickness ${t}`, { angle: 55, reach: 12, symbols: ['t'] }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView([circle([0, 0], De), circle([0, 0], Di), centreMark([0, 0], De)], { axes: ['z', 'x'] }),
        ],
        notes: ['Edges rounded'],
      }
    },
  }),
}
