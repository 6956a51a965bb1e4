import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  type Item,
  line,
  type Point,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { boltShank, shankVolume, threadLengthOf, threadSize } from './bolt-shanks.ts'
import { hiddenLobular, lobularEnd, lobularVolume } from './hexalobular.ts'
import { knurledEnd, knurledHead, knurledSide, knurledVolume } from './knurled-heads.ts'
import { sideOf } from './socket-shapes.ts'

/** The edge round a countersunk head's face is broken by so much, in mm. */
const EDGE = 0.15
/** The flat round a socket's mouth: its radius as a share of the socket's width over the lobes. */
const MOUTH = 0.53
/** ISO 1207: the side of a cheese head slopes by 5 degrees. */
const TAPER = Math.tan((5 * Math.PI) / 180)

const terms = {
  d: ['Thread', 'mm'],
  l: ['Length', 'mm'],
  A: ['Socket over lobes', 'mm'],
  T: ['Hexalobular socket no.', ''],
  P: ['Pitch', 'mm'],
  b: ['Thread length', 'mm'],
  dk: ['Head diameter', 'mm'],
  k: ['Head height', 'mm'],
  t: ['Socket depth', 'mm'],
} as const

interface Lobular {
  readonly d: number
  readonly l: number
  readonly A: number
  readonly T: number
  readonly P: number
  readonly b: number
  readonly dk: number
  readonly k: number
  readonly t: number
}

/** What raised heads have in their drawings besides the head itself; `reach` is its radius at the face and under the head. */
function drawRaised(
  form: Lobular,
  side: Item,
  end: Item,
  reach: readonly [face: number, foot: number],
  at: number,
) {
  const { d, P, l, b, k, A, t, dk } = form
  const [face, foot] = reach
  return {
    views: [
      frontView(
        [
          side,
          hiddenLobular(A, -k, t),
          boltShank({ diameter: d, pitch: P, from: 0, to: l, threadLength: b }),
          centreLine([-k, 0], [l, 0]),
          width('k', [-k, -face], [0, -foot], 'below'),
          width('l', [0, -foot], [l, -d / 2], 'below'),
          threadLengthOf(form),
          width('t', [-k, A / 2], [t - k, A / 2], 'above'),
          height('dk', [at, -dk / 2], [at, dk / 2], 'left', { prefix: '⌀' }),
          threadSize(d, P, l),
        ],
        { axes: ['y', 'x'] },
      ),
      endView(form, end),
    ],
  }
}

/** The head from its face, with its socket. */
function endView({ A, T }: Lobular, end: Item) {
  return sideView(
    [end, lobularEnd(A), height('A', [0, -A / 2], [0, A / 2], 'right', { suffix: ` (T${T})`, also: ['T'] })],
    { axes: ['z', 'x'] },
  )
}

/** A screw with a knurled cylindrical head, as ISO 14579: x = 0 under the head, as in all with raised heads. */
const capScrew = defineFamily({
  terms,
  form: dimensions => ({ ...dimensions, turned: knurledHead(dimensions.dk, dimensions.k) }),
  draw: form => {
    const { k, turned } = form
    const { root } = turned.knurl
    return drawRaised(form, knurledSide(turned, k), knurledEnd(turned), [root, root], -k / 2)
  },
  volume: ({ d, P, l, b, A, t, turned }) =>
    knurledVolume(turned) -
    lobularVolume(A, t) +
    shankVolume({ diameter: d, pitch: P, from: 0, to: l, threadLength: b }),
})

function raisedVolume({ d, P, l, b, k, A, t, head }: Lobular & { readonly head: readonly Point[] }): number {
  return (
    turnedVolume([...head, [0, k]]) -
    lobularVolume(A, t) +
    shankVolume({ diameter: d, pitch: P, from: 0, to: l, threadLength: b })
  )
}

/** A screw with a cheese head, as ISO 14580. */
const cheeseScrew = defineFamily({
  terms,
  form: dimensions => {
    const { dk, k, A } = dimensions
    const top = dk / 2 - k * TAPER
    const head = roundCorners(
      [
        [0, 0],
        [dk / 2, 0],
        [top, k],
        [A * MOUTH, k],
      ],
      [0, 0, k * 0.15, 0],
    )
    return { ...dimensions, head, top: top - k * 0.15 }
  },
  draw: form => {
    const { dk, head, top } = form
    const end = [circle([0, 0], dk), circle([0, 0], top * 2), centreMark([0, 0], dk)]
    return drawRaised(form, sideOf(head), end, [top, dk / 2], 0)
  },
  volume: raisedVolume,
})

/** A screw with a pan head, as ISO 14583. */
const panScrew = defineFamily({
  terms: { ...terms, rf: ['Radius of the crown', 'mm'] },
  form: dimensions => {
    const { dk, k, A, rf } = dimensions
    const mouth = A * MOUTH
    const heightAt = (radius: number) =>
      k + Math.sqrt(rf ** 2 - radius ** 2) - Math.sqrt(rf ** 2 - mouth ** 2)
    const rim = heightAt(dk / 2)
    const start = dk * 0.38
    const edge = Array.from({ length: 9 }, (_, step): Point => {
      const share = step / 8
      // A smooth curve from the side, along the sharp corner's legs, into the crown.
      const [one, two, three] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
      return [(one + two) * (dk / 2) + three * start, one * rim * 0.5 + two * rim + three * heightAt(start)]
    })
    const top = Array.from({ length: 12 }, (_, step): Point => {
      const radius = start + ((mouth - start) * (step + 1)) / 12
      return [radius, heightAt(radius)]
    })
    const head: readonly Point[] = [[0, 0], [dk / 2, 0], ...edge, ...top]
    return { ...dimensions, head, mouth }
  },
  draw: form => {
    const { dk, head, mouth } = form
    const end = [circle([0, 0], dk), circle([0, 0], mouth * 2), centreMark([0, 0], dk)]
    return drawRaised(form, sideOf(head), end, [mouth, dk / 2], 0)
  },
  volume: raisedVolume,
})

/** A countersunk screw, as ISO 14581, its cone of 90 degrees: x = 0 at the head's face. */
const countersunkScrew = defineFamily({
  terms: { ...terms, l: ['Length over all', 'mm'] },
  form: dimensions => {
    const { d, dk, k } = dimensions
    const rim = k - (dk - d) / 2
    const head: readonly Point[] = [
      [d / 2, -k],
      [dk / 2, -rim],
      [dk / 2, -EDGE],
      [dk / 2 - EDGE, 0],
    ]
    return { ...dimensions, head, rim }
  },
  draw: form => {
    const { d, P, l, b, k, A, t, dk, head, rim } = form
    return {
      views: [
        frontView(
          [
            sideOf(head),
            line([rim, dk / 2], [rim, -dk / 2]),
            hiddenLobular(A, 0, t),
            boltShank({ diameter: d, pitch: P, from: k, to: l, threadLength: b }),
            centreLine([0, 0], [l, 0]),
            width('k', [0, EDGE - dk / 2], [k, -d / 2], 'below'),
            width('l', [0, EDGE - dk / 2], [l, -d / 2], 'below'),
            width('b', [l - b, d / 2], [l, d / 2], 'above'),
            width('t', [0, A / 2], [t, A / 2], 'above'),
            height('dk', [rim, -dk / 2], [rim, dk / 2], 'left', { prefix: '⌀' }),
            threadSize(d, P, l),
          ],
          { axes: ['y', 'x'] },
        ),
        endView(form, [circle([0, 0], dk), centreMark([0, 0], dk)]),
      ],
      notes: ['Head with a cone of 90°'],
    }
  },
  volume: ({ d, P, l, b, k, A, t, head }) =>
    turnedVolume([[0, -k], ...head, [0, 0]]) -
    lobularVolume(A, t) +
    shankVolume({ diameter: d, pitch: P, from: k, to: l, threadLength: b }),
})

export default {
  'lobular-cap-screw': capScrew,
  'lobular-cheese-screw': cheeseScrew,
  'lobular-pan-screw': panScrew,
  'lobular-countersunk-screw': countersunkScrew,
}
