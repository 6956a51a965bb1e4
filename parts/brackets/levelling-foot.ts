import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  hexSide,
  line,
  type Point,
  path,
  roundCorners,
  sideView,
  threadedRod,
  width,
} from '../drawing/kit.ts'
import { PAD } from './levelling-foot-form.ts'

/** A levelling foot from the side and from below. */
export default {
  'levelling-foot': defineFamily({
    terms: {
      d: ['Thread', 'mm'],
      l: ['Stud length', 'mm'],
      D: ['Base diameter', 'mm'],
      h: ['Height of the foot', 'mm'],
      P: ['Pitch', 'mm'],
      s: ['Width across flats', 'mm'],
      F: ['Static load', 'kN'],
    },
    form: dimensions => dimensions,
    draw: ({ d, l, D, h, P, s }) => {
      const R = D / 2
      const hexHeight = d * 0.6
      const socket = h - hexHeight - d * 0.15
      const nutAt = h + l * 0.42
      const nutTop = nutAt + d * 0.84
      // Along the axis, from the pad on the left.
      const flank: Point[] = roundCorners(
        [
          [0, R * 0.6],
          [0, R],
          [PAD, R],
          [PAD, R - 0.4],
          [PAD + D * 0.07, R - 0.4],
          [PAD + D * 0.12, d * 1.25],
          [socket, d * 0.98],
          [socket, d * 0.42],
          [h - hexHeight, d * 0.42],
        ],
        [0, 0.8, 0, 0, 1.2, 2.5, 1.2, 0, 0],
      )
      const rod = (from: number, to: number, isEnd: boolean) =>
        threadedRod({
          diameter: d,
          pitch: P,
          from,
          to,
          chamfer: isEnd ? ['to'] : [],
          ends: isEnd ? ['to'] : [],
        })
      const hexagon = (from: number, to: number) =>
        hexSide({ acrossFlats: s, from, to, chamfer: ['from', 'to'] })
      return {
        views: [
          frontView(
            [
              path(flank),
              path(flank.map(([x, y]) => [x, -y])),
              line([0, -R * 0.6], [0, R * 0.6]),
              line([PAD, -R], [PAD, R]),
              line([socket, -d * 0.9], [socket, d * 0.9]),
              hexagon(h - hexHeight, h),
              rod(h, nutAt, false),
              hexagon(nutAt, nutTop),
              rod(nutTop, h + l, true),
              centreLine([0, 0], [h + l, 0]),
              height('D', [0, -R], [0, R], 'left', { prefix: '⌀' }),
              height('d', [h + l - 1, -d / 2], [h + l - 1, d / 2], 'right', {
                prefix: 'M',
                suffix: ` × ${P}`,
                also: ['P'],
              }),
              width('h', [0, -R], [h, -s / 2], 'below'),
              width('l', [h, -s / 2], [h + l, -d / 2], 'below'),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView([circle([0, 0], D), circle([0, 0], D * 0.6), centreMark([0, 0], D)], { axes: ['z', 'x'] }),
        ],
        notes: ['Stud swivels by 10°'],
      }
    },
  }),
}
