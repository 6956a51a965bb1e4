import {
  centreLine,
  defineFamily,
  frontView,
  height,
  line,
  outline,
  type Point,
  topView,
  width,
} from '../drawing/kit.ts'

/** A flat cold chisel, its cutting edge at x = 0 on the left. */
export default {
  'cold-chisel': defineFamily({
    terms: {
      L: ['Length', 'mm'],
      b: ['Cutting edge', 'mm'],
      w: ['Shank width', 'mm'],
      t: ['Shank thickness', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ L, b, w, t }) => {
      const edge = t * 0.34
      const wedge = edge / 2 / Math.tan(Math.PI / 6)
      const blade = L * 0.42
      const both = (upper: readonly Point[]): Point[] => [
        ...upper,
        ...upper.map(([x, y]): Point => [x, -y]).toReversed(),
      ]
      const head: Point[] = [
        [L * 0.86, 0.5],
        [L - 2, 0.4],
        [L - 0.3, 0.33],
        [L, 0.25],
      ]
      return {
        views: [
          frontView(
            [
              outline(
                both([
                  [0, b / 2],
                  [wedge, b / 2],
                  [blade, w / 2],
                  ...head.map(([x, y]): Point => [x, y * w]),
                ]),
              ),
              line([wedge, -b / 2], [wedge, b / 2]),
              [blade, L * 0.86].map(x => line([x, -w / 2], [x, w / 2])),
              centreLine([0, 0], [L, 0]),
              width('L', [0, -b / 2], [L, -w * 0.25], 'below'),
              height('b', [0, -b / 2], [0, b / 2], 'left'),
              height('w', [L * 0.64, -w / 2], [L * 0.64, w / 2], { at: L * 0.64 }),
            ],
            { axes: ['y', 'x'] },
          ),
          topView(
            [
              outline(
                both([
                  [0, 0.05],
                  [wedge, edge / 2],
                  [blade, t / 2],
                  ...head.map(([x, y]): Point => [x, y * t]),
                ]),
              ),
              line([wedge, -edge / 2], [wedge, edge / 2]),
              [blade, L * 0.86].map(x => line([x, -t / 2], [x, t / 2])),
              centreLine([0, 0], [L, 0]),
              height('t', [L * 0.64, -t / 2], [L * 0.64, t / 2], { at: L * 0.64 }),
            ],
            { axes: ['y', 'z'] },
          ),
        ],
        notes: ['Cutting edge ground to 60°'],
      }
    },
  }),
}
