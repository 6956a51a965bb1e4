import { createFileRoute, Link } from '@tanstack/react-router'
import { AuditFilters } from '../ui/audit/AuditFilters.tsx'
import { AuditTable } from '../ui/audit/AuditTable.tsx'
import { type AuditSearch, readAuditSearch } from '../ui/audit/audit-search.ts'
import { type AuditList, loadAudit } from '../ui/audit/load-audit.ts'
import { AdminsOnly } from '../ui/dashboard/AdminsOnly.tsx'
import { RowsSkeleton } from '../ui/dashboard/RowsSkeleton.tsx'
import { formatCount } from '../ui/format.ts'
import { PageHeading } from '../ui/PageHeading.tsx'

const nothing: AuditList = { events: [], total: 0, next: undefined }

export const Route = createFileRoute('/dashboard/audit')({
  validateSearch: readAuditSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { user }, deps }) => (user?.role === 'admin' ? loadAudit(deps) : nothing),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Audit | Parts Hub' }] }),
  component: Audit,
  pendingComponent: () => <RowsSkeleton title="Audit" />,
})

function Audit() {
  const { user } = Route.useRouteContext()
  const { events, total, next } = Route.useLoaderData()
  const search = Route.useSearch()
  if (user?.role !== 'admin') return <AdminsOnly />
  return (
    <>
      <PageHeading
        title="Audit"
        lead="Who did what, when and from where, newest first. Nothing of it can be changed or removed."
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
      <Pages search={search} next={next} />
    </>
  )
}

function Pages({ search: { after, ...filter }, next }: { search: AuditSearch; next: string | undefined }) {
  if (after === undefined && next === undefined) return null
  return (
    <nav aria-label="Pages of the audit trail" className="mt-6 flex gap-4">
      {after !== undefined && (
        <Link to="/dashboard/audit" search={filter} className="btn btn-outline">
          Newest
        </Link>
      )}
      {next !== undefined && (
        <Link to="/dashboard/audit" search={{ ...filter, after: next }} className="btn btn-outline">
          Older
        </Link>
      )}
    </nav>
  )
}

/** The same filter for the file, without the page. */
function toQuery(search: AuditSearch): string {
  const query = new URLSearchParams(Object.entries(search))
  query.delete('after')
  return query.size > 0 ? `?${query}` : ''
}
