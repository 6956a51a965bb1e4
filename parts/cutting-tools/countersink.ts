import {
  angleBetween,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  outline,
  type Point,
  path,
  sideView,
  turned,
  width,
} from '../drawing/kit.ts'
import { teethOutline } from '../geometry/teeth.ts'
import { COUNTERSINK_HEAD, countersinkTooth } from './tooth-forms.ts'

/** The edges of the flutes as seen from the side: two lands' ends, in degrees from the top. */
const EDGES_SEEN = [67, 120]

/** A countersink, its smaller end at x = 0 on the left. */
export default {
  countersink: defineFamily({
    terms: {
      d1: ['Largest diameter', 'mm'],
      d3: ['Smallest diameter', 'mm'],
      α: ['Countersink angle', '°'],
      d2: ['Shank diameter', 'mm'],
      l1: ['Overall length', 'mm'],
      z: ['Flutes', ''],
    },
    form: dimensions => dimensions,
    draw: ({ d1, d2, d3, l1, α, z }) => {
      const cone = (d1 - d3) / 2 / Math.tan((α * Math.PI) / 360)
      const shoulder = cone + d1 * COUNTERSINK_HEAD.cylinder
      const head = shoulder + d1 * COUNTERSINK_HEAD.taper
      const neck = d2 * 0.46
      const edge = d2 * 0.06
      const profile: Point[] = [
        [0, d3 / 2],
        [cone, d1 / 2],
        [shoulder, d1 / 2],
        [head, neck],
        [head + 0.8, neck],
        [head + 0.8, d2 / 2 - edge],
        [head + 0.8 + edge, d2 / 2],
        [l1 - edge, d2 / 2],
        [l1, d2 / 2 - edge],
      ]
      const share = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
      const apex = -d3 / 2 / Math.tan((α * Math.PI) / 360)
      const lands = teethOutline(countersinkTooth(360 / z), z).map(
        ([x, y]): Point => [(x * d1) / 2, (y * d1) / 2],
      )
      return {
        views: [
          frontView([
            turned(profile),
            EDGES_SEEN.map(degrees =>
              path(profile.slice(0, 4).map(([x, r]): Point => [x, r * share(degrees)])),
            ),
            height('d3', [0, -d3 / 2], [0, d3 / 2], 'left', { prefix: '⌀' }),
            height('d1', [cone, -d1 / 2], [cone, d1 / 2], 'left', { prefix: '⌀' }),
            height('d2', [l1 - edge, -d2 / 2], [l1 - edge, d2 / 2], 'right', { prefix: '⌀' }),
            width('l1', [0, -d3 / 2], [l1, edge - d2 / 2], 'below'),
            angleBetween('α', [apex, 0], -α / 2, α / 2, cone * 1.2),
          ]),
          sideView([circle([0, 0], d1, 'thin'), outline(lands), circle([0, 0], d3), centreMark([0, 0], d1)]),
        ],
      }
    },
  }),
}
