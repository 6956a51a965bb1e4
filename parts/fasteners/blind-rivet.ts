import {
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  mirrored,
  path,
  sideView,
  turned,
  width,
} from '../drawing/kit.ts'

/** An open end blind rivet, as ISO 15977: the mandrel on the left, x = 0 under the head. */
export default {
  'blind-rivet': defineFamily({
    terms: {
      d: ['Body diameter', 'mm'],
      l: ['Body length', 'mm'],
      dk: ['Head diameter', 'mm'],
      k: ['Head height', 'mm'],
      dm: ['Mandrel diameter', 'mm'],
      p: ['Mandrel projection', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d, l, dk, k, dm, p }) => {
      const bore = dm / 2
      const head = d / 2 - 0.15
      return {
        views: [
          frontView(
            [
              turned([
                [-k - p, dm * 0.16],
                [-k - p + dm * 0.5, bore],
                [-k, bore],
                [-k, dm * 0.8],
                [-k * 0.35, dk / 2],
                [0, dk / 2],
                [0, d / 2],
                [l, d / 2],
                [l, bore],
                [l + dm * 0.45, head],
                [l + dm * 0.65, head],
                [l + dm * 0.9, head * 0.75],
              ]),
              mirrored(
                [
                  path(
                    [
                      [-k, bore],
                      [l, bore],
                    ],
                    'hidden',
                  ),
                ],
                'x',
              ),
              width('l', [0, -dk / 2], [l, -d / 2], 'below'),
              width('p', [-k - p, 0], [-k, -dm * 0.8], 'below'),
              width('k', [-k, dm * 0.8], [0, dk / 2], 'above'),
              height('dm', [-k - p + dm, -bore], [-k - p + dm, bore], 'left', { prefix: '⌀' }),
              height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: '⌀' }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              circle([0, 0], dk),
              circle([0, 0], dm * 1.6),
              circle([0, 0], dm),
              centreMark([0, 0], dk),
              height('dk', [0, -dk / 2], [0, dk / 2], 'right', { prefix: '⌀' }),
            ],
            { axes: ['z', 'x'] },
          ),
        ],
      }
    },
  }),
}
