import type { AuditEvent } from '../../../contract/audit.ts'
import { formatMoment } from '../orders/order-date.ts'
import { actionLabels } from './audit-search.ts'

const columns = ['When', 'What', 'Who', 'About', 'From where', 'Change'] as const
const labels: Readonly<Record<string, string>> = actionLabels

/** Rows of the audit trail. Where there is no room for columns, each is a sheet of its own. */
export function AuditTable({ events }: { events: readonly AuditEvent[] }) {
  return (
    <div className="@container">
      <table className="block w-full border-separate border-spacing-0 text-sm @4xl:sheet @4xl:table">
        <thead className="sr-only @4xl:not-sr-only @4xl:table-header-group">
          <tr className="eyebrow text-left text-muted">
            {columns.map(column => (
              <th key={column} scope="col" className="p-3 whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-4 @4xl:table-row-group">
          {events.map(event => (
            <AuditRow key={event._id} event={event} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function AuditRow({ event }: { event: AuditEvent }) {
  const cell = 'block py-0.5 @4xl:table-cell @4xl:border-t @4xl:border-line @4xl:px-3 @4xl:py-2.5'
  return (
    <tr className="sheet block p-4 align-top @4xl:table-row @4xl:border-0 @4xl:p-0">
      <td className={cell}>
        <time dateTime={event.createdAt}>{formatMoment(event.createdAt)}</time>
      </td>
      <td className={`${cell} font-semibold`}>{labels[event.action] ?? event.action}</td>
      <td className={`${cell} break-all`}>
        {event.person ?? <span className="text-muted">Nobody known</span>}
      </td>
      <td className={`${cell} break-all`}>{event.subject}</td>
      <td className={`${cell} break-all`}>{event.address ?? <span className="text-muted">The shop</span>}</td>
      <td className={cell}>
        <Facts label="Before" facts={event.before} />
        <Facts label="After" facts={event.after} />
      </td>
    </tr>
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
