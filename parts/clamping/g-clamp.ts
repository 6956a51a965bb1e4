import {
  centreLine,
  defineFamily,
  frontView,
  height,
  line,
  move,
  note,
  outline,
  path,
  rect,
  roundCorners,
  sideView,
  threadedRod,
  turn,
  width,
} from '../drawing/kit.ts'
import { BOSS, CLOSED_BY, frameOutline, SECTION } from './g-clamp-form.ts'

/** A G-clamp on its face and from its open side; the spindle stands part of the way down. */
export default {
  'g-clamp': defineFamily({
    terms: {
      a: ['Opening', 'mm'],
      b: ['Throat depth', 'mm'],
      F: ['Clamping force', 'kN'],
      d: ['Spindle', 'mm'],
      P: ['Pitch', 'mm'],
      t: ['Frame width', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ a, b, d, P, t }) => {
      const section = a * SECTION
      const boss = d * BOSS
      const opening = a * (1 - CLOSED_BY)
      const top = opening + a + section * 0.9
      const head = d * 1.5
      const reach = d * 3.4
      const slide = reach * 0.28
      const rod = (from: number, to: number) => turn(threadedRod({ diameter: d, pitch: P, from, to }), 90)
      const pad = roundCorners(
        [
          [-boss * 0.52, opening],
          [boss * 0.52, opening],
          [boss * 0.52, opening + 3.5],
          [d * 0.55, opening + 7.5],
          [-d * 0.55, opening + 7.5],
          [-boss * 0.52, opening + 3.5],
        ],
        [0.8, 0.8, 1.2, 1, 1, 1.2],
        { isClosed: true },
      )
      const knob = rect([-d * 0.32, -d * 0.4], [d * 0.32, d * 0.4])
      const centreOfBar = top + head / 2
      const spindle = [
        outline(pad),
        rod(opening + 7.5, a + section * 0.3),
        rod(a + section + 9, top),
        rect([-d * 0.78, top], [d * 0.78, top + head]),
        rect([-boss / 2, a + 2], [boss / 2, a + section + 9]),
        centreLine([0, -section], [0, top + head]),
      ]
      return {
        views: [
          frontView(
            [
              outline(frameOutline({ a, b, d })),
              spindle,
              path([
                [-boss * 0.56, -4],
                [-boss * 0.56, 0],
                [boss * 0.56, 0],
                [boss * 0.56, -4],
              ]),
              line([-boss * 0.56, -4], [boss * 0.56, -4]),
              width('b', [-b, opening * 0.5], [0, opening * 0.5], { at: opening * 0.5 }),
              width(
                'd',
                [-d / 2, top - 3],
                [d / 2, top - 3],
                { at: top - 8 },
                { prefix: 'M', suffix: ` × ${P}`, also: ['P'] },
              ),
              height(null, [boss * 0.56, 0], [boss * 0.52, opening], 'right'),
              note([boss * 0.2, opening + 1], `Opens to ${a}`, { angle: -25, reach: 24, symbols: ['a'] }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              outline(
                roundCorners(
                  [
                    [-t / 2, -section],
                    [t / 2, -section],
                    [t / 2, a + section],
                    [-t / 2, a + section],
                  ],
                  2,
                  { isClosed: true },
                ),
              ),
              spindle,
              rect([-reach + slide, centreOfBar - d / 4], [reach + slide, centreOfBar + d / 4]),
              ...[-reach + slide, reach + slide].map(x => move([knob], x, centreOfBar)),
              width('t', [-t / 2, -section], [t / 2, -section], 'below'),
              height(null, [-reach + slide, -section], [-reach + slide, top + head], 'left'),
            ],
            { place: 'left' },
          ),
        ],
      }
    },
  }),
}
