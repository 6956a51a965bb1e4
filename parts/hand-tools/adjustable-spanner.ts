import {
  aligned,
  centreLine,
  defineFamily,
  frontView,
  height,
  hole,
  note,
  outline,
  type Point,
  path,
  rect,
  roundCorners,
  topView,
  width,
} from '../drawing/kit.ts'
import { formOf, jawOutline, lean, OPEN } from './adjustable-form.ts'

const STEPS = 40

/** An adjustable spanner, its mouth on the left and opened by half. */
export default {
  'adjustable-spanner': defineFamily({
    terms: {
      S: ['Largest opening', 'mm'],
      L: ['Length', 'mm'],
      b: ['Head width', 'mm'],
      t: ['Head thickness', 'mm'],
      h: ['Jaw depth', 'mm'],
    },
    form: dimensions => dimensions,
    draw: dimensions => {
      const { S, L, b, t, h } = dimensions
      const form = formOf(dimensions)
      // The model stands along y; here its top lies on the left.
      const lay = ([x, y]: Point): Point => [L - y, x]
      const place = (point: Point): Point => {
        const [x, y] = lean(point)
        return lay([x + form.at[0], y + form.at[1]])
      }
      const neck = form.at[1] - h * 0.6
      const wide = t * 1.75
      const half = (share: number) => (wide * (1 - 0.2 * Math.sin(share * Math.PI) + 0.12 * share)) / 2
      const edge = (side: 1 | -1) =>
        Array.from({ length: STEPS + 1 }, (_, step): Point => {
          const share = 0.06 + (0.82 * step) / STEPS
          return lay([side * half(share), share * neck])
        })
      const round = wide * 0.42
      const end: Point[] = [
        lay([half(0.06), 0.06 * neck]),
        lay([half(0), 0]),
        lay([-half(0), 0]),
        lay([-half(0.06), 0.06 * neck]),
      ]
      const head = form.outline.map(([x, y]) => lay([x + form.at[0], y + form.at[1]]))
      const window: Point[] = [
        [S * 0.31, -h * 0.33],
        [S * 0.31, -h * 0.83],
        [S * 0.93, -h * 0.83],
        [S * 0.93, -h * 0.33],
      ]
      const teeth = Array.from({ length: 6 }, (_, tooth) => h * (-0.74 + tooth * 0.064))
      const floor = place([0, 0])
      const right = form.left + b
      const thin = form.thickness / 2
      const from = L - neck * 0.84
      return {
        views: [
          frontView(
            [
              outline(head),
              outline(jawOutline(dimensions).map(place)),
              path(edge(1)),
              path(edge(-1)),
              path(roundCorners(end, [0, round, round, 0])),
              outline(roundCorners(window, 1, { isClosed: true }).map(place)),
              teeth.map(y => path([place([S * 0.36, y]), place([S * 0.88, y])], 'thin')),
              hole(lay([0, wide * 0.5]), wide * 0.48),
              centreLine([floor[0], 0], [L, 0]),
              aligned('h', place([0, 0]), place([0, h]), -6),
              note(place([S * OPEN, h * 0.5]), `Opens to ${S} mm`, { angle: 75, reach: 24, symbols: ['S'] }),
              width('L', [0, head[0]?.[1] ?? 0], [L, 0], 'below'),
              height('b', [floor[0], form.left], [floor[0], right], 'left'),
            ],
            { axes: ['y', 'x'] },
          ),
          topView([
            rect([0, -t / 2], [L - neck, t / 2]),
            [1, -1].map(side =>
              path([
                [L - neck, (side * t) / 2],
                [from, side * thin],
                [L, side * thin],
              ]),
            ),
            path([
              [L, -thin],
              [L, thin],
            ]),
            height('t', [0, -t / 2], [0, t / 2], 'left'),
          ]),
        ],
        notes: ['Shown half open'],
      }
    },
  }),
}
