import type { ReactNode } from 'react'
import { stringifySearch } from '../../../search-params.ts'
import { type Filter, ListFilters } from '../../base/list/ListFilters.tsx'
import { ListPage } from '../../base/list/ListPage.tsx'
import { StateLinks } from '../../base/list/StateLinks.tsx'
import {
  linkToReport,
  listQuarters,
  type PeriodSearch,
  type Report,
  readPeriodSearch,
  reports,
} from './period-search.ts'
import { ReportLinks } from './ReportLinks.tsx'

const SHOWN_QUARTERS = 5

const fields: readonly Filter<keyof PeriodSearch>[] = [
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
]

interface ReportPageProps {
  report: Report
  lead: string
  /** The days the report is about, as the shop answered. */
  period: Required<PeriodSearch>
  /** Files of the same, by what their buttons say. */
  files: readonly (readonly [label: string, path: string])[]
  children: ReactNode
}

/** A page of the bookkeeper about some days, which are chosen one by one or as a quarter. */
export function ReportPage({ report, lead, period, files, children }: ReportPageProps) {
  const { from, to } = period
  const quarters = listQuarters(to, SHOWN_QUARTERS)
  const chosen = quarters.find(quarter => quarter.from === from && quarter.to === to)?.name
  const linkToQuarter = (name: string | undefined) => {
    const quarter = quarters.find(each => each.name === name)
    return linkToReport(report, { from: quarter?.from, to: quarter?.to })
  }
  return (
    <ListPage
      title={reports[report].title}
      lead={lead}
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          {files.map(([label, path]) => (
            <a key={path} href={`${path}${stringifySearch(period)}`} download className="btn btn-outline">
              {label}
            </a>
          ))}
        </div>
      }
      filters={
        <div className="print:hidden">
          <ReportLinks report={report} period={period} />
          <ListFilters
            search={period}
            read={readPeriodSearch}
            linkTo={search => linkToReport(report, search)}
            filters={fields}
            className="sheet mb-4 grid items-end gap-4 p-4 sm:grid-cols-[12rem_12rem_max-content]"
          />
          <StateLinks
            label="Quarters"
            states={quarters.map(({ name }) => [name, name] as const)}
            chosen={chosen}
            linkTo={linkToQuarter}
            className="mb-6"
          />
        </div>
      }
    >
      <p className="mb-4 font-semibold">
        {from} to {to}
      </p>
      {children}
    </ListPage>
  )
}
