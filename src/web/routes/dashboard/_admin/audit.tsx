import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { calls, pageOf } from '../../../client.ts'
import { stringifySearch } from '../../../search-params.ts'
import { type Filter, ListFilters } from '../../../ui/base/list/ListFilters.tsx'
import { ListPage, wordCount } from '../../../ui/base/list/ListPage.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { AuditTable } from '../../../ui/owner/audit/AuditTable.tsx'
import { actionLabels } from '../../../ui/owner/audit/action-labels.ts'
import { type AuditSearch, readAuditSearch } from '../../../ui/owner/audit/audit-search.ts'

const PAGE_SIZE = '50'

const filters: readonly Filter<keyof AuditSearch>[] = [
  { name: 'action', label: 'Action', choices: [['', 'All actions'], ...Object.entries(actionLabels)] },
  { name: 'person', label: 'Person', type: 'search', maxLength: 254 },
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
]

const linkTo = (search: AuditSearch) => linkOptions({ to: '/dashboard/audit', search })

export const Route = createFileRoute('/dashboard/_admin/audit')({
  validateSearch: acceptSearch<AuditSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { after, ...filter } = readAuditSearch(deps)
    return admin && pageOf(calls.audit.$get({ query: { ...filter, limit: PAGE_SIZE, cursor: after } }))
  },
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
  return (
    <ListPage
      title="Audit"
      lead="Who did what, when and from where, newest first. Entries cannot be changed, and go by age alone."
      actions={
        <a
          href={`/audit.csv${stringifySearch({ ...search, after: undefined })}`}
          download="audit.csv"
          className="btn btn-outline"
        >
          Export CSV
        </a>
      }
      filters={
        <ListFilters
          search={search}
          read={readAuditSearch}
          linkTo={linkTo}
          filters={filters}
          className="sheet mb-6 grid items-end gap-4 p-4 sm:grid-cols-2 xl:grid-cols-[14rem_1fr_10rem_10rem_auto]"
        />
      }
      count={wordCount(total, 'row', 'rows')}
      pager={<CursorPager label="Pages of the audit trail" search={search} linkTo={linkTo} next={next} />}
    >
      {events.length > 0 && <AuditTable events={events} />}
    </ListPage>
  )
}
