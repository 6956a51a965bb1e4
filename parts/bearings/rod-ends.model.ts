import type { BufferGeometry } from 'three'
import type { Surface } from '../finishes.ts'
import type { Point } from '../geometry/profile.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { hexPrism } from '../solids/hex.ts'
import { threadSleeve } from '../solids/inner-thread.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { thread } from '../solids/thread.ts'
import families from './rod-ends.ts'

type FemaleForm = NonNullable<ReturnType<(typeof families)['female-rod-end']['formOf']>>
type MaleForm = NonNullable<ReturnType<(typeof families)['male-rod-end']['formOf']>>

/** A rod end with an inner thread: the eye's middle in 0, its bore along z, the shank downwards. */
const femaleRodEnd = (family: (typeof families)['female-rod-end']) =>
  defineModel(family, {
    build(form, surface) {
      const { G, P, h, t, d5, s, hexagon, flare, countersink, isLeftHanded } = form
      const bore = countersink / 2
      const shank = [
        revolve([
          [0, t - h],
          [bore, t - h],
          [bore, hexagon - h],
          [d5 / 2, hexagon - h],
          [d5 / 2, -flare],
          [0, -flare],
        ]),
        hexPrism({ acrossFlats: s, from: -h, to: hexagon - h, hole: countersink }),
        threadSleeve({ diameter: G, pitch: P, from: -h, to: t - h, countersink, isLeftHanded }),
      ]
      return [...eye(form, surface), ...shank.map(geometry => ({ geometry, surface }))]
    },
    poses: { front: [0, 24, 0], back: [0, 60, 0] },
  })

/** A rod end with an outer thread, as above. */
const maleRodEnd = (family: (typeof families)['male-rod-end']) =>
  defineModel(family, {
    build(form, surface) {
      const { G, P, h, l, flare, chamfer, isLeftHanded } = form
      const to = Math.min(l - h, -flare)
      const shank = [
        thread({ diameter: G, pitch: P, from: -h, to, chamferFrom: chamfer, runOut: 2 * P, isLeftHanded }),
        revolve([
          [0, -h],
          [G / 2 - chamfer, -h],
        ]),
        revolve([
          [0, to],
          [G / 2, to],
          [G / 2, -flare],
          [0, -flare],
        ]),
      ]
      return [
        ...eye(form, surface),
        ...shank.slice(0, to < -flare ? 3 : 2).map(geometry => ({ geometry, surface })),
      ]
    },
    poses: { front: [0, 24, 0], back: [0, 60, 0] },
  })

export default {
  'female-rod-end': femaleRodEnd(families['female-rod-end']),
  'left-female-rod-end': femaleRodEnd(families['left-female-rod-end']),
  'male-rod-end': maleRodEnd(families['male-rod-end']),
  'left-male-rod-end': maleRodEnd(families['left-male-rod-end']),
}

/** The eye with its bearing, and the cone between it and the shank. */
function eye(form: FemaleForm | MaleForm, surface: Surface): Body[] {
  const { C, seat, outline, cone, inner, liner, edge } = form
  // The drawing's shank lies to the right, the model's hangs down.
  const hung = outline.map(([along, across]): Point => [across, -along])
  const bearing = (section: readonly Point[]) => revolve(section).rotateX(Math.PI / 2)
  const down: BufferGeometry = revolve(
    [...cone, [0, cone.at(-1)?.[1] ?? 0] satisfies Point]
      .map(([radius, along]): Point => [radius, -along])
      .toReversed(),
  )
  return [
    { geometry: extrude(hung, { depth: C, bevel: edge, holes: [circle([0, 0], seat, 96)] }), surface },
    { geometry: down, surface },
    { geometry: bearing(liner), surface: 'bronze' },
    { geometry: bearing(inner), surface: 'chrome' },
  ]
}
