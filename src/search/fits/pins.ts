import { type Fit, wish } from './fit.ts'
import { drillFit, reamerFit } from './holes.ts'
import { measureOf, type PartFacts } from './part.ts'
import { qualityOf } from './quality.ts'

/** ISO 2338, ISO 8734, ISO 8733, ISO 8735: parallel pins sit in a hole of tolerance H7. */
export function fitsOfPin(part: PartFacts): Fit[] {
  const d = measureOf(part, 'd')
  return d === undefined ? [] : [reamerFit(d)]
}

/** ISO 8752, ISO 13337, ISO 8748, ISO 8750, ISO 8751: spring pins sit in a drilled hole of their nominal diameter, H12. */
export function fitsOfSpringPin(part: PartFacts): Fit[] {
  const nominal = Number(/^(\d+(?:\.\d+)?) x /.exec(part.size ?? '')?.[1])
  return nominal > 0
    ? [drillFit('Drill', `hole ${nominal} mm H12, ${part.standard ?? 'ISO 8752'}`, nominal)]
    : []
}

/** ISO 1234: a split pin is named by its hole, and a little thinner; it is a third longer than the clevis pin is thick. */
export function fitsOfDrilledPin(part: PartFacts): Fit[] {
  const d = measureOf(part, 'd')
  const hole = measureOf(part, 'dl')
  if (d === undefined || hole === undefined) return []
  const wanted = wish(
    [{ standard: 'ISO 1234', model: 'split-pin' }],
    [
      { symbol: 'd', min: 0.8 * hole, max: 0.99 * hole },
      { symbol: 'l', min: 1.2 * d, max: 3 * d },
    ],
    { nearest: { symbol: 'l', value: 1.35 * d }, quality: qualityOf(part) },
  )
  return [{ role: 'Split pin', why: `hole ${hole} mm, ISO 1234`, wanted }]
}

/** ISO 15977, ISO 15979, ISO 15983: the hole for a blind rivet is a tenth of a millimetre wider. */
export function fitsOfBlindRivet(part: PartFacts): Fit[] {
  const d = measureOf(part, 'd')
  if (d === undefined) return []
  const hole = Math.round(d * 10 + 1) / 10
  return [drillFit('Drill', `hole ${hole} mm, ${part.standard ?? 'ISO 15977'}`, hole)]
}
