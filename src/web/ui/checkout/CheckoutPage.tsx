import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Basket } from '#contract/basket.ts'
import type { SavedAddress } from '#contract/postal-addresses.ts'
import type { SessionUser } from '../../session.ts'
import { PageHeading } from '../PageHeading.tsx'
import { AddressChoice } from './AddressChoice.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { linesOf, startTerms } from './checkout-terms.ts'
import { InvoiceTerms } from './InvoiceTerms.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { useCheckOut } from './use-check-out.ts'
import { useEstimate } from './use-estimate.ts'

interface CheckoutPageProps {
  basket: Basket
  addresses: readonly SavedAddress[]
  user: SessionUser
  /** Reads the basket and the addresses anew. */
  reload: () => Promise<void>
}

/** Where the order goes, how, and what it costs, before it is booked. */
export function CheckoutPage({ basket, addresses, user, reload }: CheckoutPageProps) {
  const [terms, setTerms] = useState(() => startTerms(addresses))
  const change = (changed: Partial<typeof terms>) => setTerms(before => ({ ...before, ...changed }))
  const addressOf = (id: string) => addresses.find(({ _id }) => _id === id)
  const delivery = addressOf(terms.deliveryId)
  const shown = useEstimate(basket, delivery, terms)
  const checkingOut = useCheckOut({ basket, terms, delivery, billing: addressOf(terms.billingId), reload })

  if (linesOf(basket).length === 0)
    return (
      <>
        <PageHeading title="Checkout" lead="There is nothing in your basket that can be ordered." />
        <Link to="/basket" className="btn btn-secondary">
          View basket
        </Link>
      </>
    )
  return (
    <>
      <PageHeading title="Checkout" />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="grid min-w-0 gap-8">
          <AddressChoice
            legend="Deliver to"
            addresses={addresses}
            chosen={terms.deliveryId}
            choose={deliveryId => change({ deliveryId })}
            name={user.name}
            reload={reload}
          />
          {delivery && (
            <>
              <MethodChoice shown={shown} chosen={terms.method} choose={method => change({ method })} />
              <InvoiceTerms
                terms={terms}
                change={change}
                addresses={addresses}
                vatIdProblem={shown.vatIdProblem}
              />
            </>
          )}
        </div>
        <CheckoutSummary basket={basket} shown={shown} hasAddress={delivery !== undefined} {...checkingOut} />
      </div>
    </>
  )
}
