import type { BufferGeometry } from 'three'
import { aroundY } from './around.ts'
import { grid } from './grid.ts'
import { hasPlainForms } from './plain-forms.ts'
import { ROUND } from './revolve.ts'

export interface KnurlOptions {
  readonly diameter: number
  readonly from: number
  readonly to: number
  /** Distance between the grooves in mm, DIN 82. */
  readonly pitch: number
  /** Straight along the axis (RAA) or crossed (RGE). */
  readonly isStraight?: boolean
  /** The diameter of the bore that makes a closed ring of it, in mm; open at its ends and without an inside if not given. */
  readonly bore?: number
}

/** A knurled cylinder about y, without ends, its crests at the full diameter (DIN 82: grooves of 90 degrees). */
export function knurl({
  diameter,
  from,
  to,
  pitch,
  isStraight = false,
  bore = 0,
}: KnurlOptions): BufferGeometry {
  const isPlain = hasPlainForms()
  const teeth = isPlain ? ROUND / 4 : Math.round((Math.PI * diameter) / pitch)
  const perTooth = 4
  const rows = isPlain || isStraight ? 2 : Math.max(3, Math.round(((to - from) / pitch) * perTooth) + 1)
  const depth = pitch / 2
  const wave = (share: number) => Math.abs((((share % 1) + 1) % 1) - 0.5) * 2
  return grid(
    bore > 0 ? rows + 3 : rows,
    teeth * perTooth,
    (step, column) => {
      const row = bore > 0 ? step - 1 : step
      const angle = (column / (teeth * perTooth)) * 2 * Math.PI
      if (row < 0 || row >= rows) return aroundY(bore / 2, angle, row === rows ? to : from)
      const y = from + ((to - from) * row) / (rows - 1)
      if (isPlain) return aroundY(diameter / 2, angle, y)
      const around = column / perTooth
      const along = isStraight ? 0 : (y - from) / pitch
      const groove = isStraight ? wave(around) : Math.max(wave(around + along), wave(around - along))
      const edge = Math.min(1, (y - from) / (depth * 2), (to - y) / (depth * 2))
      const radius =
        diameter / 2 - depth * (isStraight ? groove : groove * Math.max(0, edge) + (1 - Math.max(0, edge)))
      return aroundY(radius, angle, y)
    },
    { isClosed: true, smoothUpTo: 15 },
  )
}
