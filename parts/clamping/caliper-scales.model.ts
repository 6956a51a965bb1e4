import type { BufferGeometry } from 'three'
import { merge } from '../solids/crease.ts'
import { figures, stroke } from '../solids/engraving.ts'
import { SCALE_BASE } from './caliper-form.ts'

const LINE = 0.14
/** A vernier spreads its divisions over one millimetre less than twice their number, so that they are easily read. */
const SPREAD = 2

/** The main scale from x = 0: a line for each millimetre, figures for centimetres. */
export function mainScale(range: number): BufferGeometry {
  const lines = Array.from({ length: range + 1 }, (_, mm) => {
    const length = mm % 10 === 0 ? 5.2 : mm % 5 === 0 ? 4 : 2.8
    return stroke([mm, SCALE_BASE], [mm, SCALE_BASE + length], LINE)
  })
  const numbers = Array.from({ length: Math.floor(range / 10) + 1 }, (_, index) =>
    figures(String(index), [index * 10, SCALE_BASE + 7.4], 2.6),
  )
  return merge([...lines, ...numbers])
}

/** The vernier below it, from x = 0: for a reading of 0.05 mm twenty divisions over 39 mm. */
export function vernierScale(reading: number): BufferGeometry {
  const divisions = Math.round(1 / reading)
  const step = SPREAD - reading
  const lines = Array.from({ length: divisions + 1 }, (_, index) => {
    const length = index % 2 === 0 ? 3.4 : 2.4
    return stroke([index * step, SCALE_BASE - 1.4], [index * step, SCALE_BASE - 1.4 - length], LINE)
  })
  const numbers = Array.from({ length: 6 }, (_, index) =>
    figures(String(index * 2), [(index * divisions * step) / 5, SCALE_BASE - 6.9], 2),
  )
  return merge([...lines, ...numbers])
}
