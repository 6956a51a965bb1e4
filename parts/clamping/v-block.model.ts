import { Vector3 } from 'three'
import { type Point, roundCorners } from '../geometry/profile.ts'
import { extrude, rectangle } from '../solids/extrude.ts'
import { lobed, straightKnurl } from '../solids/lobed.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import families from './v-block.ts'
import { blockOutline } from './v-block-form.ts'

/** A pair of V-blocks, the vees upwards and along z; over the first stands a clamping bow with its thumb screw. */
export default {
  'v-block': defineModel(families['v-block'], {
    build({ l, b, h, v }, surface) {
      const outline = blockOutline(b, h, v)
      const apart = b * 1.22
      const blocks = [0, 1].map(index =>
        extrude(outline, { depth: l, bevel: 0.5 })
          .rotateY(index * 0.14)
          .translate(index * apart, 0, index * -l * 0.22),
      )
      return [...blocks.map(geometry => ({ geometry, surface })), ...bow(b, h, v)]
    },
    poses: { front: [0, -6, 0], back: [0, 138, 0] },
  }),
}

/** A bow of flat steel that hooks into the side grooves, and the screw that presses on the bar. */
function bow(b: number, h: number, v: number) {
  const inside = b / 2 + 1.2
  const thick = 5
  const foot = h * 0.45
  const top = h + v * 0.72
  const path = roundCorners(
    [
      [b / 2 - b * 0.08, foot],
      [inside + thick / 2, foot],
      [inside + thick / 2, top],
      [-inside - thick / 2, top],
      [-inside - thick / 2, foot],
      [-b / 2 + b * 0.08, foot],
    ],
    [0, 2.6, 9, 9, 2.6, 0],
  ).map(([x, y]) => new Vector3(x, y, 0))
  const section = roundCorners(rectangle(thick, 14), 0.8, { isClosed: true })
  const strap = sweep(path, section, { normal: new Vector3(0, 1, 0), smoothUpTo: 30 })
  const screw = thread({ diameter: 8, pitch: 1.25, from: h - v * 0.12, to: top + 6, chamferFrom: 1 })
  const { contour, columns } = straightKnurl(20, 1)
  const base = top + 6
  const rim: Point[] = [
    [0, base - 2],
    [6, base - 2],
    [6.5, base + 1],
    [9.2, base + 1],
    [9.6, base + 1.4],
    [10, base + 1.8],
    [10, base + 9.2],
    [9.6, base + 9.6],
    [9.2, base + 10],
    [0, base + 10],
  ]
  const tip = revolve([
    [0, h - v * 0.12 - 1],
    [2.6, h - v * 0.12 - 1],
    [3.3, h - v * 0.12 + 0.1],
  ])
  return [
    { geometry: strap, surface: 'black-oxide' as const },
    ...[screw, tip, lobed(rim, contour, columns, { smoothUpTo: 20 })].map(geometry => ({
      geometry,
      surface: 'steel' as const,
    })),
  ]
}
