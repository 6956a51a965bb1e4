import {
  arc,
  centreLine,
  centreMark,
  defineFamily,
  diameter,
  frontView,
  hole,
  line,
  minorDiameter,
  outline,
  type Point,
  path,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { CHAMFER, CHIP_HOLES, chipWindow, rimOutline } from './die-form.ts'

/** EN 22568: dimples for the holder's screws, a twentieth of the diameter deep. */
const DIMPLE = 0.05

/** A round die. */
export default {
  'round-die': defineFamily({
    terms: {
      d: ['Thread', 'mm'],
      P: ['Pitch', 'mm'],
      D: ['Outside diameter', 'mm'],
      E: ['Thickness', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d, P, D, E }) => {
      const rim = rimOutline(D, 0)
      const top = Math.max(...rim.map(([, y]) => y))
      const { outline: window, landFrom } = chipWindow(d, D)
      const quarter = window.length / CHIP_HOLES
      const root = minorDiameter(d, P) / 2
      const quarters = Array.from({ length: CHIP_HOLES }, (_, index) => index)
      // ISO 6410: the thread's crests thick, its roots thin, both on the lands between the chip holes only.
      const chipHoles = quarters.map(index =>
        path(
          window
            .slice(index * quarter, (index + 1) * quarter)
            .filter(point => Math.hypot(...point) > d / 2 + 0.03),
        ),
      )
      const lands = quarters.map(index => {
        const from = (index * 360) / CHIP_HOLES + landFrom
        const to = ((index + 1) * 360) / CHIP_HOLES - landFrom
        return [
          arc([0, 0], root, from, to),
          arc([0, 0], d / 2, from, to, 'thin'),
          [from, to].map(end => line(at(root, end), at(d / 2 + 0.1, end))),
        ]
      })
      const dimpleAt = (D / 2) * Math.SQRT1_2
      return {
        views: [
          frontView(
            [
              outline(rim),
              outline(rimOutline(D, CHAMFER)),
              chipHoles,
              lands,
              centreMark([0, 0], D),
              diameter('D', [0, 0], D, { angle: 20 }),
              diameter('d', [0, 0], d, {
                angle: 135,
                reach: 24,
                prefix: 'M',
                suffix: ` × ${P}`,
                also: ['P'],
              }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              rect([-E / 2, -D / 2], [E / 2, top]),
              [CHAMFER - D / 2, D / 2 - CHAMFER].map(y => rect([-E / 2, y], [E / 2, y])),
              [dimpleAt, -dimpleAt].map(y => hole([0, y], D * DIMPLE * 2)),
              centreLine([-E / 2, 0], [E / 2, 0]),
              width('E', [-E / 2, -D / 2], [E / 2, -D / 2], 'below'),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
      }
    },
  }),
}

function at(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}
