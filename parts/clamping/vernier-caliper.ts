import {
  defineFamily,
  frontView,
  height,
  line,
  move,
  note,
  outline,
  rect,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import {
  beamOutline,
  HEAD,
  OPEN_BY,
  SCALE_BASE,
  SLEEVE,
  sliderBody,
  sliderJaw,
  ZERO,
} from './caliper-form.ts'

/** A vernier caliper on its face, and from its jaws. */
export default {
  'vernier-caliper': defineFamily({
    terms: {
      m: ['Measuring range', 'mm'],
      l: ['Overall length', 'mm'],
      j: ['Jaw length', 'mm'],
      b: ['Beam height', 'mm'],
      t: ['Beam thickness', 'mm'],
      R: ['Reading', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ m, l, j, b, t, R }) => {
      const end = l - HEAD
      const every = Array.from({ length: m / 10 + 1 }, (_, index) => ZERO + index * 10)
      const fives = every.slice(0, -1).map(x => x + 5)
      const window = roundCorners(
        [
          [10, SCALE_BASE - 2],
          [56, SCALE_BASE - 2],
          [56, b],
          [10, b],
        ],
        1,
        { isClosed: true },
      )
      return {
        views: [
          frontView(
            [
              outline(beamOutline(end, b, j)),
              move([outline(sliderJaw(b, j)), outline(sliderBody(b)), outline(window)], OPEN_BY, 0),
              ...every.map(x => line([x, SCALE_BASE], [x, SCALE_BASE + 5], 'thin')),
              ...fives.map(x => line([x, SCALE_BASE], [x, SCALE_BASE + 3.5], 'thin')),
              rect([end, b / 2 - 1.5], [end + OPEN_BY, b / 2 + 1.5]),
              rect([OPEN_BY + 30, b + 5], [OPEN_BY + 38, b + 12.6]),
              width('l', [-HEAD, b - 1], [end, b], 'above'),
              width('m', [ZERO, SCALE_BASE], [ZERO + m, SCALE_BASE], 'below'),
              height('j', [0, -j], [0, 0], 'left'),
              height('b', [end, 0], [end, b], 'right'),
              note([OPEN_BY + 40, SCALE_BASE - 4], `Vernier ${R} mm`, {
                angle: -60,
                reach: 9,
                symbols: ['R'],
              }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView([
            rect([-t / 2, -j], [t / 2, b + 18]),
            rect([-(t + SLEEVE) / 2, -8.5], [(t + SLEEVE) / 2, b + 5]),
            width('t', [-t / 2, -j], [t / 2, -j], 'below'),
          ]),
        ],
        notes: [`Shown open by ${OPEN_BY} mm`],
      }
    },
  }),
}
