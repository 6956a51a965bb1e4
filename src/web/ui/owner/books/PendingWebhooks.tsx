import type { WebhookEvent } from '#contract/payments/payments.ts'
import { formatMoment } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { ReplayButton } from './ReplayButton.tsx'

const columns: readonly Column<WebhookEvent>[] = [
  { label: 'Webhook', show: ({ type }) => <code className="text-sm break-all">{type}</code> },
  {
    label: 'Received',
    show: ({ receivedAt }) => <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>,
  },
  { label: 'Attempts', show: ({ attempts }) => attempts },
  { label: 'Reason', show: ({ error }) => error ?? 'Queued' },
  { label: 'Action', show: ({ _id, type }) => <ReplayButton event={_id} type={type} /> },
]

/** Webhooks that are queued, or have failed and wait for the next attempt; nothing if there are none. */
export function PendingWebhooks({ events }: { events: readonly WebhookEvent[] }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="webhooks" className="mb-10">
      <h2 id="webhooks" className="mb-4 text-2xl">
        Pending webhooks
      </h2>
      <ListTable caption="Pending webhooks" columns={columns} rows={events} keyOf={({ _id }) => _id} />
    </section>
  )
}
