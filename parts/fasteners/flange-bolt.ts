import {
  acrossCorners,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  hexEnd,
  hexSide,
  mirrored,
  note,
  path,
  rect,
  sideView,
  threadedRod,
  width,
} from '../drawing/kit.ts'
import { SLOPE, TOOTH } from './flange-bolt-form.ts'

/** A hexagon bolt with a toothed flange, as DIN 6921: x = 0 at the teeth's tips. */
export default {
  'flange-bolt': defineFamily({
    terms: {
      d: ['Thread', 'mm'],
      l: ['Length', 'mm'],
      s: ['Width across flats', 'mm'],
      P: ['Pitch', 'mm'],
      k: ['Head height', 'mm'],
      dc: ['Flange diameter', 'mm'],
      c: ['Flange thickness at the rim', 'mm'],
      C: ['Strength class', ''],
    },
    form: dimensions => dimensions,
    draw: ({ d, P, l, k, s, dc, c }) => {
      const rim = dc / 2
      const corner = acrossCorners(s) / 2
      const foot = c + (rim - corner) * SLOPE
      return {
        views: [
          frontView(
            [
              hexSide({ acrossFlats: s, from: -foot, to: -k, chamfer: ['to'] }),
              mirrored(
                [
                  path([
                    [-foot, corner],
                    [-c * 1.12, rim - c * 0.3],
                    [-c * 0.9, rim],
                    [-TOOTH - c * 0.35, rim],
                    [-TOOTH, rim - c * 0.3],
                    [-TOOTH, 0],
                  ]),
                ],
                'x',
              ),
              rect([-TOOTH, -(rim - c * 0.9)], [0, rim - c * 0.9]),
              threadedRod({ diameter: d, pitch: P, from: 0, to: l, chamfer: ['to'] }),
              centreLine([-k, 0], [l, 0]),
              width('k', [-k, -s * 0.475], [0, -(rim - c * 0.9)], 'below'),
              width('l', [0, -(rim - c * 0.9)], [l, -d / 2], 'below'),
              width('c', [-c, rim], [0, rim - c * 0.9], 'above'),
              height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
              note([-TOOTH / 2, rim - c], 'Locking teeth', { angle: 40, reach: 16 }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              circle([0, 0], dc),
              hexEnd(s),
              centreMark([0, 0], dc),
              width('s', [-s / 2, 0], [s / 2, 0], 'below'),
              height('dc', [0, -rim], [0, rim], 'right', { prefix: '⌀' }),
            ],
            { axes: ['z', 'x'] },
          ),
        ],
      }
    },
  }),
}
