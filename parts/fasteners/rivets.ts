import {
  arcPoints,
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
import { domeRadius } from '../geometry/domes.ts'
import { turnedVolume } from '../geometry/volumes.ts'

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

/** A solid rivet with a round head, as DIN 660: the head on the left, x = 0 under it. */
const roundRivet = defineFamily({
  terms: {
    d: ['Diameter', 'mm'],
    l: ['Length', 'mm'],
    dk: ['Head diameter', 'mm'],
    k: ['Head height', 'mm'],
  },
  form: dimensions => {
    const { dk, k } = dimensions
    const radius = domeRadius(dk, k)
    const from = (Math.asin((radius - k) / radius) * 180) / Math.PI
    const dome = arcPoints([0, k - radius], radius, Math.max(0, from), 90, 20)
    const head: readonly Point[] = [...dome.slice(0, -1), [0, k]]
    return { ...dimensions, profile: [...shankOf(dimensions, 0), ...head] }
  },
  draw: ({ d, l, dk, k, profile }) => ({
    views: [
      frontView(
        [
          turned(lying(profile.toReversed())),
          width('l', [0, -dk / 2], [l, -d / 2], 'below'),
          width('k', [-k, 0], [0, -dk / 2], 'below'),
          height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: '⌀' }),
        ],
        { axes: ['y', 'x'] },
      ),
      rivetEnd(dk),
    ],
  }),
  volume: ({ profile }) => turnedVolume(profile),
})

/** A solid rivet with a countersunk head, as DIN 661: x = 0 at the head's face. */
const countersunkRivet = defineFamily({
  terms: {
    d: ['Diameter', 'mm'],
    l: ['Length over all', 'mm'],
    dk: ['Head diameter', 'mm'],
    k: ['Head height', 'mm'],
  },
  form: dimensions => {
    const { d, dk, k } = dimensions
    const edge = d * 0.04
    const head = roundCorners(
      [
        [d / 2, -k],
        [dk / 2, -edge * 2],
        [dk / 2, 0],
        [0, 0],
      ],
      [0, edge, edge, 0],
    ).slice(1)
    return { ...dimensions, profile: [...shankOf(dimensions, -k), ...head] }
  },
  draw: ({ d, l, dk, k, profile }) => ({
    views: [
      frontView(
        [
          turned(lying(profile.toReversed())),
          width('k', [0, -dk / 2], [k, -d / 2], 'below'),
          width('l', [0, -dk / 2], [l, -d / 2], 'below'),
          height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: '⌀' }),
        ],
        { axes: ['y', 'x'] },
      ),
      rivetEnd(dk),
    ],
  }),
  volume: ({ profile }) => turnedVolume(profile),
})

export default {
  'blind-rivet': blindRivet,
  'round-rivet': roundRivet,
  'countersunk-rivet': countersunkRivet,
}

/** A solid rivet's shank, [radius, height] from the axis at its end up to its head, the end's edge rounded. */
function shankOf({ d, l }: { readonly d: number; readonly l: number }, to: number): Point[] {
  return roundCorners(
    [
      [0, -l],
      [d / 2, -l],
      [d / 2, to],
    ],
    [0, d * 0.06, 0],
  )
}

/** A solid rivet from its head. */
function rivetEnd(dk: number) {
  const items = [
    circle([0, 0], dk),
    centreMark([0, 0], dk),
    height('dk', [0, -dk / 2], [0, dk / 2], 'right', { prefix: '⌀' }),
  ]
  return sideView(items, { axes: ['z', 'x'] })
}
