import {
  aligned,
  arc,
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  outline,
  type Point,
  path,
  rect,
  roundCorners,
  topView,
  turn,
} from '../drawing/kit.ts'
import { BOLT, DRUM, OPENED, PLATE, WHEEL } from './ratchet-form.ts'

const RADIANS = Math.PI / 180

/** A ratchet tensioner, EN 12195-2, with the ends of its strap broken off; the handle half open. */
export default {
  'ratchet-tensioner': defineFamily({
    terms: {
      b: ['Webbing width', 'mm'],
      LC: ['Lashing capacity, straight', 'kN'],
      STF: ['Standard tension force', 'kN'],
      t: ['Webbing thickness', 'mm'],
      L: ['Handle length', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ b, t, L }) => {
      const inner = b / 2 + 2
      const reach = inner + PLATE * 2 + WHEEL + 1
      const cheek = roundCorners(
        [
          ...arcPoints([0, DRUM.y], 17, -90, 90),
          [-30, 34],
          [-74, 27],
          ...arcPoints([BOLT.x, BOLT.y], 12, 90, 270),
        ],
        [...Array.from({ length: 25 }, () => 0), 20, 20, ...Array.from({ length: 25 }, () => 0)],
        { isClosed: true },
      )
      const handle = turn(
        [
          arc([0, DRUM.y], 15, 70, 290),
          path([
            [5, DRUM.y + 14],
            [40, DRUM.y + 14],
            [L * 0.55, DRUM.y + 11],
            [L * 0.6, DRUM.y + 11],
          ]),
          path([
            [5, DRUM.y - 14],
            [40, DRUM.y - 14],
            [L * 0.55, DRUM.y - 11],
            [L * 0.6, DRUM.y - 11],
          ]),
          outline(
            roundCorners(
              [
                [L * 0.6, DRUM.y - 13],
                [L, DRUM.y - 12],
                [L, DRUM.y + 11],
                [L - 14, DRUM.y + 13.5],
                [L * 0.6, DRUM.y + 13],
              ],
              [3, 8, 8, 16, 4],
              { isClosed: true },
            ),
          ),
        ],
        OPENED,
        [0, DRUM.y],
      )
      const tip: Point = [L * Math.cos(OPENED * RADIANS), DRUM.y + L * Math.sin(OPENED * RADIANS)]
      const strapEnd = BOLT.x - 70
      return {
        views: [
          frontView([
            outline(cheek),
            handle,
            arc([0, DRUM.y], 22.5, -105, 75),
            circle([0, DRUM.y], DRUM.core * 2),
            centreMark([0, DRUM.y], 40),
            circle([BOLT.x, BOLT.y], 19),
            centreMark([BOLT.x, BOLT.y], 24),
            path([
              [BOLT.x - 12, t],
              [strapEnd, t],
              [strapEnd, 0],
              [BOLT.x, 0],
            ]),
            path([
              [20, 0],
              [96, 0],
              [96, t],
              [24, t],
            ]),
            centreLine([0, DRUM.y], tip),
            aligned('L', [0, DRUM.y], tip, 22),
            height('t', [96, 0], [96, t], 'right'),
          ]),
          topView([
            rect([BOLT.x - 12, inner], [17, inner + PLATE]),
            rect([BOLT.x - 12, -inner - PLATE], [17, -inner]),
            path([
              [BOLT.x - 12, b / 2],
              [strapEnd, b / 2],
              [strapEnd, -b / 2],
              [BOLT.x - 12, -b / 2],
            ]),
            path([
              [17, b / 2],
              [96, b / 2],
              [96, -b / 2],
              [17, -b / 2],
            ]),
            rect([-DRUM.core, -reach], [DRUM.core, reach]),
            line([BOLT.x, -reach], [BOLT.x, reach], 'centre'),
            centreLine([strapEnd, 0], [96, 0]),
            height('b', [96, -b / 2], [96, b / 2], 'right'),
          ]),
        ],
        notes: ['Strap shown broken off', 'Top view without the handle'],
      }
    },
  }),
}
