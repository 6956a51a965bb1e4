import type { SalesSpan } from '#contract/desk/sales-spans.ts'
import { readChoice, readSearch, type SearchOf } from '../../../search-params.ts'

/** What the spans are called, and each span before. */
export const spanNames: Readonly<Record<SalesSpan, { readonly now: string; readonly before: string }>> = {
  1: { now: 'Today', before: 'yesterday until now' },
  7: { now: '7 days', before: 'the 7 days before' },
  30: { now: '30 days', before: 'the 30 days before' },
  365: { now: '365 days', before: 'the 365 days before' },
}

/** Parses the address of the sales: of how many days. Without it, of 30. */
export const readSalesSearch = readSearch({ days: value => readChoice(spanNames, value) })
export type SalesSearch = SearchOf<typeof readSalesSearch>
