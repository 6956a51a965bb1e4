import {
  arc,
  centreLine,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  note,
  type Point,
  path,
  type Shape,
  sideView,
  width,
} from '../drawing/kit.ts'

/** A snap hook, DIN 5299 form C, its gate on the right, and its back. */
export default {
  'snap-hook': defineFamily({
    terms: {
      l: ['Length', 'mm'],
      d: ['Rod diameter', 'mm'],
      F: ['Static load', 'kN'],
      b: ['Width', 'mm'],
      g: ['Gate diameter', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ l, d, b, g }) => {
      const wide = (b - d) / 2
      const narrow = wide * 0.62
      const low = -l / 2 + d / 2 + wide
      const high = l / 2 - d / 2 - narrow
      const lean = Math.asin((wide - narrow) / (high - low))
      const tilt = (lean * 180) / Math.PI
      /** A point beside the right flank's middle line: how far along it (0 to 1) and how far out, in mm. */
      const flank = (share: number, out: number, side = 1): Point => {
        const radius = wide + (narrow - wide) * share + out
        return [side * radius * Math.cos(lean), low + (high - low) * share + radius * Math.sin(lean)]
      }
      const loop = (out: number): Shape[] => [
        arc([0, low], wide + out, 180 - tilt, 360 + tilt),
        arc([0, high], narrow + out, tilt, 180 - tilt),
        line(flank(0, out, -1), flank(1, out, -1)),
      ]
      const gate = [g / 2, -g / 2].map(out => line(flank(0.24, out), flank(0.82, out)))
      const collar = (from: number, to: number) =>
        path([
          flank(from, -d * 0.53),
          flank(to, -d * 0.53),
          flank(to, d * 0.53),
          flank(from, d * 0.53),
          flank(from, -d * 0.53),
        ])
      return {
        views: [
          frontView(
            [
              ...loop(d / 2),
              ...loop(-d / 2),
              ...gate,
              collar(0.03, 0.2),
              collar(0.84, 0.97),
              circle(flank(0.1, 0), d * 0.38),
              circle(flank(0.9, 0), d * 0.3),
              centreLine([0, -l / 2], [0, l / 2]),
              height('l', [0, -l / 2], [0, l / 2], 'left'),
              width('b', [-b / 2, low], [b / 2, low], 'below'),
              note(flank(0.5, g / 2), `Gate ⌀${g}`, { angle: 25, reach: 8, symbols: ['g'] }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView([
            line([-d / 2, -l / 2 + d / 2], [-d / 2, l / 2 - d / 2]),
            line([d / 2, -l / 2 + d / 2], [d / 2, l / 2 - d / 2]),
            arc([0, l / 2 - d / 2], d / 2, 0, 180),
            arc([0, -l / 2 + d / 2], d / 2, 180, 360),
            centreLine([0, -l / 2], [0, l / 2]),
            width('d', [-d / 2, -l / 2 + d / 2], [d / 2, -l / 2 + d / 2], 'below', { prefix: '⌀' }),
          ]),
        ],
      }
    },
  }),
}
