import {
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  sideView,
  turnedSection,
  width,
} from '../drawing/kit.ts'

/** A plain washer, as ISO 7089, cut along its axis. */
export default {
  'flat-washer': defineFamily({
    terms: {
      d1: ['Hole diameter', 'mm'],
      d2: ['Outer diameter', 'mm'],
      h: ['Thickness', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d1, d2, h }) => ({
      views: [
        frontView(
          [
            turnedSection([
              [0, d1 / 2],
              [0, d2 / 2],
              [h, d2 / 2],
              [h, d1 / 2],
            ]),
            width('h', [0, -d2 / 2], [h, -d2 / 2], 'below'),
            height('d2', [0, -d2 / 2], [0, d2 / 2], 'left', { prefix: '⌀' }),
            height('d1', [h, -d1 / 2], [h, d1 / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView([circle([0, 0], d2), circle([0, 0], d1), centreMark([0, 0], d2)], { axes: ['z', 'x'] }),
      ],
    }),
  }),
}
