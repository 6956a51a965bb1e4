import { centreLine, defineFamily, frontView, sideView, tappedHole, turn, width } from '../drawing/kit.ts'
import { ringEdge, ringFront } from './ring-views.ts'

/** An eye nut, DIN 582: y = 0 is its seat; the ring is seen from the front and from its edge. */
export default {
  'eye-nut': defineFamily({
    terms: {
      d1: ['Thread', 'mm'],
      WLL: ['Working load limit, axial', 't'],
      d2: ['Collar diameter', 'mm'],
      d3: ['Ring, outside', 'mm'],
      d4: ['Ring, inside', 'mm'],
      e: ['Collar height', 'mm'],
      h: ['Height', 'mm'],
      k: ['Ring thickness', 'mm'],
      P: ['Pitch', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d1, P, ...ring }) => {
      const bore = turn(tappedHole({ diameter: d1, pitch: P, from: 0, to: ring.e, isHidden: true }), 90)
      const axis = centreLine([0, 0], [0, ring.h])
      return {
        views: [
          frontView(
            [
              ringFront(ring),
              bore,
              axis,
              width('d1', [-d1 / 2, 0], [d1 / 2, 0], 'below', {
                prefix: 'M',
                suffix: ` × ${P}`,
                also: ['P'],
              }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView([ringEdge(ring), bore, axis], { axes: ['z', 'y'] }),
        ],
      }
    },
  }),
}
