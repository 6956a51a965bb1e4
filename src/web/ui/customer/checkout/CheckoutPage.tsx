import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Dispatch } from '#contract/delivery/delivery.ts'
import type { OwnAccountTerms } from '#contract/on-account/on-account.ts'
import type { SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { SessionUser } from '../../../session.ts'
import { useVisit } from '../../base/browser/use-visit.ts'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { LeavesWorks } from '../../product/offer/LeavesWorks.tsx'
import { AddressChoice } from './AddressChoice.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { type CheckoutTerms, followVatId } from './checkout-terms.ts'
import { InvoiceTerms } from './InvoiceTerms.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import type { Purchase } from './purchase.ts'
import { useBookPress } from './use-book-press.ts'
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
  dispatch: Dispatch
  /** Reads what is bought and the addresses anew. */
  reload: () => Promise<void>
}

/** Where the order goes, how, and what it costs, before it is booked. */
export function CheckoutPage(props: CheckoutPageProps) {
  useVisit('checkout')
  const { purchase, initial, addresses, user, account, dispatch, reload } = props
  const [terms, setTerms] = useState(initial)
  const addressOf = (id: string) => addresses.find(({ _id }) => _id === id)
  const delivery = addressOf(terms.deliveryId)
  const shown = useEstimate(purchase, delivery, terms)
  const { isOff, checkOut } = useCheckOut({
    purchase,
    terms,
    delivery,
    billing: addressOf(terms.billingId),
    reload,
  })
  // Checked when it is whole, not while it is typed.
  const [typedVatId, typeVatId] = useState(initial.vatId)
  const isVatIdTyped = typedVatId.trim() !== terms.vatId
  const { press, withdraw } = useBookPress({ shown, isVatIdTyped, checkOut })

  function change(changed: Partial<typeof terms>): void {
    withdraw()
    setTerms(before => ({ ...before, ...changed }))
  }

  function chooseDelivery(deliveryId: string): void {
    const vatId = followVatId(typedVatId, delivery, addressOf(deliveryId))
    typeVatId(vatId)
    change({ deliveryId, vatId })
  }

  function finishVatId(): void {
    if (isVatIdTyped) change({ vatId: typedVatId.trim() })
  }

  function book(total: number): void {
    finishVatId()
    press(total)
  }

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
            choose={chooseDelivery}
            name={user.name}
            reload={reload}
          />
          {delivery && (
            <>
              <div>
                <MethodChoice shown={shown} chosen={terms.method} choose={method => change({ method })} />
                <dl className="mt-3">
                  <LeavesWorks dispatch={dispatch} />
                </dl>
              </div>
              <InvoiceTerms
                terms={terms}
                change={change}
                addresses={addresses}
                typedVatId={typedVatId}
                typeVatId={typeVatId}
                finishVatId={finishVatId}
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
          isVatIdTyped={isVatIdTyped}
          isOff={isOff}
          checkOut={book}
        />
      </div>
    </>
  )
}
