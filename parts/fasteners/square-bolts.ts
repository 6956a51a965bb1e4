import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  type Item,
  line,
  mirrored,
  outline,
  type Point,
  path,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { chamferDrop, chamferRadius } from '../geometry/iso-forms.ts'
import { cylinderVolume } from '../geometry/volumes.ts'
import { boltShank, shankVolume, threadLengthOf, threadSize } from './bolt-shanks.ts'

const TERMS = {
  d: ['Thread', 'mm'],
  l: ['Length', 'mm'],
  s: ['Width across flats', 'mm'],
  P: ['Pitch', 'mm'],
  b: ['Thread length', 'mm'],
  k: ['Head height', 'mm'],
} as const

/** A bolt with a square head, as ASME B18.2.1: x = 0 under the head. */
const squareBolt = defineFamily({
  terms: TERMS,
  form: dimensions => {
    const { d, P, l, b } = dimensions
    return { ...dimensions, shank: { diameter: d, pitch: P, from: 0, to: l, threadLength: b } }
  },
  draw: ({ d, P, l, b, s, k, shank }) => ({
    views: [
      frontView(
        [
          squareSide(s, 0, -k),
          boltShank(shank),
          centreLine([-k, 0], [l, 0]),
          width('k', [-k, -chamferRadius(s)], [0, -s / 2], 'below'),
          width('l', [0, -s / 2], [l, -d / 2], 'below'),
          threadLengthOf({ d, l, b }),
          threadSize(d, P, l),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView([squareEnd(s), centreMark([0, 0], s)], { axes: ['z', 'x'] }),
    ],
  }),
  volume: ({ s, k, shank }) => s ** 2 * k + shankVolume(shank),
})

/** A set screw with a square head on a collar, as DIN 478: x = 0 under the collar. */
const squareCollarBolt = defineFamily({
  terms: {
    ...TERMS,
    dc: ['Collar diameter', 'mm'],
    c: ['Collar thickness', 'mm'],
  },
  form: dimensions => {
    const { d, P, l, b, dc, c } = dimensions
    // The collar's edges are broken on both sides.
    const edge = c * 0.15
    const collar: readonly Point[] = [
      [dc / 2 - edge, 0],
      [dc / 2, edge],
      [dc / 2, c - edge],
      [dc / 2 - edge, c],
    ]
    return { ...dimensions, collar, shank: { diameter: d, pitch: P, from: 0, to: l, threadLength: b } }
  },
  draw: ({ d, P, l, b, s, k, dc, c, collar, shank }) => {
    const above = collar.map(([radius, along]): Point => [-along, radius])
    const below = above.map(([x, y]): Point => [x, -y])
    return {
      views: [
        frontView(
          [
            squareSide(s, -c, -k),
            outline([...above, ...below.toReversed()]),
            boltShank(shank),
            centreLine([-k, 0], [l, 0]),
            width('k', [-k, -chamferRadius(s)], [0, -dc / 2 + c * 0.15], 'below'),
            width('l', [0, -dc / 2 + c * 0.15], [l, -d / 2], 'below'),
            width('c', [-c, dc / 2 - c * 0.15], [0, dc / 2 - c * 0.15], 'above'),
            threadLengthOf({ d, l, b }),
            threadSize(d, P, l),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            squareEnd(s),
            circle([0, 0], dc),
            centreMark([0, 0], dc),
            height('dc', [0, -dc / 2], [0, dc / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: ({ s, k, dc, c, shank }) => s ** 2 * (k - c) + cylinderVolume(dc, c) + shankVolume(shank),
})

export default { 'square-bolt': squareBolt, 'square-collar-bolt': squareCollarBolt }

/** A square head from the side, one face towards us, its top turned off by a cone of 30 degrees as a hexagon's. */
function squareSide(acrossFlats: number, from: number, to: number): Item {
  const half = acrossFlats / 2
  const dropAt = (along: number) => chamferDrop(acrossFlats, Math.hypot(half, along))
  const edge = Array.from({ length: 17 }, (_, step): Point => {
    const y = half * (1 - step / 8)
    return [to + dropAt(y), y]
  })
  return [
    line([from, -half], [from, half]),
    line([to, -chamferRadius(acrossFlats)], [to, chamferRadius(acrossFlats)]),
    mirrored(
      [
        path([
          [from, half],
          [to + dropAt(0), half],
          [to, chamferRadius(acrossFlats)],
        ]),
      ],
      'x',
    ),
    path(edge),
  ]
}

/** A square head from its end, with the circle of its chamfer. */
function squareEnd(acrossFlats: number): Item {
  const half = acrossFlats / 2
  return [
    rect([-half, -half], [half, half]),
    circle([0, 0], chamferRadius(acrossFlats) * 2),
    width('s', [-half, -half], [half, -half], 'below'),
  ]
}
