import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  outline,
  path,
  sideView,
  width,
} from '../drawing/kit.ts'
import { squareLength } from '../geometry/square-length.ts'
import { leadOf, teethOutline } from '../geometry/teeth.ts'
import { squareSide } from './flutes.ts'
import { evenly, helixEdges } from './tool-lines.ts'
import { REAMER_HELIX, REAMER_TAPER, reamerTooth } from './tooth-forms.ts'

/** A hand reamer, its cutting end at x = 0 on the left. */
export default {
  'hand-reamer': defineFamily({
    terms: {
      d: ['Diameter', 'mm'],
      l1: ['Overall length', 'mm'],
      l2: ['Cutting length', 'mm'],
      a: ['Square', 'mm'],
      z: ['Flutes', ''],
    },
    form: dimensions => dimensions,
    draw: ({ d, l1, l2, a, z }) => {
      const r = d / 2
      const square = l1 - squareLength(a)
      const taper = l2 * REAMER_TAPER.share
      const tip = r - REAMER_TAPER.depth * d - d * 0.06
      const side = (sign: 1 | -1) =>
        path([
          [0, 0],
          [0, sign * tip],
          [d * 0.06, sign * (r - REAMER_TAPER.depth * d)],
          [taper, sign * r],
          [square, sign * r],
        ])
      return {
        views: [
          frontView(
            [
              side(1),
              side(-1),
              line([d * 0.06, REAMER_TAPER.depth * d - r], [d * 0.06, r - REAMER_TAPER.depth * d]),
              line([l2, -r], [l2, r], 'thin'),
              helixEdges({
                radius: r,
                lead: -leadOf(d, REAMER_HELIX),
                from: taper,
                to: l2,
                angles: evenly(z),
              }),
              squareSide(d, a, square, l1),
              centreLine([0, 0], [l1, 0]),
              width('l2', [0, -tip], [l2, -r], 'below'),
              width('l1', [0, -tip], [l1, -a / 2], 'below'),
              height('d', [square - 10, -r], [square - 10, r], { at: square - 10 }, { prefix: '⌀' }),
              height('a', [l1, -a / 2], [l1, a / 2], 'right', { prefix: '□' }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              circle([0, 0], d, 'thin'),
              outline(teethOutline(reamerTooth(r, 360 / z), z)),
              centreMark([0, 0], d),
            ],
            { axes: ['z', 'x'] },
          ),
        ],
        notes: [`Left-hand helix ${REAMER_HELIX}°`],
      }
    },
  }),
}
