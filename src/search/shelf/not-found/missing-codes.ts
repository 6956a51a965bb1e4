import type { Shelf } from '../kept/shelf.ts'
import type { Asked } from '../matching/asking.ts'
import { matchAll } from '../matching/matching.ts'
import type { MissingSize } from './missing.ts'

/** The last two digits of a code are its size, what is before them is its series: 6205 and 6206, UCP205, CNMG 120408. */
const SIZE_DIGITS = 2
/** The least that codes of one series have in common: 608 and 609. */
const SHORTEST_SERIES = 2

/** The code that was asked for but that nothing has, as 6299, with the nearest of what else was asked for; null if none is near. */
export function findMissingCode(shelf: Shelf, { terms, isWanted }: Asked): MissingSize | null {
  for (const { term, isFoundAlone } of terms) {
    const codes = term.readings.flatMap(reading => (reading.kind === 'code' ? [reading.code] : []))
    if (isFoundAlone || codes.length === 0) continue
    // A series has a hundred codes at most: whether any is made is soon told.
    const series = codes.map(code => listSeries(shelf, code)).filter(({ made }) => made.size > 0)
    if (series.length === 0) continue
    const others = terms.filter(({ isFound }) => isFound)
    const { rows } = matchAll(shelf, others, isWanted)
    const nearest = series.map(each => findNearest(shelf, rows, each)).find(found => found.length > 0)
    if (nearest) return { asked: term.text, nearest }
  }
  return null
}

/** The code that was asked for, and the labels of its series that are there, by their number, with their codes. */
interface Series {
  readonly asked: string
  readonly made: ReadonlyMap<number, string>
}

function listSeries({ labels }: Shelf, asked: string): Series {
  const shared = asked.slice(0, Math.max(asked.length - SIZE_DIGITS, SHORTEST_SERIES))
  const made = new Map<number, string>()
  const digits = Math.min(asked.length - shared.length, SIZE_DIGITS)
  for (let size = 0; size < 10 ** digits; size += 1) {
    const code = shared + String(size).padStart(digits, '0')
    for (const label of digits > 0 ? labels.find(code) : []) made.set(label, code)
  }
  return { asked, made }
}

/** The rows with the next smaller and the next larger code of the same series. */
function findNearest({ rows: { label } }: Shelf, rows: Int32Array, { asked, made }: Series): number[] {
  let below: { row: number; code: string } | undefined
  let above: { row: number; code: string } | undefined
  for (const row of rows) {
    const code = made.get(label[row] ?? -1)
    if (code === undefined) continue
    if (code < asked && (!below || code > below.code)) below = { row, code }
    if (code > asked && (!above || code < above.code)) above = { row, code }
  }
  return [below, above].flatMap(nearest => (nearest ? [nearest.row] : []))
}
