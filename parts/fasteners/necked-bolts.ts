import {
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  type Item,
  line,
  lying,
  mirrored,
  type Point,
  path,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { boltShank, shankVolume, threadSize } from './bolt-shanks.ts'

/** The rim of a cup head is about a fifth of its height. */
const RIM = 0.2
const DEGREES = 180 / Math.PI

/** A bolt with a cup head and a square neck that keeps it from turning in wood, as DIN 603: x = 0 under the head. */
const carriageBolt = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    dk: ['Head diameter', 'mm'],
    P: ['Pitch', 'mm'],
    b: ['Thread length', 'mm'],
    k: ['Head height', 'mm'],
    v: ['Width of the square neck', 'mm'],
    f: ['Length of the square neck', 'mm'],
  },
  form: dimensions => {
    const { d, P, l, b, dk, k, f } = dimensions
    const rim = k * RIM
    const rise = k - rim
    const dome = ((dk / 2) ** 2 + rise ** 2) / (2 * rise)
    const from = Math.asin((dome - rise) / dome) * DEGREES
    const head: readonly Point[] = [[dk / 2, 0], ...arcPoints([0, k - dome], dome, from, 90, 20)]
    return { ...dimensions, rim, head, shank: { diameter: d, pitch: P, from: f, to: l, threadLength: b } }
  },
  draw: ({ d, P, l, b, dk, k, v, f, rim, head, shank }) => ({
    views: [
      frontView(
        [
          mirrored([path(lying(head))], 'x'),
          line([0, dk / 2], [0, -dk / 2]),
          line([-rim, dk / 2], [-rim, -dk / 2]),
          neck(v, f),
          boltShank(shank),
          centreLine([-k, 0], [l, 0]),
          width('k', [-k, 0], [0, -dk / 2], 'below'),
          width('l', [0, -dk / 2], [l, -d / 2], 'below'),
          width('f', [0, dk / 2], [f, v / 2], 'above'),
          lengthOfThread(b, l - f, d, l),
          threadSize(d, P, l),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [
          circle([0, 0], dk),
          rect([-v / 2, -v / 2], [v / 2, v / 2], 'hidden'),
          centreMark([0, 0], dk),
          width('v', [-v / 2, -v / 2], [v / 2, -v / 2], 'below'),
          height('dk', [0, -dk / 2], [0, dk / 2], 'right', { prefix: '⌀' }),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }),
  volume: ({ head, v, f, shank }) => turnedVolume([...head, [0, 0]]) + v ** 2 * f + shankVolume(shank),
})

/** A bolt with a rectangular head and a square neck for slots, as DIN 186 and DIN 787: x = 0 under the head. */
const tHeadBolt = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    v: ['Width of the square neck', 'mm'],
    P: ['Pitch', 'mm'],
    b: ['Thread length', 'mm'],
    m: ['Head length', 'mm'],
    n: ['Head width', 'mm'],
    k: ['Head height', 'mm'],
    f: ['Length of the square neck', 'mm'],
  },
  form: dimensions => {
    const { d, P, l, b, f } = dimensions
    return { ...dimensions, shank: { diameter: d, pitch: P, from: f, to: l, threadLength: b } }
  },
  draw: ({ d, P, l, b, m, n, k, v, f, shank }) => ({
    views: [
      frontView(
        [
          rect([-k, -m / 2], [0, m / 2]),
          neck(v, f),
          boltShank(shank),
          centreLine([-k, 0], [l, 0]),
          width('k', [-k, -m / 2], [0, -m / 2], 'below'),
          width('l', [0, -m / 2], [l, -d / 2], 'below'),
          width('f', [0, m / 2], [f, v / 2], 'above'),
          lengthOfThread(b, l - f, d, l),
          threadSize(d, P, l),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [
          rect([-n / 2, -m / 2], [n / 2, m / 2]),
          rect([-v / 2, -v / 2], [v / 2, v / 2], 'hidden'),
          centreLine([-n / 2, 0], [n / 2, 0]),
          centreLine([0, -m / 2], [0, m / 2]),
          width('n', [-n / 2, -m / 2], [n / 2, -m / 2], 'below'),
          width('v', [-v / 2, v / 2], [v / 2, v / 2], 'above'),
          height('m', [n / 2, -m / 2], [n / 2, m / 2], 'right'),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }),
  volume: ({ m, n, k, v, f, shank }) => m * n * k + v ** 2 * f + shankVolume(shank),
})

export default { 'carriage-bolt': carriageBolt, 't-head-bolt': tHeadBolt }

/** A square neck from the side, from x = 0; the thin cross says that its face is flat, ISO 128-3. */
function neck(acrossFlats: number, length: number): Item {
  const half = acrossFlats / 2
  return [rect([0, -half], [length, half]), mirrored([line([0, -half], [length, half], 'thin')], 'x')]
}

/** The length of the thread above the view, where it does not reach the neck. */
function lengthOfThread(b: number, room: number, d: number, l: number): Item {
  return b < room ? [width('b', [l - b, d / 2], [l, d / 2], 'above')] : []
}
