import { linkOptions } from '@tanstack/react-router'
import type { AuditEvent } from '#contract/audit.ts'
import type { Page } from '../../client.ts'
import { DataCell, DataRow, DataTable } from '../DataTable.tsx'
import { formatMoment } from '../format.ts'
import { Pager } from '../Pager.tsx'
import type { EditorSearch } from './editor-search.ts'
import { describeEvent } from './history-words.ts'

/** Who changed what about a product, newest first. */
export function History({ id, page, search }: { id: string; page: Page<AuditEvent>; search: EditorSearch }) {
  const linkTo = (history: string | undefined) =>
    linkOptions({
      to: '/dashboard/products/$id',
      params: { id },
      search: { ...search, history },
      resetScroll: false,
    })
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-4 text-3xl">
        History
      </h2>
      {page.items.length === 0 && (
        <p className="text-muted">Nobody has changed this product since it was made.</p>
      )}
      {page.items.length > 0 && (
        <DataTable caption="History" columns={['When', 'Who', 'What']}>
          {page.items.map(event => (
            <DataRow key={event._id}>
              <DataCell label="When">
                <time dateTime={event.createdAt} className="@3xl:whitespace-nowrap">
                  {formatMoment(event.createdAt)}
                </time>
              </DataCell>
              <DataCell label="Who">{event.person ?? 'The shop'}</DataCell>
              <DataCell label="What">
                <EventSheet event={event} />
              </DataCell>
            </DataRow>
          ))}
        </DataTable>
      )}
      <Pager
        label="Pages of the history"
        back={search.history === undefined ? undefined : { text: 'Newest', to: linkTo(undefined) }}
        forward={page.next === undefined ? undefined : { text: 'Older', to: linkTo(page.next) }}
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
