import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  type Item,
  line,
  mirrored,
  move,
  outline,
  rect,
  topView,
  width,
} from '../drawing/kit.ts'
import { BUSH, OUTER_HEIGHT, PLAY, plateOutline, sheetOf } from './chain-form.ts'

/** Three links of a chain, the middle one an outer link: from the side and from above. */
export default {
  'roller-chain': defineFamily({
    terms: {
      p: ['Pitch', 'mm'],
      b1: ['Width between inner plates', 'mm'],
      d1: ['Roller diameter', 'mm'],
      n: ['Links', ''],
      d2: ['Pin diameter', 'mm'],
      h2: ['Height of inner plates', 'mm'],
      b2: ['Width over inner link', 'mm'],
      b4: ['Width over pins', 'mm'],
    },
    form: dimensions => dimensions,
    draw: chain => {
      const { p, b1, b2, b4, d1, d2, h2 } = chain
      const sheet = sheetOf(chain)
      const joints = [-1.5, -0.5, 0.5, 1.5].map(share => share * p)
      const inner = [outline(plateOutline(p, h2))]
      const outer = [outline(plateOutline(p, h2 * OUTER_HEIGHT))]
      const plates = (middle: number, length: number, from: number) =>
        mirrored([rect([middle - length / 2, from], [middle + length / 2, from + sheet])], 'x')
      const roller = (x: number): Item => rect([x - d1 / 2, 0.1 - b1 / 2], [x + d1 / 2, b1 / 2 - 0.1])
      const pin = (x: number): Item => [
        mirrored([rect([x - d2 / 2, b2 / 2 + PLAY / 2 + sheet], [x + d2 / 2, b4 / 2])], 'x'),
        centreLine([x, -b4 / 2], [x, b4 / 2]),
      ]
      const end = joints[3] ?? 0
      return {
        views: [
          frontView([
            move(inner, -p, 0),
            move(inner, p, 0),
            outer,
            joints.slice(1, 3).map(x => circle([x, 0], d2)),
            [joints[0] ?? 0, end].map(x => [circle([x, 0], d2 * BUSH), circle([x, 0], d2 + 0.15)]),
            joints.map(x => [circle([x, 0], d1, 'hidden'), centreMark([x, 0], h2)]),
            width('p', [joints[0] ?? 0, -h2 / 2], [joints[1] ?? 0, -h2 / 2], 'below'),
            height('h2', [end, -h2 / 2], [end, h2 / 2], 'right'),
            diameter('d1', [joints[0] ?? 0, 0], d1, { angle: 120, reach: 14 }),
            diameter('d2', [joints[2] ?? 0, 0], d2, { angle: 60, reach: 18 }),
          ]),
          topView([
            [-p, p].map(x => plates(x, p + h2, b1 / 2)),
            plates(0, p + h2 * OUTER_HEIGHT, b2 / 2 + PLAY / 2),
            joints.map(roller),
            joints.slice(1, 3).map(pin),
            [joints[0] ?? 0, end].map(x => [
              mirrored([line([x - (d2 * BUSH) / 2, b2 / 2], [x + (d2 * BUSH) / 2, b2 / 2])], 'x'),
              centreLine([x, -b2 / 2], [x, b2 / 2]),
            ]),
            height('b1', [end + p * 0.2, -b1 / 2], [end + p * 0.2, b1 / 2], { at: end + p * 0.2 }),
            height('b2', [end, -b2 / 2], [end, b2 / 2], 'right'),
            height('b4', [joints[1] ?? 0, -b4 / 2], [joints[1] ?? 0, b4 / 2], 'left'),
          ]),
        ],
        notes: ['Three of its links shown'],
      }
    },
  }),
}
