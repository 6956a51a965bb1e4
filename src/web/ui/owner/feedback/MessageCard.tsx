import type { ContactMessage } from '#contract/mail/contact.ts'
import { formatMoment } from '../../base/figures/format.ts'

/** A visitor's message as plain text, and the state of the mail that carries it. */
export function MessageCard({ entry }: { entry: ContactMessage }) {
  const name = `${entry.first} ${entry.last}`.trim()
  return (
    <article aria-label={`Message from ${name || entry.email}`} className="sheet p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-2xl wrap-anywhere">{name || 'No name given'}</h2>
        <time dateTime={entry.createdAt} className="text-sm text-muted">
          {formatMoment(entry.createdAt)}
        </time>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-5 wrap-anywhere">
        <a href={`mailto:${encodeURIComponent(entry.email).replace('%40', '@')}`} className="text-link">
          {entry.email}
        </a>
        {entry.phone && <span className="text-muted">{entry.phone}</span>}
      </p>
      <p className="mt-4 max-w-prose whitespace-pre-wrap wrap-anywhere">{entry.message}</p>
      <p className="mt-4 border-t border-line pt-3 text-sm wrap-anywhere text-muted">
        {describeMail(entry.mail)}
      </p>
    </article>
  )
}

/** The state of the mail, in a sentence. */
function describeMail(mail: ContactMessage['mail']): string {
  if (!mail) return 'No email is stored for it.'
  if (mail.sentAt) return `Mailed ${formatMoment(mail.sentAt)}.`
  if (mail.attempts === 0) return 'Not emailed yet.'
  const tries = mail.attempts === 1 ? '1 attempt' : `${mail.attempts} attempts`
  const next = mail.nextAttemptAt ? ` Next attempt ${formatMoment(mail.nextAttemptAt)}.` : ''
  return `Not emailed after ${tries}.${next}${mail.lastError ? ` Last error: ${mail.lastError}` : ''}`
}
