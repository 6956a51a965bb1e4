import type { Quote } from '#contract/quotes/quotes.ts'
import { AddressLines } from '../../base/addresses/AddressLines.tsx'

/** Where a quote goes, and to whom it is billed; nothing if it is of the goods alone. */
export function QuoteTerms({ quote }: { quote: Quote }) {
  const { deliveryAddress, billingAddress, vatId } = quote
  if (!deliveryAddress) return null
  const isBilledElsewhere =
    billingAddress && billingAddress.lines.join('\n') !== deliveryAddress.lines.join('\n')
  return (
    <div className="mt-5 grid gap-4 border-t border-line pt-4">
      <div>
        <h3 className="mb-1 text-sm font-normal text-muted">Delivered to</h3>
        <AddressLines address={deliveryAddress} />
      </div>
      {isBilledElsewhere && (
        <div>
          <h3 className="mb-1 text-sm font-normal text-muted">Billed to</h3>
          <AddressLines address={billingAddress} />
        </div>
      )}
      {vatId !== null && <p className="text-sm">VAT ID {vatId}</p>}
    </div>
  )
}
