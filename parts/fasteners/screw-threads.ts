import type { Saying } from '../drawing/measures.ts'

/** How a drawing names an outer thread beside its diameter: 'M10 × 1.5'; for inch threads '⌀6.35 (1/4-20)'. */
export function threadSaying(d: number, pitch: number): Saying {
  const perInch = 25.4 / pitch
  const isInch = Math.abs(perInch - Math.round(perInch)) < 1e-6
  return isInch
    ? { prefix: '⌀', suffix: ` (${inchName(d)}-${Math.round(perInch)})`, also: ['P'] }
    : { prefix: 'M', suffix: ` × ${pitch}`, also: ['P'] }
}

/** ASME B1.1: below a quarter of an inch threads have numbers, from 0.060 inch on in steps of 0.013; above, fractions. */
function inchName(d: number): string {
  const size = d / 25.4
  if (size < 0.249) return `#${Math.round((size - 0.06) / 0.013)}`
  let [over, under] = [Math.round(size * 16), 16]
  while (under > 1 && over % 2 === 0) [over, under] = [over / 2, under / 2]
  return under === 1 ? String(over) : `${over}/${under}`
}
