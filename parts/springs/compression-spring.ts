import {
  centreLine,
  centreMark,
  defineFamily,
  diameter,
  frontView,
  height,
  sideView,
  width,
} from '../drawing/kit.ts'
import { coilSection, ringEnd, roundWire } from './coils.ts'
import { heightOf } from './winding.ts'

/** A cylindrical compression spring, EN 15800, cut along its axis. */
export default {
  'compression-spring': defineFamily({
    terms: {
      De: ['Outer diameter', 'mm'],
      L0: ['Free length', 'mm'],
      R: ['Spring rate', 'N/mm'],
      d: ['Wire diameter', 'mm'],
      n: ['Active coils', ''],
      Ln: ['Shortest working length', 'mm'],
      Fn: ['Highest force', 'N'],
    },
    form: dimensions => dimensions,
    draw: ({ d, De, L0, n }) => {
      const turns = n + 2
      const rise = heightOf({ turns, closed: d, rise: L0 + d / 2 })
      const radius = (De - d) / 2
      const at = Math.floor(turns / 2) + 0.5
      return {
        views: [
          frontView(
            [
              coilSection({
                section: roundWire(d),
                turns,
                radius: () => radius,
                height: turn => rise(turn) - d / 4,
                from: 0,
                to: L0,
              }),
              centreLine([0, 0], [L0, 0]),
              width('L0', [0, -radius], [L0, -radius], 'below'),
              height('De', [rise(1) - d / 4, -De / 2], [rise(1) - d / 4, De / 2], 'left', { prefix: '⌀' }),
              diameter('d', [rise(at - 0.5) - d / 4, radius], d, { angle: 55 }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView([ringEnd(De, De - 2 * d), centreMark([0, 0], De)], { axes: ['z', 'x'] }),
        ],
        notes: ['Right-hand, ends closed and ground'],
      }
    },
  }),
}
