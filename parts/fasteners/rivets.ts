import {
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  lying,
  mirrored,
  type Point,
  roundCorners,
  sideView,
  turned,
  width,
} from '../drawing/kit.ts'

/** An open end blind rivet with its break mandrel, as ISO 15977: the mandrel on the left, x = 0 under the head. */
const blindRivet = defineFamily({
  terms: {
    d: ['Body diameter', 'mm'],
    l: ['Body length', 'mm'],
    dk: ['Head diameter', 'mm'],
    k: ['Head height', 'mm'],
    dm: ['Mandrel diameter', 'mm'],
    p: ['Mandrel projection', 'mm'],
  },
  form: dimensions => {
    const { d, l, dk, k, dm, p } = dimensions
    const bore = dm / 2
    // The mandrel's head is as wide as the rivet and rolls its end up when it is drawn in.
    const head = d / 2 - 0.15
    const body = roundCorners(
      [
        [bore, -l],
        [d / 2, -l],
        [d / 2, 0],
        [dk / 2, 0],
        [dk / 2, k * 0.35],
        [dm * 0.8, k],
        [bore, k],
      ],
      [0, 0.25, 0.2, 0.3, k * 0.25, 0.2, 0],
    )
    const end = roundCorners(
      [
        [0, -l - dm * 0.9],
        [head * 0.75, -l - dm * 0.9],
        [head, -l - dm * 0.55],
        [bore * 0.98, 0.05 - l],
      ],
      [0, 0.5, 0.5, 0],
    )
    const tip = roundCorners(
      [
        [bore * 0.98, k],
        [bore * 0.98, k + p - dm * 0.5],
        [dm * 0.16, k + p],
        [0, k + p],
      ],
      [0, 0.2, 0.2, 0],
    )
    return { ...dimensions, bore, body, end, tip }
  },
  draw: ({ d, l, dk, k, dm, p, bore, body, end, tip }) => {
    const sideOf = (profile: readonly Point[]) => turned(lying(profile.toReversed()))
    return {
      views: [
        frontView(
          [
            sideOf(tip),
            sideOf(body),
            sideOf(end),
            mirrored([line([-k, bore], [l, bore], 'hidden')], 'x'),
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
})

export default { 'blind-rivet': blindRivet }
