import {
  acrossCorners,
  arcPoints,
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  hexEnd,
  hexSide,
  line,
  minorDiameter,
  mirrored,
  nameThread,
  outline,
  type Point,
  path,
  sideView,
  tappedHole,
  tappedHoleEnd,
  width,
} from '../drawing/kit.ts'
import { countersinkOf } from '../geometry/iso-forms.ts'
import { areaOf, hexagonVolume } from '../geometry/volumes.ts'
import { chamferVolume, tappedVolume } from './nut-forms.ts'

/** A quarter turn: where the first slot lies, in the middle of a flat. */
const QUARTER = Math.PI / 2

interface Crown {
  /** Where a slot's walls reach the outside: the radius, and the angle from the slot's middle. */
  readonly outer: { readonly radius: number; readonly open: number }
  readonly core: number
  readonly n: number
  readonly N: number
}

/** The outlines of the teeth between the slots, seen along the axis; x and y as radius and angle from the x axis give them. */
function teethOf({ outer, core, n, N }: Crown, corner: number | null): Point[][] {
  const step = (2 * Math.PI) / N
  const inner = Math.asin(n / 2 / core)
  const at = (radius: number, angle: number): Point => [radius * Math.cos(angle), radius * Math.sin(angle)]
  const degrees = (angle: number) => (angle * 180) / Math.PI
  return Array.from({ length: N }, (_, index) => {
    const [from, to] = [QUARTER + index * step, QUARTER + (index + 1) * step]
    const outside =
      corner === null
        ? arcPoints([0, 0], outer.radius, degrees(from + outer.open), degrees(to - outer.open), 10)
        : [
            at(outer.radius, from + outer.open),
            at(corner, (from + to) / 2),
            at(outer.radius, to - outer.open),
          ]
    return [...outside, ...arcPoints([0, 0], core, degrees(to - inner), degrees(from + inner), 8)]
  })
}

interface Slotted extends Crown {
  readonly d: number
  readonly P: number
  readonly s: number
  readonly m: number
  readonly w: number
  readonly teeth: readonly (readonly Point[])[]
}

/** A slotted nut, its slots on the left; `reach` is half of what its crown measures across. */
function drawSlotted(
  { d, P, s, m, w, n, N, outer, teeth }: Slotted,
  { reach, isCrowned }: { readonly reach: number; readonly isCrowned: boolean },
) {
  const others = Array.from({ length: N }, (_, index) => QUARTER + (2 * Math.PI * index) / N).filter(
    angle => Math.sin(angle) > 0.1 && Math.abs(Math.cos(angle)) > 0.1,
  )
  return {
    views: [
      frontView(
        [
          hexSide({ acrossFlats: s, from: 0, to: -w, chamfer: isCrowned ? ['from', 'to'] : ['from'] }),
          mirrored(
            [
              path([
                [-w, reach],
                [-m, reach],
                [-m, n / 2],
                [-w, n / 2],
              ]),
            ],
            'x',
          ),
          others.map(angle =>
            path(
              [
                [-m, 1],
                [-w, 1],
                [-w, -1],
                [-m, -1],
              ].map(([x = 0, side = 0]): Point => [x, outer.radius * Math.cos(angle + side * outer.open)]),
            ),
          ),
          isCrowned ? [] : [s, -s].map(side => line([-w, side * 0.2887], [-m, side * 0.2887])),
          tappedHole({ diameter: d, pitch: P, from: 0, to: -w, isHidden: true }),
          centreLine([-m, 0], [0, 0]),
          width('w', [-w, -acrossCorners(s) / 2], [0, -s * 0.475], 'below'),
          width('m', [-m, -reach], [0, -s * 0.475], 'below'),
          height('d', [0, -d / 2], [0, d / 2], 'right', nameThread(d, P)),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [
          hexEnd(s, { isChamfered: false }),
          // The model's x lies upwards here, its z to the right.
          teeth.map(tooth => outline(tooth.map(([x, y]): Point => [-y, x]))),
          tappedHoleEnd(d, P),
          centreMark([0, 0], s * 1.15),
          width('s', [-s / 2, 0], [s / 2, 0], 'below'),
          height('n', [s / 2, -n / 2], [s / 2, n / 2], 'right'),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }
}

const terms = {
  d: ['Thread', 'mm'],
  s: ['Width across flats', 'mm'],
  m: ['Height', 'mm'],
  P: ['Pitch', 'mm'],
  w: ['Height up to the slots', 'mm'],
  n: ['Width of the slots', 'mm'],
  N: ['Number of slots', ''],
} as const

/** A hexagon nut with slots for a split pin, as DIN 935 up to M10. */
const slottedNut = defineFamily({
  terms,
  form: dimensions => {
    const { d, P, s, n } = dimensions
    const core = minorDiameter(d, P) / 2
    const outer = { radius: Math.hypot(s, n) / 2, open: Math.atan(n / s) }
    const crown = { ...dimensions, core, outer }
    return { ...crown, countersink: countersinkOf(d), teeth: teethOf(crown, acrossCorners(s) / 2) }
  },
  draw: form => drawSlotted(form, { reach: acrossCorners(form.s) / 2, isCrowned: false }),
  volume: form => {
    const { s, m, w, teeth } = form
    const body = hexagonVolume(s, w) - chamferVolume(s) - tappedVolume(form, w)
    return body + teeth.reduce((sum, tooth) => sum + areaOf(tooth), 0) * (m - w)
  },
})

/** A hexagon nut with a round slotted crown for a split pin, as DIN 935 from M12. */
const castleNut = defineFamily({
  terms: { ...terms, de: ['Diameter of the crown', 'mm'] },
  form: dimensions => {
    const { d, P, n, de } = dimensions
    const core = minorDiameter(d, P) / 2
    const outer = { radius: de / 2, open: Math.asin(n / de) }
    const crown = { ...dimensions, core, outer }
    return { ...crown, countersink: countersinkOf(d), teeth: teethOf(crown, null) }
  },
  draw: form => {
    // With a slot at the very top the crown's outline ends at the slot's walls.
    const { radius, open } = form.outer
    return drawSlotted(form, { reach: form.N % 4 === 0 ? radius * Math.cos(open) : radius, isCrowned: true })
  },
  volume: form => {
    const { s, m, w, teeth } = form
    const body = hexagonVolume(s, w) - 2 * chamferVolume(s) - tappedVolume(form, w)
    return body + teeth.reduce((sum, tooth) => sum + areaOf(tooth), 0) * (m - w)
  },
})

export default { 'slotted-nut': slottedNut, 'castle-nut': castleNut }
