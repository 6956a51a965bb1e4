import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  note,
  outline,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { leadOf, teethOutline } from '../geometry/teeth.ts'
import { evenly, helixEdges } from './tool-lines.ts'
import { millTooth } from './tooth-forms.ts'

/** An end mill, its cutting end at x = 0 on the left. */
export default {
  'end-mill': defineFamily({
    terms: {
      d1: ['Cutting diameter', 'mm'],
      l2: ['Cutting length', 'mm'],
      l1: ['Overall length', 'mm'],
      d2: ['Shank diameter', 'mm'],
      z: ['Flutes', ''],
      λ: ['Helix angle', '°'],
    },
    form: dimensions => dimensions,
    draw: ({ d1, d2, l1, l2, z, λ }) => {
      const r = d1 / 2
      const edge = d2 * 0.05
      return {
        views: [
          frontView(
            [
              outline([
                [0, r],
                [l2, r],
                [l2, d2 / 2],
                [l1 - edge, d2 / 2],
                [l1, d2 / 2 - edge],
                [l1, edge - d2 / 2],
                [l1 - edge, -d2 / 2],
                [l2, -d2 / 2],
                [l2, -r],
                [0, -r],
              ]),
              rect([l1 - edge, -d2 / 2], [l1 - edge, d2 / 2]),
              line([l2, -r], [l2, r], 'thin'),
              helixEdges({ radius: r, lead: leadOf(d1, λ), from: 0, to: l2, angles: evenly(z) }),
              centreLine([0, 0], [l1, 0]),
              width('l2', [0, -r], [l2, -r], 'below'),
              width('l1', [0, -r], [l1, edge - d2 / 2], 'below'),
              height('d1', [0, -r], [0, r], 'left', { prefix: '⌀' }),
              height('d2', [l1 - edge, -d2 / 2], [l1 - edge, d2 / 2], 'right', { prefix: '⌀' }),
              note([l2 * 0.6, r], `Right-hand helix ${λ}°`, { angle: 60, symbols: ['λ'] }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              circle([0, 0], d2, 'thin'),
              outline(teethOutline(millTooth(r, 360 / z), z)),
              centreMark([0, 0], d2),
            ],
            { axes: ['z', 'x'] },
          ),
        ],
      }
    },
  }),
}
