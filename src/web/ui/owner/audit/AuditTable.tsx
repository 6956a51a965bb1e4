import type { AuditEvent } from '#contract/audit/audit.ts'
import { formatMoment } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { actionLabels } from './action-labels.ts'

const labels: Readonly<Record<string, string>> = actionLabels

const columns: readonly Column<AuditEvent>[] = [
  {
    label: 'Time',
    show: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  { label: 'Action', show: ({ action }) => labels[action] ?? action, className: 'font-semibold' },
  {
    label: 'Actor',
    show: ({ person, key }) => (
      <>
        {person ?? <span className="text-muted">Unknown</span>}
        {key !== null && <span className="block text-muted">API key {key}</span>}
      </>
    ),
    className: 'break-all',
  },
  { label: 'Subject', show: ({ subject }) => subject, className: 'break-all' },
  {
    label: 'IP address',
    show: ({ address }) => address ?? <span className="text-muted">The shop</span>,
    className: 'break-all',
  },
  {
    label: 'Change',
    show: ({ before, after }) => (
      <>
        <Facts label="Before" facts={before} />
        <Facts label="After" facts={after} />
      </>
    ),
  },
]

/** Rows of the audit trail. */
export function AuditTable({ events }: { events: readonly AuditEvent[] }) {
  return (
    <ListTable
      columns={columns}
      rows={events}
      keyOf={({ _id }) => _id}
      columnsFrom="56rem"
      className="text-sm"
      cellClassName="block py-0.5 @4xl:py-2.5 @4xl:align-top"
    />
  )
}

function Facts({ label, facts }: { label: string; facts: AuditEvent['before'] }) {
  if (!facts) return null
  return (
    <dl className="mb-1 wrap-anywhere">
      <dt className="text-muted">{label}</dt>
      {Object.entries(facts).map(([name, value]) => (
        <dd key={name}>
          {name}: {typeof value === 'string' ? value : JSON.stringify(value)}
        </dd>
      ))}
    </dl>
  )
}
