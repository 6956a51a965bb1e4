import type { Asked } from './asking.ts'
import { matchAll } from './matching.ts'
import type { MissingSize } from './missing.ts'
import type { Shelf } from './shelf.ts'

/** The last two digits of a code are its size, what is before them is its series: 6205 and 6206, UCP205, CNMG 120408. */
const SIZE_DIGITS = 2
/** The least that codes of one series have in common: 608 and 609. */
const SHORTEST_SERIES = 2
const DIGITS = /^\d+$/

/** The code that was asked for but that nothing has, as 6299, with the nearest of what else was asked for; null if none is near. */
export function findMissingCode(shelf: Shelf, { terms, isWanted }: Asked): MissingSize | null {
  for (const { term, isFoundAlone } of terms) {
    const codes = term.readings.flatMap(reading => (reading.kind === 'code' ? [reading.code] : []))
    if (isFoundAlone || codes.length === 0) continue
    const others = terms.filter(({ isFound }) => isFound)
    const { rows } = matchAll(shelf, others, isWanted)
    const nearest = codes.map(code => findNearest(shelf, rows, code)).find(found => found.length > 0)
    if (nearest) return { asked: term.text, nearest }
  }
  return null
}

/** The rows with the next smaller and the next larger code of the same series. */
function findNearest({ rows: { label }, labels }: Shelf, rows: Int32Array, asked: string): number[] {
  const series = asked.slice(0, Math.max(asked.length - SIZE_DIGITS, SHORTEST_SERIES))
  let below: { row: number; code: string } | undefined
  let above: { row: number; code: string } | undefined
  for (const row of rows) {
    const index = label[row] ?? -1
    if (index === -1) continue
    const { code } = labels.at(index)
    if (code.length !== asked.length || !code.startsWith(series)) continue
    if (!DIGITS.test(code.slice(series.length))) continue
    if (code < asked && (!below || code > below.code)) below = { row, code }
    if (code > asked && (!above || code < above.code)) above = { row, code }
  }
  return [below, above].flatMap(nearest => (nearest ? [nearest.row] : []))
}
