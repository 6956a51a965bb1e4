import { type BufferGeometry, Vector3 } from 'three'
import { type Point, roundCorners } from '../geometry/profile.ts'
import { rectangle } from '../geometry/rectangle.ts'
import { merge } from '../solids/crease.ts'
import { figures, stroke } from '../solids/engraving.ts'
import { extrude } from '../solids/extrude.ts'
import { lobed, straightKnurl } from '../solids/lobed.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import families from './measuring-tools.ts'

/** Width of a scale's lines, in mm. */
const LINE = 0.14
/** A vernier spreads its divisions over one millimetre less than twice their number, so that they are easily read. */
const SPREAD = 2

/**
 * The beam lies along x, its lower edge at y = 0, the fixed measuring face at x = 0, the scales towards z.
 */
const vernierCaliper = defineModel(families['vernier-caliper'], {
  build(form, surface) {
    const { m, b, t, R, end, sleeve, rod: thick, openBy, zero, scaleBase, screw, wheel } = form
    const beam = extrude(form.beam, { depth: t, bevel: 0.3 })
    const jaw = extrude(form.jaw, { depth: t - 0.1, bevel: 0.3 }).translate(openBy, 0, 0)
    const slider = extrude(sleeve.outline, {
      depth: sleeve.thickness,
      bevel: 0.5,
      holes: [sleeve.window],
    }).translate(openBy, 0, 0)
    const rod = extrude(rectangle(60 + openBy, thick, [end - 30 + openBy / 2, b * 0.5]), {
      depth: 1.4,
      bevel: 0.2,
    })
    const groove = extrude(rectangle(end - 50, 3.6, [end / 2 + 25, b * 0.5]), { depth: 0.06 })
    const face = t / 2
    return [
      ...[beam, jaw, slider, rod].map(geometry => ({ geometry, surface })),
      { geometry: groove.translate(0, 0, -face), surface: 'black-paint' },
      { geometry: mainScale(m, scaleBase).translate(zero, 0, face), surface: 'black-paint' },
      {
        geometry: vernierScale(R, scaleBase).translate(zero + openBy, 0, sleeve.thickness / 2),
        surface: 'black-paint',
      },
      { geometry: knob(screw.diameter, screw.height).translate(openBy + screw.at, screw.foot, 0), surface },
      {
        geometry: knob(wheel.diameter, wheel.thickness)
          .translate(0, -wheel.thickness / 2, 0)
          .rotateX(Math.PI / 2)
          .translate(openBy + wheel.at[0], wheel.at[1], 0),
        surface,
      },
    ]
  },
  poses: { front: [-90, -38, 0], back: [90, -20, 0] },
})

/** It stands on its stock, which runs along x; the blade rises along y. */
const trySquare = defineModel(families['try-square'], {
  build({ h, l, b, t, c, stock }, surface) {
    const blade = rectangle(b - 0.02, h - 0.4, [-l / 2 + b / 2 + 0.01, h / 2 + 0.2])
    return [
      { geometry: extrude(blade, { depth: t, bevel: 0.4 }), surface },
      { geometry: extrude(stock, { depth: c, bevel: 0.6 }), surface },
    ]
  },
  poses: { front: [0, 14, 0], back: [0, -140, 0] },
})

/** The vees are upwards and along z; over the first block stands a clamping bow with its thumb screw. */
const vBlock = defineModel(families['v-block'], {
  build({ l, b, h, v, section }, surface) {
    const apart = b * 1.22
    const blocks = [0, 1].map(index =>
      extrude(section, { depth: l, bevel: 0.5 })
        .rotateY(index * 0.14)
        .translate(index * apart, 0, index * -l * 0.22),
    )
    return [...blocks.map(geometry => ({ geometry, surface })), ...bow(b, h, v)]
  },
  poses: { front: [0, -6, 0], back: [0, 138, 0] },
})

export default { 'vernier-caliper': vernierCaliper, 'try-square': trySquare, 'v-block': vBlock }

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

/** The main scale from x = 0: a line for each millimetre, figures for centimetres. */
export function mainScale(range: number, base: number): BufferGeometry {
  const lines = Array.from({ length: range + 1 }, (_, mm) => {
    const length = mm % 10 === 0 ? 5.2 : mm % 5 === 0 ? 4 : 2.8
    return stroke([mm, base], [mm, base + length], LINE)
  })
  const numbers = Array.from({ length: Math.floor(range / 10) + 1 }, (_, index) =>
    figures(String(index), [index * 10, base + 7.4], 2.6),
  )
  return merge([...lines, ...numbers])
}

/** The vernier below it, from x = 0: for a reading of 0.05 mm twenty divisions over 39 mm. */
export function vernierScale(reading: number, base: number): BufferGeometry {
  const divisions = Math.round(1 / reading)
  const step = SPREAD - reading
  const lines = Array.from({ length: divisions + 1 }, (_, index) => {
    const length = index % 2 === 0 ? 3.4 : 2.4
    return stroke([index * step, base - 1.4], [index * step, base - 1.4 - length], LINE)
  })
  const numbers = Array.from({ length: 6 }, (_, index) =>
    figures(String(index * 2), [(index * divisions * step) / 5, base - 6.9], 2),
  )
  return merge([...lines, ...numbers])
}
