import { Vector3 } from 'three'
import type { Point } from '../geometry/profile.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import { setScrew } from '../solids/set-screw.ts'
import families from './sprockets.ts'

/** A sprocket for simplex roller chain with a hub towards z; its teeth begin at z = 0. */
const sprocketModel = (family: (typeof families)['sprocket']) =>
  defineModel(family, {
    build(form, surface) {
      const { b, N, L, bore, screw } = form
      const hub = extrude(circle([0, 0], N, 96), { depth: L, bevel: 0.5, holes: [bore] })
      const set = screw
        ? [
            setScrew(screw.size, screw.height)
              .rotateX(-Math.PI / 2)
              .translate(0, 0, screw.at),
          ]
        : []
      return [
        { geometry: toothedDisc(form).translate(0, 0, b / 2 + 0.02), surface },
        { geometry: hub.translate(0, 0, L / 2), surface },
        ...set.map(geometry => ({ geometry, surface: 'black-oxide' as const })),
      ]
    },
    poses: { front: [0, 202, 0], back: [-90, 30, 0] },
  })

export default {
  sprocket: sprocketModel(families.sprocket),
  'pilot-sprocket': sprocketModel(families['pilot-sprocket']),
}

type Sprocket = NonNullable<ReturnType<(typeof families)['sprocket']['formOf']>>

/** The toothed rim as a net of rings: the sides of the teeth fall off towards their tips. */
function toothedDisc({ teeth, inner, from, half }: Sprocket) {
  const rings: readonly ((point: Point) => readonly [radius: number, side: 1 | -1])[] = [
    () => [inner, -1],
    ...[0, 0.35, 0.7, 1].map(share => ringAt(from, share, -1)),
    ...[1, 0.7, 0.35, 0].map(share => ringAt(from, share, 1)),
    () => [inner, 1],
    () => [inner, -1],
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
