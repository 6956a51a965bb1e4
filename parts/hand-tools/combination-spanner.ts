import {
  aligned,
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  outline,
  type Point,
  path,
  rect,
  roundCorners,
  topView,
  width,
} from '../drawing/kit.ts'
import { edge, layOut } from './spanner-form.ts'

/** A combination spanner, the open end on the left; x = 0 is the tip of the jaws. */
export default {
  'combination-spanner': defineFamily({
    terms: {
      s: ['Width across flats', 'mm'],
      L: ['Length', 'mm'],
      b: ['Width of the open end', 'mm'],
      D: ['Diameter of the ring end', 'mm'],
      a: ['Thickness of the open end', 'mm'],
      t: ['Thickness of the ring end', 'mm'],
      m: ['Mass', 'g'],
    },
    form: dimensions => dimensions,
    draw: dimensions => {
      const { s, L, b, D, a, t } = dimensions
      const { open, shaft, ring } = layOut(dimensions)
      const top = open.y + open.top
      // The model stands along y; here its top lies on the left.
      const lay = ([x, y]: Point): Point => [top - y, x]
      const jaw = open.outline.map(([x, y]) => lay([x, y + open.y]))
      const nut = lay([0, open.y])
      const eye = lay([0, 0])
      const lean = (along: number, out: number): Point => {
        const [cos, sin] = [Math.cos(Math.PI / 12), Math.sin(Math.PI / 12)]
        return lay([along * cos - out * sin, along * sin + out * cos + open.y])
      }
      const half = (y: number) =>
        (shaft.width * (0.84 + (0.16 * (y - shaft.from)) / (shaft.to - shaft.from))) / 2
      const [near, far] = [D * 0.47, open.y - b * 0.46]
      const bar = (side: 1 | -1) => path([near, far].map(y => lay([side * half(y), y])))
      const rim = shaft.width * 0.17
      const panel = roundCorners(
        [
          lay([half(shaft.to) - rim, shaft.to]),
          lay([half(shaft.from) - rim, shaft.from]),
          lay([rim - half(shaft.from), shaft.from]),
          lay([rim - half(shaft.to), shaft.to]),
        ],
        shaft.width * 0.25,
        { isClosed: true },
      )
      const corners = Array.from({ length: 24 }, (_, index): Point => {
        const radius = index % 2 === 0 ? s / Math.sqrt(3) : (s / 2) * 1.035
        const angle = (index * Math.PI) / 12
        return [eye[0] + radius * Math.cos(angle), eye[1] + radius * Math.sin(angle)]
      })
      // Its plane is turned: in this view the ring is shorter than wide.
      const ellipse = Array.from({ length: 72 }, (_, index): Point => {
        const angle = (index * Math.PI) / 36
        return [eye[0] + ring * Math.cos(angle), eye[1] + (D / 2) * Math.sin(angle)]
      })
      const thin = shaft.thickness / 2
      const tilted = (along: number, out: number): Point => {
        const [cos, sin] = [Math.cos(Math.PI / 12), -Math.sin(Math.PI / 12)]
        return [eye[0] + along * cos - out * sin, along * sin + out * cos]
      }
      return {
        views: [
          frontView(
            [
              outline(jaw),
              bar(1),
              bar(-1),
              outline(panel, 'thin'),
              outline(ellipse),
              outline(corners),
              centreMark(eye, D),
              centreLine([0, 0], eye),
              centreLine(lean(0, s), lean(0, -s * 0.75)),
              aligned('s', lean(s / 2, s * 0.5), lean(-s / 2, s * 0.5), -6),
              width('L', [0, jaw[0]?.[1] ?? 0], [L, 0], 'below'),
              height('D', [eye[0], -D / 2], [eye[0], D / 2], 'right', { prefix: '⌀' }),
              height('b', [nut[0], -b / 2], [nut[0], b / 2], 'left'),
            ],
            { axes: ['y', 'x'] },
          ),
          topView([
            rect([0, -a / 2], [nut[0] + b * 0.45, a / 2]),
            [1, -1].map(side =>
              path([
                [nut[0] + b * 0.45, side * thin],
                [eye[0] - D * 0.4, side * thin],
              ]),
            ),
            outline(
              roundCorners(
                [tilted(-D / 2, -t / 2), tilted(D / 2, -t / 2), tilted(D / 2, t / 2), tilted(-D / 2, t / 2)],
                edge(t),
                { isClosed: true },
              ),
            ),
            aligned('t', tilted(D / 2, t / 2), tilted(D / 2, -t / 2), 6),
            height('a', [0, -a / 2], [0, a / 2], 'left'),
          ]),
        ],
        notes: ['Open end at 15° to the shank', 'Ring end turned by 15°', 'Openings to ISO 691'],
      }
    },
  }),
}
