import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  note,
  path,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'

/** The flanges' thickness where they meet the teeth, in mm. */
const FLANGE = 1.5

/** A timing belt pulley with its hub towards the viewer. */
export default {
  'timing-pulley': defineFamily({
    terms: {
      P: ['Pitch', 'mm'],
      z: ['Teeth', ''],
      d: ['Bore', 'mm'],
      d0: ['Diameter over teeth', 'mm'],
      D: ['Flange diameter', 'mm'],
      B: ['Width over flanges', 'mm'],
      N: ['Hub diameter', 'mm'],
      L: ['Length through bore', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ P, z, d, d0, D, B, N, L }) => ({
      views: [
        frontView(
          [
            [D, N, d].map(size => circle([0, 0], size)),
            circle([0, 0], d0, 'hidden'),
            centreMark([0, 0], D),
            diameter('D', [0, 0], D, { angle: 35 }),
            diameter('N', [0, 0], N, { angle: 145, reach: (D - N) / 2 + 12 }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            rect([0, -D / 2], [FLANGE, D / 2]),
            rect([B - FLANGE, -D / 2], [B, D / 2]),
            teethLines(z, d0).map(y => line([FLANGE, y], [B - FLANGE, y])),
            path([
              [B, N / 2],
              [L, N / 2],
              [L, -N / 2],
              [B, -N / 2],
            ]),
            [d / 2, -d / 2].map(y => line([0, y], [L, y], 'hidden')),
            centreLine([0, 0], [L, 0]),
            width('B', [0, -D / 2], [B, -D / 2], 'below'),
            width('L', [0, -D / 2], [L, -N / 2], 'below'),
            height('d', [L, -d / 2], [L, d / 2], 'right', { prefix: '⌀' }),
            height('d0', [FLANGE, -d0 / 2], [FLANGE, d0 / 2], 'left', { prefix: '⌀' }),
            note([B / 2, d0 / 2], `T${P}, ${z} teeth`, { angle: 65, reach: 14, symbols: ['P', 'z'] }),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
    }),
  }),
}

/** The heights at which the edges of the teeth are seen from the side: each gap begins and ends at the outside. */
function teethLines(teeth: number, outside: number): number[] {
  const gap = 0.37
  const edges = Array.from({ length: teeth }, (_, index) => [index - gap, index + gap]).flat()
  const seen = edges
    .map(edge => (edge * 2 * Math.PI) / teeth)
    .filter(angle => Math.cos(angle) > 0)
    .map(angle => (outside / 2) * Math.sin(angle))
  return [...seen, outside / 2, -outside / 2]
}
