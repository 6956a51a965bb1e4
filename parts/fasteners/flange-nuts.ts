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
  nameThread,
  note,
  type Point,
  path,
  sideView,
  tappedHole,
  tappedHoleEnd,
  width,
} from '../drawing/kit.ts'
import { countersinkOf } from '../geometry/iso-forms.ts'
import { hexagonVolume, turnedVolume } from '../geometry/volumes.ts'
import { crownAbove, insertForm, insertVolume, pressedForm, pressedVolume } from './nut-crowns.ts'
import { chamferVolume, tappedHexagonVolume, tappedVolume } from './nut-forms.ts'

/** ISO 4161: the flange slopes by 15 to 30 degrees. */
const SLOPE = Math.tan((22 * Math.PI) / 180)
/** The radius of a circle as large as a hexagon, for a width across flats of 1. */
const EVEN_RADIUS = Math.sqrt(Math.sqrt(3) / (2 * Math.PI))

interface Flange {
  readonly s: number
  readonly dc: number
  readonly c: number
}

/** The flange at a nut's foot: half its diameter, its rim from the bearing face up, and its height at a radius. */
function flangeForm({ dc, c }: Flange) {
  const rim = dc / 2
  const slopeAt = (radius: number) => c + (rim - radius) * SLOPE
  const edge: readonly Point[] = [
    [rim - c * 0.3, 0],
    [rim - c * 0.08, c * 0.12],
    [rim, c * 0.35],
    [rim, c * 0.8],
    [rim - c * 0.08, c * 0.98],
    [rim - c * 0.3, slopeAt(rim - c * 0.3)],
  ]
  return { rim, slopeAt, edge }
}

/** What a flange adds to a hexagon that reaches down to the bearing face, in mm³ for mm. */
function flangeVolume({ s, rim, c, slopeAt }: Flange & ReturnType<typeof flangeForm>): number {
  const inner = s * EVEN_RADIUS
  return turnedVolume([
    [inner, 0],
    [rim, 0],
    [rim, c],
    [inner, slopeAt(inner)],
  ])
}

type Flanged = Flange &
  ReturnType<typeof flangeForm> & { readonly m: number; readonly d: number; readonly P: number }

/** A nut with flange: its bearing face at x = 0, `top` high over all, with what stands on its hexagon. */
function drawFlanged(
  { s, m, dc, c, d, P, rim, slopeAt, edge }: Flanged,
  top: number,
  { front = [], side = [] }: { front?: readonly Item[]; side?: readonly Item[] } = {},
) {
  const corner = acrossCorners(s) / 2
  const foot = slopeAt(corner)
  return {
    views: [
      frontView(
        [
          hexSide({ acrossFlats: s, from: -foot, to: -m, chamfer: ['to'] }),
          mirrored([path(lying([[corner, foot], ...edge.toReversed(), [0, 0]]))], 'x'),
          tappedHole({ diameter: d, pitch: P, from: 0, to: -top, isHidden: true }),
          centreLine([-top, 0], [0, 0]),
          width('c', [-c, rim], [0, rim - c * 0.3], 'above'),
          height('d', [0, -d / 2], [0, d / 2], 'right', nameThread(d, P)),
          ...front,
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [
          circle([0, 0], dc),
          hexEnd(s),
          tappedHoleEnd(d, P),
          centreMark([0, 0], dc),
          width('s', [-s / 2, 0], [s / 2, 0], 'below'),
          height('dc', [0, -rim], [0, rim], 'right', { prefix: '⌀' }),
          ...side,
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }
}

/** A hexagon nut with a plain flange, as ISO 4161. */
const flangeNut = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    s: ['Width across flats', 'mm'],
    m: ['Height', 'mm'],
    P: ['Pitch', 'mm'],
    dc: ['Flange diameter', 'mm'],
    c: ['Flange thickness at the rim', 'mm'],
  },
  form: dimensions => ({
    ...dimensions,
    ...flangeForm(dimensions),
    countersink: countersinkOf(dimensions.d),
  }),
  draw: form =>
    drawFlanged(form, form.m, {
      front: [width('m', [-form.m, -form.s * 0.475], [0, -form.rim + form.c * 0.3], 'below')],
    }),
  volume: form => tappedHexagonVolume(form, 1) + flangeVolume(form),
})

const crowned = {
  d: ['Thread', 'mm'],
  s: ['Width across flats', 'mm'],
  h: ['Height', 'mm'],
  P: ['Pitch', 'mm'],
  m: ['Height of the hexagon', 'mm'],
} as const

const flanged = {
  ...crowned,
  dc: ['Flange diameter', 'mm'],
  c: ['Flange thickness at the rim', 'mm'],
} as const

/** A nut with flange and a nylon ring in its collar, as ISO 7043. */
const flangeInsertNut = defineFamily({
  terms: flanged,
  form: dimensions => ({
    ...dimensions,
    ...flangeForm(dimensions),
    ...insertForm(dimensions),
    countersink: countersinkOf(dimensions.d),
  }),
  draw: form => {
    const { s, h, m, lip, crown } = form
    return drawFlanged(form, m, {
      front: [
        path(crownAbove(crown, m)),
        centreLine([-h, 0], [0, 0]),
        note([-h, lip * 0.9], 'Nylon ring', { angle: 150, reach: 10 }),
        width('m', [-m, -s * 0.475], [0, -form.rim + form.c * 0.3], 'below'),
        width('h', [-h, -lip], [0, -form.rim + form.c * 0.3], 'below'),
      ],
      side: [circle([0, 0], lip * 2)],
    })
  },
  volume: form => tappedHexagonVolume(form, 2) + flangeVolume(form) + insertVolume(form),
})

/** An all-metal lock nut with flange, as ISO 7044: its crown is pressed out of round. */
const flangeLockNut = defineFamily({
  terms: flanged,
  form: dimensions => ({
    ...dimensions,
    ...flangeForm(dimensions),
    ...pressedForm(dimensions),
    countersink: countersinkOf(dimensions.d),
  }),
  draw: form => {
    const { s, h, m, crown } = form
    return drawFlanged(form, h, {
      front: [
        path(crownAbove(crown, m)),
        width('m', [-m, -s * 0.475], [0, -form.rim + form.c * 0.3], 'below'),
        width('h', [-h, -(crown.at(-1)?.[0] ?? 0)], [0, -form.rim + form.c * 0.3], 'below'),
      ],
      side: [circle([0, 0], 2 * (crown.at(-1)?.[0] ?? 0))],
    })
  },
  volume: form => {
    const hexagon = hexagonVolume(form.s, form.m) - 2 * chamferVolume(form.s)
    return hexagon + flangeVolume(form) - tappedVolume(form, form.m, 1) + pressedVolume(form)
  },
})

/** An all-metal lock nut, as ISO 7719: the crown over its hexagon is pressed out of round. */
const metalLockNut = defineFamily({
  terms: crowned,
  form: dimensions => ({
    ...dimensions,
    ...pressedForm(dimensions),
    countersink: countersinkOf(dimensions.d),
  }),
  draw: ({ d, P, s, m, h, crown }) => {
    const top = crown.at(-1)?.[0] ?? 0
    return {
      views: [
        frontView(
          [
            hexSide({ acrossFlats: s, from: 0, to: -m, chamfer: ['from', 'to'] }),
            path(crownAbove(crown, m)),
            tappedHole({ diameter: d, pitch: P, from: 0, to: -h, isHidden: true }),
            centreLine([-h, 0], [0, 0]),
            width('m', [-m, -s * 0.475], [0, -s * 0.475], 'below'),
            width('h', [-h, -top], [0, -s * 0.475], 'below'),
            height('d', [0, -d / 2], [0, d / 2], 'right', nameThread(d, P)),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            hexEnd(s),
            circle([0, 0], top * 2),
            tappedHoleEnd(d, P),
            centreMark([0, 0], s * 1.15),
            width('s', [-s / 2, 0], [s / 2, 0], 'below'),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: form =>
    hexagonVolume(form.s, form.m) -
    2 * chamferVolume(form.s) -
    tappedVolume(form, form.m, 1) +
    pressedVolume(form),
})

export default {
  'flange-nut': flangeNut,
  'flange-insert-nut': flangeInsertNut,
  'flange-lock-nut': flangeLockNut,
  'metal-lock-nut': metalLockNut,
}
