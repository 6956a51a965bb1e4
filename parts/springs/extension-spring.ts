import {
  arc,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  mirrored,
  note,
  path,
  roundCorners,
  type Shape,
  sideView,
  width,
} from '../drawing/kit.ts'
import { closeCoils, ringEnd } from './coils.ts'

/** Where a loop begins and ends on its circle, in degrees from outwards along the axis. */
const FROM = -128
const TO = 172

/** An extension spring with full loops, its axis along x, both loops in the plane of the sheet. */
export default {
  'extension-spring': defineFamily({
    terms: {
      De: ['Outer diameter', 'mm'],
      L0: ['Free length inside the loops', 'mm'],
      R: ['Spring rate', 'N/mm'],
      d: ['Wire diameter', 'mm'],
      n: ['Active coils', ''],
      F0: ['Initial tension', 'N'],
      Ln: ['Longest working length', 'mm'],
      Fn: ['Highest force', 'N'],
    },
    form: dimensions => dimensions,
    draw: ({ d, De, L0, n }) => {
      const radius = (De - d) / 2
      const body = n * d
      const middle = L0 / 2 + d / 2 - radius
      const on = (size: number, degrees: number) => {
        const angle = (degrees * Math.PI) / 180
        return [middle + size * Math.cos(angle), size * Math.sin(angle)] as const
      }
      const rise = (size: number, y: number): Shape =>
        path(roundCorners([[body / 2, y], [body / 2 + d * 0.8, y * 0.98], on(size, FROM)], d * 0.8))
      const loop = [
        arc([middle, 0], radius + d / 2, FROM, TO),
        arc([middle, 0], radius - d / 2, FROM, TO),
        line(on(radius - d / 2, TO), on(radius + d / 2, TO)),
        rise(radius + d / 2, -radius - d / 2),
        rise(radius - d / 2, -radius + d / 2),
      ]
      const coil = body / 2 - 3 * d
      return {
        views: [
          frontView([
            closeCoils(d, De, n, d, -body / 2),
            mirrored(loop, 'y'),
            centreLine([-L0 / 2 - d, 0], [L0 / 2 + d, 0]),
            width('L0', [-L0 / 2, 0], [L0 / 2, 0], 'below'),
            height('De', [-body / 2 + d, -De / 2], [-body / 2 + d, De / 2], 'left', { prefix: '⌀' }),
            note([coil, De / 2], `Wire ⌀${d}`, { angle: 60, reach: 9, symbols: ['d'] }),
          ]),
          sideView([ringEnd(De, De - 2 * d), centreMark([0, 0], De), circle([0, 0], De - d, 'centre')]),
        ],
        notes: ['Wound closely, with initial tension', 'Full loops over the middle'],
      }
    },
  }),
}
