import {
  arc,
  centreLine,
  defineFamily,
  frontView,
  height,
  line,
  mirrored,
  note,
  outline,
  type Point,
  roundCorners,
  type Shape,
  width,
} from '../drawing/kit.ts'
import { eyeForm, FERRULE } from './rope-form.ts'

/** A rope sling, EN 13414-1, drawn straight: a thimble eye at each end, their bearing points L apart. */
export default {
  'rope-sling': defineFamily({
    terms: {
      d: ['Rope diameter', 'mm'],
      WLL: ['Working load limit', 't'],
      L: ['Length between the eyes', 'mm'],
      W: ['Thimble, inside width', 'mm'],
      l: ['Thimble, inside length', 'mm'],
      s: ['Thimble, sheet', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d, L, W, l, s }) => {
      const { top, middle, radius } = eyeForm(d, W, l, s)
      const foot = L / 2 - middle - W / 2
      const crown = foot + middle
      const point = L / 2 - l
      // The rope's outer line leaves the crown's circle where it is tangent to the line to the ferrule.
      const tangent = (from: Point, size: number) => {
        const away = Math.hypot(from[0] - crown, from[1])
        return Math.atan2(from[1], from[0] - crown) - Math.acos(size / away)
      }
      const around = (from: Point, size: number): Shape[] => {
        const angle = tangent(from, size)
        const touch: Point = [crown + size * Math.cos(angle), size * Math.sin(angle)]
        const degrees = (angle * 180) / Math.PI
        return [...mirrored([line(from, touch)], 'x'), arc([crown, 0], size, -degrees, degrees)]
      }
      const ferrule = roundCorners(
        [
          [foot, (-FERRULE.width * d) / 2],
          [foot + top, (-FERRULE.width * d) / 2],
          [foot + top, (FERRULE.width * d) / 2],
          [foot, (FERRULE.width * d) / 2],
        ],
        d * 0.3,
        { isClosed: true },
      )
      const end: Shape[] = [
        ...around([point, 0.01], W / 2),
        ...around([foot + top, d * 0.96], radius + d / 2),
        ...around([point - s, s], radius - d / 2),
        outline(ferrule),
      ]
      const rope: Shape[] = [-d / 2, d / 2].map(y => line([-foot, y], [foot, y]))
      return {
        views: [
          frontView([
            ...mirrored(end, 'y'),
            rope,
            centreLine([-L / 2 - d, 0], [L / 2 + d, 0]),
            width('L', [-L / 2, 0], [L / 2, 0], 'below'),
            width('l', [point, 0], [L / 2, 0], 'above'),
            height('W', [crown, -W / 2], [crown, W / 2], 'right'),
            note([-L * 0.26, d / 2], `Rope ⌀${d}, 6 × 19, fibre core`, { angle: 60, symbols: ['d'] }),
            note([-crown - (radius - d / 2) * 0.71, (radius - d / 2) * 0.71], `Thimble, sheet ${s}`, {
              angle: 60,
              reach: 20,
              symbols: ['s'],
            }),
          ]),
        ],
        notes: ['Drawn straight'],
      }
    },
  }),
}
