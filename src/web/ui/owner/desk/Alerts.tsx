import { alertWords } from '#contract/desk/alert-words.ts'
import type { Alert } from '#contract/desk/alerts.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatCount, formatMoment } from '../../base/figures/format.ts'

/** What is wrong with the shop, and who has seen to it; nothing if nothing is. */
export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  const { busy, act } = useAction()
  if (alerts.length === 0) return null
  const acknowledge = (kind: Alert['kind']) =>
    act(() => answerOf(calls.alerts[':kind'].acknowledge.$post({ param: { kind } })), {
      key: kind,
      success: 'Acknowledged.',
    })
  return (
    <section aria-labelledby="alerts" className="mb-10">
      <h2 id="alerts" className="mb-4 text-2xl">
        Alerts
      </h2>
      <ul className="border-t border-line">
        {alerts.map(({ kind, count, since, acknowledged }) => {
          const { title, help, path } = alertWords[kind]
          return (
            <li
              key={kind}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-x border-b border-l-4 border-line border-l-error bg-base-100 p-4"
            >
              <div className="min-w-0 basis-96 grow">
                <h3 className="text-lg">
                  {path === '/dashboard' ? (
                    title
                  ) : (
                    <a href={path} className="text-link">
                      {title}
                    </a>
                  )}
                  {count > 1 && <> ({formatCount(count)})</>}
                </h3>
                <p>{help}</p>
                <p className="text-sm wrap-anywhere text-muted">
                  Since <time dateTime={since}>{formatMoment(since)}</time>
                  {acknowledged && (
                    <>
                      , acknowledged <time dateTime={acknowledged.at}>{formatMoment(acknowledged.at)}</time>{' '}
                      by {acknowledged.by}
                    </>
                  )}
                </p>
              </div>
              {!acknowledged && (
                <button
                  type="button"
                  aria-label={`Acknowledge: ${title}`}
                  disabled={busy !== undefined}
                  className="btn btn-outline btn-sm"
                  onClick={() => void acknowledge(kind)}
                >
                  Acknowledge
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
