import { readChoice, readCursor, readSearch, readText, type SearchOf } from '../../../search-params.ts'
import { actionLabels } from './action-labels.ts'

/** Parses the address of the trail: the filters, and the row after which the page starts. */
export const readAuditSearch = readSearch({
  action: value => readChoice(actionLabels, value),
  person: value => readText(value, 254),
  from: readDay,
  to: readDay,
  after: readCursor,
})
export type AuditSearch = SearchOf<typeof readAuditSearch>

/** A valid day such as 2026-03-31. */
function readDay(value: unknown): string | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? Date.parse(String(value)) : Number.NaN
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? undefined : String(value)
}
