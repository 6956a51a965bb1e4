import {
  arc,
  centreLine,
  defineFamily,
  frontView,
  height,
  line,
  type Shape,
  sideView,
  width,
} from '../drawing/kit.ts'

const DEGREES = 180 / Math.PI

/** Three links of a chain, the middle one on edge, and a link from its end. */
export default {
  'lashing-chain': defineFamily({
    terms: {
      d: ['Link diameter', 'mm'],
      LC: ['Lashing capacity', 'kN'],
      p: ['Pitch', 'mm'],
      w: ['Link, outside width', 'mm'],
      n: ['Links', ''],
    },
    form: dimensions => dimensions,
    draw: ({ d, p, w }) => {
      const outer = w / 2
      const inner = outer - d
      const reach = (p + d) / 2 - (w - d) / 2
      // The link on edge runs over the crowns of its neighbours.
      const [cutOut, cutIn] = [Math.asin(d / 2 / outer) * DEGREES, Math.asin(d / 2 / inner) * DEGREES]
      const flat = (x: number, side: 1 | -1): Shape[] => {
        const crown = (radius: number, cut: number): Shape[] => {
          const open = x + side * reach
          const shut = x - side * reach
          const [towards, away] = side > 0 ? [0, 180] : [180, 0]
          return [
            arc([open, 0], radius, towards + cut, towards + 90),
            arc([open, 0], radius, towards - 90, towards - cut),
            arc([shut, 0], radius, away - 90, away + 90),
            line([x - reach, radius], [x + reach, radius]),
            line([x - reach, -radius], [x + reach, -radius]),
          ]
        }
        return [...crown(outer, cutOut), ...crown(inner, cutIn)]
      }
      const edge: Shape[] = [
        line([-(p + d) / 2, d / 2], [(p + d) / 2, d / 2]),
        line([-(p + d) / 2, -d / 2], [(p + d) / 2, -d / 2]),
        arc([(p + d) / 2, 0], d / 2, -90, 90),
        arc([-(p + d) / 2, 0], d / 2, 90, 270),
      ]
      return {
        views: [
          frontView([
            flat(-p, 1),
            flat(p, -1),
            edge,
            centreLine([-1.5 * p - d, 0], [1.5 * p + d, 0]),
            height('w', [-p, -outer], [-p, outer], 'left'),
            width('p', [p / 2, 0], [1.5 * p, 0], 'below'),
            height('d', [0, -d / 2], [0, d / 2], { at: -4 }, { prefix: '⌀' }),
          ]),
          sideView([
            line([-(w - d) / 2, d / 2], [(w - d) / 2, d / 2]),
            line([-(w - d) / 2, -d / 2], [(w - d) / 2, -d / 2]),
            arc([(w - d) / 2, 0], d / 2, -90, 90),
            arc([-(w - d) / 2, 0], d / 2, 90, 270),
            centreLine([-outer, 0], [outer, 0]),
          ]),
        ],
        notes: ['Butt-welded on one side'],
      }
    },
  }),
}
