import { Vector3 } from 'three'
import { keyedBore } from '../geometry/keyed-bore.ts'
import type { Point } from '../geometry/profile.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { setScrew } from '../solids/set-screw.ts'
import families from './toothed-wheels.ts'

/** A spur gear with a hub on one side, towards z; the toothed face without hub lies at z = 0. */
const spurGear = defineModel(families['spur-gear'], {
  build({ b, d, N, L, teeth }, surface) {
    const edge = 0.4
    const bore = keyedBore(d)
    const rim = extrude(teeth, { depth: b, bevel: edge, holes: [bore] })
    const hub = extrude(circle([0, 0], N, 96), { depth: L - b + edge, bevel: edge, holes: [bore] })
    return [
      { geometry: rim.translate(0, 0, b / 2), surface },
      { geometry: hub.translate(0, 0, (L + b - edge) / 2), surface },
    ]
  },
  poses: { front: [-90, 30, 0], back: [0, 204, 0] },
})

/** A timing belt pulley with two flanges and a hub towards z; the flange without hub begins at z = 0. */
const timingPulley = defineModel(families['timing-pulley'], {
  build({ B, d, N, L, teeth, flange, inner, screw }, surface) {
    const bore = circle([0, 0], d, 72)
    const rim = extrude(teeth, { depth: B - 2, holes: [bore] })
    const hub = extrude(circle([0, 0], N, 96), { depth: L, bevel: 0.3, holes: [bore] })
    const sheet = () => revolve(flangeRing(flange, inner))
    const screws = [Math.PI / 2, 0].map(turn =>
      setScrew(screw.size, screw.height)
        .rotateX(-Math.PI / 2)
        .rotateZ(turn)
        .translate(0, 0, screw.at),
    )
    return [
      { geometry: rim.translate(0, 0, B / 2), surface },
      { geometry: hub.translate(0, 0, L / 2), surface },
      { geometry: sheet().rotateX(-Math.PI / 2), surface: 'zinc' },
      {
        geometry: sheet()
          .rotateX(Math.PI / 2)
          .translate(0, 0, B),
        surface: 'zinc',
      },
      ...screws.map(geometry => ({ geometry, surface: 'black-oxide' as const })),
    ]
  },
  poses: { front: [0, 14, 0], back: [180, 58, 0] },
})

/** A sprocket for simplex roller chain with a hub towards z; its teeth begin at z = 0. */
const sprocket = defineModel(families.sprocket, {
  build(form, surface) {
    const { b, d, N, L, screw } = form
    const hub = extrude(circle([0, 0], N, 96), { depth: L, bevel: 0.5, holes: [keyedBore(d)] })
    const set = setScrew(screw.size, screw.height)
      .rotateX(-Math.PI / 2)
      .translate(0, 0, screw.at)
    return [
      { geometry: toothedDisc(form).translate(0, 0, b / 2 + 0.02), surface },
      { geometry: hub.translate(0, 0, L / 2), surface },
      { geometry: set, surface: 'black-oxide' },
    ]
  },
  poses: { front: [0, 202, 0], back: [-90, 30, 0] },
})

export default { 'spur-gear': spurGear, 'timing-pulley': timingPulley, sprocket }

/** A flange's section, dished round the hub and closed. */
function flangeRing(profile: readonly Point[], inner: number): Point[] {
  const [under = 0] = profile.map(([, y]) => y)
  const foot = profile.at(-1)?.[0] ?? inner
  return [[inner, under], ...profile, [foot - 1.3, -0.45], [inner, -0.45], [inner, under]]
}

type Sprocket = NonNullable<ReturnType<(typeof families)['sprocket']['formOf']>>

/** The toothed rim as a net of rings: the sides of the teeth fall off towards their tips. */
function toothedDisc({ teeth, inner, from, half }: Sprocket) {
  const rings: readonly ((point: Point) => readonly [radius: number, side: 1 | -1])[] = [
    () => [inner, -1],
    ...[0, 0.35, 0.7, 1].map(share => ringAt(from, share, -1)),
    ...[1, 0.7, 0.35, 0].map(share => ringAt(from, share, 1)),
    () => [inner, 1],
  ]
  return grid(
    rings.length,
    teeth.length,
    (row, column) => {
      const point = teeth[column] ?? [0, 0]
      const [radius, side] = rings[row]?.(point) ?? [inner, 1]
      const share = radius / Math.hypot(...point)
      return new Vector3(point[0] * share, point[1] * share, side * half(radius))
    },
    { isClosed: true, smoothUpTo: 24 },
  )
}

/** Between the ring at which the relief begins (or the outline, where that is further in) and the outline. */
function ringAt(from: number, share: number, side: 1 | -1) {
  return ([x, y]: Point): readonly [number, 1 | -1] => {
    const edge = Math.hypot(x, y)
    const start = Math.min(from, edge - 0.05)
    return [start + (edge - start) * share, side]
  }
}
