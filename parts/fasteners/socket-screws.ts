import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  hexEnd,
  line,
  mirrored,
  type Point,
  sideView,
  width,
} from '../drawing/kit.ts'
import { cylinderVolume, hexagonVolume, turnedVolume } from '../geometry/volumes.ts'
import { boltShank, shankVolume, threadLengthOf, threadSize } from './bolt-shanks.ts'
import { knurledEnd, knurledHead, knurledSide, knurledVolume } from './knurled-heads.ts'
import { hiddenSocket, sideOf, socketVolume } from './socket-shapes.ts'

/** The edge round a countersunk head's face is broken by so much, in mm. */
const EDGE = 0.15

/** A screw with a knurled cylindrical head and a hexagon socket, as ISO 4762: x = 0 under the head. */
const capScrew = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    s: ['Socket across flats', 'mm'],
    P: ['Pitch', 'mm'],
    b: ['Thread length', 'mm'],
    dk: ['Head diameter', 'mm'],
    k: ['Head height', 'mm'],
    t: ['Socket depth', 'mm'],
  },
  form: dimensions => ({ ...dimensions, turned: knurledHead(dimensions.dk, dimensions.k) }),
  draw: ({ d, P, l, b, dk, k, s, t, turned }) => ({
    views: [
      frontView(
        [
          knurledSide(turned, k),
          hiddenSocket(s, -k, t),
          boltShank({ diameter: d, pitch: P, from: 0, to: l, threadLength: b }),
          centreLine([-k, 0], [l, 0]),
          width('k', [-k, -turned.knurl.root], [0, -turned.knurl.root], 'below'),
          width('l', [0, -turned.knurl.root], [l, -d / 2], 'below'),
          threadLengthOf({ d, l, b }),
          width('t', [-k, s / Math.sqrt(3)], [-k + t, s / Math.sqrt(3)], 'above'),
          height('dk', [-k / 2, -dk / 2], [-k / 2, dk / 2], 'left', { prefix: '⌀' }),
          threadSize(d, P, l),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [knurledEnd(turned), hexEnd(s, { isChamfered: false }), width('s', [-s / 2, 0], [s / 2, 0], 'below')],
        { axes: ['z', 'x'] },
      ),
    ],
  }),
  volume: ({ d, P, l, b, s, t, turned }) =>
    knurledVolume(turned) -
    socketVolume(s, t) +
    shankVolume({ diameter: d, pitch: P, from: 0, to: l, threadLength: b }),
})

/** A cap screw with a low head and a hole below the hexagon that guides the key's pilot, as DIN 6912: x = 0 under the head. */
const guidedCapScrew = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    s: ['Socket across flats', 'mm'],
    P: ['Pitch', 'mm'],
    b: ['Thread length', 'mm'],
    dk: ['Head diameter', 'mm'],
    k: ['Head height', 'mm'],
    t1: ['Depth of the hexagon', 'mm'],
    t2: ['Depth of the guide', 'mm'],
  },
  form: dimensions => {
    const { dk, k, s, t2 } = dimensions
    const guide = s / 3
    return { ...dimensions, turned: knurledHead(dk, k), guide, tip: t2 + guide / Math.sqrt(3) }
  },
  draw: ({ d, P, l, b, dk, k, s, t1, t2, turned, guide, tip }) => {
    const corner = s / Math.sqrt(3)
    const [floor, end] = [t1 - k, t2 - k]
    return {
      views: [
        frontView(
          [
            knurledSide(turned, k),
            mirrored(
              [
                line([-k, corner], [floor, corner], 'hidden'),
                line([floor, corner], [floor, guide], 'hidden'),
                line([floor, guide], [end, guide], 'hidden'),
                line([end, guide], [end, 0], 'hidden'),
                line([end, guide], [tip - k, 0], 'hidden'),
              ],
              'x',
            ),
            boltShank({ diameter: d, pitch: P, from: 0, to: l, threadLength: b }),
            centreLine([-k, 0], [l, 0]),
            width('k', [-k, -turned.knurl.root], [0, -turned.knurl.root], 'below'),
            width('l', [0, -turned.knurl.root], [l, -d / 2], 'below'),
            threadLengthOf({ d, l, b }),
            width('t1', [-k, corner], [floor, corner], 'above'),
            width('t2', [-k, corner], [end, guide], 'above'),
            height('dk', [-k / 2, -dk / 2], [-k / 2, dk / 2], 'left', { prefix: '⌀' }),
            threadSize(d, P, l),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            knurledEnd(turned),
            hexEnd(s, { isChamfered: false }),
            circle([0, 0], guide * 2),
            width('s', [-s / 2, 0], [s / 2, 0], 'below'),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: ({ d, P, l, b, s, t1, t2, turned, guide, tip }) =>
    knurledVolume(turned) -
    hexagonVolume(s, t1) -
    cylinderVolume(2 * guide, t2 - t1 + (tip - t2) / 3) +
    shankVolume({ diameter: d, pitch: P, from: 0, to: l, threadLength: b }),
})

/** The head of a countersunk screw: a cone, and the low cylindrical rim that it ends in. `slope` is the half angle's tangent. */
function sunkHead({ d, dk, k, slope = 1 }: { d: number; dk: number; k: number; slope?: number }) {
  const rim = k - (dk - d) / 2 / slope
  const head: readonly Point[] = [
    [d / 2, -k],
    [dk / 2, -rim],
    [dk / 2, -EDGE],
    [dk / 2 - EDGE, 0],
  ]
  return { head, rim }
}

/** What countersunk heads are made from; their drawings differ in the note of their angle. */
interface SunkForm {
  readonly d: number
  readonly l: number
  readonly s: number
  readonly P: number
  readonly b: number
  readonly dk: number
  readonly k: number
  readonly t: number
  readonly head: readonly Point[]
  readonly rim: number
}

const sunkTerms = {
  d: ['Thread', 'mm'],
  l: ['Length over all', 'mm'],
  s: ['Socket across flats', 'mm'],
  P: ['Pitch', 'mm'],
  b: ['Thread length', 'mm'],
  dk: ['Head diameter', 'mm'],
  k: ['Head height', 'mm'],
  t: ['Socket depth', 'mm'],
} as const

function drawSunk({ d, P, l, b, dk, k, s, t, head, rim }: SunkForm, angle: number) {
  return {
    views: [
      frontView(
        [
          sideOf(head),
          line([rim, dk / 2], [rim, -dk / 2]),
          hiddenSocket(s, 0, t),
          boltShank({ diameter: d, pitch: P, from: k, to: l, threadLength: b }),
          centreLine([0, 0], [l, 0]),
          width('k', [0, EDGE - dk / 2], [k, -d / 2], 'below'),
          width('l', [0, EDGE - dk / 2], [l, -d / 2], 'below'),
          width('b', [l - b, d / 2], [l, d / 2], 'above'),
          width('t', [0, s / Math.sqrt(3)], [t, s / Math.sqrt(3)], 'above'),
          height('dk', [rim, -dk / 2], [rim, dk / 2], 'left', { prefix: '⌀' }),
          threadSize(d, P, l),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [
          circle([0, 0], dk),
          hexEnd(s, { isChamfered: false }),
          centreMark([0, 0], dk),
          width('s', [-s / 2, 0], [s / 2, 0], 'below'),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
    notes: [`Head with a cone of ${angle}°`],
  }
}

function sunkVolume({ d, P, l, b, k, s, t, head }: SunkForm): number {
  return (
    turnedVolume([[0, -k], ...head, [0, 0]]) -
    socketVolume(s, t) +
    shankVolume({ diameter: d, pitch: P, from: k, to: l, threadLength: b })
  )
}

/** A countersunk screw with a hexagon socket, as DIN 7991, its cone of 90 degrees: x = 0 at the head's face. */
const countersunkScrew = defineFamily({
  terms: sunkTerms,
  form: dimensions => ({ ...dimensions, ...sunkHead(dimensions) }),
  draw: form => drawSunk(form, 90),
  volume: sunkVolume,
})

/** The same with a cone of another angle, as the 82 degrees of ASME B18.3. */
const flatHeadScrew = defineFamily({
  terms: { ...sunkTerms, alpha: ['Head angle', '°'] },
  form: dimensions => ({
    ...dimensions,
    ...sunkHead({ ...dimensions, slope: Math.tan((dimensions.alpha * Math.PI) / 360) }),
  }),
  draw: form => drawSunk(form, form.alpha),
  volume: sunkVolume,
})

export default {
  'socket-cap-screw': capScrew,
  'guided-cap-screw': guidedCapScrew,
  'countersunk-screw': countersunkScrew,
  'flat-head-screw': flatHeadScrew,
}
