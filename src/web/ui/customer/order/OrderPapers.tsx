import type { OrderDetails } from '#contract/orders/details.ts'
import { formatDay, formatEuros } from '../../base/figures/format.ts'

type Invoice = OrderDetails['invoices'][number]

/** The papers of an order, to be saved: its confirmation, and its invoices with those that were replaced, of its dearer delivery too. */
export function OrderPapers({ details: { order, invoices } }: { details: OrderDetails }) {
  return (
    <section aria-labelledby="papers" className="sheet p-5">
      <h2 id="papers" className="mb-2 text-2xl">
        Papers
      </h2>
      <ul>
        {invoices.map(invoice => (
          <li key={invoice.number} className="border-t border-line py-2 first:border-t-0">
            <PaperLink href={pathOf(invoice)}>{nameInvoice(invoice)}</PaperLink>
            {invoice.hasXRechnung && !invoice.isReplaced && (
              <>
                {' · '}
                <PaperLink href={`${pathOf(invoice)}&format=xrechnung`}>XRechnung</PaperLink>
              </>
            )}
            {invoice.order !== order._id && ' for the delivery'}
            <span className="block text-sm text-muted">{describeInvoice(invoice)}</span>
          </li>
        ))}
        <li className="border-t border-line py-2 first:border-t-0">
          <PaperLink href={`${pathOfOrder(order._id)}/confirmation`}>Order confirmation</PaperLink>
        </li>
      </ul>
    </section>
  )
}

function PaperLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} download className="link font-semibold">
      {children}
    </a>
  )
}

const pathOfOrder = (id: string) => `/order/${encodeURIComponent(id)}`

function pathOf({ order, number, credits }: Invoice): string {
  return `${pathOfOrder(order)}/${credits === null ? 'invoice' : 'credit-note'}?number=${number}`
}

function nameInvoice({ number, corrects, credits }: Invoice): string {
  if (credits !== null) return `Credit note ${number}`
  return corrects === null ? `Invoice ${number}` : `Corrected invoice ${number}`
}

function describeInvoice({ createdAt, corrects, credits, isReplaced, amount, remains }: Invoice): string {
  const issued = `${formatDay(createdAt)}, ${formatEuros(amount)}`
  if (isReplaced) return `${issued}, replaced by a later one`
  if (credits !== null) return `${issued}, takes back ${remains > 0 ? 'part of ' : ''}invoice ${credits}`
  const left = remains < amount ? `; ${formatEuros(remains)} remain after credit notes` : ''
  return `${issued}${corrects === null ? '' : `, replaces invoice ${corrects}`}${left}`
}
