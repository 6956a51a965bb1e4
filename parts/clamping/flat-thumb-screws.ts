import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  lying,
  mirrored,
  note,
  type Point,
  path,
  ringZone,
  sideView,
  threadedRod,
  width,
} from '../drawing/kit.ts'
import { cylinderVolume, threadVolume } from '../geometry/volumes.ts'

/** Every so many degrees a line stands for the knurl on the drawing. */
const KNURL_LINES = 9

/** A knurled thumb screw with a flat head, as DIN 653: its head on the left, x = 0 under the head. */
const flatThumbScrew = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    D: ['Head diameter', 'mm'],
    k: ['Head height', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => {
    const { d, D, k } = dimensions
    // DIN 82 RAA: the pitch of the knurl.
    const knurl = D < 16 ? 0.6 : D < 24 ? 0.8 : 1
    const chamfer = knurl * 0.8
    const rim: readonly Point[] = [
      [d * 0.4, 0],
      [D / 2 - chamfer, 0],
      [D / 2 - chamfer / 2, chamfer / 2],
      [D / 2, chamfer],
      [D / 2, k - chamfer],
      [D / 2 - chamfer / 2, k - chamfer / 2],
      [D / 2 - chamfer, k],
      [D * 0.36, k],
      [D * 0.33, k - 0.3],
      [0, k - 0.3],
    ]
    return { ...dimensions, knurl, chamfer, rim }
  },
  draw: ({ d, l, D, k, P, knurl, chamfer, rim }) => {
    const knurls = Array.from(
      { length: 180 / KNURL_LINES - 1 },
      (_, index) => (D / 2) * Math.cos(((index + 1) * KNURL_LINES * Math.PI) / 180),
    )
    return {
      views: [
        frontView(
          [
            mirrored([path(lying(rim.slice(1, -2)))], 'x'),
            knurls.map(y => line([chamfer - k, y], [-chamfer, y], 'thin')),
            [chamfer - k, -chamfer].map(x => line([x, -D / 2], [x, D / 2])),
            [-k, 0].map(x => line([x, chamfer - D / 2], [x, D / 2 - chamfer])),
            threadedRod({ diameter: d, pitch: P, from: 0, to: l, chamfer: ['to'] }),
            centreLine([-k, 0], [l, 0]),
            width('k', [-k, -D / 2], [0, -D / 2], 'below'),
            width('l', [0, -D / 2], [l, -d / 2], 'below'),
            height('D', [-k, -D / 2], [-k, D / 2], 'left', { prefix: '⌀' }),
            height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
            note([-chamfer, D / 2 - 0.2], `Knurl DIN 82 RAA ${knurl}`, { angle: 45, reach: 8 }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            circle([0, 0], D),
            ringZone(D / 2, D / 2 - knurl / 2, 'DIN 82: a knurl is drawn by its crests'),
            circle([0, 0], D - 2 * chamfer),
            circle([0, 0], D * 0.66),
            centreMark([0, 0], D),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: ({ d, l, D, k, P, knurl }) => cylinderVolume(D - knurl * 0.75, k - 0.15) + threadVolume(d, P, l),
})

export default { 'flat-thumb-screw': flatThumbScrew }
