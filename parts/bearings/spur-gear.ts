import {
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  note,
  outline,
  sideView,
  width,
} from '../drawing/kit.ts'
import { gearCircles, involuteGear } from '../geometry/involute.ts'
import { boreEnd, boreSide, discWithHub, pitchLines } from './end-lines.ts'

/** A spur gear with its hub towards the viewer. */
export default {
  'spur-gear': defineFamily({
    terms: {
      m: ['Module', 'mm'],
      z: ['Teeth', ''],
      d: ['Bore', 'mm'],
      b: ['Face width', 'mm'],
      N: ['Hub diameter', 'mm'],
      L: ['Length through bore', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ m, z, d, b, N, L }) => {
      const teeth = involuteGear({ module: m, teeth: z })
      const { pitch, root } = gearCircles({ module: m, teeth: z })
      const over = 2 * Math.max(...teeth.map(([, y]) => y))
      const lines = pitchLines(pitch, b)
      return {
        views: [
          frontView(
            [
              outline(teeth),
              lines.end,
              circle([0, 0], N),
              boreEnd(d),
              centreMark([0, 0], over),
              note([(pitch / 2) * Math.SQRT1_2, (pitch / 2) * Math.SQRT1_2], `m = ${m}, z = ${z}`, {
                angle: 45,
                reach: 12,
                symbols: ['m', 'z'],
              }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              discWithHub(over, b, N, L),
              [root / 2, -root / 2].map(y => line([0, y], [b, y], 'hidden')),
              lines.side,
              boreSide(d, 0, L),
              width('b', [0, -over / 2], [b, -over / 2], 'below'),
              width('L', [0, -over / 2], [L, -N / 2], 'below'),
              height('d', [L, -d / 2], [L, d / 2], 'right', { prefix: '⌀' }),
              height('N', [L, -N / 2], [L, N / 2], 'right', { prefix: '⌀' }),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
        notes: ['Pressure angle 20°, no profile shift'],
      }
    },
  }),
}
