import { type Point, roundCorners } from '../geometry/profile.ts'
import { extrude, rectangle } from '../solids/extrude.ts'
import { lobed, straightKnurl } from '../solids/lobed.ts'
import { defineModel } from '../solids/model.ts'
import {
  beamOutline,
  HEAD,
  OPEN_BY,
  SCALE_BASE,
  SLEEVE,
  sliderBody,
  sliderJaw,
  ZERO,
} from './caliper-form.ts'
import { mainScale, vernierScale } from './caliper-scales.model.ts'
import families from './vernier-caliper.ts'

/**
 * A vernier caliper with jaws for outside and inside measurement and a depth rod, as DIN 862. The beam lies along x, its
 * lower edge at y = 0, the fixed measuring face at x = 0, the scales towards z.
 */
export default {
  'vernier-caliper': defineModel(families['vernier-caliper'], {
    build({ m, l, j, b, t, R }, surface) {
      const end = l - HEAD
      const beam = extrude(beamOutline(end, b, j), { depth: t, bevel: 0.3 })
      const jaw = extrude(sliderJaw(b, j), { depth: t - 0.1, bevel: 0.3 }).translate(OPEN_BY, 0, 0)
      const sleeve = extrude(sliderBody(b), {
        depth: t + SLEEVE,
        bevel: 0.5,
        holes: [
          roundCorners(rectangle(46, b - SCALE_BASE - 2, [33, (b + SCALE_BASE - 2) / 2]), 1, {
            isClosed: true,
          }),
        ],
      }).translate(OPEN_BY, 0, 0)
      const rod = extrude(rectangle(60 + OPEN_BY, 3, [end - 30 + OPEN_BY / 2, b * 0.5]), {
        depth: 1.4,
        bevel: 0.2,
      })
      const groove = extrude(rectangle(end - 50, 3.6, [end / 2 + 25, b * 0.5]), { depth: 0.06 })
      const face = t / 2
      return [
        ...[beam, jaw, sleeve, rod].map(geometry => ({ geometry, surface })),
        { geometry: groove.translate(0, 0, -face), surface: 'black-paint' },
        { geometry: mainScale(m).translate(ZERO, 0, face), surface: 'black-paint' },
        { geometry: vernierScale(R).translate(ZERO + OPEN_BY, 0, face + SLEEVE / 2), surface: 'black-paint' },
        { geometry: knob(7.5, 8).translate(OPEN_BY + 34, b + 4.6, 0), surface },
        {
          geometry: knob(10, 4.4)
            .translate(0, -2.2, 0)
            .rotateX(Math.PI / 2)
            .translate(OPEN_BY + 52, -6.5, 0),
          surface,
        },
      ]
    },
    poses: { front: [-90, -38, 0], back: [90, -20, 0] },
  }),
}

/** A knurled knob about y, from y = 0 up. */
function knob(diameter: number, height: number) {
  const { contour, columns } = straightKnurl(diameter, 0.7)
  const radius = diameter / 2
  const rim: Point[] = [
    [0, 0],
    [radius - 0.6, 0],
    [radius - 0.3, 0.3],
    [radius, 0.6],
    [radius, height - 0.6],
    [radius - 0.3, height - 0.3],
    [radius - 0.6, height],
    [0, height],
  ]
  return lobed(rim, contour, columns, { smoothUpTo: 20 })
}
