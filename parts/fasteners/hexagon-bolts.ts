import {
  acrossCorners,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  hexEnd,
  hexSide,
  lying,
  mirrored,
  note,
  type Point,
  path,
  rect,
  sideView,
  threadedRod,
  width,
} from '../drawing/kit.ts'
import { hexagonVolume, threadVolume } from '../geometry/volumes.ts'

/** How high the locking teeth under a flange stand, in mm. */
const TOOTH = 0.35
/** DIN 6921: the flange slopes by 15 to 30 degrees. */
const SLOPE = Math.tan((22 * Math.PI) / 180)

/** How far the marks stand out of the head, in mm: the head's face lies lower by so much. */
const markHeight = (acrossFlats: number) => acrossFlats * 0.008

/** A hexagon head screw, threaded up to its head, as ISO 4017: the head on the left, x = 0 under the head. */
const hexBolt = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    s: ['Width across flats', 'mm'],
    P: ['Pitch', 'mm'],
    k: ['Head height', 'mm'],
    C: ['Strength class', ''],
  },
  form: dimensions => ({
    ...dimensions,
    face: dimensions.k - markHeight(dimensions.s),
    // ISO 4017: a washer face of 0.95 s, about 0.4 mm high.
    washerFace: { radius: dimensions.s * 0.475, height: Math.min(0.6, dimensions.k / 12) },
  }),
  draw: ({ d, P, l, k, s, washerFace }) => ({
    views: [
      frontView(
        [
          hexSide({ acrossFlats: s, from: -washerFace.height, to: -k, chamfer: ['to'] }),
          rect([-washerFace.height, -washerFace.radius], [0, washerFace.radius]),
          threadedRod({ diameter: d, pitch: P, from: 0, to: l, chamfer: ['to'] }),
          centreLine([-k, 0], [l, 0]),
          width('k', [-k, 0], [0, -washerFace.radius], 'below'),
          width('l', [0, -washerFace.radius], [l, -d / 2], 'below'),
          height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView([hexEnd(s), centreMark([0, 0], s * 1.15), width('s', [-s / 2, 0], [s / 2, 0], 'below')], {
        axes: ['z', 'x'],
      }),
    ],
  }),
  volume: ({ d, P, l, k, s }) => hexagonVolume(s, k) + threadVolume(d, P, l),
})

/** A hexagon bolt with a toothed flange, as DIN 6921: x = 0 at the teeth's tips. */
const flangeBolt = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    s: ['Width across flats', 'mm'],
    P: ['Pitch', 'mm'],
    k: ['Head height', 'mm'],
    dc: ['Flange diameter', 'mm'],
    c: ['Flange thickness at the rim', 'mm'],
    C: ['Strength class', ''],
  },
  form: dimensions => {
    const { d, s, k, dc, c } = dimensions
    const rim = dc / 2
    /** Height of the flange's slope at a radius. */
    const slopeAt = (radius: number) => c + (rim - radius) * SLOPE
    const edge: readonly Point[] = [
      [rim - c * 0.3, TOOTH],
      [rim - c * 0.08, TOOTH + c * 0.12],
      [rim, TOOTH + c * 0.35],
      [rim, c * 0.8],
      [rim - c * 0.08, c * 0.98],
      [rim - c * 0.3, c * 1.12],
    ]
    const teeth = { height: TOOTH, from: d * 0.62, to: rim - c * 0.9 }
    return { ...dimensions, face: k - markHeight(s), rim, slopeAt, edge, teeth }
  },
  draw: ({ d, P, l, k, s, dc, c, rim, slopeAt, edge, teeth }) => {
    const corner = acrossCorners(s) / 2
    const foot = slopeAt(corner)
    return {
      views: [
        frontView(
          [
            hexSide({ acrossFlats: s, from: -foot, to: -k, chamfer: ['to'] }),
            mirrored([path(lying([[corner, foot], ...edge.toReversed(), [0, teeth.height]]))], 'x'),
            rect([-teeth.height, -teeth.to], [0, teeth.to]),
            threadedRod({ diameter: d, pitch: P, from: 0, to: l, chamfer: ['to'] }),
            centreLine([-k, 0], [l, 0]),
            width('k', [-k, -s * 0.475], [0, -teeth.to], 'below'),
            width('l', [0, -teeth.to], [l, -d / 2], 'below'),
            width('c', [-c, rim], [0, teeth.to], 'above'),
            height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
            note([-teeth.height / 2, rim - c], 'Locking teeth', { angle: 40, reach: 16 }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            circle([0, 0], dc),
            hexEnd(s),
            centreMark([0, 0], dc),
            width('s', [-s / 2, 0], [s / 2, 0], 'below'),
            height('dc', [0, -rim], [0, rim], 'right', { prefix: '⌀' }),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
})

export default { 'hex-bolt': hexBolt, 'flange-bolt': flangeBolt }
