import type { BufferGeometry } from 'three'
import { type Point, roundCorners } from '../geometry/profile.ts'
import { extrude } from '../solids/extrude.ts'
import { hexPrism } from '../solids/hex.ts'
import type { Body } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'

const SPOKES = 6

/** A castor wheel about y: a rubber tyre on a plastic rim with spokes, and steel caps over its bearings. */
export function castorWheel({ diameter, width }: { diameter: number; width: number }): Body[] {
  const radius = diameter / 2
  const half = width / 2
  const rim = radius * 0.74
  const tyre = ring(
    [
      [rim, -half * 0.86],
      [radius * 0.8, -half],
      [radius * 0.92, -half],
      [radius, -half * 0.66],
      [radius, half * 0.66],
      [radius * 0.92, half],
      [radius * 0.8, half],
      [rim, half * 0.86],
    ],
    [1, 2, 4, 5, 5, 4, 2, 1],
  )
  const band = ring(
    [
      [rim - 5, -half * 0.8],
      [rim + 0.6, -half * 0.8],
      [rim + 0.6, half * 0.8],
      [rim - 5, half * 0.8],
    ],
    [1.5, 1, 1, 1.5],
  )
  const web = ring(
    [
      [14, -3.5],
      [rim - 4, -3.5],
      [rim - 4, 3.5],
      [14, 3.5],
    ],
    0,
  )
  const hub = ring(
    [
      [9, -half],
      [17, -half],
      [17, half],
      [9, half],
    ],
    [0, 1.5, 1.5, 0],
  )
  const spokes = Array.from({ length: SPOKES }, (_, index) =>
    spoke(16, rim - 4.5, half * 1.3).rotateY((index * 2 * Math.PI) / SPOKES),
  )
  const caps = ring(
    [
      [4, -half - 1.4],
      [12.5, -half - 1.4],
      [12.5, half + 1.4],
      [4, half + 1.4],
    ],
    [0, 0.8, 0.8, 0],
  )
  const plastic = [band, web, hub, ...spokes].map(geometry => ({
    geometry,
    surface: 'grey-plastic' as const,
  }))
  return [{ geometry: tyre, surface: 'rubber' }, ...plastic, { geometry: caps, surface: 'zinc' }]
}

/** The axle about y: bolt's head, washer-wide spacers up to the wheel, and the nut. */
export function castorAxle(across: number): BufferGeometry[] {
  const half = across / 2
  const rod = ring(
    [
      [0.01, -half - 9],
      [4, -half - 9],
      [4, half + 1],
      [0.01, half + 1],
    ],
    [0, 0.6, 0.6, 0],
  )
  const head = hexPrism({ acrossFlats: 13, from: half, to: half + 5.3, isTopChamfered: true })
  const nut = hexPrism({ acrossFlats: 13, from: -half - 7, to: -half, isBottomChamfered: true, hole: 7.8 })
  return [rod, head, nut]
}

function spoke(from: number, to: number, width: number): BufferGeometry {
  const outline: Point[] = [
    [from, -width / 2],
    [to, -width / 2],
    [to, width / 2],
    [from, width / 2],
  ]
  return extrude(outline, { depth: 4, bevel: 0.8 })
}

function ring(points: readonly Point[], radii: number | readonly number[]): BufferGeometry {
  const rounded = roundCorners(points, radii, { isClosed: true })
  return revolve([...rounded, ...rounded.slice(0, 1)])
}
