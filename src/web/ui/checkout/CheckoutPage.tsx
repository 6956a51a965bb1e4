import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OwnAccountTerms } from '#contract/on-account.ts'
import type { SavedAddress } from '#contract/postal-addresses.ts'
import type { SessionUser } from '../../session.ts'
import { PageHeading } from '../PageHeading.tsx'
import { AddressChoice } from './AddressChoice.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import type { CheckoutTerms } from './checkout-terms.ts'
import { InvoiceTerms } from './InvoiceTerms.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import type { Purchase } from './purchase.ts'
import { useCheckOut } from './use-check-out.ts'
import { useEstimate } from './use-estimate.ts'

interface CheckoutPageProps {
  /** What is bought; the same object as long as that is the same. */
  purchase: Purchase
  /** What the form begins with. */
  initial: CheckoutTerms
  addresses: readonly SavedAddress[]
  user: SessionUser
  /** What the person may order on account; null: nothing. */
  account: OwnAccountTerms
  /** Reads what is bought and the addresses anew. */
  reload: () => Promise<void>
}

/** Where the order goes, how, and what it costs, before it is booked. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { purchase, initial, addresses, user, account, reload } = props
  const [terms, setTerms] = useState(initial)
  const change = (changed: Partial<typeof terms>) => setTerms(before => ({ ...before, ...changed }))
  const addressOf = (id: string) => addresses.find(({ _id }) => _id === id)
  const delivery = addressOf(terms.deliveryId)
  const shown = useEstimate(purchase, delivery, terms)
  const checkingOut = useCheckOut({ purchase, terms, delivery, billing: addressOf(terms.billingId), reload })

  if (purchase.lines.length === 0)
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
      <PageHeading title="Checkout" lead={purchase.lead} />
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
              {account && (
                <PaymentChoice
                  account={account}
                  total={shown.estimate?.total}
                  chosen={terms.payment}
                  choose={payment => change({ payment })}
                />
              )}
            </>
          )}
        </div>
        <CheckoutSummary
          purchase={purchase}
          shown={shown}
          hasAddress={delivery !== undefined}
          payment={terms.payment}
          account={account}
          {...checkingOut}
        />
      </div>
    </>
  )
}
