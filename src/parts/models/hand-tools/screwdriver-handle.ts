import { type BufferGeometry, Vector3 } from 'three'
import { grid } from '../../makers/grid.ts'
import { hexPrism } from '../../makers/hex.ts'
import { loft, outlineOf } from '../../makers/loft.ts'
import { revolve } from '../../makers/revolve.ts'
import type { Body } from '../model.ts'

/** The half diameter of a handle along its length (both as shares, 0 at the blade), between a collar and a waist. */
const CURVE = [
  [0, 0.4],
  [0.015, 0.45],
  [0.05, 0.47],
  [0.11, 0.42],
  [0.19, 0.345],
  [0.26, 0.33],
  [0.36, 0.38],
  [0.48, 0.45],
  [0.6, 0.49],
  [0.7, 0.5],
  [0.82, 0.485],
  [0.92, 0.44],
  [0.97, 0.37],
  [0.99, 0.3],
  [1, 0.2],
] as const

/** A handle of two components: an orange core, and soft black grips let into it. Its lower end is at y = 0. */
export function screwdriverHandle(h: number, diameter: number): Body[] {
  // The pads stand out of the core.
  const D = diameter - 1.57
  const rows = 90
  const steps = 144
  const core = loft(
    Array.from({ length: rows + 1 }, (_, row) => {
      const share = stretch(row / rows)
      return {
        y: share * (h - 0.5),
        outline: outlineOf(angle => D * halfAt(share) * flute(share, angle), steps),
      }
    }),
    { smoothUpTo: 40 },
  )
  const collar = revolve([
    [0, -2],
    [D * 0.27, -2],
    [D * 0.36, -1.2],
    [D * 0.4, 0.4],
    [0, 0.4],
  ])
  const cap = revolve([
    [0, h - 2],
    [D * 0.16, h - 2],
    [D * 0.16, h - 0.3],
    [D * 0.15, h],
    [0, h],
  ])
  return [
    { geometry: core, surface: 'orange-plastic' },
    ...[0, 1, 2].map(index => ({
      geometry: grip(h, D, (index * 2 * Math.PI) / 3),
      surface: 'rubber' as const,
    })),
    { geometry: ring(h, D), surface: 'rubber' },
    { geometry: collar, surface: 'black-plastic' },
    { geometry: cap, surface: 'black-plastic' },
  ]
}

/** The hexagon under the handle, for a spanner that helps to turn. */
export function bolster(acrossFlats: number, height: number): BufferGeometry {
  return hexPrism({ acrossFlats, from: -height, to: 0, isBottomChamfered: true })
}

/** Closer rows at both ends, where the curve turns fastest. */
function stretch(share: number): number {
  return share - Math.sin(share * 2 * Math.PI) / 9
}

/** Smooth through the points of the curve (Catmull and Rom). */
function halfAt(share: number): number {
  const next = Math.max(
    1,
    CURVE.findIndex(([at]) => at >= share - 1e-9),
  )
  const [before, from, to, after] = [next - 2, next - 1, next, next + 1].map(
    index => CURVE[Math.min(CURVE.length - 1, Math.max(0, index))] ?? CURVE[0],
  )
  if (!before || !from || !to || !after) return 0
  const slope = (one: readonly [number, number], other: readonly [number, number]) =>
    ((other[1] - one[1]) / (other[0] - one[0] || 1)) * (to[0] - from[0])
  const t = (share - from[0]) / (to[0] - from[0])
  const [m, n] = [slope(before, to), slope(from, after)]
  const [t2, t3] = [t * t, t * t * t]
  return (2 * t3 - 3 * t2 + 1) * from[1] + (t3 - 2 * t2 + t) * m + (3 * t2 - 2 * t3) * to[1] + (t3 - t2) * n
}

/** Three flutes in the swell, where the fingers lie; none at the ends. */
function flute(share: number, angle: number): number {
  const swell = smooth(0.3, 0.42, share) * (1 - smooth(0.88, 0.97, share))
  const around = Math.cos(angle * 3)
  return 1 - swell * 0.085 * (0.5 - 0.5 * around) ** 1.6
}

function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** A soft pad on one crest of the swell, a lens with ribs across it. */
function grip(h: number, D: number, at: number): BufferGeometry {
  const [rows, columns] = [100, 36]
  const geometry = grid(rows + 1, columns + 1, (row, column) => {
    const along = row / rows
    const side = (column / columns) * 2 - 1
    const share = 0.33 + 0.56 * along
    const reach = 0.74 * Math.sqrt(Math.max(0, 1 - (2 * along - 1) ** 4)) * (0.72 + 0.28 * along)
    const angle = at + side * reach
    const border = Math.min(1, (1 - side ** 6) * 1.3, (1 - (2 * along - 1) ** 12) * 2)
    const rib = 0.12 * (0.5 + 0.5 * Math.cos(along * 2 * Math.PI * 11)) * smooth(0, 0.3, 1 - Math.abs(side))
    const radius = D * halfAt(share) * flute(share, angle) - 0.35 + border * (0.75 + rib * 3.2)
    return new Vector3(radius * Math.cos(angle), share * h, -radius * Math.sin(angle))
  })
  return geometry
}

/** A soft band round the waist. */
function ring(h: number, D: number): BufferGeometry {
  const rows = 40
  return loft(
    Array.from({ length: rows + 1 }, (_, row) => {
      const along = row / rows
      const share = 0.13 + 0.13 * along
      const bulge = Math.min(1, (1 - (2 * along - 1) ** 10) * 2)
      const rib = 0.22 * Math.cos(along * 2 * Math.PI * 4)
      return {
        y: share * h,
        outline: outlineOf(() => D * halfAt(share) - 0.3 + bulge * (0.65 + rib), 96),
      }
    }),
  )
}
