import {
  arc,
  centreMark,
  defineFamily,
  frontView,
  height,
  line,
  outline,
  path,
  radius,
  sideView,
  width,
} from '../drawing/kit.ts'

/** A hexagon socket screw key, the long arm along x with its end on the left, the short arm up. */
export default {
  'hex-key': defineFamily({
    terms: {
      s: ['Width across flats', 'mm'],
      l1: ['Long arm', 'mm'],
      l2: ['Short arm', 'mm'],
      e: ['Width across corners', 'mm'],
      r: ['Bending radius', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ s, l1, l2, e, r }) => {
      const half = e / 2
      const chamfer = s * 0.09
      // Where the flats that lie in the drawing's plane end: half the width across full corners.
      const flat = s / Math.sqrt(3) / 2
      const bend = l1 - e - r
      const inset = half * ((2 * chamfer) / s / 1.4)
      const along = (y: number, from: number) => line([from, y], [bend, y])
      const up = (x: number) => line([x, e + r], [x, l2 - chamfer])
      const edge = flat * 2 * (1 - Math.cos(Math.PI / 6)) + 0.05 * s
      return {
        views: [
          frontView(
            [
              path([
                [bend, e],
                [chamfer, e],
                [0, e - inset],
                [0, inset],
                [chamfer, 0],
                [bend, 0],
              ]),
              path([
                [l1, e + r],
                [l1, l2 - chamfer],
                [l1 - inset, l2],
                [l1 - e + inset, l2],
                [l1 - e, l2 - chamfer],
                [l1 - e, e + r],
              ]),
              [half - flat, half + flat].map(y => along(y, chamfer)),
              [l1 - half - flat, l1 - half + flat].map(up),
              line([chamfer, 0], [chamfer, e]),
              line([l1 - e, l2 - chamfer], [l1, l2 - chamfer]),
              [r, r + half - flat, r + half + flat, r + e].map(size => arc([bend, e + r], size, 270, 360)),
              width('l1', [0, inset], [l1, e + r], 'below'),
              height('l2', [bend, 0], [l1 - inset, l2], 'right'),
              height('e', [chamfer, 0], [chamfer, e], 'left'),
              radius('r', [bend, e + r], r, { angle: 315, reach: -r }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              outline([
                [-s / 2, half - flat],
                [-edge / 2, 0],
                [edge / 2, 0],
                [s / 2, half - flat],
                [s / 2, half + flat],
                [s / 2, l2 - chamfer],
                [s / 2 - inset, l2],
                [inset - s / 2, l2],
                [-s / 2, l2 - chamfer],
              ]),
              path([
                [-s / 2, half + flat],
                [-edge / 2, e],
                [edge / 2, e],
                [s / 2, half + flat],
              ]),
              line([-s / 2, l2 - chamfer], [s / 2, l2 - chamfer]),
              [-edge / 2, edge / 2].map(x => line([x, e], [x, l2 - chamfer], 'thin')),
              centreMark([0, half], s),
              width('s', [-s / 2, half - flat], [s / 2, half - flat], 'below'),
            ],
            { axes: ['z', 'x'] },
          ),
        ],
      }
    },
  }),
}
