import {
  centreLine,
  defineFamily,
  frontView,
  height,
  line,
  type Point,
  path,
  sideView,
  width,
} from '../drawing/kit.ts'
import { HANDLE, HEAD, PROUD, type Station, valueAt } from './hammer-form.ts'

const STEPS = 80

/** An engineer's hammer, the head on the left with its face down. */
export default {
  'engineers-hammer': defineFamily({
    terms: {
      m: ['Head mass', 'g'],
      L: ['Handle length', 'mm'],
      l: ['Head length', 'mm'],
      a: ['Width of the face', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ L, l, a }) => {
      const middle = PROUD + a / 2
      const sizes = (stations: readonly Station[], value: 1 | 2, from: number, to: number, length: number) =>
        Array.from({ length: STEPS + 1 }, (_, step): Point => {
          const share = from + ((to - from) * step) / STEPS
          return [share * length, (valueAt(stations, value, share) * a) / 2]
        })
      // The head stands across the handle, so its length runs up the sheet.
      const head = (value: 1 | 2, centre: number) => {
        const half = sizes(HEAD, value, 0, 1, l)
        const side = (sign: 1 | -1) => half.map(([at, size]): Point => [centre + sign * size, at - l / 2])
        const across = (share: number) => {
          const size = (valueAt(HEAD, value, share) * a) / 2
          return line([centre - size, (share - 0.5) * l], [centre + size, (share - 0.5) * l])
        }
        return [path(side(1)), path(side(-1)), ...[0, 0.018, 0.16, 0.8, 1].map(across)]
      }
      const handle = sizes(HANDLE, 1, 0, (L - PROUD - a) / L, L)
      const flip = (sign: 1 | -1) => handle.map(([x, y]): Point => [L - x, sign * y])
      const end = (valueAt(HANDLE, 1, 0) * a) / 2
      const eye = (valueAt(HANDLE, 1, 1) * a) / 2
      const dip = (valueAt(HANDLE, 1, 0.27) * a) / 2
      const eyeDepth = (valueAt(HANDLE, 2, 1) * a) / 2
      return {
        views: [
          frontView(
            [
              head(1, middle),
              path(flip(1)),
              path(flip(-1)),
              line([L, -end], [L, end]),
              line([L * 0.73, -dip], [L * 0.73, dip], 'thin'),
              path([
                [PROUD, eye],
                [0, eye],
                [0, -eye],
                [PROUD, -eye],
              ]),
              centreLine([0, 0], [L, 0]),
              width('L', [0, -eye], [L, -end], 'below'),
              height('l', [middle, -l / 2], [middle, l / 2], 'left'),
              width('a', [middle - a / 2, -l * 0.4], [middle + a / 2, -l * 0.4], 'below'),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView([
            head(2, 0),
            path([
              [-eyeDepth, eye * 0.6],
              [-eyeDepth * 0.6, eye],
              [eyeDepth * 0.6, eye],
              [eyeDepth, eye * 0.6],
              [eyeDepth, -eye * 0.6],
              [eyeDepth * 0.6, -eye],
              [-eyeDepth * 0.6, -eye],
              [-eyeDepth, -eye * 0.6],
              [-eyeDepth, eye * 0.6],
            ]),
            centreLine([0, -l / 2], [0, l / 2]),
          ]),
        ],
        notes: ['Handle DIN 5111, secured by a ring wedge'],
      }
    },
  }),
}
