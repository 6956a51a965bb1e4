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

/** A conical compression spring, cut along its axis: the wide end on the left. */
export default {
  'conical-spring': defineFamily({
    terms: {
      D2: ['Outer diameter, wide end', 'mm'],
      L0: ['Free length', 'mm'],
      R: ['Spring rate', 'N/mm'],
      D1: ['Outer diameter, narrow end', 'mm'],
      d: ['Wire diameter', 'mm'],
      n: ['Active coils', ''],
    },
    form: dimensions => dimensions,
    draw: ({ d, D1, D2, L0, n }) => {
      const turns = n + 2
      const rise = heightOf({ turns, closed: d, rise: L0 + d / 2 })
      const taper = (turn: number) => Math.min(1, Math.max(0, (turn - 1) / n))
      const radius = (turn: number) => (D2 - d - (D2 - D1) * taper(turn)) / 2
      const middle = (turn: number) => rise(turn) - d / 4
      return {
        views: [
          frontView(
            [
              coilSection({ section: roundWire(d), turns, radius, height: middle, from: 0, to: L0 }),
              centreLine([0, 0], [L0, 0]),
              width('L0', [0, -radius(0.5)], [L0, -radius(turns)], 'below'),
              height('D2', [middle(0.5), -D2 / 2], [middle(1), D2 / 2], 'left', { prefix: '⌀' }),
              height('D1', [middle(turns - 0.5), -D1 / 2], [middle(turns - 1), D1 / 2], 'right', {
                prefix: '⌀',
              }),
              diameter('d', [middle(3), radius(3)], d, { angle: 55 }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView([ringEnd(D2, D2 - 2 * d), ringEnd(D1, D1 - 2 * d), centreMark([0, 0], D2)], {
            axes: ['z', 'x'],
          }),
        ],
        notes: ['Right-hand, ends closed and ground'],
      }
    },
  }),
}
