import {
  aligned,
  arc,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  outline,
  type Point,
  sideView,
  width,
} from '../drawing/kit.ts'
import { sprocketOutline, sprocketPitchDiameter } from '../geometry/sprocket-form.ts'
import { boreEnd, boreSide, discWithHub, pitchLines } from './end-lines.ts'

/** A sprocket with its hub towards the viewer, with the seats of two rollers of its chain. */
export default {
  sprocket: defineFamily({
    terms: {
      p: ['Pitch', 'mm'],
      z: ['Teeth', ''],
      d: ['Bore', 'mm'],
      d1: ['Roller diameter', 'mm'],
      da: ['Outside diameter', 'mm'],
      b: ['Tooth width', 'mm'],
      N: ['Hub diameter', 'mm'],
      L: ['Length through bore', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ p, z, d, d1, da, b, N, L }) => {
      const teeth = sprocketOutline({ pitch: p, roller: d1, teeth: z, outside: da })
      const over = Math.max(...teeth.map(([, y]) => y))
      const under = Math.min(...teeth.map(([, y]) => y))
      const pitch = sprocketPitchDiameter({ pitch: p, teeth: z })
      const joint = (index: number): Point => {
        const angle = Math.PI / 2 + (index * 2 * Math.PI) / z
        return [(pitch / 2) * Math.cos(angle), (pitch / 2) * Math.sin(angle)]
      }
      const lines = pitchLines(pitch, b)
      return {
        views: [
          frontView(
            [
              outline(teeth),
              lines.end,
              circle([0, 0], N),
              [0, 1].map(index =>
                arc(joint(index), d1 / 2, 200 + (index * 360) / z, 340 + (index * 360) / z, 'thin'),
              ),
              boreEnd(d),
              centreMark([0, 0], da),
              aligned('p', joint(1), joint(0), 14),
              diameter('d1', joint(0), d1, { angle: 60, reach: 10 }),
              diameter('da', [0, 0], da, { angle: 90 - (4.5 * 360) / z }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              discWithHub(2 * over, b, N, L).slice(1),
              outline([
                [0, under],
                [b, under],
                [b, over],
                [0, over],
              ]),
              lines.side,
              boreSide(d, 0, L),
              width('b', [0, under], [b, under], 'below'),
              width('L', [0, under], [L, -N / 2], 'below'),
              height('d', [L, -d / 2], [L, d / 2], 'right', { prefix: '⌀' }),
              height('N', [L, -N / 2], [L, N / 2], 'right', { prefix: '⌀' }),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
      }
    },
  }),
}
