import type { AuditEvent } from '#contract/audit.ts'
import { formatMoment } from '../format.ts'
import { SheetRow, SheetTable } from '../SheetTable.tsx'
import { actionLabels } from './action-labels.ts'

const columns = ['Time', 'Action', 'Actor', 'Subject', 'IP address', 'Change'] as const
const labels: Readonly<Record<string, string>> = actionLabels

/** Rows of the audit trail. Without room for columns, each is a sheet of its own. */
export function AuditTable({ events }: { events: readonly AuditEvent[] }) {
  return (
    <SheetTable columns={columns} columnsFrom="56rem" className="text-sm">
      {events.map(event => (
        <AuditRow key={event._id} event={event} />
      ))}
    </SheetTable>
  )
}

function AuditRow({ event }: { event: AuditEvent }) {
  const cell =
    'block py-0.5 @4xl:table-cell @4xl:border-t @4xl:border-line @4xl:px-3 @4xl:py-2.5 @4xl:align-top'
  return (
    <SheetRow columnsFrom="56rem">
      <td className={cell}>
        <time dateTime={event.createdAt}>{formatMoment(event.createdAt)}</time>
      </td>
      <td className={`${cell} font-semibold`}>{labels[event.action] ?? event.action}</td>
      <td className={`${cell} break-all`}>{event.person ?? <span className="text-muted">Unknown</span>}</td>
      <td className={`${cell} break-all`}>{event.subject}</td>
      <td className={`${cell} break-all`}>{event.address ?? <span className="text-muted">The shop</span>}</td>
      <td className={cell}>
        <Facts label="Before" facts={event.before} />
        <Facts label="After" facts={event.after} />
      </td>
    </SheetRow>
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
