import { type Point, roundCorners } from '../geometry/profile.ts'
import { extrude } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import families from './try-square.ts'

/** A square with a thick stock, as DIN 875-1. It stands on its stock, which runs along x; the blade rises along y. */
export default {
  'try-square': defineModel(families['try-square'], {
    build({ h, l, b, t, c }, surface) {
      const stockHeight = b * 0.82
      const blade: Point[] = [
        [-l / 2 + 0.02, 0.4],
        [-l / 2 + b, 0.4],
        [-l / 2 + b, h],
        [-l / 2 + 0.02, h],
      ]
      // A relief where blade and stock meet, so that the inner corner of a workpiece stays free.
      const relief = 2.2
      const stock: Point[] = [
        [-l / 2, 0],
        [l / 2, 0],
        [l / 2, stockHeight],
        [-l / 2 + b + relief * 1.6, stockHeight],
        [-l / 2 + b + relief * 0.6, stockHeight - relief],
        [-l / 2 + b - relief * 0.5, stockHeight - relief],
        [-l / 2 + b - relief * 0.5, stockHeight],
        [-l / 2, stockHeight],
      ]
      const rounded = roundCorners(stock, [0.6, 0.6, 0.6, 0, relief * 0.5, relief * 0.5, 0, 0.6], {
        isClosed: true,
      })
      return [
        { geometry: extrude(blade, { depth: t, bevel: 0.4 }), surface },
        { geometry: extrude(rounded, { depth: c, bevel: 0.6 }), surface },
      ]
    },
    poses: { front: [0, 14, 0], back: [0, -140, 0] },
  }),
}
