import {
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  sideView,
  threadEnd,
  threadedRod,
  width,
} from '../drawing/kit.ts'

/** A rod threaded over its whole length, chamfered at both ends, as DIN 976-1. */
const rod = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => dimensions,
  draw: ({ d, P, l }) => ({
    views: [
      frontView(
        [
          threadedRod({ diameter: d, pitch: P, from: 0, to: l, chamfer: ['from', 'to'] }),
          centreLine([0, 0], [l, 0]),
          width('l', [0, -d / 2], [l, -d / 2], 'below'),
          height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView([threadEnd(d, P), centreMark([0, 0], d)], { axes: ['z', 'x'] }),
    ],
  }),
})

export default { 'threaded-rod': rod }
