import { type LinkProps, linkOptions } from '@tanstack/react-router'
import {
  readChoice,
  readCursor,
  readDay,
  readEmail,
  readSearch,
  readText,
  type SearchOf,
} from '../../../search-params.ts'

/** Parses the address of a report: its first and its last day. */
export const readPeriodSearch = readSearch({ from: readDay, to: readDay })
export type PeriodSearch = SearchOf<typeof readPeriodSearch>

/** Parses the address of the takings, or of the payouts, which have no page of their own: its days, and the payout whose parts are shown. */
export const readTakingsSearch = readSearch({
  from: readDay,
  to: readDay,
  show: value => readChoice({ payouts: true }, value),
  payout: value => (/^(po_\w{1,100}|waiting)$/.test(String(value)) ? String(value) : undefined),
})
export type TakingsSearch = SearchOf<typeof readTakingsSearch>

/** Parses the address of the list of papers: its days, words, and the paper after which the page starts. */
export const readPaperSearch = readSearch({
  q: value => readText(value, 100),
  from: readDay,
  to: readDay,
  after: readCursor,
})
export type PaperSearch = SearchOf<typeof readPaperSearch>

/** Parses the address of what is open: as of which day, and of whom the items are shown. */
export const readOpenItemsSearch = readSearch({
  on: readDay,
  person: readEmail,
})
export type OpenItemsSearch = SearchOf<typeof readOpenItemsSearch>

/** The pages of the bookkeeper, by what they are called. */
export const reports = {
  takings: { title: 'Takings', to: '/dashboard/bookkeeping' },
  vat: { title: 'VAT', to: '/dashboard/bookkeeping/vat' },
  papers: { title: 'Papers', to: '/dashboard/bookkeeping/papers' },
  payouts: { title: 'Payouts', to: '/dashboard/bookkeeping' },
  openItems: { title: 'Open items', to: '/dashboard/bookkeeping/open-items' },
} as const
export type Report = keyof typeof reports
export const reportNames = [
  'takings',
  'vat',
  'papers',
  'payouts',
  'openItems',
] as const satisfies readonly Report[]

/** The link to a report about a period, of payouts with the parts of one; what is open is that at its end. */
export function linkToReport(report: Report, search: PeriodSearch, payout?: string): LinkProps {
  if (report === 'openItems') return linkOptions({ to: reports.openItems.to, search: { on: search.to } })
  if (report === 'payouts')
    return linkOptions({
      to: reports.payouts.to,
      search: { ...search, show: 'payouts', payout },
    })
  return linkOptions({ to: reports[report].to, search })
}

/** A quarter's name with its days: 'Q1 2026', from January to the end of March. */
interface Quarter {
  readonly name: string
  readonly from: string
  readonly to: string
}

/** The quarter in which a day lies, and those before it, the latest first. */
export function listQuarters(day: string, count: number): Quarter[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const last = Math.floor((month - 1) / 3)
  return Array.from({ length: count }, (_, before) => {
    // Months before January are those of the year before, and day 0 is the last one of the month before.
    const from = new Date(Date.UTC(year, 3 * (last - before), 1))
    const to = new Date(Date.UTC(year, 3 * (last - before) + 3, 0))
    return {
      name: `Q${from.getUTCMonth() / 3 + 1} ${from.getUTCFullYear()}`,
      from: from.toISOString().slice(0, 10),
      to: to.toISOString().slice(0, 10),
    }
  })
}
