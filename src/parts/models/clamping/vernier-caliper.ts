import { extrude, rectangle } from '../../makers/extrude.ts'
import { lobed, straightKnurl } from '../../makers/lobed.ts'
import { type Point, roundCorners } from '../../makers/profile.ts'
import { defineModel } from '../model.ts'
import { mainScale, SCALE_BASE, vernierScale } from './caliper-scales.ts'

/** How far the caliper is shown open, in mm. */
export const OPEN_BY = 24
/** From the measuring face back to the end of the fixed jaw, in mm. */
const HEAD = 22
/** How far the jaws for inside measurement stand above the beam, in mm. */
const FIN = 18
/** What the slider adds to the beam's thickness, and its length, in mm. */
const SLEEVE = 2.8
const SLIDER = 62
/** Where the scale begins, from the measuring face, in mm. */
const ZERO = 13

/**
 * A vernier caliper with jaws for outside and inside measurement and a depth rod, as DIN 862. The beam lies along x, its
 * lower edge at y = 0, the fixed measuring face at x = 0, the scales towards z.
 */
export default defineModel('vernier-caliper', {
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
  poses: { front: [-90, -22, 0], back: [90, -20, 0] },
})

/** Beam, fixed jaw and fixed fin in one piece. */
function beamOutline(end: number, b: number, j: number): Point[] {
  const outline: Point[] = [
    [-3, -j],
    [0, -j],
    [0, 0],
    [end, 0],
    [end, b],
    [4.5, b],
    [2.4, b + FIN],
    [1.2, b + FIN],
    [0, b + FIN - 3],
    [0, b + 5],
    [-HEAD, b - 1],
    [-HEAD, -6],
    [-6, -j + 10],
  ]
  return roundCorners(outline, [1, 0, 0.6, 1.5, 1.5, 2, 0.6, 0.6, 1, 5, 4, 12, 16], { isClosed: true })
}

/** The slider's jaw and fin, from its own measuring face at x = 0. */
function sliderJaw(b: number, j: number): Point[] {
  const outline: Point[] = [
    [0, -j],
    [3, -j],
    [6, -j + 10],
    [22, -7],
    [22, b + 4],
    [0, b + 5.5],
    [0, b + FIN - 3],
    [-1.2, b + FIN],
    [-2.4, b + FIN],
    [-4.5, b],
    [-0.0, b - 1],
  ]
  return roundCorners(outline, [0, 1, 16, 8, 1, 5, 1, 0.6, 0.6, 1, 0], { isClosed: true })
}

/** The sleeve round the beam: it bridges it above and carries the vernier below. */
function sliderBody(b: number): Point[] {
  const outline: Point[] = [
    [0, -1.2],
    [9, -8.5],
    [40, -8.5],
    [46, -5],
    [SLIDER - 4, -5],
    [SLIDER, -2],
    [SLIDER, b + 5],
    [7, b + 5],
    [0, b + 1.2],
  ]
  return roundCorners(outline, [1, 6, 4, 4, 4, 3, 3, 3, 1], { isClosed: true })
}

/** A knurled knob about y, from y = 0 up. */
function knob(diameter: number, height: number) {
  const { contour, columns } = straightKnurl(diameter, 0.7)
  const r = diameter / 2
  const rim: Point[] = [
    [0, 0],
    [r - 0.6, 0],
    [r - 0.3, 0.3],
    [r, 0.6],
    [r, height - 0.6],
    [r - 0.3, height - 0.3],
    [r - 0.6, height],
    [0, height],
  ]
  return lobed(rim, contour, columns, { smoothUpTo: 20 })
}
