import {
  angleBetween,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  note,
  outline,
  path,
  sideView,
  width,
} from '../drawing/kit.ts'
import { leadOf, teethOutline } from '../geometry/teeth.ts'
import { drillTooth, LAND_ANGLE } from './drill-form.ts'
import { evenly, helixEdges } from './tool-lines.ts'

/** A twist drill, its point at x = 0 on the left. */
export default {
  'twist-drill': defineFamily({
    terms: {
      d: ['Diameter', 'mm'],
      l1: ['Overall length', 'mm'],
      l2: ['Flute length', 'mm'],
      σ: ['Point angle', '°'],
      γ: ['Side rake angle', '°'],
    },
    form: dimensions => dimensions,
    draw: ({ d, l1, l2, σ, γ }) => {
      const r = d / 2
      const cone = r / Math.tan((σ * Math.PI) / 360)
      const edge = d * 0.05
      const angles = [...evenly(2), ...evenly(2, LAND_ANGLE)]
      return {
        views: [
          frontView(
            [
              path([
                [cone, r],
                [0, 0],
                [cone, -r],
              ]),
              [r, -r].map(y => line([cone, y], [l1 - edge, y])),
              path([
                [l1 - edge, r],
                [l1, r - edge],
                [l1, edge - r],
                [l1 - edge, -r],
                [l1 - edge, r],
              ]),
              line([l2, -r], [l2, r], 'thin'),
              helixEdges({ radius: r, lead: leadOf(d, γ), from: cone, to: l2, angles }),
              centreLine([0, 0], [l1, 0]),
              width('l2', [0, 0], [l2, -r], 'below'),
              width('l1', [0, 0], [l1, edge - r], 'below'),
              height('d', [l1 - edge, -r], [l1 - edge, r], 'right', { prefix: '⌀' }),
              angleBetween('σ', [0, 0], 180 - σ / 2, 180 + σ / 2, d * 0.9),
              note([l2 * 0.6, r], `Right-hand helix ${γ}°`, { angle: 60, symbols: ['γ'] }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [circle([0, 0], d, 'thin'), outline(teethOutline(drillTooth(r), 2)), centreMark([0, 0], d)],
            {
              axes: ['z', 'x'],
            },
          ),
        ],
      }
    },
  }),
}
