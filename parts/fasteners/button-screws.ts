import {
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  hexEnd,
  type Point,
  sideView,
  width,
} from '../drawing/kit.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { boltShank, shankVolume, threadLengthOf, threadSize } from './bolt-shanks.ts'
import { hiddenSocket, sideOf, socketVolume } from './socket-shapes.ts'

/** The flat round a socket's mouth, as a share of its width across flats: a little wider than across its corners. */
const MOUTH = 0.64

/** The crown of a button head, an arc about the axis: from its rim, at a height, to the flat round the socket. */
function crown(rim: number, from: number, mouth: number, to: number): Point[] {
  const rise = to - from
  const below = (rim ** 2 - mouth ** 2 - rise ** 2) / (2 * rise)
  const degrees = (y: number, x: number) => (Math.atan2(y, x) * 180) / Math.PI
  const [start, end] = [degrees(below, rim), degrees(below + rise, mouth)]
  return arcPoints([0, from - below], Math.hypot(rim, below), start, end, 16)
}

/** A button head screw with a hexagon socket, as ISO 7380-1: x = 0 under the head. */
const buttonHead = defineFamily({
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
  form: dimensions => {
    const { dk, k, s } = dimensions
    const mouth = s * MOUTH
    const head: readonly Point[] = [[0, 0], ...crown(dk / 2, 0, mouth, k)]
    return { ...dimensions, head, mouth }
  },
  draw: ({ d, P, l, b, dk, k, s, t, head, mouth }) => ({
    views: [
      frontView(
        [
          sideOf(head),
          hiddenSocket(s, -k, t),
          boltShank({ diameter: d, pitch: P, from: 0, to: l, threadLength: b }),
          centreLine([-k, 0], [l, 0]),
          width('k', [-k, -mouth], [0, -dk / 2], 'below'),
          width('l', [0, -dk / 2], [l, -d / 2], 'below'),
          threadLengthOf({ d, l, b }),
          width('t', [-k, s / Math.sqrt(3)], [-k + t, s / Math.sqrt(3)], 'above'),
          height('dk', [0, -dk / 2], [0, dk / 2], 'left', { prefix: '⌀' }),
          threadSize(d, P, l),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [
          circle([0, 0], dk),
          circle([0, 0], 2 * mouth),
          hexEnd(s, { isChamfered: false }),
          centreMark([0, 0], dk),
          width('s', [-s / 2, 0], [s / 2, 0], 'below'),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }),
  volume: ({ d, P, l, b, k, s, t, head }) =>
    turnedVolume([...head, [0, k]]) -
    socketVolume(s, t) +
    shankVolume({ diameter: d, pitch: P, from: 0, to: l, threadLength: b }),
})

/** A button head screw with a collar, as ISO 7380-2: x = 0 under the collar. */
const collarButton = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    s: ['Socket across flats', 'mm'],
    P: ['Pitch', 'mm'],
    b: ['Thread length', 'mm'],
    dc: ['Collar diameter', 'mm'],
    c: ['Collar thickness', 'mm'],
    dk: ['Head diameter', 'mm'],
    k: ['Head height', 'mm'],
    t: ['Socket depth', 'mm'],
  },
  form: dimensions => {
    const { dk, dc, c, k, s } = dimensions
    const mouth = s * MOUTH
    const head: readonly Point[] = [
      [0, 0],
      ...arcPoints([dc / 2 - c / 2, c / 2], c / 2, -90, 90, 12),
      ...crown(dk / 2, c, mouth, k),
    ]
    return { ...dimensions, head, mouth }
  },
  draw: ({ d, P, l, b, dk, dc, c, k, s, t, head, mouth }) => ({
    views: [
      frontView(
        [
          sideOf(head),
          hiddenSocket(s, -k, t),
          boltShank({ diameter: d, pitch: P, from: 0, to: l, threadLength: b }),
          centreLine([-k, 0], [l, 0]),
          width('k', [-k, -mouth], [0, c / 2 - dc / 2], 'below'),
          width('l', [0, c / 2 - dc / 2], [l, -d / 2], 'below'),
          threadLengthOf({ d, l, b }),
          width('c', [-c, dc / 2 - c / 2], [0, dc / 2 - c / 2], 'above'),
          width('t', [-k, s / Math.sqrt(3)], [-k + t, s / Math.sqrt(3)], 'above'),
          height('dk', [-c, -dk / 2], [-c, dk / 2], 'left', { prefix: '⌀' }),
          threadSize(d, P, l),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [
          circle([0, 0], dc),
          circle([0, 0], dk),
          circle([0, 0], 2 * mouth),
          hexEnd(s, { isChamfered: false }),
          centreMark([0, 0], dc),
          width('s', [-s / 2, 0], [s / 2, 0], 'below'),
          height('dc', [0, -dc / 2], [0, dc / 2], 'right', { prefix: '⌀' }),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }),
  volume: ({ d, P, l, b, k, s, t, head }) =>
    turnedVolume([...head, [0, k]]) -
    socketVolume(s, t) +
    shankVolume({ diameter: d, pitch: P, from: 0, to: l, threadLength: b }),
})

export default { 'button-head-screw': buttonHead, 'collar-button-screw': collarButton }
