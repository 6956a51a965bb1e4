import {
  arc,
  centreLine,
  centreMark,
  defineFamily,
  diameter,
  frontView,
  height,
  hole,
  line,
  outline,
  type Point,
  path,
  radius,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import { CORNER, HOLES_APART, HOLES_AT, RIB_REACH, RIB_WIDTH, SLOT_AT } from './angle-bracket-form.ts'

/** A bent bracket, seen on its upright leg and from the side; the lower leg is punched in the same way. */
export default {
  'angle-bracket': defineFamily({
    terms: {
      a: ['Leg length', 'mm'],
      b: ['Width', 'mm'],
      t: ['Thickness', 'mm'],
      d: ['Hole and slot width', 'mm'],
      l: ['Slot length', 'mm'],
      r: ['Inside radius', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ a, b, t, d, l, r }) => {
      const round = b * CORNER
      const rib = (b * RIB_WIDTH) / 2
      const slotAt = a * SLOT_AT
      const apart = (b * HOLES_APART) / 2
      const reach = (l - d) / 2
      const face = roundCorners(
        [
          [-b / 2, 0],
          [b / 2, 0],
          [b / 2, a],
          [-b / 2, a],
        ],
        [0, 0, round, round],
        { isClosed: true },
      )
      const bent: Point[] = roundCorners(
        [
          [a, 0],
          [0, 0],
          [0, a],
          [t, a],
          [t, t],
          [a, t],
        ],
        [0, r + t, 0, 0, r, 0],
        { isClosed: true },
      )
      const holesAt = [slotAt - d / 2, slotAt + d / 2, a * HOLES_AT - d / 2, a * HOLES_AT + d / 2]
      return {
        views: [
          frontView(
            [
              outline(face),
              line([-b / 2, t], [b / 2, t]),
              path([
                [-rib, t],
                [-rib * 0.75, a * RIB_REACH],
                [rib * 0.75, a * RIB_REACH],
                [rib, t],
              ]),
              line([-reach, slotAt + d / 2], [reach, slotAt + d / 2]),
              line([-reach, slotAt - d / 2], [reach, slotAt - d / 2]),
              arc([reach, slotAt], d / 2, -90, 90),
              arc([-reach, slotAt], d / 2, 90, 270),
              centreMark([0, slotAt], d),
              hole([-apart, a * HOLES_AT], d),
              hole([apart, a * HOLES_AT], d),
              width('b', [-b / 2, 0], [b / 2, 0], 'below'),
              width(null, [-apart, a * HOLES_AT], [apart, a * HOLES_AT], 'below'),
              width('l', [-reach - d / 2, slotAt], [reach + d / 2, slotAt], 'above'),
              height(null, [-apart, 0], [-apart, a * HOLES_AT], 'left'),
              height(null, [-reach, 0], [-reach, slotAt], 'left'),
              diameter('d', [apart, a * HOLES_AT], d, { angle: 25, reach: 24, prefix: '2 × ⌀' }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              outline(bent),
              path([
                [t, a * RIB_REACH],
                [a * RIB_REACH, t],
              ]),
              ...holesAt.flatMap(at => [line([0, at], [t, at], 'hidden'), line([at, 0], [at, t], 'hidden')]),
              ...[slotAt, a * HOLES_AT].flatMap(at => [
                centreLine([0, at], [t, at]),
                centreLine([at, 0], [at, t]),
              ]),
              height('a', [a, 0], [t, a], 'right'),
              width(null, [0, 0], [a, 0], 'below'),
              width('t', [0, a], [t, a], 'above'),
              radius('r', [r + t, r + t], r, { angle: 225, reach: -8 }),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
        notes: ['Both legs punched alike'],
      }
    },
  }),
}
