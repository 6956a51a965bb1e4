import {
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  line,
  mirrored,
  nameThread,
  sideView,
  threadEnd,
  threadedRod,
  width,
} from '../drawing/kit.ts'
import { cylinderVolume, threadVolume } from '../geometry/volumes.ts'

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
          height('d', [l, -d / 2], [l, d / 2], 'right', nameThread(d, P)),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView([threadEnd(d, P), centreMark([0, 0], d)], { axes: ['z', 'x'] }),
    ],
  }),
  volume: ({ d, P, l }) => threadVolume(d, P, l),
})

/** A stud with a plain shank, as DIN 938: the end that is screwed in on the left, x = 0 where it stops; l is what stands out. */
const stud = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length without the stud end', 'mm'],
    b1: ['Stud end', 'mm'],
    b2: ['Thread of the nut end', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => dimensions,
  draw: ({ d, P, l, b1, b2 }) => ({
    views: [
      frontView(
        [
          threadedRod({ diameter: d, pitch: P, from: -b1, to: 0, chamfer: ['from'], stop: ['to'] }),
          mirrored([line([0, d / 2], [l - b2, d / 2])], 'x'),
          threadedRod({ diameter: d, pitch: P, from: l - b2, to: l, chamfer: ['to'], stop: ['from'] }),
          centreLine([-b1, 0], [l, 0]),
          width('b1', [-b1, -d / 2], [0, -d / 2], 'below'),
          width('l', [0, -d / 2], [l, -d / 2], 'below'),
          width('b2', [l - b2, d / 2], [l, d / 2], 'above'),
          height('d', [l, -d / 2], [l, d / 2], 'right', nameThread(d, P)),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView([threadEnd(d, P), centreMark([0, 0], d)], { axes: ['z', 'x'] }),
    ],
  }),
  volume: ({ d, P, l, b1, b2 }) => threadVolume(d, P, b1 + b2) + cylinderVolume(d, l - b2),
})

export default { 'threaded-rod': rod, stud }
