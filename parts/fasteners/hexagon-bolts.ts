import {
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  hexEnd,
  hexSide,
  type Item,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { hexagonVolume } from '../geometry/volumes.ts'
import { boltShank, shankVolume, threadLengthOf, threadSize } from './bolt-shanks.ts'
import { markHeight } from './head-marks.ts'

/** What every hexagon bolt has. */
interface HexagonBolt {
  readonly d: number
  readonly l: number
  readonly s: number
  readonly P: number
  readonly k: number
  /** Its strength class; plastics have none, and no mark. */
  readonly C?: number
}

const TERMS = {
  d: ['Thread', 'mm'],
  l: ['Length', 'mm'],
  s: ['Width across flats', 'mm'],
  P: ['Pitch', 'mm'],
  k: ['Head height', 'mm'],
  C: ['Strength class', ''],
} as const

/** A hexagon head screw, threaded up to its head, as ISO 4017: the head on the left, x = 0 under the head. */
const hexBolt = fullyThreaded(false)

/** The same with a left-hand thread. */
const leftHexBolt = fullyThreaded(true)

/** A screw as ISO 4017 of plastics, whose head has no mark. */
const plasticHexBolt = defineFamily({
  terms: { d: TERMS.d, l: TERMS.l, s: TERMS.s, P: TERMS.P, k: TERMS.k },
  form: dimensions => formOf(dimensions, dimensions.l),
  draw: form => drawingOf(form, []),
  volume: volumeOf,
})

/** A hexagon head bolt with a plain shank and thread at its end, as ISO 4014: x = 0 under the head. */
const hexBoltWithShank = defineFamily({
  terms: {
    d: TERMS.d,
    l: TERMS.l,
    s: TERMS.s,
    P: TERMS.P,
    b: ['Thread length', 'mm'],
    k: TERMS.k,
    C: TERMS.C,
  },
  form: dimensions => formOf(dimensions, dimensions.b),
  draw: form => drawingOf(form, [threadLengthOf(form)]),
  volume: volumeOf,
})

export default {
  'hex-bolt': hexBolt,
  'left-hex-bolt': leftHexBolt,
  'plastic-hex-bolt': plasticHexBolt,
  'hex-bolt-with-shank': hexBoltWithShank,
}

function fullyThreaded(isLeftHanded: boolean) {
  return defineFamily({
    terms: TERMS,
    form: dimensions => formOf(dimensions, dimensions.l, isLeftHanded),
    draw: form => drawingOf(form, []),
    volume: volumeOf,
  })
}

function formOf<Numbers extends HexagonBolt>(
  dimensions: Numbers,
  threadLength: number,
  isLeftHanded = false,
) {
  const { d, P, l, s, k, C } = dimensions
  return {
    ...dimensions,
    isLeftHanded,
    face: C === undefined ? k : k - markHeight(C, s),
    // ISO 4014, ISO 4017: a washer face of 0.95 s, about 0.4 mm high.
    washerFace: { radius: s * 0.475, height: Math.min(0.6, k / 12) },
    shank: { diameter: d, pitch: P, from: 0, to: l, threadLength },
  }
}

type HexagonForm = ReturnType<typeof formOf<HexagonBolt>>

function drawingOf(
  { d, P, l, k, s, washerFace, shank, isLeftHanded }: HexagonForm,
  threadLength: readonly Item[],
) {
  return {
    views: [
      frontView(
        [
          hexSide({ acrossFlats: s, from: -washerFace.height, to: -k, chamfer: ['to'] }),
          rect([-washerFace.height, -washerFace.radius], [0, washerFace.radius]),
          boltShank(shank),
          centreLine([-k, 0], [l, 0]),
          width('k', [-k, 0], [0, -washerFace.radius], 'below'),
          width('l', [0, -washerFace.radius], [l, -d / 2], 'below'),
          threadLength,
          threadSize(d, P, l),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView([hexEnd(s), centreMark([0, 0], s * 1.15), width('s', [-s / 2, 0], [s / 2, 0], 'below')], {
        axes: ['z', 'x'],
      }),
    ],
    notes: isLeftHanded ? ['Left-hand thread'] : [],
  }
}

function volumeOf({ s, k, shank }: HexagonForm): number {
  return hexagonVolume(s, k) + shankVolume(shank)
}
