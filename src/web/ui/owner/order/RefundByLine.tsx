import { useRef } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import type { RefundableLines } from '#contract/returns/returns.ts'
import { RefundLines } from './RefundLines.tsx'
import { refundVerb } from './refund-verb.ts'

/** Gives back a part of an order by line without a return: what was billed wrongly, or as goodwill. Folded until it is wanted. */
export function RefundByLine({ order, refundable }: { order: Order; refundable: RefundableLines }) {
  const heading = useRef<HTMLHeadingElement>(null)
  if (refundable.lines.every(({ left }) => left === 0) && refundable.delivery === 0) return null
  return (
    <section aria-labelledby="refund-by-line" className="sheet p-5 print:hidden">
      <h2 id="refund-by-line" ref={heading} tabIndex={-1} className="mb-2 text-2xl outline-none">
        {refundVerb(order)} by line
      </h2>
      <p className="mb-3 text-sm text-muted">
        For what was billed wrongly, and as goodwill: the credit note says for which lines. What comes back is
        given back at its return.
      </p>
      <details>
        <summary className="link w-fit cursor-pointer">Choose lines</summary>
        <RefundLines order={order} refundable={refundable} onDone={() => heading.current?.focus()} />
      </details>
    </section>
  )
}
