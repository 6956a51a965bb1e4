import {
  chamferCorners,
  defineFamily,
  frontView,
  height,
  type Point,
  sideView,
  turned,
  turnedEnd,
  width,
} from '../drawing/kit.ts'
import { turnedVolume } from '../geometry/volumes.ts'

/** A shaft longer than so many diameters is drawn interrupted; what is drawn of each end, in diameters. */
const LONG = { from: 8, ends: 3 }

/** A precision shaft, ground to h6, its axis along x. */
const precisionShaft = defineFamily({
  terms: { d: ['Diameter', 'mm'], l: ['Length', 'mm'] },
  form: dimensions => {
    const { d, l } = dimensions
    const chamfer = Math.min(2, 0.5 + d * 0.03)
    /** From the left end to the right one: [along, radius]. */
    const profile = chamferCorners(
      [
        [0, 0],
        [0, d / 2],
        [l, d / 2],
        [l, 0],
      ],
      [0, chamfer, chamfer, 0],
    )
    return { ...dimensions, chamfer, profile }
  },
  draw: ({ d, l, chamfer, profile }) => ({
    views: [
      frontView(
        [
          turned(profile.slice(1, -1)),
          width('l', [0, chamfer - d / 2], [l, chamfer - d / 2], 'below'),
          height('d', [l - chamfer, -d / 2], [l - chamfer, d / 2], 'right', { prefix: '⌀', suffix: ' h6' }),
        ],
        {
          axes: ['y', 'x'],
          ...(l > LONG.from * d ? { gap: [LONG.ends * d, l - LONG.ends * d] as const } : {}),
        },
      ),
      sideView(turnedEnd(profile.slice(1, -1)), { axes: ['z', 'x'] }),
    ],
  }),
  volume: ({ profile }) => turnedVolume(profile.map(([along, radius]): Point => [radius, along])),
})

export default { 'precision-shaft': precisionShaft }
