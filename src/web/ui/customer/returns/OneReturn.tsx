import type { ReactNode } from 'react'
import type { OrderReturn } from '#contract/returns/returns.ts'
import { formatCount, formatDay, formatEuros } from '../../base/figures/format.ts'
import { ReturnBadge } from './ReturnBadge.tsx'
import { ReturnPhotos } from './ReturnPhotos.tsx'
import { returnReasonNames } from './return-words.ts'

/** What is sent back at one time: what, why, what was written about it, and how far it has come. */
export function OneReturn({ found, children }: { found: OrderReturn; children?: ReactNode }) {
  const { _id: id, number, state, reason, words, byShop, answer, askedAt, lines, refunded } = found
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 className="font-semibold wrap-anywhere">{number}</h3>
        <ReturnBadge state={state} />
      </div>
      <ul className="text-sm">
        {lines.map(line => (
          <li key={line.line} className="wrap-anywhere">
            {formatCount(line.pieces)} × {line.name}
            {line.sku && <span className="text-muted"> {line.sku}</span>}
            {found.arrivedAt && <span className="text-muted">{describeArrived(line)}</span>}
          </li>
        ))}
      </ul>
      <p className="text-sm wrap-anywhere text-muted">
        {byShop ? 'Asked for by the shop' : 'Asked for'} on{' '}
        <time dateTime={askedAt}>{formatDay(askedAt)}</time>. {returnReasonNames[reason]}.
      </p>
      {words && (
        <blockquote className="border-l-4 border-line pl-3 text-sm wrap-anywhere whitespace-pre-line">
          {words}
        </blockquote>
      )}
      <ReturnPhotos found={found} />
      {answer && (
        <p className="text-sm wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">Our answer: </span>
          {answer}
        </p>
      )}
      {refunded > 0 && <p className="text-sm font-semibold">{formatEuros(refunded)} given back</p>}
      {state === 'agreed' && (
        <a href={`/return/${encodeURIComponent(id)}/slip`} download className="link w-fit font-semibold">
          Return slip
        </a>
      )}
      {children}
    </li>
  )
}

function describeArrived({ arrived, scrapped }: OrderReturn['lines'][number]): string {
  const lost = scrapped === null || scrapped === 0 ? '' : `, ${formatCount(scrapped)} of them scrapped`
  return `, ${formatCount(arrived)} arrived${lost}`
}
