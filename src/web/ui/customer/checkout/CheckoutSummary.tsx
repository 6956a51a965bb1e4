import type { CheckoutEstimate, PaymentMethod } from '#contract/checkout/checkout.ts'
import type { OwnAccountTerms } from '#contract/on-account/on-account.ts'
import { shareNet } from '#contract/shares.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { Figure } from '../../base/figures/Figure.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { either, GrossBasis, PriceBasis, useVatPercent } from '../../base/figures/Price.tsx'
import { describeWeight } from '../../product/facts/format-weight.ts'
import { BackOrderNote } from '../../product/offer/BackOrderNote.tsx'
import { Costs } from './Costs.tsx'
import type { Purchase } from './purchase.ts'
import type { PurchaseEstimate } from './use-estimate.ts'

interface CheckoutSummaryProps {
  purchase: Purchase
  shown: PurchaseEstimate
  hasAddress: boolean
  payment: PaymentMethod
  account: OwnAccountTerms
  /** Whether the VAT ID is not checked yet as it is typed now. */
  isVatIdTyped: boolean
  isOff: boolean
  checkOut: (total: number) => void
}

/** What is bought and what it costs, to the cent, with the button that books it. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { purchase, shown, hasAddress, payment, account, isVatIdTyped, isOff, checkOut } = props
  const { estimate, isCurrent, isStale, isCheckingVatId, problem, vatIdProblem } = shown
  const { lines, goods, left, weighed } = purchase
  const weight = weighed && describeWeight(weighed)
  const shares =
    estimate &&
    shareNet(estimate.net, { lines: lines.map(({ total }) => total), delivery: estimate.delivery })
  const isOnAccount = payment === 'account' && account !== null
  const isBeyondLimit = isOnAccount && (estimate?.total ?? 0) > account.left
  // While a VAT ID is typed or checked the button stays, so that a press is not lost: it is done once the answer is there.
  const isAnswered = isVatIdTyped || isCheckingVatId || (isCurrent && !vatIdProblem)
  return (
    <section aria-labelledby="summary-heading" className="sheet p-5 sm:p-6 lg:sticky lg:top-24">
      <h2 id="summary-heading" className="mb-4 text-2xl">
        Your order
      </h2>
      <p className="mb-2 text-sm text-muted">
        Prices {estimate ? <SaleBasis estimate={estimate} /> : <PriceBasis />}
      </p>
      <ul className="mb-4 max-h-72 overflow-auto text-sm">
        {lines.map(({ key, name, quantity, total, backOrder }, index) => (
          <li key={key} className="flex justify-between gap-4 border-t border-line py-2">
            <div className="min-w-0 wrap-anywhere">
              {formatCount(quantity)} × {name}
              <BackOrderNote backOrder={backOrder} quantity={quantity} />
            </div>
            <span className="whitespace-nowrap">
              <Amount euros={total} net={shares?.lines[index]} />
            </span>
          </li>
        ))}
      </ul>
      {weight && <p className="mb-4 text-sm text-muted">Weight {weight}</p>}
      {left > 0 && (
        <p className="mb-4 text-sm">
          {left === 1 ? '1 line stays' : `${formatCount(left)} lines stay`} in your basket, as{' '}
          {left === 1 ? 'it' : 'they'} cannot be ordered as {left === 1 ? 'it is' : 'they are'}.
        </p>
      )}
      <output aria-busy={isStale} className="block aria-busy:opacity-60">
        {estimate ? (
          <Costs estimate={estimate} lines={lines} />
        ) : (
          <dl>
            <Figure term="Goods">
              <Amount euros={goods} />
            </Figure>
          </dl>
        )}
      </output>
      <button
        type="button"
        className="btn mt-5 w-full btn-primary btn-lg"
        aria-busy={isCheckingVatId}
        disabled={isOff || !estimate || !isAnswered || isBeyondLimit || problem !== undefined}
        onClick={() => estimate && checkOut(estimate.total)}
      >
        {isOnAccount ? 'Book on account' : 'Book and pay'}
      </button>
      {!hasAddress && <p className="mt-3 text-sm text-muted">First say where we may deliver.</p>}
      <p className="mt-3 text-sm text-muted">
        With your order you accept our{' '}
        <a href="/terms" target="_blank" rel="noreferrer" className="link">
          terms
        </a>
        . {isOnAccount ? 'You get an invoice by mail.' : 'You pay on the next page.'}
      </p>
    </section>
  )
}

/** Without the VAT of this sale, which is another one elsewhere. */
function SaleBasis({ estimate: { taxTreatment, vatPercent } }: { estimate: CheckoutEstimate }) {
  const net = taxTreatment === 'taxed' ? `excl. ${vatPercent} % VAT` : 'without VAT'
  return useVatPercent() === 0 ? <GrossBasis /> : either(<GrossBasis />, net)
}
