import type { OrderDetails } from '#contract/orders/details.ts'
import { formatMoment } from '../../base/figures/format.ts'
import { describeEvent } from './event-words.ts'

/** What has happened to an order, the latest first. */
export function OrderHistory({ timeline }: Pick<OrderDetails, 'timeline'>) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-4 text-2xl">
        What has happened
      </h2>
      <ol className="border-l-2 border-line">
        {timeline.toReversed().map((event, index) => (
          <li
            key={`${event.at} ${event.kind} ${event.detail}`}
            className={`relative pl-6 not-last:pb-4 before:absolute before:top-1.5 before:-left-[0.4375rem] before:size-3 before:border-2 ${
              index === 0
                ? 'before:border-success before:bg-success'
                : 'before:border-field-line before:bg-base-200'
            }`}
          >
            <p className="font-semibold">{describeEvent(event)}</p>
            {event.detail && <p className="wrap-anywhere">{event.detail}</p>}
            <p className="text-sm text-muted">
              <time dateTime={event.at}>{formatMoment(event.at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
