import { byLanguage, type Language } from '#contract/language.ts'
import type { TimelineEntry } from '#contract/payments/payments.ts'
import { useRights } from '../../../rights.ts'
import { TIME_ZONE } from '../../base/figures/format.ts'
import { describeKind, describeSource } from '../books/labels.ts'
import { ReplayButton } from '../books/ReplayButton.tsx'

/** Everything that happened to an order, oldest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-4 text-2xl">
        Timeline
      </h2>
      <ol className="border-l-2 border-line">
        {entries.map(entry => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const mayReplay = useRights()('replayEvent')
  return (
    <li className="relative pb-5 pl-6 before:absolute before:top-1.5 before:-left-[0.4375rem] before:size-3 before:border-2 before:border-field-line before:bg-base-200">
      <p className="text-sm text-muted">
        <time dateTime={entry.at}>{formatSecond(entry.at)}</time>, {describeSource(entry)}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-semibold break-all">{describeKind(entry)}</p>
        {entry.event !== null && mayReplay && <ReplayButton event={entry.event} type={entry.kind} />}
      </div>
      {entry.detail && <p className="wrap-anywhere text-muted">{entry.detail}</p>}
    </li>
  )
}

const seconds = byLanguage(
  locale =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: TIME_ZONE }),
)

/** Day and time to the second: 5 Mar 2026, 14:30:05 UTC. */
function formatSecond(isoTime: string, language?: Language): string {
  return `${seconds(language).format(new Date(isoTime))} ${TIME_ZONE}`
}
