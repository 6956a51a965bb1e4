import {
  arc,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hole,
  type Item,
  line,
  mirrored,
  note,
  outline,
  rect,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import { eyeSizes, tubeEnds } from './gas-spring-sizes.ts'

/** Between the neck's sides at an eye, in degrees from the axis. */
const NECK = 40

/** A gas spring at full length, its rod on the left: the eyes seen through their holes. */
export default {
  'gas-spring': defineFamily({
    terms: {
      F1: ['Extension force', 'N'],
      L: ['Length between the eyes', 'mm'],
      H: ['Stroke', 'mm'],
      D: ['Tube diameter', 'mm'],
      d: ['Rod diameter', 'mm'],
      dh: ['Eye hole', 'mm'],
      R: ['Mean spring rate', 'N/mm'],
    },
    form: dimensions => dimensions,
    draw: ({ L, H, D, d, dh }) => {
      const eye = eyeSizes(d, dh)
      const [from, to] = tubeEnds(L, H, d, dh)
      const groove = from + D * 0.5
      return {
        views: [
          frontView(
            [
              eyeLines(-L, 1, d, eye),
              eyeLines(0, -1, d, eye),
              rect([-L + eye.length, -d / 2], [from, d / 2]),
              outline(
                roundCorners(
                  [
                    [from, -D / 2],
                    [to, -D / 2],
                    [to, D / 2],
                    [from, D / 2],
                  ],
                  [D * 0.09, D * 0.2, D * 0.2, D * 0.09],
                  { isClosed: true },
                ),
              ),
              line([groove - D * 0.04, -D / 2], [groove - D * 0.04, D / 2]),
              line([groove + D * 0.04, -D / 2], [groove + D * 0.04, D / 2]),
              centreLine([-L - eye.outer / 2, 0], [eye.outer / 2, 0]),
              width('L', [-L, 0], [0, 0], 'below'),
              height('D', [to - D, -D / 2], [to - D, D / 2], { at: to - D }, { prefix: '⌀' }),
              note([-L + eye.length + H / 2, d / 2], `Rod ⌀${d}, stroke ${H}`, {
                angle: 60,
                reach: 12,
                symbols: ['d', 'H'],
              }),
              diameter('dh', [0, 0], dh, { angle: 60, reach: 16 }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              circle([0, 0], D),
              rect([-eye.thickness / 2, -eye.outer / 2], [eye.thickness / 2, eye.outer / 2]),
              centreMark([0, 0], D),
            ],
            { axes: ['z', 'x'] },
          ),
        ],
        notes: ['Shown at full length'],
      }
    },
  }),
}

/** An eye with its middle at x and its collar towards `way`. */
function eyeLines(
  x: number,
  way: 1 | -1,
  d: number,
  { outer, hole: bore, length }: ReturnType<typeof eyeSizes>,
): Item {
  const reach = outer / 2
  const neck = (NECK * Math.PI) / 180
  const start = way > 0 ? NECK : 180 + NECK
  return [
    arc([x, 0], outer / 2, start, start + 360 - 2 * NECK),
    hole([x, 0], bore),
    mirrored(
      [line([x + way * reach * Math.cos(neck), reach * Math.sin(neck)], [x + way * (reach - 0.5), d * 0.62])],
      'x',
    ),
    rect([x + way * (outer / 2 - 0.5), -d * 0.75], [x + way * length, d * 0.75]),
  ]
}
