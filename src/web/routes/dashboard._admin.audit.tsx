import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { acceptSearch } from '../accept-search.ts'
import { AuditFilters } from '../ui/audit/AuditFilters.tsx'
import { AuditTable } from '../ui/audit/AuditTable.tsx'
import { type AuditSearch, readAuditSearch } from '../ui/audit/audit-search.ts'
import { loadAudit } from '../ui/audit/load-audit.ts'
import { RowsSkeleton } from '../ui/dashboard/RowsSkeleton.tsx'
import { formatCount } from '../ui/format.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Pager } from '../ui/Pager.tsx'

export const Route = createFileRoute('/dashboard/_admin/audit')({
  validateSearch: acceptSearch<AuditSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => admin && loadAudit(readAuditSearch(deps)),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Audit | Parts Hub' }] }),
  component: Audit,
  pendingComponent: () => <RowsSkeleton title="Audit" />,
})

function Audit() {
  const page = Route.useLoaderData()
  const search = readAuditSearch(Route.useSearch())
  if (!page) return null
  const { items: events, total, next } = page
  const { after, ...filter } = search
  return (
    <>
      <PageHeading
        title="Audit"
        lead="Who did what, when and from where, newest first. Entries cannot be changed or removed."
        actions={
          <a href={`/audit.csv${toQuery(search)}`} download="audit.csv" className="btn btn-outline">
            Export CSV
          </a>
        }
      />
      <AuditFilters search={search} />
      <output className="mb-4 block text-muted">
        {formatCount(total)} {total === 1 ? 'row' : 'rows'}
      </output>
      {events.length > 0 && <AuditTable events={events} />}
      <Pager
        label="Pages of the audit trail"
        back={
          after === undefined
            ? undefined
            : { text: 'Newest', to: linkOptions({ to: '/dashboard/audit', search: filter }) }
        }
        forward={
          next === undefined
            ? undefined
            : {
                text: 'Older',
                to: linkOptions({ to: '/dashboard/audit', search: { ...filter, after: next } }),
              }
        }
      />
    </>
  )
}

/** The same filter for the file, without paging. */
function toQuery(search: AuditSearch): string {
  const { after: _, ...filter } = search
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== undefined))
  return query.size > 0 ? `?${query}` : ''
}
