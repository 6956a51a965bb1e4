import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  nameThread,
  outline,
  type Point,
  path,
  rect,
  sideView,
  tappedHole,
  tappedHoleEnd,
  width,
} from '../drawing/kit.ts'
import { chamferDrop, chamferRadius, countersinkOf } from '../geometry/iso-forms.ts'
import { tappedVolume } from './nut-forms.ts'

const STEPS = 24
/** What a chamfer of 30 degrees takes off a square's corners, for a width across flats of 1. */
const CHAMFER = 0.0177

const terms = {
  d: ['Thread', 'mm'],
  s: ['Width across flats', 'mm'],
  m: ['Height', 'mm'],
  P: ['Pitch', 'mm'],
} as const

/** A square nut, its top on the left, with or without a chamfer there. */
const square = (isChamfered: boolean) =>
  defineFamily({
    terms,
    form: dimensions => ({ ...dimensions, countersink: countersinkOf(dimensions.d), isChamfered }),
    draw: ({ d, P, m, s }) => {
      const edge = s / 2
      const flat = chamferRadius(s)
      const side = m - chamferDrop(s, edge)
      /** Where the cone cuts the flat that faces the viewer. */
      const cut = Array.from({ length: STEPS + 1 }, (_, step): Point => {
        const y = s * (step / STEPS - 0.5)
        return [chamferDrop(s, Math.hypot(y, edge)) - m, y]
      })
      const chamfered = [
        outline([
          [0, -edge],
          [0, edge],
          [-side, edge],
          [-m, flat],
          [-m, -flat],
          [-side, -edge],
        ]),
        path(cut),
      ]
      return {
        views: [
          frontView(
            [
              isChamfered ? chamfered : rect([-m, -edge], [0, edge]),
              tappedHole({ diameter: d, pitch: P, from: 0, to: -m, isHidden: true }),
              centreLine([-m, 0], [0, 0]),
              width('m', [-m, -flat], [0, -edge], 'below'),
              height('d', [0, -d / 2], [0, d / 2], 'right', nameThread(d, P)),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              rect([-edge, -edge], [edge, edge]),
              isChamfered ? [circle([0, 0], flat * 2)] : [],
              tappedHoleEnd(d, P),
              centreMark([0, 0], s),
              width('s', [-edge, -edge], [edge, -edge], 'below'),
            ],
            { axes: ['z', 'x'] },
          ),
        ],
      }
    },
    volume: form => {
      const { s, m } = form
      return s ** 2 * m - (isChamfered ? CHAMFER * s ** 3 : 0) - tappedVolume(form, m)
    },
  })

/** A square nut chamfered on top, as DIN 557. */
const squareNut = square(true)

/** A thin square nut without chamfer, as DIN 562. */
const thinSquareNut = square(false)

export default { 'square-nut': squareNut, 'thin-square-nut': thinSquareNut }
