import { StateLinks } from '../../base/list/StateLinks.tsx'
import { linkToReport, type PeriodSearch, type Report, reportNames, reports } from './period-search.ts'

/** Leads from one page of the bookkeeper to the others, about the same days. */
export function ReportLinks({ report, period: { from, to } }: { report: Report; period: PeriodSearch }) {
  return (
    <StateLinks
      label="Reports"
      states={reportNames.map(name => [name, reports[name].title] as const)}
      chosen={report}
      linkTo={name => linkToReport(name, { from, to })}
      className="mb-4"
    />
  )
}
