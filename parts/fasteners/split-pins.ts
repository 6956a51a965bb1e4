import {
  arcPoints,
  centreLine,
  defineFamily,
  frontView,
  height,
  line,
  outline,
  type Point,
  path,
  sideView,
  width,
} from '../drawing/kit.ts'

/** A split pin of half-round wire, as ISO 1234: the eye on top, y = 0 where the legs part. */
const splitPin = defineFamily({
  terms: {
    d: ['Diameter, closed', 'mm'],
    l: ['Length', 'mm'],
    c: ['Eye width', 'mm'],
    b: ['Eye length', 'mm'],
    a: ['Overhang of one leg', 'mm'],
  },
  form: dimensions => {
    const { d, l, c, b, a } = dimensions
    // Each leg flares out into the eye, a circle of width c whose top lies b above.
    const flare = (4 * b ** 2 - 4 * b * c + d ** 2) / (4 * c - 4 * d)
    const turn = 2 * Math.atan((c - d) / (2 * b - c))
    const middle: Point = [0, b - c / 2]
    const degrees = (turn * 180) / Math.PI
    /** One face of the wire, from its right end round the eye to its left one; `depth` from the flat face outwards. */
    const faceAt = (depth: number): Point[] => {
      const right = arcPoints([d / 2 + flare, 0], flare + d / 2 - depth, 180, 180 - degrees, 12)
      const eye = arcPoints(middle, c / 2 - d / 2 + depth, -degrees, 180 + degrees, 64)
      const left = right.toReversed().map(([x, y]): Point => [0 - x, y])
      return [[depth, -l], ...right, ...eye.slice(1, -1), ...left, [0 - depth, -l - a]]
    }
    return { ...dimensions, middle, inside: faceAt(0), outside: faceAt(d / 2) }
  },
  draw: ({ d, l, c, b, a, middle, inside, outside }) => {
    const lay = (points: readonly Point[]) => points.map(([x, y]): Point => [0 - y, x])
    const rim = c / 2 - d / 2
    return {
      views: [
        frontView(
          [
            path(lay(outside)),
            path(lay(inside)),
            line([l, 0], [l, d / 2]),
            line([l + a, 0], [l + a, -d / 2]),
            centreLine([-b, 0], [0, 0]),
            centreLine([-middle[1], -c / 2], [-middle[1], c / 2]),
            width('l', [0, d / 2], [l, d / 2], 'above'),
            width('b', [-b, 0], [0, -d / 2], 'below'),
            width('a', [l, -d / 2], [l + a, -d / 2], 'below'),
            height('c', [-middle[1], -c / 2], [-middle[1], c / 2], 'left'),
            height('d', [l, -d / 2], [l, d / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(
          [
            outline([...arcPoints([0, rim], d / 2, 0, 180), ...arcPoints([0, -rim], d / 2, 180, 360)]),
            centreLine([0, -c / 2], [0, c / 2]),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: ({ d, inside }) => {
    // Guldin: the middle of a half disc lies 4 r / 3 π from its flat face, which runs along `inside`.
    const wire = (Math.PI * d ** 2) / 8
    const length = inside.slice(1).reduce((sum, [x, y], index) => {
      const [fromX, fromY] = inside[index] ?? [x, y]
      return sum + Math.hypot(x - fromX, y - fromY)
    }, 0)
    return wire * (length + (Math.PI * 2 * d) / (3 * Math.PI))
  },
})

export default { 'split-pin': splitPin }
