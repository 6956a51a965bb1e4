import { circle } from '../../makers/extrude.ts'
import { plate } from '../../makers/plate.ts'
import { type Point, roundCorners } from '../../makers/profile.ts'
import { defineModel } from '../model.ts'

/** A flat connector in the shape of a T, its screw holes countersunk on the front. The bar is on top, y = 0 at its edge. */
export default defineModel('t-plate', {
  build({ l, h, t, b, d, d2 }, surface) {
    const outline: Point[] = [
      [-l / 2, 0],
      [-l / 2, -b],
      [-b / 2, -b],
      [-b / 2, -h],
      [b / 2, -h],
      [b / 2, -b],
      [l / 2, -b],
      [l / 2, 0],
    ]
    const round = b * 0.14
    const rounded = roundCorners(outline, [round, round, b * 0.08, round, round, b * 0.08, round, round], {
      isClosed: true,
    })
    const geometry = plate(rounded, {
      depth: t,
      bevel: 0.35,
      holes: tPlateHoles({ l, h, b }).map(centre => ({
        outline: circle(centre, d),
        front: (d2 - d) / 2,
        back: 0.25,
      })),
    })
    return [{ geometry, surface }]
  },
  poses: { front: [-80, 0, 0], back: [90, 0, 0] },
})

/** Two holes in each arm, a quarter of the leg's width out of its middle so that the wood does not split. */
export function tPlateHoles({ l, h, b }: { l: number; h: number; b: number }): Point[] {
  const aside = b * 0.18
  const arm = (l - b) / 2
  const foot = h - b
  return [
    [-l / 2 + arm * 0.28, -b / 2 + aside],
    [-l / 2 + arm * 0.78, -b / 2 - aside],
    [l / 2 - arm * 0.28, -b / 2 + aside],
    [l / 2 - arm * 0.78, -b / 2 - aside],
    [-aside, -b - foot * 0.22],
    [aside, -b - foot * 0.48],
    [-aside, -b - foot * 0.74],
  ]
}
