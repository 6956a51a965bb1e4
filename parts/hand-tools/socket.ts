import {
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  hexEnd,
  note,
  outline,
  type Point,
  roundCorners,
  sideView,
  turnedSection,
  width,
} from '../drawing/kit.ts'

/** A socket, cut along its axis: the hexagon on the left, the square drive on the right. */
export default {
  socket: defineFamily({
    terms: {
      s: ['Width across flats', 'mm'],
      L: ['Length', 'mm'],
      d1: ['Diameter at the hexagon', 'mm'],
      d2: ['Diameter at the drive', 'mm'],
      q: ['Square drive', 'mm'],
      t: ['Depth of the hexagon', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ s, L, d1, d2, q, t }) => {
      const [high, low] = [d1 / 2, d2 / 2]
      const chamfer = 0.6
      const shoulder = Math.max(1.2, Math.abs(d1 - d2) * 0.7)
      const bore = q * 0.36
      const ring: Point[] = [
        [0, s * 0.54],
        [0, high - chamfer],
        [chamfer, high],
        [L * 0.53 - shoulder, high],
        [L * 0.53, low],
        [L - chamfer, low],
        [L, low - chamfer],
        [L, q / 2 + 0.8],
        [L - 1, q / 2],
        [L - 16, q / 2],
        [L - 16.5, bore],
        [t + q * 0.08, bore],
        [t, s / 2],
        [0.4 + s * 0.064, s / 2],
      ]
      const square: Point[] = [
        [-q / 2, -q / 2],
        [q / 2, -q / 2],
        [q / 2, q / 2],
        [-q / 2, q / 2],
      ]
      const wider = Math.max(d1, d2)
      return {
        views: [
          frontView(
            [
              turnedSection(ring),
              width('t', [0, -s / 2], [t, -s / 2], 'below'),
              width('L', [0, chamfer - high], [L, chamfer - low], 'below'),
              height('d1', [chamfer, -high], [chamfer, high], 'left', { prefix: '⌀' }),
              height('d2', [L - chamfer, -low], [L - chamfer, low], 'right', { prefix: '⌀' }),
              height('q', [L - 1, -q / 2], [L - 1, q / 2], 'right', { prefix: '□' }),
              note([L * 0.7, low], 'Knurl DIN 82 – RGE 1', { angle: 60, reach: 10 }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              circle([0, 0], d1),
              d2 > d1 ? circle([0, 0], d2) : [],
              hexEnd(s, { isChamfered: false }),
              outline(roundCorners(square, 0.8, { isClosed: true }), 'hidden'),
              centreMark([0, 0], wider),
              width('s', [-s / 2, 0], [s / 2, 0], 'below'),
            ],
            { axes: ['z', 'x'] },
          ),
        ],
      }
    },
  }),
}
