import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  mirrored,
  nameThread,
  outline,
  type Point,
  path,
  roundCorners,
  tappedHole,
  tappedHoleEnd,
  topView,
  turn,
  width,
} from '../drawing/kit.ts'
import { contour } from '../geometry/contour.ts'
import { blend, cut, polygon, rod, slab } from '../geometry/fields.ts'
import { countersinkOf } from '../geometry/iso-forms.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { tappedVolume } from './nut-forms.ts'

/** The wing span of M8, for which the fillets of the casting are given in mm; those of other sizes are in proportion. */
const SPAN = 39
/** The hub is turned; that of the casting lies this much beneath its skin, so that only the fillets stand out. */
const BENEATH = 0.04
/** In how many steps each way a wing's area is measured. */
const AREA_STEPS = 48

/** A wing nut with rounded wings, as DIN 315 (German form): its axis upright, as it is used. */
const wingNut = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    e: ['Wing span', 'mm'],
    h: ['Height', 'mm'],
    P: ['Pitch', 'mm'],
    m: ['Hub height', 'mm'],
    d2: ['Hub diameter, bottom', 'mm'],
    d3: ['Hub diameter, top', 'mm'],
    g: ['Wing thickness', 'mm'],
  },
  form: dimensions => {
    const { d, e, h, m, d2, d3, g } = dimensions
    const scale = e / SPAN
    /** The hub is a cone on a low foot. */
    const foot = m * 0.16
    const ear = h * 0.31
    const middle: Point = [e / 2 - ear, h - ear]
    const hubRadius = (y: number) => {
      if (y > m) return 0
      const share = Math.min(1, Math.max(0, (y - foot) / (m - foot)))
      return (d2 + (d3 - d2) * share) / 2
    }
    const hubField = (radius: number, y: number) => {
      const share = Math.min(1, Math.max(0, (y - foot) / (m - foot)))
      return slab(radius - (d2 + (d3 - d2) * share) / 2, y - m / 2, m, 0.7 * scale) + BENEATH
    }
    /** The outline of a wing: an arm that grows from the hub into a round ear. */
    const wingField = (x: number, y: number) => {
      const disc = Math.hypot(x - middle[0], y - middle[1]) - ear
      const arm = rod(x, y, [e * 0.1, m * 0.5], [middle[0] * 0.8, middle[1] * 0.82], m * 0.8, ear * 1.4)
      return blend(disc, arm, 3 * scale)
    }
    const countersink = countersinkOf(d)
    /** Hub and wings as they are cast, open for the turned hub's bore: the distance to their skin, negative inside. */
    const casting = (x: number, y: number, z: number) => {
      const wings = slab(wingField(Math.abs(x), y), z, g, g * 0.45)
      const radius = Math.hypot(x, z)
      const solid = Math.max(blend(hubField(radius, y), wings, 2.4 * scale), m * 0.08 - y)
      return cut(solid, radius - countersink / 2 - 0.8 * scale, 0)
    }
    /** How far a wing's outline reaches, as an area beside the hub, in mm². */
    const wingArea = areaBeside(wingField, (y: number) => hubRadius(y), e / 2, h)
    const rim: readonly Point[] = [
      [d2 / 2, 0],
      [d2 / 2, foot],
      [d3 / 2, m],
    ]
    return { ...dimensions, scale, countersink, ear, middle, casting, rim, wingArea }
  },
  draw: ({ d, P, e, h, m, d2, d3, g, scale, ear, middle, casting, rim }) => {
    const [earX, earY] = middle
    const hub = [...rim, ...rim.toReversed().map(([x, y]): Point => [-x, y])]
    const hubField = polygon(hub)
    const whole = contour((x, y) => Math.min(casting(x, y, 0), hubField(x, y)), {
      left: -e / 2 - 1,
      right: e / 2 + 1,
      bottom: -1,
      top: h + 1,
      step: 0.3 * scale,
    })
    return {
      views: [
        frontView(
          [
            whole.map(loop => outline(loop)),
            outline(hub),
            turn(tappedHole({ diameter: d, pitch: P, from: 0, to: m, isHidden: true }), 90),
            centreLine([0, 0], [0, h]),
            width('e', [-e / 2, earY], [e / 2, earY], 'above'),
            width('d2', [-d2 / 2, 0], [d2 / 2, 0], 'below', { prefix: '⌀' }),
            height('h', [-d2 / 2, 0], [-earX, earY + ear], 'left'),
            height('m', [d2 / 2, 0], [d3 / 2, m], 'right'),
          ],
          { axes: ['x', 'y'] },
        ),
        topView(
          [
            circle([0, 0], d2),
            circle([0, 0], d3),
            tappedHoleEnd(d, P),
            mirrored(
              [
                path(
                  roundCorners(
                    [
                      [d3 / 2, g / 2],
                      [e / 2, g / 2],
                      [e / 2, -g / 2],
                      [d3 / 2, -g / 2],
                    ],
                    g * 0.45,
                  ),
                ),
              ],
              'y',
            ),
            line([-d2 / 2, 0], [d2 / 2, 0], 'centre'),
            centreMark([0, 0], d2),
            height('g', [e / 2 - g, -g / 2], [e / 2 - g, g / 2], 'right'),
            diameter('d3', [0, 0], d3, { angle: 125, reach: 12 }),
            height('d', [0, -d / 2], [0, d / 2], 'left', nameThread(d, P)),
          ],
          { axes: ['x', 'z'] },
        ),
      ],
    }
  },
  volume: form => {
    const { g, m, rim, wingArea } = form
    // The edge of a wing is rounded by nearly half its thickness; it is about as long as that of a square.
    const wing = wingArea * g - 0.27 * g ** 2 * Math.sqrt(wingArea)
    return turnedVolume([[0, 0], ...rim, [0, m]]) - tappedVolume(form, m) + 2 * wing
  },
})

export default { 'wing-nut': wingNut }

/** The area in mm² in which a field is negative, beyond a radius that depends on the height. */
function areaBeside(
  field: (x: number, y: number) => number,
  radiusAt: (y: number) => number,
  right: number,
  top: number,
): number {
  const cells = Array.from({ length: AREA_STEPS }, (_, index) => (index + 0.5) / AREA_STEPS)
  const inside = cells.flatMap(up =>
    cells.filter(out => out * right > radiusAt(up * top) && field(out * right, up * top) < 0),
  )
  return (inside.length * right * top) / AREA_STEPS ** 2
}
