import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  note,
  type Point,
  path,
  topView,
  width,
} from '../drawing/kit.ts'
import { wavesOf } from './waves.ts'

const STEPS = 72

/** A wave spring: its front with the coils behind hidden, and its ring from above. */
export default {
  'wave-spring': defineFamily({
    terms: {
      De: ['Outer diameter', 'mm'],
      L0: ['Free height', 'mm'],
      R: ['Spring rate', 'N/mm'],
      Di: ['Inner diameter', 'mm'],
      t: ['Wire thickness', 'mm'],
      Z: ['Turns', ''],
      N: ['Waves per turn', ''],
    },
    form: dimensions => dimensions,
    draw: ({ De, Di, L0, t, N, Z }) => {
      const middle = wavesOf({ height: L0, thickness: t, waves: N, turns: Z })
      const edge = (from: number, up: number): Point[] =>
        Array.from({ length: STEPS + 1 }, (_, step) => {
          const turn = from + step / STEPS / 2
          return [(De / 2) * Math.cos(2 * Math.PI * turn), middle(turn) + up]
        })
      const halves = Array.from({ length: Math.floor(Z) * 2 }, (_, half) => half / 2)
      const front = halves.filter(turn => turn % 1 === 0.5)
      const back = halves.filter(turn => turn % 1 === 0)
      return {
        views: [
          frontView(
            [
              front.flatMap(turn => [path(edge(turn, -t / 2)), path(edge(turn, t / 2))]),
              back.flatMap(turn => [path(edge(turn, -t / 2), 'hidden'), path(edge(turn, t / 2), 'hidden')]),
              centreLine([0, 0], [0, L0]),
              height('L0', [-De / 2, 0], [-De / 2, L0], 'left'),
              width('De', [-De / 2, L0 / 2], [De / 2, L0 / 2], 'below', { prefix: '⌀' }),
              note([De / 2, middle(Z)], `Wire ${t} thick`, { angle: 30, symbols: ['t'] }),
            ],
            { axes: ['x', 'y'] },
          ),
          topView(
            [
              circle([0, 0], De),
              circle([0, 0], Di),
              centreMark([0, 0], De),
              diameter('Di', [0, 0], Di, { angle: 35, reach: 24 }),
            ],
            { axes: ['x', 'z'] },
          ),
        ],
        notes: ['Crest to crest, ends cut plain'],
      }
    },
  }),
}
