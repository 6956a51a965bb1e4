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
  line,
  nameThread,
  outline,
  type Point,
  path,
  radius,
  rect,
  ringZone,
  sideView,
  tappedHole,
  tappedHoleEnd,
  topView,
  turn,
  width,
} from '../drawing/kit.ts'
import { chamferDrop, chamferRadius, countersinkOf, hexRadius } from '../geometry/iso-forms.ts'
import { cylinderVolume, hexagonVolume, turnedVolume } from '../geometry/volumes.ts'
import { chamferVolume, tappedVolume } from './nut-forms.ts'

const STEPS = 12
/** DIN 82: the pitch of a knurled nut's straight knurl in mm, up to M8 and above. */
const KNURL = { fine: 0.6, coarse: 0.8 }
/** Every so many degrees a line stands for the knurl on the drawing. */
const KNURL_LINES = 9
/** The radius of a circle as large as a hexagon, for a width across flats of 1. */
const EVEN_RADIUS = Math.sqrt(Math.sqrt(3) / (2 * Math.PI))

/** A high hexagon nut with a collar at its foot, as DIN 6331. */
const collarNut = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    s: ['Width across flats', 'mm'],
    m: ['Height', 'mm'],
    P: ['Pitch', 'mm'],
    d1: ['Collar diameter', 'mm'],
    a: ['Collar thickness', 'mm'],
  },
  form: dimensions => ({ ...dimensions, countersink: countersinkOf(dimensions.d) }),
  draw: ({ d, P, s, m, d1, a }) => ({
    views: [
      frontView(
        [
          rect([-a, -d1 / 2], [0, d1 / 2]),
          hexSide({ acrossFlats: s, from: -a, to: -m, chamfer: ['to'] }),
          tappedHole({ diameter: d, pitch: P, from: 0, to: -m, isHidden: true }),
          centreLine([-m, 0], [0, 0]),
          width('m', [-m, -s * 0.475], [0, -d1 / 2], 'below'),
          width('a', [-a, d1 / 2], [0, d1 / 2], 'above'),
          height('d', [0, -d / 2], [0, d / 2], 'right', nameThread(d, P)),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [
          circle([0, 0], d1),
          hexEnd(s),
          tappedHoleEnd(d, P),
          centreMark([0, 0], d1),
          width('s', [-s / 2, 0], [s / 2, 0], 'below'),
          height('d1', [0, -d1 / 2], [0, d1 / 2], 'right', { prefix: '⌀' }),
        ],
        { axes: ['z', 'x'] },
      ),
    ],
  }),
  volume: form => {
    const { s, m, d1, a } = form
    return cylinderVolume(d1, a) + hexagonVolume(s, m - a) - chamferVolume(s) - tappedVolume(form, m)
  },
})

/** A high hexagon nut whose lower face is part of a sphere, as DIN 6330-B. */
const sphericalNut = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    s: ['Width across flats', 'mm'],
    m: ['Height', 'mm'],
    P: ['Pitch', 'mm'],
    d1: ['Flat inside the sphere', 'mm'],
    r: ['Radius of the sphere', 'mm'],
  },
  form: dimensions => {
    const { d, d1, r } = dimensions
    const middle = Math.sqrt(r ** 2 - (d1 / 2) ** 2)
    /** How high the sphere lies at a radius. */
    const sphereAt = (out: number) => middle - Math.sqrt(r ** 2 - out ** 2)
    return { ...dimensions, countersink: countersinkOf(d), middle, sphereAt }
  },
  draw: ({ d, P, s, m, d1, r, middle, sphereAt }) => {
    const corner = acrossCorners(s) / 2
    const flat = chamferRadius(s)
    const drop = chamferDrop(s, corner)
    /** The line in which a face of revolution cuts the three flats that are seen. */
    const cut = (heightAt: (out: number) => number) =>
      Array.from({ length: 3 * STEPS + 1 }, (_, step): Point => {
        const around = ((step / STEPS) * Math.PI) / 3
        const out = hexRadius(s, around)
        return [0 - heightAt(out), out * Math.cos(around)]
      })
    const foot = Array.from({ length: STEPS + 1 }, (_, step): Point => {
      const out = d1 / 2 + ((corner - d1 / 2) * step) / STEPS
      return [0 - sphereAt(out), out]
    })
    const sides = [1, -1]
    return {
      views: [
        frontView(
          [
            [corner, corner / 2, -corner / 2, -corner].map(y => line([-sphereAt(corner), y], [drop - m, y])),
            path(cut(out => m - chamferDrop(s, out))),
            path(cut(sphereAt)),
            sides.map(side => path(foot.map(([x, y]): Point => [x, y * side]))),
            line([0, -d1 / 2], [0, d1 / 2]),
            sides.map(side => line([-m, flat * side], [drop - m, corner * side])),
            line([-m, -flat], [-m, flat]),
            tappedHole({ diameter: d, pitch: P, from: 0, to: -m, isHidden: true }),
            centreLine([-m, 0], [0, 0]),
            width('m', [-m, -flat], [0, -d1 / 2], 'below'),
            height('d', [0, -d / 2], [0, d / 2], 'right', nameThread(d, P)),
            height('d1', [0, -d1 / 2], [0, d1 / 2], 'right', { prefix: '⌀' }),
            radius('r', [-middle, 0], r, {
              angle: (-Math.asin((d1 / 2 + s * 0.02) / r) * 180) / Math.PI,
              reach: 14,
              prefix: 'SR',
            }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            hexEnd(s),
            tappedHoleEnd(d, P),
            centreMark([0, 0], s * 1.15),
            width('s', [-s / 2, 0], [s / 2, 0], 'below'),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: form => {
    const { s, m, d1, sphereAt } = form
    const out = s * EVEN_RADIUS
    const below = Array.from({ length: STEPS + 1 }, (_, step): Point => {
      const at = out - ((out - d1 / 2) * step) / STEPS
      return [at, sphereAt(at)]
    })
    const gone = turnedVolume([[d1 / 2, 0], [out, 0], ...below])
    return hexagonVolume(s, m) - chamferVolume(s) - gone - tappedVolume(form, m)
  },
})

/** A nut for a T-slot, as DIN 508, its foot below, the slot along z. */
const tNut = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    a: ['Width of the slot', 'mm'],
    e: ['Width of the foot', 'mm'],
    P: ['Pitch', 'mm'],
    h: ['Height', 'mm'],
    k: ['Height of the foot', 'mm'],
    f: ['Chamfer of the foot', 'mm'],
  },
  form: dimensions => ({ ...dimensions, countersink: countersinkOf(dimensions.d) }),
  draw: ({ d, P, a, e, h, k, f }) => ({
    views: [
      frontView(
        [
          outline([
            [f - e / 2, 0],
            [e / 2 - f, 0],
            [e / 2, f],
            [e / 2, k],
            [a / 2, k],
            [a / 2, h],
            [-a / 2, h],
            [-a / 2, k],
            [-e / 2, k],
            [-e / 2, f],
          ]),
          turn(tappedHole({ diameter: d, pitch: P, from: 0, to: h, isHidden: true }), 90),
          centreLine([0, 0], [0, h]),
          width('a', [-a / 2, h], [a / 2, h], 'above'),
          width('e', [-e / 2, f], [e / 2, f], 'below'),
          height('h', [f - e / 2, 0], [-a / 2, h], 'left'),
          height('k', [e / 2 - f, 0], [e / 2, k], 'right'),
          width('f', [f - e / 2, 0], [-e / 2, f], 'below'),
        ],
        { axes: ['x', 'y'] },
      ),
      topView(
        [
          rect([-e / 2, -e / 2], [e / 2, e / 2]),
          [-a / 2, a / 2].map(x => line([x, -e / 2], [x, e / 2])),
          tappedHoleEnd(d, P),
          centreMark([0, 0], e),
          height('d', [0, -d / 2], [0, d / 2], 'right', nameThread(d, P)),
        ],
        { axes: ['x', 'z'] },
      ),
    ],
  }),
  volume: form => {
    const { a, e, h, k, f } = form
    return e ** 2 * k - f ** 2 * e + a * e * (h - k) - tappedVolume(form, h)
  },
})

/** A knurled nut of high form, as DIN 466: the collar on the right, at the bearing face. */
const knurledNut = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    dk: ['Diameter', 'mm'],
    h: ['Height', 'mm'],
    P: ['Pitch', 'mm'],
    k: ['Height of the knurl', 'mm'],
    ds: ['Collar diameter', 'mm'],
  },
  form: dimensions => {
    const { d, h, dk, k, ds } = dimensions
    const bore = countersinkOf(d) / 2
    const chamfer = k * 0.12
    const head: readonly Point[] = [
      [bore, h - k],
      [dk / 2 - chamfer, h - k],
      [dk / 2, h - k + chamfer],
      [dk / 2, h - chamfer],
      [dk / 2 - chamfer, h],
      [bore, h],
    ]
    const collar: readonly Point[] = [
      [bore, 0],
      [ds / 2 - chamfer, 0],
      [ds / 2, chamfer],
      [ds / 2, h - k + 0.01],
      [bore, h - k + 0.01],
    ]
    const pitch = d > 8 ? KNURL.coarse : KNURL.fine
    return { ...dimensions, countersink: bore * 2, head, collar, chamfer, pitch }
  },
  draw: ({ d, P, h, dk, k, ds, head, chamfer, pitch }) => {
    const whole = (profile: readonly Point[]) =>
      outline([
        ...profile.map(([r, y]): Point => [-y, r]),
        ...profile.toReversed().map(([r, y]): Point => [-y, -r]),
      ])
    const lines = Array.from({ length: 180 / KNURL_LINES - 1 }, (_, index) =>
      Math.cos(((index + 1) * KNURL_LINES * Math.PI) / 180),
    )
    return {
      views: [
        frontView(
          [
            whole(head.slice(1, -1)),
            [chamfer, k - chamfer].map(up => line([k - h - up, -dk / 2], [k - h - up, dk / 2])),
            lines.map(share =>
              line([chamfer - h, (dk / 2) * share], [k - h - chamfer, (dk / 2) * share], 'thin'),
            ),
            whole([
              [ds / 2 - chamfer, 0],
              [ds / 2, chamfer],
              [ds / 2, h - k],
            ]),
            tappedHole({ diameter: d, pitch: P, from: 0, to: k - h, isHidden: true }),
            centreLine([-h, 0], [0, 0]),
            width('k', [-h, dk / 2 - chamfer], [k - h, dk / 2 - chamfer], 'above'),
            width('h', [-h, chamfer - dk / 2], [0, chamfer - ds / 2], 'below'),
            height('d', [0, -d / 2], [0, d / 2], 'right', nameThread(d, P)),
            height('ds', [-chamfer, -ds / 2], [-chamfer, ds / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            circle([0, 0], dk),
            circle([0, 0], dk - 2 * chamfer),
            ringZone(dk / 2, dk / 2 - pitch / 2, 'DIN 82: a knurl is drawn by its crests'),
            tappedHoleEnd(d, P),
            centreMark([0, 0], dk),
            height('dk', [0, -dk / 2], [0, dk / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: form => {
    const { h, dk, k, ds, chamfer, pitch } = form
    const head = cylinderVolume(dk - pitch / 2, k) - Math.PI * dk * chamfer ** 2
    return head + cylinderVolume(ds, h - k) - tappedVolume(form, h)
  },
})

export default {
  'collar-nut': collarNut,
  'spherical-nut': sphericalNut,
  't-nut': tNut,
  'knurled-nut': knurledNut,
}
