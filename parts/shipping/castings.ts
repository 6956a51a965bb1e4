import {
  centreLine,
  defineFamily,
  frontView,
  height,
  outline,
  type Point,
  roundCorners,
  sideView,
  topView,
  width,
} from '../drawing/kit.ts'

/** The edges of a casting are rounded by this much, in mm; ISO 1161 allows 14. */
const EDGE = 7

/** A top corner fitting, ISO 1161: its side, its end and its top with their openings. */
const cornerCasting = defineFamily({
  terms: {
    L: ['Length', 'mm'],
    B: ['Width', 'mm'],
    H: ['Height', 'mm'],
    a: ['Top opening, length', 'mm'],
    b: ['Top opening, width', 'mm'],
    c: ['Side opening, length', 'mm'],
    e: ['End opening, length', 'mm'],
    g: ['Side and end openings, height', 'mm'],
    m: ['Mass', 'kg'],
  },
  form: dimensions => {
    const { H, c, e, g } = dimensions
    /** Side and end openings: slots with their corners drawn in, not full rounds, in the plane of their wall. */
    const middle = H * 0.44
    const opening = (length: number) => rounded(length, middle - g / 2, middle + g / 2, g * 0.38, 12)
    return { ...dimensions, edge: EDGE, middle, side: opening(c), end: opening(e) }
  },
  draw: ({ L, B, H, a, b, c, e, g, edge, middle, side, end }) => ({
    views: [
      frontView(
        [
          outline(rounded(L, 0, H, edge)),
          outline(side),
          centreLine([0, 0], [0, H]),
          centreLine([-c / 2, middle], [c / 2, middle]),
          width('c', [-c / 2, middle], [c / 2, middle], 'above'),
          height('g', [c / 2, middle - g / 2], [c / 2, middle + g / 2], 'right'),
          height('H', [-L / 2, 0], [-L / 2, H], 'left'),
        ],
        { axes: ['x', 'y'] },
      ),
      sideView(
        [
          outline(rounded(B, 0, H, edge)),
          outline(end, 'hidden'),
          centreLine([0, 0], [0, H]),
          width('e', [-e / 2, middle - g / 2], [e / 2, middle - g / 2], 'below'),
        ],
        { axes: ['z', 'y'] },
      ),
      topView(
        [
          outline(rounded(L, -B / 2, B / 2, edge)),
          outline(rounded(a, -b / 2, b / 2, b / 2, 12)),
          centreLine([-L / 2, 0], [L / 2, 0]),
          centreLine([0, -B / 2], [0, B / 2]),
          width('a', [-a / 2, 0], [a / 2, 0], 'below'),
          width('L', [-L / 2, -B / 2], [L / 2, -B / 2], 'below'),
          height('b', [a / 2, -b / 2], [a / 2, b / 2], 'left'),
          height('B', [L / 2, -B / 2], [L / 2, B / 2], 'right'),
        ],
        { axes: ['x', 'z'] },
      ),
    ],
  }),
})

export default { 'corner-casting': cornerCasting }

/** A rectangle about the y axis, from one height to another, its corners rounded. */
function rounded(length: number, bottom: number, top: number, corner: number, steps = 6): Point[] {
  return roundCorners(
    [
      [-length / 2, bottom],
      [length / 2, bottom],
      [length / 2, top],
      [-length / 2, top],
    ],
    corner,
    { isClosed: true, steps },
  )
}
