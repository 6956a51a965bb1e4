import {
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  hexEnd,
  type Item,
  line,
  lying,
  minorDiameter,
  mirrored,
  nameThread,
  type Point,
  path,
  sideView,
  threadEnd,
  threadedRod,
  width,
} from '../drawing/kit.ts'
import { cylinderVolume, threadVolume, turnedVolume } from '../geometry/volumes.ts'
import { hiddenSocket, socketVolume } from './socket-shapes.ts'

/** ISO 4029: the cup is a cone of 120 degrees. */
const CUP = Math.tan(Math.PI / 3)

const terms = {
  d: ['Thread', 'mm'],
  l: ['Length', 'mm'],
  s: ['Socket across flats', 'mm'],
  P: ['Pitch', 'mm'],
  t: ['Socket depth', 'mm'],
} as const

interface Grub {
  readonly d: number
  readonly l: number
  readonly s: number
  readonly P: number
  readonly t: number
}

/** A screw without a head: y = 0 at its socket's mouth. */
interface GrubForm extends Grub {
  /** Radius at the thread's roots, where socket end and point begin. */
  readonly root: number
  /** The point's profile from the end up to where the chamfer of the thread begins. */
  readonly point: readonly Point[]
  /** Where that is, below the socket's mouth. */
  readonly neck: number
}

/**
 * The form of a set screw, by the profile of its point: radii and their distance from the end, outwards. A cone of this half angle
 * (degrees) joins it to the thread.
 */
function grubForm<G extends Grub>(grub: G, point: readonly Point[], halfAngle = 45): G & GrubForm {
  const { d, P, l } = grub
  const root = minorDiameter(d, P) / 2
  const [radius, rise] = point.at(-1) ?? [0, 0]
  const reach = rise + Math.max(0, root - radius) / Math.tan((halfAngle * Math.PI) / 180)
  const profile: readonly Point[] = [...point, [root, reach]]
  return { ...grub, root, point: profile.map(([r, y]): Point => [r, y - l]), neck: l - reach }
}

function drawGrub({ d, P, l, s, t, point, neck }: GrubForm, own: Item) {
  const corner = s / Math.sqrt(3)
  const outer = lying(point).filter(
    ([x], index, all) => x >= Math.max(...all.slice(index).map(([next]) => next)) - 1e-9,
  )
  const edges = outer.slice(0, -1).map(([x, r]) => line([x, -r], [x, r]))
  return {
    views: [
      frontView(
        [
          threadedRod({ diameter: d, pitch: P, from: 0, to: neck, chamfer: ['from', 'to'] }),
          mirrored([path(outer)], 'x'),
          edges,
          hiddenSocket(s, 0, t),
          centreLine([0, 0], [l, 0]),
          own,
          width('l', [0, -minorDiameter(d, P) / 2], [l, -(outer[0]?.[1] ?? 0)], 'below'),
          width('t', [0, corner], [t, corner], 'above'),
          height('d', [neck / 2, -d / 2], [neck / 2, d / 2], 'left', nameThread(d, P)),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [
          threadEnd(d, P),
          hexEnd(s, { isChamfered: false }),
          centreMark([0, 0], d),
          width('s', [-s / 2, 0], [s / 2, 0], 'below'),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }
}

function grubVolume({ d, P, s, t, root, point, neck }: GrubForm): number {
  // Either end is turned down from the crests to the roots; half of that ring is groove already.
  const chamfer = d / 2 - root
  const ring =
    (cylinderVolume(d, chamfer) * 2 -
      cylinderVolume(2 * root, chamfer) -
      cylinderVolume(Math.sqrt(2 * d * root), chamfer)) /
    3
  return (
    threadVolume(d, P, neck) -
    ring +
    turnedVolume([[0, point[0]?.[1] ?? 0], ...point, [0, -neck]]) -
    socketVolume(s, t)
  )
}

/** A set screw with flat point, as ISO 4026: x = 0 at the socket's mouth, as in all of these. */
const flatPoint = defineFamily({
  terms: { ...terms, dp: ['Point diameter', 'mm'] },
  form: dimensions => grubForm(dimensions, [[dimensions.dp / 2, 0]]),
  draw: form =>
    drawGrub(form, height('dp', [form.l, -form.dp / 2], [form.l, form.dp / 2], 'right', { prefix: '⌀' })),
  volume: grubVolume,
})

/** A set screw with cone point, as ISO 4027. */
const conePoint = defineFamily({
  terms: { ...terms, dt: ['Tip diameter', 'mm'], alpha: ['Point angle', '°'] },
  form: dimensions => grubForm(dimensions, [[dimensions.dt / 2, 0]], dimensions.alpha / 2),
  draw: form => ({
    ...drawGrub(form, height('dt', [form.l, -form.dt / 2], [form.l, form.dt / 2], 'right', { prefix: '⌀' })),
    notes: [`Point with a cone of ${form.alpha}°`],
  }),
  volume: grubVolume,
})

/** A set screw with dog point, as ISO 4028. */
const dogPoint = defineFamily({
  terms: { ...terms, dp: ['Point diameter', 'mm'], z: ['Length of the dog', 'mm'] },
  form: dimensions =>
    grubForm(dimensions, [
      [dimensions.dp / 2, 0],
      [dimensions.dp / 2, dimensions.z],
    ]),
  draw: form =>
    drawGrub(form, [
      height('dp', [form.l, -form.dp / 2], [form.l, form.dp / 2], 'right', { prefix: '⌀' }),
      width('z', [form.l - form.z, form.dp / 2], [form.l, form.dp / 2], 'above'),
    ]),
  volume: grubVolume,
})

/** A set screw with cup point, as ISO 4029. */
const cupPoint = defineFamily({
  terms: { ...terms, dz: ['Cup diameter', 'mm'] },
  form: dimensions =>
    grubForm(dimensions, [
      [0, dimensions.dz / 2 / CUP],
      [dimensions.dz / 2, 0],
    ]),
  draw: form => {
    const rim = form.dz / 2
    return drawGrub(form, [
      mirrored([line([form.l, rim], [form.l - rim / CUP, 0], 'hidden')], 'x'),
      height('dz', [form.l, -rim], [form.l, rim], 'right', { prefix: '⌀' }),
    ])
  },
  volume: grubVolume,
})

export default {
  'flat-point-screw': flatPoint,
  'cone-point-screw': conePoint,
  'dog-point-screw': dogPoint,
  'cup-point-screw': cupPoint,
}
