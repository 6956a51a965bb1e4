import { Matrix4 } from 'three'
import type { Point } from '../geometry/profile.ts'
import { extrude } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import families from './cable-ties.ts'

/** By how much what stands on the strap reaches into it, in mm. */
const INTO = 0.05

/** The strap along y, the head on top, its smooth side at z = 0. */
const cableTie = defineModel(families['cable-tie'], {
  build({ t, head, slot, strap, rails, teeth, ridges, base }, surface) {
    /** A flat piece between two heights over the smooth side. */
    const flat = (
      outline: readonly Point[],
      from: number,
      to: number,
      holes: readonly (readonly Point[])[] = [],
    ) =>
      extrude(outline.map(upright), {
        depth: to - from,
        holes: holes.map(hole => hole.map(upright)),
      }).translate(0, 0, (from + to) / 2)
    const box = (from: number, to: number, left: number, right: number): Point[] => [
      [from, left],
      [to, left],
      [to, right],
      [from, right],
    ]
    const outside = rails.width + teeth.width / 2
    const opening = box(slot.at - slot.length / 2, slot.at + slot.length / 2, -slot.width / 2, slot.width / 2)
    const standing = ridges.map(
      ([x, share]): Point => [x, share === 0 ? base - INTO : base + share * (t - base)],
    )
    const row = extrude(standing.toReversed(), { depth: teeth.width }).applyMatrix4(ONTO_STRAP)
    return [
      flat(box(0, head.length, -head.width / 2, head.width / 2), 0, head.height, [opening]),
      flat(strap, 0, base),
      flat(box(rails.from - INTO, rails.to, -outside, -teeth.width / 2), base - INTO, t),
      flat(box(rails.from - INTO, rails.to, teeth.width / 2, outside), base - INTO, t),
      row,
    ].map(geometry => ({ geometry, surface }))
  },
  poses: { front: [-90, 60, 0], back: [90, 60, 0] },
})

export default { 'cable-tie': cableTie }

/** Drawings lie with the head on the left, models stand with it on top. */
function upright([x, y]: Point): Point {
  return [y, -x]
}

/** From x along the strap, y over it, z across it. */
const ONTO_STRAP = new Matrix4().set(0, 0, -1, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1)
