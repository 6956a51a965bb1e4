import {
  readChoice,
  readCursor,
  readDay,
  readSearch,
  readText,
  type SearchOf,
} from '../../../search-params.ts'
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
