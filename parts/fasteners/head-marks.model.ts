import { type BufferGeometry, Vector3 } from 'three'
import { polar } from '../solids/around.ts'
import { merge } from '../solids/crease.ts'
import { asMark, relief } from '../solids/strokes.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { headMarkOf } from './head-marks.ts'

/** A bolt's strength class, raised on its head, whose marks reach up to `top`; nothing where its class has no mark. */
export function strengthMark(strength: number, acrossFlats: number, top: number): BufferGeometry[] {
  const mark = headMarkOf(strength)
  if (!mark) return []
  const bar = acrossFlats * 0.04
  const level = top - bar / 2
  if ('lines' in mark) {
    const rays = Array.from({ length: mark.lines }, (_, index) => {
      const angle = 90 + (index * 360) / mark.lines
      return sweep(
        [polar(acrossFlats * 0.2, angle, level), polar(acrossFlats * 0.42, angle, level)],
        roundSection(bar, 8),
      )
    })
    return [asMark(merge(rays))]
  }
  const height = acrossFlats * (mark.text.length > 4 ? 0.17 : 0.22)
  return [relief(mark.text, height, bar, (x, y) => new Vector3(x, level, -y))]
}
