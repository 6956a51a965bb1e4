import {
  arc,
  centreLine,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hexSide,
  line,
  mirrored,
  move,
  type Point,
  path,
  rect,
  type Shape,
  sideView,
  threadedRod,
  turn,
  width,
} from '../drawing/kit.ts'
import { clipForm } from './clip-form.ts'

/** A wire rope clip, EN 13411-5: the bow below, the bridge and its nuts above; seen along the rope and from the side. */
export default {
  'rope-clip': defineFamily({
    terms: {
      d: ['For rope', 'mm'],
      d1: ['Thread', 'mm'],
      b: ['Height', 'mm'],
      M: ['Tightening torque', 'N·m'],
      c: ['Leg spacing', 'mm'],
      f: ['Bridge width', 'mm'],
      L: ['Bridge length', 'mm'],
      t: ['Thread length', 'mm'],
      P: ['Pitch', 'mm'],
    },
    form: dimensions => dimensions,
    draw: sizes => {
      const { d, d1, c, b, f, L, t, P } = sizes
      const form = clipForm(sizes)
      const { seat, bossFrom, bossRadius, saddleFrom, saddleWidth, grooveRadius, nutHeight, acrossFlats } =
        form
      const middle = c / 2 + d1 / 2
      const upright = (shapes: readonly Shape[]) => turn(shapes, 90)
      // The nuts show three faces, as wide as across their corners.
      const nut: Shape[] = [
        rect([-form.collar / 2, seat], [form.collar / 2, seat + d1 * 0.16]),
        ...upright(hexSide({ acrossFlats, from: seat + d1 * 0.16, to: seat + nutHeight, chamfer: ['to'] })),
        ...upright(threadedRod({ diameter: d1, pitch: P, from: seat + nutHeight, to: b, chamfer: ['to'] })),
      ]
      const boss = rect([-bossRadius, bossFrom], [bossRadius, seat])
      const rope: Point = [0, d1 + d / 2]
      const halfSaddle = saddleWidth / 2
      const depth = grooveRadius * 0.62
      const reach = Math.sqrt(grooveRadius ** 2 - (grooveRadius - depth) ** 2)
      const start = (Math.asin((grooveRadius - depth) / grooveRadius) * 180) / Math.PI
      const legs: Shape[] = [-1, 1].flatMap(side =>
        [-d1 / 2, d1 / 2].map(x => line([(side * c) / 2 + x, middle], [(side * c) / 2 + x, bossFrom])),
      )
      return {
        views: [
          frontView(
            [
              ...[-1, 1].map(side => move([...nut, boss, centreLine([0, 0], [0, b])], (side * c) / 2, 0)),
              legs,
              arc([0, middle], c / 2 + d1 / 2, 180, 360),
              arc([0, middle], c / 2 - d1 / 2, 180, 360),
              arc([0, saddleFrom - (grooveRadius - depth)], grooveRadius, start, 180 - start),
              path([
                [-reach, saddleFrom],
                [-halfSaddle, saddleFrom],
                [-halfSaddle, bossFrom],
              ]),
              path([
                [reach, saddleFrom],
                [halfSaddle, saddleFrom],
                [halfSaddle, bossFrom],
              ]),
              circle(rope, d, 'thin'),
              height('b', [-f / 2, 0], [-f / 2, b], 'left'),
              height('t', [c / 2 + d1 / 2, b - t], [c / 2 + d1 / 2, b], 'right'),
              width('c', [-c / 2, 0], [c / 2, 0], 'below'),
              width('f', [-f / 2, bossFrom], [f / 2, bossFrom], 'below'),
              width('d1', [c / 2 - d1 / 2, b], [c / 2 + d1 / 2, b], 'above', {
                prefix: 'M',
                suffix: ` × ${P}`,
                also: ['P'],
              }),
              diameter('d', rope, d, { angle: -15, reach: 50 }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              nut,
              rect([-L / 2, saddleFrom], [L / 2, seat]),
              ...mirrored([line([d1 / 2, d1 / 2], [d1 / 2, saddleFrom])], 'y'),
              arc([0, d1 / 2], d1 / 2, 180, 360),
              centreLine([0, 0], [0, b]),
              width('L', [-L / 2, saddleFrom], [L / 2, saddleFrom], 'below'),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
      }
    },
  }),
}
