import {
  arc,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  line,
  note,
  path,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { bow } from './coils.ts'
import { AIR } from './torsion-spring-form.ts'

/** A torsion spring with straight legs a quarter turn apart: seen along its axis, and from the side. */
export default {
  'torsion-spring': defineFamily({
    terms: {
      De: ['Outer diameter', 'mm'],
      d: ['Wire diameter', 'mm'],
      R: ['Spring rate', 'N·mm/°'],
      n: ['Coils', ''],
      l1: ['Length of the legs', 'mm'],
      Mn: ['Highest torque', 'N·m'],
    },
    form: dimensions => dimensions,
    draw: ({ d, De, n, l1 }) => {
      const outer = De / 2
      const inner = outer - d
      const radius = outer - d / 2
      const pitch = d * AIR
      const tops = Array.from({ length: Math.floor(n) }, (_, turn) => (turn + 0.25) * pitch)
      const end = n * pitch
      return {
        views: [
          frontView(
            [
              arc([0, 0], outer, 0, 360),
              circle([0, 0], De - 2 * d),
              path([
                [inner, 0],
                [inner, -l1],
                [outer, -l1],
                [outer, 0],
              ]),
              rect([-l1, inner], [0, outer]),
              centreMark([0, 0], De),
              width('l1', [-l1, outer], [0, outer], 'above'),
              diameter('De', [0, 0], De, { angle: 215, reach: 14 }),
            ],
            { axes: ['x', 'z'] },
          ),
          sideView(
            [
              tops.map(x => [
                bow(d, x, radius, 1),
                bow(d, x + pitch / 2, -radius, -1),
                line([x + d / 2, radius], [x + pitch / 2 + d / 2, -radius]),
              ]),
              circle([end, radius], d),
              line([end - pitch / 2 + d / 2, -radius], [end + d / 2, radius]),
              path([
                [pitch / 4 - d / 2, radius],
                [-d / 2, 0],
                [-d / 2, -l1],
                [d / 2, -l1],
                [d / 2, -radius],
              ]),
              centreLine([-d / 2, 0], [end + d / 2, 0]),
              note([d / 2, d - l1], `Wire ⌀${d}`, { angle: 30, symbols: ['d'] }),
            ],
            { axes: ['y', 'z'] },
          ),
        ],
        notes: ['Right-hand, legs at 90°'],
      }
    },
  }),
}
