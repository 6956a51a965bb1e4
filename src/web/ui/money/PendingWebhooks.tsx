import type { WebhookEvent } from '#contract/money-report.ts'
import { DataCell, DataRow, DataTable } from '../DataTable.tsx'
import { formatMoment } from '../format.ts'
import { ReplayButton } from './ReplayButton.tsx'

/** Webhooks that are queued, or have failed and wait for the next attempt; nothing if there are none. */
export function PendingWebhooks({ events }: { events: readonly WebhookEvent[] }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="webhooks" className="mb-10">
      <h2 id="webhooks" className="mb-4 text-2xl">
        Pending webhooks
      </h2>
      <DataTable caption="Pending webhooks" columns={['Webhook', 'Received', 'Attempts', 'Reason', 'Action']}>
        {events.map(({ _id, type, receivedAt, attempts, error }) => (
          <DataRow key={_id}>
            <DataCell label="Webhook">
              <code className="text-sm break-all">{type}</code>
            </DataCell>
            <DataCell label="Received">
              <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>
            </DataCell>
            <DataCell label="Attempts">{attempts}</DataCell>
            <DataCell label="Reason">{error ?? 'Queued'}</DataCell>
            <DataCell label="Action">
              <ReplayButton event={_id} type={type} />
            </DataCell>
          </DataRow>
        ))}
      </DataTable>
    </section>
  )
}
