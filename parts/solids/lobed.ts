import type { BufferGeometry } from 'three'
import type { Point } from '../geometry/profile.ts'
import { aroundY } from './around.ts'
import { grid } from './grid.ts'
import { hasPlainForms } from './plain-forms.ts'
import { ROUND } from './revolve.ts'

export interface LobedOptions {
  readonly smoothUpTo?: number
  /** Over how many mm the edge between profile and contour is rounded; where they are farther apart both are kept. */
  readonly soften?: number
}

/**
 * A turned profile (as for `revolve`) that is cut off where a contour seen along the axis is narrower: straight knurls with
 * chamfered ends, star grips, hand wheels. `contour` gives the radius in mm at a share of the turn (0 to 1).
 */
export function lobed(
  profile: readonly Point[],
  contour: (share: number) => number,
  columns: number,
  { smoothUpTo = 32, soften = 0 }: LobedOptions = {},
): BufferGeometry {
  return grid(
    profile.length,
    columns,
    (row, column) => {
      const [radius, y] = profile[row] ?? [0, 0]
      const share = column / columns
      const reach = softMinimum(radius, contour(share), soften)
      const angle = share * 2 * Math.PI
      return aroundY(reach, angle, y)
    },
    { isClosed: true, smoothUpTo },
  )
}

function softMinimum(one: number, other: number, over: number): number {
  const share = over > 0 ? Math.max(0, 1 - Math.abs(one - other) / over) : 0
  return Math.max(0, Math.min(one, other) - (share * share * over) / 4)
}

/** The contour of a straight knurl (DIN 82 RAA): grooves of 90 degrees, the crests at the full diameter. */
export function straightKnurl(
  diameter: number,
  pitch: number,
): { contour: (share: number) => number; columns: number } {
  if (hasPlainForms()) return { contour: () => diameter / 2, columns: ROUND }
  // Crests on all four sides: the knurled part is as wide as its diameter from wherever it is measured.
  const teeth = Math.round((Math.PI * diameter) / pitch / 4) * 4
  const depth = pitch / 2
  return {
    contour: share => diameter / 2 - depth * (1 - Math.abs(((share * teeth) % 1) - 0.5) * 2),
    columns: teeth * 4,
  }
}
