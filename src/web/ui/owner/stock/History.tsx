import { linkOptions } from '@tanstack/react-router'
import type { AuditEvent } from '#contract/audit/audit.ts'
import type { Page } from '../../../client.ts'
import { formatMoment } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { CursorPager } from '../../base/list/Pager.tsx'
import type { EditorSearch } from './editor-search.ts'
import { describeEvent } from './history-words.ts'

const columns: readonly Column<AuditEvent>[] = [
  {
    label: 'When',
    show: ({ createdAt }) => (
      <time dateTime={createdAt} className="@3xl:whitespace-nowrap">
        {formatMoment(createdAt)}
      </time>
    ),
  },
  { label: 'Who', show: ({ person }) => person ?? 'The shop' },
  { label: 'What', show: event => <EventSheet event={event} /> },
]

/** Who changed what about a product, newest first. */
export function History({ id, page, search }: { id: string; page: Page<AuditEvent>; search: EditorSearch }) {
  const linkTo = (history: string | undefined) =>
    linkOptions({ to: '/dashboard/products/$id', params: { id }, search: { ...search, history } })
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-4 text-3xl">
        History
      </h2>
      {page.items.length === 0 && (
        <p className="text-muted">Nobody has changed this product since it was made.</p>
      )}
      {page.items.length > 0 && (
        <ListTable caption="History" columns={columns} rows={page.items} keyOf={({ _id }) => _id} />
      )}
      <CursorPager
        label="Pages of the history"
        search={{ after: search.history }}
        linkTo={({ after }) => linkTo(after)}
        next={page.next}
      />
    </section>
  )
}

function EventSheet({ event }: { event: AuditEvent }) {
  const { what, changes } = describeEvent(event)
  return (
    <>
      <p className="font-semibold wrap-anywhere">{what}</p>
      {changes.length > 0 && (
        <dl className="mt-1 grid gap-0.5 wrap-anywhere">
          {changes.map(({ label, from, to }) => (
            <div key={label}>
              <dt className="inline text-muted">{label}:</dt>{' '}
              <dd className="inline">
                {from} <span aria-hidden="true">→</span>
                <span className="sr-only">became</span> {to}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
