import {
  acrossCorners,
  arc,
  centreMark,
  chamferCorners,
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
import { hexagonVolume } from '../geometry/volumes.ts'

/** A hexagon socket screw key, the long arm along x with its end on the left, the short arm up. */
const hexKey = defineFamily({
  terms: {
    s: ['Width across flats', 'mm'],
    l1: ['Long arm', 'mm'],
    l2: ['Short arm', 'mm'],
    e: ['Width across corners', 'mm'],
    r: ['Bending radius', 'mm'],
  },
  form: dimensions => {
    const { s, e } = dimensions
    const chamfer = s * 0.09
    // The ends are ground flat and chamfered by about 30 degrees.
    return {
      ...dimensions,
      section: hexSection(s, e),
      half: e / 2,
      chamfer,
      end: 1 - (2 * chamfer) / s / 1.4,
    }
  },
  draw: ({ s, l1, l2, e, r, section, half, chamfer, end }) => {
    // Where the flats that lie in the drawing's plane end: half the width across full corners.
    const flat = acrossCorners(s) / 4
    const bend = l1 - e - r
    const inset = half * (1 - end)
    const along = (y: number, from: number) => line([from, y], [bend, y])
    const up = (x: number) => line([x, e + r], [x, l2 - chamfer])
    // How much of a corner is cut back.
    const edge = 2 * Math.abs(section[0]?.[1] ?? 0)
    return {
      views: [
        frontView(
          [
            path([
              [bend, e],
              [chamfer, e],
              [0, e - inset],
              [0, inset],
              [chamfer, 0],
              [bend, 0],
            ]),
            path([
              [l1, e + r],
              [l1, l2 - chamfer],
              [l1 - inset, l2],
              [l1 - e + inset, l2],
              [l1 - e, l2 - chamfer],
              [l1 - e, e + r],
            ]),
            [half - flat, half + flat].map(y => along(y, chamfer)),
            [l1 - half - flat, l1 - half + flat].map(up),
            line([chamfer, 0], [chamfer, e]),
            line([l1 - e, l2 - chamfer], [l1, l2 - chamfer]),
            [r, r + half - flat, r + half + flat, r + e].map(size => arc([bend, e + r], size, 270, 360)),
            width('l1', [0, inset], [l1, e + r], 'below'),
            height('l2', [bend, 0], [l1 - inset, l2], 'right'),
            height('e', [chamfer, 0], [chamfer, e], 'left'),
            radius('r', [bend, e + r], r, { angle: 315, reach: -r }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            outline([
              [-s / 2, half - flat],
              [-edge / 2, 0],
              [edge / 2, 0],
              [s / 2, half - flat],
              [s / 2, half + flat],
              [s / 2, l2 - chamfer],
              [s / 2 - inset, l2],
              [inset - s / 2, l2],
              [-s / 2, l2 - chamfer],
            ]),
            path([
              [-s / 2, half + flat],
              [-edge / 2, e],
              [edge / 2, e],
              [s / 2, half + flat],
            ]),
            line([-s / 2, l2 - chamfer], [s / 2, l2 - chamfer]),
            [-edge / 2, edge / 2].map(x => line([x, e], [x, l2 - chamfer], 'thin')),
            centreMark([0, half], s),
            width('s', [-s / 2, half - flat], [s / 2, half - flat], 'below'),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: ({ s, e, l1, l2, r }) => {
    // Between the arms the middle line is an arc; the section is a hexagon without the tips of its corners.
    const straight = l1 + l2 - e - 2 * r - e
    const bend = (Math.PI / 2) * (r + e / 2)
    const tip = acrossCorners(s) - e
    const section = hexagonVolume(s, 1) - 6 * (tip / 2) ** 2 * Math.sqrt(3)
    return section * (straight + bend)
  },
})

export default { 'hex-key': hexKey }

/** A hexagon with corners along x, cut back to the width across corners of ISO 2936. */
function hexSection(s: number, e: number): Point[] {
  const corner = s / Math.cos(Math.PI / 6) / 2
  const cut = (corner - e / 2) / Math.cos(Math.PI / 3)
  const corners = Array.from({ length: 6 }, (_, index): Point => {
    const angle = (index * Math.PI) / 3
    return [corner * Math.cos(angle), corner * Math.sin(angle)]
  })
  return chamferCorners(corners, cut, { isClosed: true })
}
