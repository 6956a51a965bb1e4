import type { BufferGeometry } from 'three'
import type { Point } from '../geometry/profile.ts'
import { aroundY } from '../solids/around.ts'
import { extrude } from '../solids/extrude.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import { ROUND, revolve } from '../solids/revolve.ts'
import families from './locking-washers.ts'

/** In how many parts the breadth of a washer is divided. */
const PARTS = 8

const poses = { front: [90, 0, 0], back: [0, 0, 0] } as const

/** The axis is y, the bend about z. */
const curvedWasher = defineModel(families['curved-washer'], {
  build({ d1, d2, s, heightAt }, surface) {
    const breadth = Array.from({ length: PARTS + 1 }, (_, step) => (d1 + ((d2 - d1) * step) / PARTS) / 2)
    const section: readonly Point[] = [
      ...breadth.map((radius): Point => [radius, 0]),
      ...breadth.toReversed().map((radius): Point => [radius, s]),
      [d1 / 2, 0],
    ]
    const geometry = grid(
      section.length,
      ROUND,
      (row, column) => {
        const [radius, up] = section[row] ?? [0, 0]
        const point = aroundY(radius, (column / ROUND) * 2 * Math.PI, up)
        point.y += heightAt(point.x)
        return point
      },
      { isClosed: true, smoothUpTo: 32 },
    )
    return [{ geometry, surface }]
  },
  poses,
})

interface Tooth {
  readonly start: number
  readonly reach: number
  readonly half: { readonly foot: number; readonly tip: number }
  readonly startHalf: number
  readonly twist: number
}

interface Toothed {
  readonly s: number
  readonly N: number
  readonly ring: { readonly inner: number; readonly outer: number }
  readonly tooth: Tooth
}

/** The ring and its teeth, the axis y. */
function toothedRing({ s, N, ring, tooth }: Toothed): BufferGeometry[] {
  const [inner, outer] = [ring.inner / 2, ring.outer / 2]
  const side = (from: Point, to: Point) =>
    Array.from(
      { length: 5 },
      (_, step): Point => [
        from[0] + ((to[0] - from[0]) * step) / 5,
        from[1] + ((to[1] - from[1]) * step) / 5,
      ],
    )
  const flat = revolve([
    ...side([inner, 0], [outer, 0]),
    ...side([outer, 0], [outer, s]),
    ...side([outer, s], [inner, s]),
    ...side([inner, s], [inner, 0]),
    [inner, 0],
  ])
  const teeth = Array.from({ length: N }, (_, index) =>
    twistedTooth(tooth, s).rotateY((2 * Math.PI * index) / N),
  )
  return [flat, ...teeth]
}

/** A tooth along x, twisted about it. */
function twistedTooth({ start, reach, half, startHalf, twist }: Tooth, s: number): BufferGeometry {
  const across: readonly Point[] = [
    [start, -startHalf],
    [reach, -half.tip],
    [reach, half.tip],
    [start, startHalf],
  ]
  const corners = reach > start ? across : across.toReversed()
  return extrude(corners, { depth: s })
    .rotateX(-Math.PI / 2 + twist)
    .translate(0, s / 2, 0)
}

const toothedWasher = defineModel(families['toothed-washer'], {
  build: (form, surface) => toothedRing(form).map(geometry => ({ geometry, surface })),
  poses,
})

const internalToothedWasher = defineModel(families['internal-toothed-washer'], {
  build: (form, surface) => toothedRing(form).map(geometry => ({ geometry, surface })),
  poses,
})

export default {
  'curved-washer': curvedWasher,
  'toothed-washer': toothedWasher,
  'internal-toothed-washer': internalToothedWasher,
}
