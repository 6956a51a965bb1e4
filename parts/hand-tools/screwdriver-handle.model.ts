import type { BufferGeometry } from 'three'
import { aroundY } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'
import { hexPrism } from '../solids/hex.ts'
import { loft, outlineOf } from '../solids/loft.ts'
import type { Body } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { halfAt, PADS, padReach } from './handle-form.ts'

/** A handle of two components: an orange core, and soft black grips let into it. Its lower end is at y = 0. */
export function screwdriverHandle(h: number, diameter: number): Body[] {
  // The pads stand out of the core.
  const D = diameter - 2 * PADS.proud
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
    const share = PADS.from + (PADS.to - PADS.from) * along
    const angle = at + side * padReach(along)
    const border = Math.min(1, (1 - side ** 6) * 1.3, (1 - (2 * along - 1) ** 12) * 2)
    const rib = 0.12 * (0.5 + 0.5 * Math.cos(along * 2 * Math.PI * 11)) * smooth(0, 0.3, 1 - Math.abs(side))
    const radius = D * halfAt(share) * flute(share, angle) - 0.35 + border * (0.75 + rib * 3.2)
    return aroundY(radius, angle, share * h)
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
