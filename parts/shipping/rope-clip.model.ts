import type { BufferGeometry } from 'three'
import { minorDiameter } from '../geometry/iso-forms.ts'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { extrude } from '../solids/extrude.ts'
import { hexPrism } from '../solids/hex.ts'
import type { Body } from '../solids/model.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import { type ClipSizes, clipForm } from './clip-form.ts'
import { inPlane } from './paths.model.ts'
import families from './rope-clip.ts'

/** A wire rope clip, EN 13411-5: the bow below, its legs along y, the bridge with its nuts above; the rope runs along z. */
export default {
  'rope-clip': defineModel(families['rope-clip'], {
    build(sizes, surface) {
      const { d1, c, b, P, t } = sizes
      const legs = [-1, 1].flatMap(side =>
        [...leg(d1, P, b - t, b), ...nut(sizes), boss(sizes)].map(part =>
          part.translate((side * c) / 2, 0, 0),
        ),
      )
      return [...legs, bow(d1, c, b - t), saddle(sizes)].map((geometry): Body => ({ geometry, surface }))
    },
    poses: { front: [90, 84, 0], back: [90, -128, 0] },
  }),
}

/** The round rod from where one thread ends around the rope to where the other begins. */
function bow(d: number, spacing: number, straight: number): BufferGeometry {
  const radius = spacing / 2
  const path = inPlane([
    [-radius, straight + 0.5],
    ...arc([0, radius + d / 2], radius, 180, 360, 48),
    [radius, straight + 0.5],
  ])
  return sweep(path, roundSection(d, 32))
}

function leg(d: number, pitch: number, from: number, to: number): BufferGeometry[] {
  const chamfer = (d - minorDiameter(d, pitch)) / 2 + 0.1
  const screw = thread({ diameter: d, pitch, from, to, chamferTo: chamfer })
  const end = revolve([
    [d / 2 - chamfer + 0.001, to - 0.01],
    [d / 2 - chamfer, to],
    [0, to],
  ])
  return [screw, end]
}

/** A hexagon nut on its collar. */
function nut(sizes: ClipSizes): BufferGeometry[] {
  const { d1 } = sizes
  const { seat, collar, nutHeight, acrossFlats } = clipForm(sizes)
  const flange = revolve(
    roundCorners(
      [
        [0, seat + 0.05],
        [collar / 2, seat + 0.05],
        [collar / 2, seat + d1 * 0.16],
        [acrossFlats * 0.46, seat + d1 * 0.3],
      ],
      [0, 0.4, 0.8, 0],
    ),
  )
  const hexagon = hexPrism({
    acrossFlats,
    from: seat + d1 * 0.12,
    to: seat + nutHeight,
    isTopChamfered: true,
  })
  return [flange, hexagon]
}

/** The round end of the bridge that a leg passes through. */
function boss(sizes: ClipSizes): BufferGeometry {
  const { seat, bossFrom, bossRadius } = clipForm(sizes)
  return revolve(
    roundCorners(
      [
        [0, bossFrom],
        [bossRadius * 0.9, bossFrom],
        [bossRadius, seat - sizes.d1 * 0.3],
        [bossRadius, seat],
        [0, seat],
      ],
      [0, 2, 1, 1.2, 0],
    ),
  )
}

/** The bridge's middle, long along the rope, with the bed that presses on it: ribbed, as type A is left by the mould. */
function saddle(sizes: ClipSizes): BufferGeometry {
  const { c, L } = sizes
  const { seat, saddleFrom, saddleWidth, grooveRadius } = clipForm(sizes)
  const half = saddleWidth / 2
  const depth = grooveRadius * 0.62
  const reach = Math.sqrt(grooveRadius ** 2 - (grooveRadius - depth) ** 2)
  const start = (Math.asin((grooveRadius - depth) / grooveRadius) * 180) / Math.PI
  const bed = arc([0, saddleFrom - (grooveRadius - depth)], grooveRadius, 180 - start, start, 24)
  const outline: Point[] = roundCorners(
    [
      [-half, saddleFrom],
      [-reach - 0.01, saddleFrom],
      ...bed,
      [reach + 0.01, saddleFrom],
      [half, saddleFrom],
      [half + 1.5, seat - 3],
      [c * 0.3, seat + 0.9],
      [-c * 0.3, seat + 0.9],
      [-half - 1.5, seat - 3],
    ],
    [0.6, 0, ...bed.map(() => 0), 0, 0.6, 2, 2, 2, 2],
    { isClosed: true },
  )
  return extrude(outline, { depth: L, bevel: 1.2 })
}
