import {
  centreMark,
  chamferCorners,
  circle,
  defineFamily,
  frontView,
  height,
  type Point,
  sideView,
  turnedSection,
  width,
} from '../drawing/kit.ts'
import { turnedVolume } from '../geometry/volumes.ts'

/** Edges are broken by so much of the wall, at most by so many mm. */
const EDGE = { share: 0.2, most: 0.6 }

/** A plain cylindrical bush, ISO 2795 and ISO 3547-1, its axis along x. */
const plainBush = defineFamily({
  terms: { d: ['Bore', 'mm'], D: ['Outside diameter', 'mm'], L: ['Length', 'mm'] },
  form: dimensions => {
    const { d, D, L } = dimensions
    const edge = edgeOf((D - d) / 2)
    /** Its section above the axis, [radius, height], in the middle of 0. */
    const section = chamferCorners(
      [
        [d / 2, -L / 2],
        [D / 2, -L / 2],
        [D / 2, L / 2],
        [d / 2, L / 2],
      ],
      edge,
      { isClosed: true },
    )
    return { ...dimensions, edge, section }
  },
  draw: ({ d, D, L, edge, section }) => ({
    views: [
      frontView(
        [
          turnedSection(lain(section)),
          width('L', [-L / 2, edge - D / 2], [L / 2, edge - D / 2], 'below'),
          height('D', [-L / 2 + edge, -D / 2], [-L / 2 + edge, D / 2], 'left', { prefix: '⌀' }),
          height('d', [L / 2 - edge, -d / 2], [L / 2 - edge, d / 2], 'right', { prefix: '⌀' }),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView(
        [[D, D - 2 * edge, d + 2 * edge, d].map(size => circle([0, 0], size)), centreMark([0, 0], D)],
        {
          axes: ['z', 'x'],
        },
      ),
    ],
  }),
  volume: ({ section }) => turnedVolume(section),
})

/** A bush with a flange, ISO 2795 and ISO 3547-1, its axis along x, the flange on the left. */
const flangedBush = defineFamily({
  terms: {
    d: ['Bore', 'mm'],
    D: ['Outside diameter', 'mm'],
    L: ['Length', 'mm'],
    Df: ['Flange diameter', 'mm'],
    t: ['Flange thickness', 'mm'],
  },
  form: dimensions => {
    const { d, D, L, Df, t } = dimensions
    const edge = edgeOf((D - d) / 2)
    const section = chamferCorners(
      [
        [d / 2, 0],
        [D / 2, 0],
        [D / 2, L - t],
        [Df / 2, L - t],
        [Df / 2, L],
        [d / 2, L],
      ],
      [edge, edge, 0, edge / 2, edge / 2, 2 * edge],
      { isClosed: true },
    )
    return { ...dimensions, edge, section }
  },
  draw: ({ d, D, L, Df, t, edge, section }) => ({
    views: [
      frontView(
        [
          turnedSection(lain(section)),
          width('L', [-L, edge / 2 - Df / 2], [0, edge - D / 2], 'below'),
          width('t', [-L, Df / 2 - edge / 2], [t - L, Df / 2 - edge / 2], 'above'),
          height('Df', [edge / 2 - L, -Df / 2], [edge / 2 - L, Df / 2], 'left', { prefix: '⌀' }),
          height('D', [-edge, -D / 2], [-edge, D / 2], 'right', { prefix: '⌀' }),
          height('d', [-edge, -d / 2], [-edge, d / 2], 'right', { prefix: '⌀' }),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView([[Df, Df - edge, d + 4 * edge, d].map(size => circle([0, 0], size)), centreMark([0, 0], Df)], {
        axes: ['z', 'x'],
      }),
    ],
  }),
  volume: ({ section }) => turnedVolume(section),
})

export default { 'plain-bush': plainBush, 'flanged-bush': flangedBush }

function edgeOf(wall: number): number {
  return Math.min(EDGE.most, wall * EDGE.share)
}

/** A section laid on its side, the top to the left: [along, radius]. */
function lain(section: readonly Point[]): Point[] {
  return section.map(([radius, y]): Point => [-y, radius])
}
