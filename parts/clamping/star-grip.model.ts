import { type Point, roundCorners } from '../geometry/profile.ts'
import { lobed } from '../solids/lobed.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './star-grip.ts'
import { cuttingContour, LOBES, SOFT } from './star-grip-form.ts'

/** A star grip of moulded plastic round a threaded steel bush, as DIN 6336. The axis is y, y = 0 at the boss's face. */
export default {
  'star-grip': defineModel(families['star-grip'], {
    build({ D, d, h, c, k }, surface) {
      const contour = (share: number) => cuttingContour(D, share)
      const star = roundCorners(
        [
          [c / 2 - 1, k],
          [D * 0.44, k],
          [D / 2, k + (h - k) * 0.22],
          [D / 2, k + (h - k) * 0.62],
          [D * 0.36, h - (h - k) * 0.06],
          [0, h],
        ],
        [0, 2, 3, 4, D * 0.5, 0],
        { steps: 10 },
      )
      const dense = star.flatMap((point, index) => between(point, star[index + 1]))
      const boss = roundCorners(
        [
          [d / 2 + 2, 0.4],
          [c / 2, 0.4],
          [c / 2 + (k * 1.2) / 20, k + 1],
        ],
        [0, 0.6, 0],
      )
      return [
        { geometry: lobed(dense, contour, LOBES * 24, { soften: SOFT, smoothUpTo: 50 }), surface },
        { geometry: revolve(boss), surface },
        ...bush(d, h * 0.5),
      ]
    },
    poses: { front: [0, 0, 0], back: [180, 0, -38] },
  }),
}

/** More rows where the profile is straight, so that the hollows meet it in a smooth line. */
function between(from: Point, to: Point | undefined): Point[] {
  if (!to) return [from]
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.8))
  return Array.from({ length: steps }, (_, step) => {
    const share = step / steps
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  })
}

/** The bush with its threaded bore: rings of crests and roots, and a dark bottom. */
function bush(d: number, depth: number) {
  const outer = d / 2 + 2.2
  const rings = Math.floor(depth)
  const bore: Point[] = [
    ...Array.from({ length: rings }, (_, index): Point[] => {
      const y = depth - index * (depth / rings)
      return [
        [d * 0.5, y],
        [d * 0.425, y - depth / rings / 2],
      ]
    }).flat(),
    [d * 0.52, 0],
    [outer, 0],
    [outer, 0.8],
  ]
  const bottom = revolve([
    [0, depth - 0.2],
    [d * 0.5, depth - 0.2],
  ])
  return [
    { geometry: revolve(bore), surface: 'zinc' as const },
    { geometry: bottom, surface: 'black-plastic' as const },
  ]
}
