import {
  defineFamily,
  frontView,
  height,
  line,
  outline,
  type Point,
  path,
  rect,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'

const STOCK = 0.82
const RELIEF = 2.2

/** A try square on its face and on its edge. */
export default {
  'try-square': defineFamily({
    terms: {
      h: ['Blade length', 'mm'],
      l: ['Stock length', 'mm'],
      b: ['Blade width', 'mm'],
      t: ['Blade thickness', 'mm'],
      c: ['Stock thickness', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ h, l, b, t, c }) => {
      const stock = b * STOCK
      const body: Point[] = roundCorners(
        [
          [-l / 2, 0],
          [l / 2, 0],
          [l / 2, stock],
          [-l / 2 + b + RELIEF * 1.6, stock],
          [-l / 2 + b + RELIEF * 0.6, stock - RELIEF],
          [-l / 2 + b - RELIEF * 0.5, stock - RELIEF],
          [-l / 2 + b - RELIEF * 0.5, stock],
          [-l / 2, stock],
        ],
        [0.6, 0.6, 0.6, 0, RELIEF * 0.5, RELIEF * 0.5, 0, 0.6],
        { isClosed: true },
      )
      return {
        views: [
          frontView(
            [
              outline(body),
              path([
                [-l / 2, stock],
                [-l / 2, h],
                [-l / 2 + b, h],
                [-l / 2 + b, stock - RELIEF],
              ]),
              width('l', [-l / 2, 0], [l / 2, 0], 'below'),
              width('b', [-l / 2, h], [-l / 2 + b, h], 'above'),
              height('h', [-l / 2, 0], [-l / 2, h], 'left'),
              height(null, [l / 2, 0], [l / 2, stock], 'right'),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              rect([-c / 2, 0], [c / 2, stock]),
              path([
                [-t / 2, stock],
                [-t / 2, h],
                [t / 2, h],
                [t / 2, stock],
              ]),
              line([-t / 2, stock], [t / 2, stock]),
              width('c', [-c / 2, 0], [c / 2, 0], 'below'),
              width('t', [-t / 2, h], [t / 2, h], 'above'),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
      }
    },
  }),
}
