import {
  arc,
  centreLine,
  centreMark,
  circle,
  frontView,
  height,
  type Item,
  line,
  lying,
  mirrored,
  outline,
  type Point,
  path,
  sideView,
  width,
} from '../drawing/kit.ts'
import type { Saying } from '../drawing/measures.ts'
import { type Cross, crossOutline, crownOf, type Head, type Slot, topOf } from './recessed-heads.ts'

interface ScrewSizes {
  readonly d: number
  readonly l: number
  readonly P: number
  readonly b: number
  readonly dk: number
}

/** What drawing and model of a screw with a slot or cross recess are made from. */
export interface ScrewForm extends ScrewSizes {
  readonly head: Head
  readonly recess: Slot | Cross
}

/** The form of a screw with this head and the recess that is cut into it. */
export function screwForm<Sizes extends ScrewSizes>(
  sizes: Sizes,
  head: Head,
  recessIn: (head: Head) => Slot | Cross,
): Sizes & ScrewForm {
  return { ...sizes, head, recess: recessIn(head) }
}

/** The drawing of a screw whose shank is drawn already; its length is measured from x = 0. */
export function screwDrawing(form: ScrewForm, shank: Item, thread: Saying) {
  const { d, l, b, dk, head, recess } = form
  const bottom = -dk / 2
  const top = topOf(head)
  return {
    views: [
      frontView(
        [
          headSide(head, recess),
          shank,
          centreLine([-top, 0], [l, 0]),
          head.foot < 0
            ? width('k', [0, bottom], [-head.foot, -d / 2], 'below')
            : width('k', [-top, 0], [0, bottom], 'below'),
          width('l', [0, bottom], [l, -d / 2], 'below'),
          b < l + head.foot - 0.01 ? width('b', [l - b, d / 2], [l, d / 2], 'above') : [],
          height('d', [l, -d / 2], [l, d / 2], 'right', thread),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView([headEnd(head, recess), height('dk', [0, bottom], [0, dk / 2], 'right', { prefix: '⌀' })], {
        axes: ['z', 'x'],
      }),
    ],
  }
}

/** A head from the side, its slot seen along its length, a cross recess behind the material; with their dimensions. */
function headSide(head: Head, recess: Slot | Cross): Item {
  return recess.kind === 'slot' ? slottedSide(head, recess) : crossSide(head, recess)
}

function slottedSide(head: Head, { width: n, floor }: Slot): Item {
  const half = n / 2
  const rim: Point[] = [
    ...head.profile.filter(([radius, h]) => radius > half || h <= floor),
    [half, crownOf(head, half)],
    [half, floor],
  ]
  const above = lying(rim)
  return [
    closed(above),
    head.edges.map(([radius, h]) =>
      h > floor ? mirrored([line([-h, half], [-h, radius])], 'x') : line([-h, -radius], [-h, radius]),
    ),
    width('t', [-topOf(head), half], [-floor, half], 'above'),
    height('n', [-crownOf(head, half), -half], [-crownOf(head, half), half], 'left'),
  ]
}

function crossSide(head: Head, cross: Cross): Item {
  const { mouth, bottom, top, floor, tip } = cross
  return [
    closed(lying(crossRidge(head, cross))),
    head.edges.map(([radius, h]) => line([-h, -radius], [-h, radius])),
    mirrored(
      [
        path(
          [
            [-top, mouth.reach],
            [-floor, bottom.reach],
            [-tip, 0],
          ],
          'hidden',
        ),
        line([-top, mouth.half], [-floor, bottom.half], 'hidden'),
      ],
      'x',
    ),
    line([-floor, -bottom.reach], [-floor, bottom.reach], 'hidden'),
  ]
}

/**
 * A head's profile as it is seen past a cross recess: on a dome the two wings along the line of sight leave a gap, and the others
 * cut off the highest line of the dome.
 */
function crossRidge(head: Head, { mouth: { reach, half, corner }, top }: Cross): Point[] {
  const low = head.profile.filter(([radius, h]) => h < top - 1e-6 || radius > reach)
  if (topOf(head) - top < 1e-6) return [...low, [0, top]]
  const inner = half + corner
  const outer = Math.sqrt(reach ** 2 - half ** 2)
  const beside = [0, 1, 2, 3, 4, 5].map((step): Point => [outer + ((inner - outer) * step) / 5, half])
  const bevel = [1, 2, 3, 4].map((step): Point => [inner - (corner * step) / 4, half + (corner * step) / 4])
  const ridge = [...beside, ...bevel].map(([x, z]): Point => [x, crownOf(head, Math.hypot(x, z))])
  return [...low, [reach, top], ...ridge, [half, top]]
}

/** The outline of a turned head by its upper half. */
function closed(above: readonly Point[]): Item {
  return outline([...above, ...above.toReversed().map(([x, y]): Point => [x, -y])])
}

/** A head from its end, with the width of a cross recess. */
function headEnd(head: Head, recess: Slot | Cross): Item {
  const widest = Math.max(...head.profile.map(([radius]) => radius))
  if (recess.kind === 'cross') {
    const { mouth, bottom } = recess
    return [
      circle([0, 0], widest * 2),
      outline(crossOutline(mouth, [4, 1, 1])),
      outline(crossOutline(bottom, [4, 1, 1])),
      centreMark([0, 0], widest * 2),
      width('m', [-mouth.reach, 0], [mouth.reach, 0], 'below'),
    ]
  }
  const half = recess.width / 2
  const [, widestAt = 0] = head.profile.find(([radius]) => radius > widest - 1e-9) ?? []
  const isWholeBelow = widestAt <= recess.floor
  const outer = isWholeBelow ? recess.reach : widest
  const opening = (Math.asin(half / widest) * 180) / Math.PI
  const reach = Math.sqrt(outer ** 2 - half ** 2)
  const floorAngle = (Math.asin(half / recess.reach) * 180) / Math.PI
  return [
    isWholeBelow
      ? circle([0, 0], widest * 2)
      : [
          arc([0, 0], widest, opening, 180 - opening),
          arc([0, 0], widest, 180 + opening, 360 - opening),
          arc([0, 0], recess.reach, -floorAngle, floorAngle),
          arc([0, 0], recess.reach, 180 - floorAngle, 180 + floorAngle),
        ],
    mirrored([line([-reach, half], [reach, half])], 'x'),
    centreMark([0, 0], widest * 2),
  ]
}
