import {
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  type Point,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import { coilSection, ringEnd } from './coils.ts'
import { heightOf } from './winding.ts'

/** A die spring of rectangular wire, as ISO 10243, cut along its axis. */
export default {
  'die-spring': defineFamily({
    terms: {
      De: ['Outer diameter', 'mm'],
      L0: ['Free length', 'mm'],
      R: ['Spring rate', 'N/mm'],
      Di: ['Inner diameter', 'mm'],
      h: ['Wire height', 'mm'],
      n: ['Active coils', ''],
    },
    form: dimensions => dimensions,
    draw: ({ De, Di, L0, h, n }) => {
      const turns = n + 2
      const rise = heightOf({ turns, closed: h, rise: L0 + h / 2 })
      const middle = (turn: number) => rise(turn) - h / 4
      const across = (De - Di) / 2
      const corners: Point[] = [
        [-h / 2, -across / 2],
        [h / 2, -across / 2],
        [h / 2, across / 2],
        [-h / 2, across / 2],
      ]
      const at = Math.round(turns / 2)
      return {
        views: [
          frontView(
            [
              coilSection({
                section: roundCorners(corners, h * 0.26, { isClosed: true }),
                turns,
                radius: () => (De + Di) / 4,
                height: middle,
                from: 0,
                to: L0,
              }),
              centreLine([0, 0], [L0, 0]),
              width('L0', [0, -De / 2 + across / 2], [L0, -De / 2 + across / 2], 'below'),
              width('h', [middle(at) - h / 2, De / 2], [middle(at) + h / 2, De / 2], 'above'),
              height('De', [middle(0.5), -De / 2], [middle(1), De / 2], 'left', { prefix: '⌀' }),
              height('Di', [middle(turns - 0.5), -Di / 2], [middle(turns - 1), Di / 2], 'right', {
                prefix: '⌀',
              }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView([ringEnd(De, Di), centreMark([0, 0], De)], { axes: ['z', 'x'] }),
        ],
        notes: ['Right-hand, ends closed and ground'],
      }
    },
  }),
}
