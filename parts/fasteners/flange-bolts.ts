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
  type Item,
  lying,
  mirrored,
  note,
  type Point,
  path,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { hexagonVolume, turnedVolume } from '../geometry/volumes.ts'
import { boltShank, shankVolume, threadLengthOf, threadSize } from './bolt-shanks.ts'
import { markHeight } from './head-marks.ts'

/** How high the locking teeth under a flange stand, in mm. */
const TOOTH = 0.35
/** DIN 6921: the flange slopes by 15 to 30 degrees. */
const SLOPE = Math.tan((22 * Math.PI) / 180)

/** What every flange bolt has. */
interface FlangeBolt {
  readonly d: number
  readonly l: number
  readonly s: number
  readonly P: number
  readonly k: number
  readonly dc: number
  readonly c: number
  readonly C: number
}

const TERMS = {
  d: ['Thread', 'mm'],
  l: ['Length', 'mm'],
  s: ['Width across flats', 'mm'],
  P: ['Pitch', 'mm'],
  k: ['Head height', 'mm'],
  dc: ['Flange diameter', 'mm'],
  c: ['Flange thickness at the rim', 'mm'],
  C: ['Strength class', ''],
} as const

/** A hexagon bolt with a toothed flange, threaded up to it, as DIN 6921: x = 0 at the teeth's tips. */
const toothedFlangeBolt = defineFamily({
  terms: TERMS,
  form: dimensions => {
    const form = formOf(dimensions, TOOTH, dimensions.l)
    const { d, c } = dimensions
    return { ...form, teeth: { height: TOOTH, from: d * 0.62, to: form.rim - c * 0.9 } }
  },
  draw: form => {
    const { teeth, rim, c } = form
    return drawingOf(
      form,
      teeth.to,
      [rect([-teeth.height, -teeth.to], [0, teeth.to])],
      [note([-teeth.height / 2, rim - c], 'Locking teeth', { angle: 40, reach: 16 })],
    )
  },
  volume: volumeOf,
})

/** A hexagon bolt with a plain flange, as EN 1665: x = 0 under the flange. */
const plainFlangeBolt = defineFamily({
  terms: {
    d: TERMS.d,
    l: TERMS.l,
    s: TERMS.s,
    P: TERMS.P,
    b: ['Thread length', 'mm'],
    k: TERMS.k,
    dc: TERMS.dc,
    c: TERMS.c,
    C: TERMS.C,
  },
  form: dimensions => formOf(dimensions, 0, dimensions.b),
  draw: form => drawingOf(form, form.bearing, [], [threadLengthOf(form)]),
  volume: volumeOf,
})

export default { 'flange-bolt': toothedFlangeBolt, 'plain-flange-bolt': plainFlangeBolt }

/** A flange bolt's figures; its bearing face lies above its teeth, if it has any, by their height. */
function formOf<Numbers extends FlangeBolt>(dimensions: Numbers, tooth: number, threadLength: number) {
  const { d, P, l, s, k, dc, c, C } = dimensions
  const rim = dc / 2
  /** Height of the flange's slope at a radius. */
  const slopeAt = (radius: number) => c + (rim - radius) * SLOPE
  const bearing = rim - c * 0.3
  const edge: readonly Point[] = [
    [bearing, tooth],
    [rim - c * 0.08, tooth + c * 0.12],
    [rim, tooth + c * 0.35],
    [rim, c * 0.8],
    [rim - c * 0.08, c * 0.98],
    [rim - c * 0.3, c * 1.12],
  ]
  const shank = { diameter: d, pitch: P, from: 0, to: l, threadLength }
  return { ...dimensions, face: k - markHeight(C, s), rim, slopeAt, edge, tooth, bearing, shank }
}

type FlangeForm = ReturnType<typeof formOf<FlangeBolt>>

/** Both views; `reach` is the radius of what lies lowest, the teeth or the flange. */
function drawingOf(
  { d, P, l, k, s, dc, c, rim, slopeAt, edge, tooth, shank }: FlangeForm,
  reach: number,
  teeth: readonly Item[],
  more: readonly Item[],
) {
  const corner = acrossCorners(s) / 2
  const foot = slopeAt(corner)
  return {
    views: [
      frontView(
        [
          hexSide({ acrossFlats: s, from: -foot, to: -k, chamfer: ['to'] }),
          mirrored([path(lying([[corner, foot], ...edge.toReversed(), [0, tooth]]))], 'x'),
          teeth,
          boltShank(shank),
          centreLine([-k, 0], [l, 0]),
          width('k', [-k, -s * 0.475], [0, -reach], 'below'),
          width('l', [0, -reach], [l, -d / 2], 'below'),
          width('c', [-c, rim], [0, reach], 'above'),
          threadSize(d, P, l),
          more,
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
}

function volumeOf({ s, k, slopeAt, edge, tooth, shank }: FlangeForm): number {
  const inner = s * 0.52
  const flange = turnedVolume([[0, tooth], ...edge, [inner, slopeAt(inner)], [0, slopeAt(inner)]])
  // Teeth and the gaps between them share their height.
  return flange + hexagonVolume(s, k - slopeAt(inner)) + shankVolume(shank)
}
