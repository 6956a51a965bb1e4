import {
  arc,
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  line,
  mirrored,
  outline,
  type Point,
  path,
  topView,
  width,
} from '../drawing/kit.ts'
import { SLIT } from './spring-washer-form.ts'

/** A split spring lock washer, as DIN 127-B: its axis upright, the slit in front. */
export default {
  'spring-washer': defineFamily({
    terms: {
      d1: ['Hole diameter', 'mm'],
      d2: ['Outer diameter', 'mm'],
      s: ['Thickness', 'mm'],
      h: ['Free height', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d1, d2, s, h }) => {
      const turns = 1 - SLIT
      /** On the outer edge after a share of a turn from the lower end; `up` above the section's lower side. */
      const at = (share: number, up: number): Point => [
        (d2 / 2) * Math.sin(2 * Math.PI * (share + SLIT / 2)),
        up + ((h - s) * share) / turns,
      ]
      const edge = (from: number, to: number, up: number) =>
        Array.from({ length: 17 }, (_, step) => at(from + ((to - from) * step) / 16, up))
      const quarter = 0.25 - SLIT / 2
      const slit = (360 * SLIT) / 2
      const gap = (radius: number): Point => [
        radius * Math.sin((slit * Math.PI) / 180),
        -radius * Math.cos((slit * Math.PI) / 180),
      ]
      const right = at(quarter, 0)
      return {
        views: [
          frontView(
            [
              outline([...edge(0, quarter, 0), ...edge(0, quarter, s).toReversed()]),
              outline([...edge(turns - quarter, turns, 0), ...edge(turns - quarter, turns, s).toReversed()]),
              path(edge(quarter, turns / 2, s)),
              path(edge(turns / 2, turns - quarter, 0)),
              centreLine([0, 0], [0, h]),
              height('h', at(0, 0), at(turns, s), 'left'),
              height('s', right, [right[0], right[1] + s], 'right'),
            ],
            { axes: ['z', 'y'] },
          ),
          topView([
            arc([0, 0], d2 / 2, -90 + slit, 270 - slit),
            arc([0, 0], d1 / 2, -90 + slit, 270 - slit),
            mirrored([line(gap(d1 / 2), gap(d2 / 2))], 'y'),
            centreMark([0, 0], d2),
            height('d1', [0, -d1 / 2], [0, d1 / 2], 'left', { prefix: '⌀' }),
            width('d2', [-d2 / 2, 0], [d2 / 2, 0], 'below', { prefix: '⌀' }),
          ]),
        ],
      }
    },
  }),
}
