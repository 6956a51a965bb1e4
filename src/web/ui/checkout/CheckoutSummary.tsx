import type { Basket } from '#contract/basket.ts'
import { Figure } from '../Figure.tsx'
import { formatCount, formatEuros } from '../format.ts'
import type { ShownEstimate } from './use-estimate.ts'

interface CheckoutSummaryProps {
  basket: Basket
  shown: ShownEstimate
  hasAddress: boolean
  isOff: boolean
  checkOut: (total: number) => void
}

/** What is bought and what it costs, to the cent, with the button that books it. */
export function CheckoutSummary({ basket, shown, hasAddress, isOff, checkOut }: CheckoutSummaryProps) {
  const { estimate, isCurrent, problem, vatIdProblem } = shown
  const ordered = basket.lines.filter(({ saved, problem: fault }) => !saved && !fault)
  const left = basket.lines.filter(({ saved, problem: fault }) => !saved && fault).length
  return (
    <section aria-labelledby="summary-heading" className="sheet p-5 sm:p-6 lg:sticky lg:top-24">
      <h2 id="summary-heading" className="mb-4 text-2xl">
        Your order
      </h2>
      <ul className="mb-4 max-h-72 overflow-auto text-sm">
        {ordered.map(({ product, name, quantity, total }) => (
          <li key={product} className="flex justify-between gap-4 border-t border-line py-2">
            <span className="min-w-0 wrap-anywhere">
              {formatCount(quantity)} × {name}
            </span>
            <span className="whitespace-nowrap">{formatEuros(total)}</span>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className="mb-4 text-sm">
          {left === 1 ? '1 line stays' : `${formatCount(left)} lines stay`} in your basket, as{' '}
          {left === 1 ? 'it' : 'they'} cannot be ordered as {left === 1 ? 'it is' : 'they are'}.
        </p>
      )}
      <output className={`block ${isCurrent || !estimate ? '' : 'opacity-60'}`}>
        {estimate ? (
          <Costs estimate={estimate} />
        ) : (
          <dl>
            <Figure term="Goods">{formatEuros(basket.total)}</Figure>
          </dl>
        )}
      </output>
      <button
        type="button"
        className="btn mt-5 w-full btn-primary btn-lg"
        disabled={isOff || !estimate || !isCurrent || Boolean(problem ?? vatIdProblem)}
        onClick={() => estimate && checkOut(estimate.total)}
      >
        Book and pay
      </button>
      {!hasAddress && <p className="mt-3 text-sm text-muted">First say where we may deliver.</p>}
      <p className="mt-3 text-sm text-muted">
        With your order you accept our{' '}
        <a href="/terms" target="_blank" rel="noreferrer" className="link">
          terms
        </a>
        . You pay on the next page.
      </p>
    </section>
  )
}

function Costs({ estimate }: { estimate: NonNullable<ShownEstimate['estimate']> }) {
  const { goods, delivery, relief, total, vat, vatPercent, taxTreatment } = estimate
  return (
    <>
      <dl>
        <Figure term="Goods">{formatEuros(goods)}</Figure>
        <Figure term="Delivery">{delivery === 0 ? 'Free' : formatEuros(delivery)}</Figure>
        {relief > 0 && <Figure term="VAT not charged">−{formatEuros(relief)}</Figure>}
        <div className="flex items-baseline justify-between gap-4 border-t border-line py-3">
          <dt className="font-semibold">Total</dt>
          <dd className="text-2xl font-semibold">{formatEuros(total)}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">
        {taxTreatment === 'taxed' && `${vatPercent} % VAT included: ${formatEuros(vat)}`}
        {taxTreatment === 'reverse-charge' && 'Reverse charge: you owe the VAT in your country.'}
        {taxTreatment === 'export' && 'Export without VAT; import duties are yours to pay.'}
      </p>
    </>
  )
}
