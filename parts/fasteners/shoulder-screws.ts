import {
  centreLine,
  defineFamily,
  frontView,
  height,
  hexEnd,
  line,
  mirrored,
  nameThread,
  path,
  sideView,
  threadedRod,
  width,
} from '../drawing/kit.ts'
import { cylinderVolume, threadVolume } from '../geometry/volumes.ts'
import { knurledEnd, knurledHead, knurledSide, knurledVolume } from './knurled-heads.ts'
import { hiddenSocket, socketVolume } from './socket-shapes.ts'

/** A screw with a ground shoulder between its head and a thinner thread, as ISO 7379: x = 0 under the head. */
const shoulderScrew = defineFamily({
  terms: {
    ds: ['Shoulder diameter', 'mm'],
    l: ['Shoulder length', 'mm'],
    d: ['Thread', 'mm'],
    P: ['Pitch', 'mm'],
    b: ['Thread length', 'mm'],
    dk: ['Head diameter', 'mm'],
    k: ['Head height', 'mm'],
    s: ['Socket across flats', 'mm'],
    t: ['Socket depth', 'mm'],
  },
  form: dimensions => ({
    ...dimensions,
    turned: knurledHead(dimensions.dk, dimensions.k),
    edge: Math.min(0.5, (dimensions.ds - dimensions.d) / 4),
  }),
  draw: ({ ds, d, P, l, b, dk, k, s, t, turned, edge }) => ({
    views: [
      frontView(
        [
          knurledSide(turned, k),
          hiddenSocket(s, -k, t),
          mirrored(
            [
              path([
                [0, ds / 2],
                [l - edge, ds / 2],
                [l, ds / 2 - edge],
              ]),
            ],
            'x',
          ),
          line([l - edge, ds / 2], [l - edge, -ds / 2]),
          line([l, ds / 2 - edge], [l, edge - ds / 2]),
          threadedRod({ diameter: d, pitch: P, from: l, to: l + b, chamfer: ['to'] }),
          centreLine([-k, 0], [l + b, 0]),
          width('k', [-k, -turned.knurl.root], [0, -turned.knurl.root], 'below'),
          width('l', [0, -turned.knurl.root], [l, edge - ds / 2], 'below'),
          width('b', [l, edge - ds / 2], [l + b, -d / 2], 'below'),
          width('t', [-k, s / Math.sqrt(3)], [-k + t, s / Math.sqrt(3)], 'above'),
          height('dk', [-k / 2, -dk / 2], [-k / 2, dk / 2], 'left', { prefix: '⌀' }),
          height('d', [l + b, -d / 2], [l + b, d / 2], 'right', nameThread(d, P)),
          height('ds', [l - edge, -ds / 2], [l - edge, ds / 2], 'right', { prefix: '⌀' }),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [knurledEnd(turned), hexEnd(s, { isChamfered: false }), width('s', [-s / 2, 0], [s / 2, 0], 'below')],
        { axes: ['z', 'x'] },
      ),
    ],
  }),
  volume: ({ ds, d, P, l, b, s, t, turned }) =>
    knurledVolume(turned) - socketVolume(s, t) + cylinderVolume(ds, l) + threadVolume(d, P, b),
})

export default { 'shoulder-screw': shoulderScrew }
