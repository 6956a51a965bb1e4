import {
  arc,
  centreMark,
  defineFamily,
  frontView,
  height,
  line,
  outline,
  type Point,
  path,
  radius,
  sideView,
  width,
} from '../drawing/kit.ts'
import { lobedArea, lobeRadius } from '../geometry/lobes.ts'

/** How many points the outline of a key's section has. */
const STEPS = 96

/** A key for hexalobular sockets, the long arm along x with its end on the left, the short arm up. */
const hexalobularKey = defineFamily({
  terms: {
    T: ['Size', ''],
    l1: ['Long arm', 'mm'],
    l2: ['Short arm', 'mm'],
    A: ['Width across lobes', 'mm'],
    r: ['Bending radius', 'mm'],
  },
  form: dimensions => {
    const { A } = dimensions
    // A lobe lies in the plane of the bend.
    const section = Array.from({ length: STEPS }, (_, step): Point => {
      const angle = (step / STEPS) * 2 * Math.PI
      const reach = lobeRadius(A, angle)
      return [reach * Math.cos(angle), reach * Math.sin(angle)]
    })
    return { ...dimensions, section, half: A / 2, thickness: 2 * Math.max(...section.map(([, y]) => y)) }
  },
  draw: ({ l1, l2, A, r, section, half, thickness }) => {
    const bend = l1 - A - r
    const end = section.map(([x, y]): Point => [y, x + half])
    const [, low = 0] = end.find(([x, y]) => x > thickness / 2 - 1e-9 && y < half) ?? []
    const below = end.filter(([, y]) => y <= low + 1e-9)
    const lowest = [...below].sort(([one], [other]) => other - one)
    return {
      views: [
        frontView(
          [
            path([
              [bend, A],
              [0, A],
              [0, 0],
              [bend, 0],
            ]),
            path([
              [l1, A + r],
              [l1, l2],
              [l1 - A, l2],
              [l1 - A, A + r],
            ]),
            [r, r + A].map(size => arc([bend, A + r], size, 270, 360)),
            width('l1', [0, 0], [l1, A + r], 'below'),
            height('l2', [bend, 0], [l1, l2], 'right'),
            height('A', [0, 0], [0, A], 'left'),
            radius('r', [bend, A + r], r, { angle: 315, reach: -r }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            path([[thickness / 2, l2], ...lowest, [-thickness / 2, l2]]),
            outline(end),
            line([-thickness / 2, l2], [thickness / 2, l2]),
            centreMark([0, half], A),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  // Between the arms the middle line is an arc.
  volume: ({ A, l1, l2, r }) => lobedArea(A) * (l1 + l2 - 2 * A - 2 * r + (Math.PI / 2) * (r + A / 2)),
})

export default { 'hexalobular-key': hexalobularKey }
