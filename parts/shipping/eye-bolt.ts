import {
  centreLine,
  defineFamily,
  frontView,
  height,
  minorDiameter,
  rect,
  type Shape,
  sideView,
  threadedRod,
  turn,
  width,
} from '../drawing/kit.ts'
import { ringEdge, ringFront } from './ring-views.ts'

/** A collar eyebolt, DIN 580: y = 0 is its seat; the ring is seen from the front and from its edge. */
export default {
  'eye-bolt': defineFamily({
    terms: {
      d1: ['Thread', 'mm'],
      WLL: ['Working load limit, axial', 't'],
      l: ['Thread length', 'mm'],
      d2: ['Collar diameter', 'mm'],
      d3: ['Ring, outside', 'mm'],
      d4: ['Ring, inside', 'mm'],
      e: ['Collar height', 'mm'],
      h: ['Height', 'mm'],
      k: ['Ring thickness', 'mm'],
      P: ['Pitch', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d1, l, P, ...ring }) => {
      const neck = minorDiameter(d1, P) / 2
      const free = 2 * P
      const shank: Shape[] = [
        rect([-neck, -free], [neck, 0]),
        ...turn(
          threadedRod({ diameter: d1, pitch: P, from: free, to: l, chamfer: ['to'], stop: ['from'] }),
          -90,
        ),
        centreLine([0, ring.h], [0, -l]),
      ]
      return {
        views: [
          frontView(
            [
              ringFront(ring),
              shank,
              height('l', [d1 / 2, -l], [ring.d2 / 2, 0], 'right'),
              width('d1', [-d1 / 2, -l], [d1 / 2, -l], 'below', {
                prefix: 'M',
                suffix: ` × ${P}`,
                also: ['P'],
              }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView([ringEdge(ring), shank], { axes: ['z', 'y'] }),
        ],
      }
    },
  }),
}
