import {
  arc,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  mirrored,
  outline,
  type Point,
  path,
  sideView,
  topView,
  turnedSection,
  width,
} from '../drawing/kit.ts'
import { cylinderVolume } from '../geometry/volumes.ts'

/** How wide a spring washer's slit is, as a share of a turn. */
const SLIT = 2 / 96

/** A plain washer without chamfer, as ISO 7089, cut along its axis. */
const flatWasher = defineFamily({
  terms: {
    d1: ['Hole diameter', 'mm'],
    d2: ['Outer diameter', 'mm'],
    h: ['Thickness', 'mm'],
  },
  form: dimensions => dimensions,
  draw: ({ d1, d2, h }) => ({
    views: [
      frontView(
        [
          turnedSection([
            [0, d1 / 2],
            [0, d2 / 2],
            [h, d2 / 2],
            [h, d1 / 2],
          ]),
          width('h', [0, -d2 / 2], [h, -d2 / 2], 'below'),
          height('d2', [0, -d2 / 2], [0, d2 / 2], 'left', { prefix: '⌀' }),
          height('d1', [h, -d1 / 2], [h, d1 / 2], 'right', { prefix: '⌀' }),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView([circle([0, 0], d2), circle([0, 0], d1), centreMark([0, 0], d2)], { axes: ['z', 'x'] }),
    ],
  }),
  volume: ({ d1, d2, h }) => ringVolume(d1, d2, h),
})

/** A split spring lock washer of rectangular section with plain ends, as DIN 127-B: its axis upright, the slit in front. */
const springWasher = defineFamily({
  terms: {
    d1: ['Hole diameter', 'mm'],
    d2: ['Outer diameter', 'mm'],
    s: ['Thickness', 'mm'],
    h: ['Free height', 'mm'],
  },
  form: dimensions => {
    const { s, h } = dimensions
    const turns = 1 - SLIT
    // DIN 127: relaxed, one end stands above the other by the thickness of the section or a little more.
    return { ...dimensions, turns, slit: SLIT, riseAt: (turn: number) => ((h - s) * turn) / turns }
  },
  draw: ({ d1, d2, s, h, turns, slit, riseAt }) => {
    /** On the outer edge after a share of a turn from the lower end; `up` above the section's lower side. */
    const at = (share: number, up: number): Point => [
      (d2 / 2) * Math.sin(2 * Math.PI * (share + slit / 2)),
      up + riseAt(share),
    ]
    const edge = (from: number, to: number, up: number) =>
      Array.from({ length: 17 }, (_, step) => at(from + ((to - from) * step) / 16, up))
    const quarter = 0.25 - slit / 2
    const open = 180 * slit
    const gap = (radius: number): Point => [
      radius * Math.sin((open * Math.PI) / 180),
      -radius * Math.cos((open * Math.PI) / 180),
    ]
    const right = at(quarter, 0)
    return {
      views: [
        frontView(
          [
            outline([...edge(0, quarter, 0), ...edge(0, quarter, s).toReversed()]),
            outline([...edge(turns - quarter, turns, 0), ...edge(turns - quarter, turns, s).toReversed()]),
            // Of the far side as much as the ends in front leave to be seen, through the slit too.
            path(edge(quarter, (turns + slit) / 2, s)),
            path(edge((turns - slit) / 2, turns - quarter, 0)),
            centreLine([0, 0], [0, h]),
            height('h', at(0, 0), at(turns, s), 'left'),
            height('s', right, [right[0], right[1] + s], 'right'),
          ],
          { axes: ['z', 'y'] },
        ),
        topView(
          [
            arc([0, 0], d2 / 2, -90 + open, 270 - open),
            arc([0, 0], d1 / 2, -90 + open, 270 - open),
            mirrored([line(gap(d1 / 2), gap(d2 / 2))], 'y'),
            centreMark([0, 0], d2),
            height('d1', [0, -d1 / 2], [0, d1 / 2], 'left', { prefix: '⌀' }),
            width('d2', [-d2 / 2, 0], [d2 / 2, 0], 'below', { prefix: '⌀' }),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: ({ d1, d2, s, turns }) => ringVolume(d1, d2, s) * turns,
})

export default { 'flat-washer': flatWasher, 'spring-washer': springWasher }

/** The volume of a flat ring, in mm³ for mm. */
function ringVolume(inner: number, outer: number, thickness: number): number {
  return cylinderVolume(outer, thickness) - cylinderVolume(inner, thickness)
}
