import {
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  note,
  outline,
  type Point,
  path,
  rect,
  roundCorners,
  sideView,
  width,
} from '../drawing/kit.ts'
import { beside, smooth } from '../drawing/shapes/beside.ts'
import { CLEVIS, hookStations } from './hook-form.ts'

/** A clevis sling hook, EN 1677-2: the load hangs under the pin, the nose is on the left; its latch is left out. */
export default {
  'sling-hook': defineFamily({
    terms: {
      WLL: ['Working load limit', 't'],
      d: ['For chain', 'mm'],
      E: ['Effective length', 'mm'],
      B: ['Bowl, inside width', 'mm'],
      H: ['Bowl depth', 'mm'],
      D: ['Pin diameter', 'mm'],
      g: ['Clevis opening', 'mm'],
    },
    form: dimensions => dimensions,
    draw: ({ d, E, B, H, D, g }) => {
      const bowl = B / 2
      const pinAt = E - bowl
      const foot = pinAt - D * CLEVIS.foot
      const stations = hookStations(bowl, H, pinAt - D * 1.7).slice(1)
      const middle = stations.map(([x, y]): Point => [x, y])
      const depth = (index: number) => stations[index]?.[2] ?? 0
      const block: readonly [Point, Point] = [
        [(-D * CLEVIS.blockWidth) / 2, foot - D * (0.05 + CLEVIS.block / 2)],
        [(D * CLEVIS.blockWidth) / 2, foot - D * (0.05 - CLEVIS.block / 2)],
      ]
      const below = ([, y]: Point) => y < block[0][1] + D * 0.2
      const outer = smooth(beside(middle, depth)).filter(below)
      const inner = smooth(beside(middle, index => -depth(index))).filter(below)
      const ear = roundCorners(
        [
          ...arcPoints([0, pinAt], D * CLEVIS.round, -20, 200),
          [-D * 1.02, foot - D * 0.2],
          [D * 1.02, foot - D * 0.2],
        ],
        [...Array.from({ length: 25 }, () => 0), D * 0.5, D * 0.5],
        { isClosed: true },
      )
      const thickness = D * CLEVIS.ear
      const reach = g / 2 + thickness
      const widths = stations.map(([, y, , half]): Point => [half, y]).filter(([, y]) => y > -bowl)
      const wide = H * 0.41
      return {
        views: [
          frontView([
            outline(ear),
            outline(roundedBox(...block, D * 0.5)),
            path([...outer, ...inner.toReversed()]),
            circle([0, pinAt], D),
            centreMark([0, pinAt], D * 2.2),
            centreLine([0, -bowl - H], [0, pinAt]),
            centreMark([0, 0], B),
            diameter('D', [0, pinAt], D, { angle: 35 }),
            height('E', [0, -bowl], [0, pinAt], 'left'),
            height('H', [0, -bowl - H], [0, -bowl], 'right'),
            width('B', [-bowl, 0], [bowl, 0], 'below'),
            note([-D * 0.6, pinAt + D * 0.9], `For chain ⌀${d}`, { angle: 140, symbols: ['d'] }),
          ]),
          sideView([
            rect([-reach, foot], [-g / 2, pinAt + D * CLEVIS.round]),
            rect([g / 2, foot], [reach, pinAt + D * CLEVIS.round]),
            rect([-reach + 0.6, foot - D * 0.7], [reach - 0.6, foot + D * 0.62]),
            rect([-g / 2, pinAt - D / 2], [g / 2, pinAt + D / 2]),
            ...[-1, 1].map(side =>
              path(
                smooth([
                  [side * H * 0.36, foot - D * 0.7],
                  ...widths.slice(2, 5).map(([half, y]): Point => [side * half, y]),
                  [side * wide, -bowl - H * 0.5],
                  [side * wide * 0.7, -bowl - H * 0.92],
                  [0, -bowl - H],
                ]),
              ),
            ),
            centreLine([0, -bowl - H], [0, pinAt + D]),
            width('g', [-g / 2, pinAt + D], [g / 2, pinAt + D], 'above'),
          ]),
        ],
        notes: ['Drawn without its latch'],
      }
    },
  }),
}

function roundedBox([left, bottom]: Point, [right, top]: Point, corner: number): Point[] {
  return roundCorners(
    [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ],
    corner,
    { isClosed: true },
  )
}
