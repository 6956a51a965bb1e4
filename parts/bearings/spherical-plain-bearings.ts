import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  mirrored,
  sideView,
  width,
} from '../drawing/kit.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { chamferedBall, chamferedSeat } from './ball-joints.ts'
import { closed, cut, endOf } from './ring-sections.ts'

/** A radial spherical plain bearing, steel on steel, ISO 12240-1, its axis along x. */
const sphericalPlainBearing = defineFamily({
  terms: {
    d: ['Bore', 'mm'],
    D: ['Outside diameter', 'mm'],
    B: ['Width of the inner ring', 'mm'],
    C: ['Width of the outer ring', 'mm'],
    dk: ['Sphere', 'mm'],
  },
  form: dimensions => {
    const { d, D, B, C, dk } = dimensions
    const edge = Math.min(0.6, 0.2 + D / 100)
    return {
      ...dimensions,
      edge,
      inner: closed(chamferedBall({ bore: d, sphere: dk, width: B, edge })),
      outer: closed(chamferedSeat({ outside: D, sphere: dk, width: C, edge })),
      /** Diameters at the faces: of the ball and of the outer ring's opening. */
      flat: Math.sqrt(dk ** 2 - B ** 2),
      mouth: Math.sqrt(dk ** 2 - C ** 2),
    }
  },
  draw: ({ d, D, B, C, dk, edge, inner, outer, flat, mouth }) => {
    const leans = (Math.acos(mouth / dk) * 180) / Math.PI
    const ends = (Math.acos(flat / dk) * 180) / Math.PI
    return {
      views: [
        frontView(
          [
            cut(inner, 45),
            cut(outer, 135),
            mirrored(
              [-B / 2, B / 2].map(x => line([x, d / 2 + edge], [x, flat / 2])),
              'x',
            ),
            [-B / 2, B / 2].map(x => endOf(x, d / 2 + edge)),
            centreLine([-B / 2, 0], [B / 2, 0]),
            width('C', [-C / 2, edge - D / 2], [C / 2, edge - D / 2], 'below'),
            width('B', [-B / 2, d / 2 + edge], [B / 2, d / 2 + edge], 'above'),
            height('D', [edge - C / 2, -D / 2], [edge - C / 2, D / 2], 'left', { prefix: '⌀' }),
            height('d', [B / 2 - edge, -d / 2], [B / 2 - edge, d / 2], 'right', { prefix: '⌀' }),
            diameter('dk', [0, 0], dk, { angle: 90 - (leans + ends) / 2, reach: D, prefix: 'S⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            [D, D - 2 * edge, mouth, flat, d + 2 * edge, d].map(size => circle([0, 0], size)),
            centreMark([0, 0], D),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: ({ inner, outer }) => turnedVolume(inner) + turnedVolume(outer),
})

export default { 'spherical-plain-bearing': sphericalPlainBearing }
