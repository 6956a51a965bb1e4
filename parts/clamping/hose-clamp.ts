import {
  arc,
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hexSide,
  line,
  move,
  note,
  outline,
  path,
  rect,
  roundCorners,
  sideView,
  threadedRod,
  width,
} from '../drawing/kit.ts'
import { HOUSING, SLOT_PITCH, WORM } from './hose-clamp-form.ts'

/** A hose clamp at its largest, along the hose and from the side. */
export default {
  'hose-clamp': defineFamily({
    terms: {
      D: ['Largest hose', 'mm'],
      d: ['Smallest hose', 'mm'],
      b: ['Band width', 'mm'],
      t: ['Band thickness', 'mm'],
      s: ['Width across flats', 'mm'],
      T: ['Tightening torque', 'N·m'],
    },
    form: dimensions => dimensions,
    draw: ({ D, d, b, t, s }) => {
      const R = D / 2
      const level = R + 2 * t + WORM / 2 - 0.2
      const half = HOUSING / 2
      const roof = level + WORM / 2 + 0.9
      const wide = b / 2 + 0.9
      const tail = arcPoints([0, 0], R + 2 * t + 0.05, 75, -18)
      const step = (SLOT_PITCH / R) * (180 / Math.PI)
      const slots = Array.from({ length: 7 }, (_, index) => -index * SLOT_PITCH * 0.9).map(
        offset => R * 0.55 + offset,
      )
      return {
        views: [
          frontView([
            circle([0, 0], D),
            circle([0, 0], D + 2 * t),
            path(tail),
            ...[0, 1, 2, 3, 4].map(index => {
              const at = ((35 - index * step) * Math.PI) / 180
              const reach = [R + t, R + 2 * t]
              return path(reach.map(radius => [radius * Math.cos(at), radius * Math.sin(at)]))
            }),
            outline(
              roundCorners(
                [
                  [-half, R + t],
                  [half, R + t],
                  [half, roof],
                  [-half, roof],
                ],
                [0, 0, 1, 1],
                { isClosed: true },
              ),
            ),
            rect([-half - 1.6, level - s * 0.68], [-half, level + s * 0.68]),
            move(hexSide({ acrossFlats: s, from: -half - 1.6, to: -half - 5.6, chamfer: ['to'] }), 0, level),
            move(
              threadedRod({
                diameter: WORM - 1,
                pitch: SLOT_PITCH,
                from: half,
                to: half + 2.4,
                ends: ['to'],
              }),
              0,
              level,
            ),
            centreLine([-half - 5.6, level], [half + 2.4, level]),
            centreMark([0, 0], D),
            diameter('D', [0, 0], D, { angle: 215, reach: -16 }),
            height('t', [0, -R - t], [0, -R], { at: R * 0.35 }),
            note([R * 0.77, R * 0.77], `For hoses ${d} to ${D}`, { angle: 20, reach: 12, symbols: ['d'] }),
          ]),
          sideView([
            rect([-b / 2, -R - t], [b / 2, R + t]),
            ...slots.map(y => line([-b * 0.28, y], [b * 0.28, y + b * 0.09])),
            outline(
              roundCorners(
                [
                  [-wide, R],
                  [wide, R],
                  [wide, level - 1],
                  [WORM / 2 + 0.9, level + 1],
                  [WORM / 2 + 0.9, roof],
                  [-WORM / 2 - 0.9, roof],
                  [-WORM / 2 - 0.9, level + 1],
                  [-wide, level - 1],
                ],
                [0.8, 0.8, 1.4, 1.4, 3.6, 3.6, 1.4, 1.4],
                { isClosed: true },
              ),
            ),
            arc([0, level], s / 2, 0, 360),
            centreLine([0, -R - t], [0, roof]),
            width('b', [-b / 2, -R - t], [b / 2, -R - t], 'below'),
            width('s', [-s / 2, level], [s / 2, level], 'above'),
          ]),
        ],
      }
    },
  }),
}
