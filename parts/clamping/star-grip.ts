import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  hatch,
  height,
  line,
  minorDiameter,
  outline,
  type Point,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import { starContour } from './star-grip-form.ts'

/** A star grip, cut along its axis with the boss on the right, and from its boss. */
export default {
  'star-grip': defineFamily({
    terms: {
      D: ['Diameter', 'mm'],
      d: ['Thread', 'mm'],
      h: ['Height', 'mm'],
      c: ['Boss diameter', 'mm'],
      k: ['Boss height', 'mm'],
      P: ['Pitch', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ D, d, h, c, k, P }) => {
      const core = minorDiameter(d, P) / 2
      const depth = h * 0.5
      const bush = d / 2 + 2.2
      // Along the axis from the top of the grip on the left.
      const body: Point[] = roundCorners(
        [
          [0, 0],
          [(h - k) * 0.06, D * 0.36],
          [(h - k) * 0.38, D / 2],
          [(h - k) * 0.78, D / 2],
          [h - k, D * 0.44],
          [h - k, c / 2 + k * 0.06],
          [h, c / 2],
          [h, bush],
          [h - depth, bush],
          [h - depth, 0],
        ],
        [0, D * 0.5, 4, 3, 2, 1, 0.6, 0, 0, 0],
      )
      const mirrored = body.map(([x, y]): Point => [x, -y])
      const steps = 210
      const star = Array.from({ length: steps }, (_, step): Point => {
        const share = step / steps
        const radius = starContour(D, share)
        const angle = share * 2 * Math.PI + Math.PI / 2
        return [radius * Math.cos(angle), radius * Math.sin(angle)]
      })
      return {
        views: [
          frontView(
            [
              hatch([[...body, ...mirrored.toReversed()]]),
              outline([...body, ...mirrored.toReversed()]),
              ...[-1, 1].flatMap(side => [
                hatch(
                  [
                    [
                      [h - depth, side * core],
                      [h, side * core],
                      [h, side * bush],
                      [h - depth, side * bush],
                    ],
                  ],
                  135,
                ),
                line([h - depth, side * core], [h, side * core]),
                line([h - depth, (side * d) / 2], [h, (side * d) / 2], 'thin'),
              ]),
              line([h, -bush], [h, bush]),
              centreLine([0, 0], [h, 0]),
              width('h', [0, -D / 2], [h, -c / 2], 'below'),
              width('k', [h - k, -c / 2], [h, -c / 2], 'below'),
              height('D', [(h - k) * 0.5, -D / 2], [(h - k) * 0.5, D / 2], 'left', { prefix: '⌀' }),
              height('d', [h, -d / 2], [h, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
              height('c', [h, -c / 2], [h, c / 2], 'right', { prefix: '⌀' }),
            ],
            { label: 'A–A' },
          ),
          sideView([
            outline(star),
            circle([0, 0], c),
            circle([0, 0], 2 * bush),
            circle([0, 0], 2 * core),
            centreMark([0, 0], D),
            circle([0, 0], D, 'thin'),
            diameter(null, [0, 0], 2 * bush, { angle: 40, reach: 24 }),
          ]),
        ],
      }
    },
  }),
}
