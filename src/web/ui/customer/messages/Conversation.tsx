import type { ReactNode } from 'react'
import { formatMoment } from '../../base/figures/format.ts'

/** What somebody wrote in a conversation. */
export interface Said {
  readonly _id: string
  readonly by: ReactNode
  /** Whether the shop wrote it; a note is for colleagues alone. */
  readonly side: 'customer' | 'shop' | 'note'
  readonly text: string
  readonly createdAt: string
  /** What is to be known of it besides. */
  readonly detail?: string | undefined
}

/** Tailwind only finds class names that are written out in full. */
const looks = {
  customer: 'border-line bg-base-100',
  shop: 'border-success bg-base-200',
  note: 'border-warning bg-base-200',
} as const

/** A conversation, oldest first. What was written is shown as plain text. */
export function Conversation({ label, said }: { label: string; said: readonly Said[] }) {
  return (
    <ol aria-label={label} className="grid gap-4">
      {said.map(({ _id, by, side, text, createdAt, detail }) => (
        <li key={_id} className={`border-l-4 px-4 py-2 ${looks[side]}`}>
          <p className="flex flex-wrap justify-between gap-x-6 text-sm text-muted">
            <span className="font-semibold wrap-anywhere">{by}</span>
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </p>
          <p className="mt-1 max-w-prose whitespace-pre-wrap wrap-anywhere">{text}</p>
          {detail && <p className="mt-1 text-sm text-muted">{detail}</p>}
        </li>
      ))}
    </ol>
  )
}
