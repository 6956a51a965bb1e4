import {
  arc,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  mirrored,
  outline,
  path,
  roundCorners,
  tappedHole,
  tappedHoleEnd,
  topView,
  turn,
  width,
} from '../drawing/kit.ts'

/** Where the ear's circle goes over into the wing's edges, in degrees. */
const OUTER = -42
const INNER = 152

/** A wing nut with rounded wings, as DIN 315: its axis upright, as it is used. */
export default {
  'wing-nut': defineFamily({
    terms: {
      d: ['Thread', 'mm'],
      e: ['Wing span', 'mm'],
      h: ['Height', 'mm'],
      P: ['Pitch', 'mm'],
      m: ['Hub height', 'mm'],
      d2: ['Hub diameter, bottom', 'mm'],
      d3: ['Hub diameter, top', 'mm'],
      g: ['Wing thickness', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d, P, e, h, m, d2, d3, g }) => {
      const ear = h * 0.31
      const [x, y] = [e / 2 - ear, h - ear]
      const foot = m * 0.16
      const on = (degrees: number) => {
        const angle = (degrees * Math.PI) / 180
        return [x + ear * Math.cos(angle), y + ear * Math.sin(angle)] as const
      }
      return {
        views: [
          frontView(
            [
              outline([
                [-d2 / 2, 0],
                [d2 / 2, 0],
                [d2 / 2, foot],
                [d3 / 2, m],
                [-d3 / 2, m],
                [-d2 / 2, foot],
              ]),
              mirrored(
                [
                  arc([x, y], ear, OUTER, INNER),
                  path(roundCorners([[d2 * 0.48, m * 0.22], [d2 * 0.62, m * 0.3], on(OUTER)], m * 0.4)),
                  path(roundCorners([[d3 / 2, m * 0.98], [d3 / 2 + 0.6, m * 1.02], on(INNER)], m * 0.4)),
                ],
                'y',
              ),
              turn(tappedHole({ diameter: d, pitch: P, from: 0, to: m, isHidden: true }), 90),
              centreLine([0, 0], [0, h]),
              width('e', [-e / 2, y], [e / 2, y], 'above'),
              width('d2', [-d2 / 2, 0], [d2 / 2, 0], 'below', { prefix: '⌀' }),
              height('h', [-d2 / 2, 0], [-x, h], 'left'),
              height('m', [d2 / 2, 0], [d3 / 2, m], 'right'),
            ],
            { axes: ['x', 'y'] },
          ),
          topView(
            [
              circle([0, 0], d2),
              circle([0, 0], d3),
              tappedHoleEnd(d, P),
              mirrored(
                [
                  path(
                    roundCorners(
                      [
                        [d3 / 2, g / 2],
                        [e / 2, g / 2],
                        [e / 2, -g / 2],
                        [d3 / 2, -g / 2],
                      ],
                      g * 0.45,
                    ),
                  ),
                ],
                'y',
              ),
              line([-d2 / 2, 0], [d2 / 2, 0], 'centre'),
              centreMark([0, 0], d2),
              height('g', [e / 2 - g, -g / 2], [e / 2 - g, g / 2], 'right'),
              diameter('d3', [0, 0], d3, { angle: 125, reach: 12 }),
              diameter('d', [0, 0], d, { angle: 55, reach: 14, prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
            ],
            { axes: ['x', 'z'] },
          ),
        ],
      }
    },
  }),
}
