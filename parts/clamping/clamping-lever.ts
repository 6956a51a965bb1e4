import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  outline,
  type Point,
  path,
  rect,
  roundCorners,
  threadedRod,
  topView,
  turn,
  width,
} from '../drawing/kit.ts'

/** A clamping lever from the side and from above. */
export default {
  'clamping-lever': defineFamily({
    terms: {
      d: ['Thread', 'mm'],
      l: ['Stud length', 'mm'],
      r: ['Lever reach', 'mm'],
      h: ['Height', 'mm'],
      c: ['Hub diameter', 'mm'],
      P: ['Pitch', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d, l, r, h, c, P }) => {
      const thick = h * 0.24
      const hub: Point[] = roundCorners(
        [
          [-c / 2 + 1.5, 3],
          [c / 2 - 1.5, 3],
          [c / 2, h * 0.36],
          [c / 2 - 0.6, h * 0.66],
          [-c / 2 + 0.6, h * 0.66],
          [-c / 2, h * 0.36],
        ],
        [0.6, 0.6, 0, 2, 2, 0],
        { isClosed: true },
      )
      const lever: Point[] = roundCorners(
        [
          [c / 2, h * 0.38 - thick / 2],
          [c * 0.75, h * 0.42 - thick / 2],
          [r, h - thick * 1.05],
          [r, h],
          [r - thick, h],
          [c * 0.6, h * 0.42 + thick / 2],
          [c / 2 - 0.2, h * 0.42 + thick / 2],
        ],
        [0, 8, thick * 0.45, thick * 0.45, 2, 10, 0],
      )
      return {
        views: [
          frontView(
            [
              outline(hub),
              path(lever),
              rect([-c / 2 + 2.2, 0], [c / 2 - 2.2, 3]),
              turn(threadedRod({ diameter: d, pitch: P, from: 0, to: -l, chamfer: ['to'] }), 90),
              centreLine([0, -l], [0, h * 0.7]),
              width('r', [0, h * 0.66], [r, h], 'above'),
              width('c', [-c / 2, h * 0.36], [c / 2, h * 0.36], 'above', { prefix: '⌀' }),
              width('d', [-d / 2, -l + 1], [d / 2, -l + 1], 'below', {
                prefix: 'M',
                suffix: ` × ${P}`,
                also: ['P'],
              }),
              height('h', [c / 2 - 2.2, 0], [r, h], 'right'),
              height('l', [-d / 2, -l], [-c / 2 + 2.2, 0], 'left'),
            ],
            { axes: ['x', 'y'] },
          ),
          topView(
            [
              circle([0, 0], c),
              circle([0, 0], d * 1.25),
              centreMark([0, 0], c),
              path(
                roundCorners(
                  [
                    [c * 0.45, -thick * 0.55],
                    [r, -thick * 0.6],
                    [r, thick * 0.6],
                    [c * 0.45, thick * 0.55],
                  ],
                  [0, thick * 0.55, thick * 0.55, 0],
                ),
              ),
            ],
            { axes: ['x', 'z'] },
          ),
        ],
        notes: ['Lift to set, in steps of 15°'],
      }
    },
  }),
}
