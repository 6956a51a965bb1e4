import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { Customer } from '#contract/customers/customers.ts'
import type { PostalAddress, SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { LeaveQuestion } from '../../base/actions/LeaveQuestion.tsx'
import { AddressFields } from '../../base/addresses/AddressFields.tsx'
import { addressValues } from '../../base/addresses/address-values.ts'
import { guessCountry } from '../../base/addresses/guess-country.ts'
import { SelectField } from '../../base/forms/Field.tsx'
import { Costs } from '../../customer/checkout/Costs.tsx'
import { type CheckoutTerms, followVatId, startTerms } from '../../customer/checkout/checkout-terms.ts'
import { InvoiceTerms } from '../../customer/checkout/InvoiceTerms.tsx'
import { MethodChoice } from '../../customer/checkout/MethodChoice.tsx'
import { PaymentChoice } from '../../customer/checkout/PaymentChoice.tsx'
import type { Purchase } from '../../customer/checkout/purchase.ts'
import { useEstimate } from '../../customer/checkout/use-estimate.ts'
import { useBookFor } from './use-book-for.ts'

interface BookingFormProps {
  customer: Customer
  purchase: Purchase
  /** Reads the products anew, with the prices and the stock of now. */
  readAnew: () => Promise<unknown>
}

/** Where an order for a customer goes, how it is delivered and paid, and what it costs. */
export function BookingForm({ customer, purchase, readAnew }: BookingFormProps) {
  const { name, addresses, account } = customer
  const [terms, setTerms] = useState(() => startTerms(addresses))
  const change = (changed: Partial<CheckoutTerms>) => setTerms(before => ({ ...before, ...changed }))
  // Checked when it is whole, not while it is typed.
  const [typedVatId, typeVatId] = useState(terms.vatId)
  const addressOf = (id: string) => addresses.find(({ _id }) => _id === id)
  const form = useForm<PostalAddress>({
    defaultValues: addressValues(addressOf(terms.deliveryId) ?? { name, country: guessCountry() }),
  })
  const [country, postcode] = useWatch({ control: form.control, name: ['country', 'postcode'] })
  const shown = useEstimate(purchase, { country, postcode }, terms)
  const { estimate, isCurrent, isStale, problem, vatIdProblem } = shown
  const billing = addressOf(terms.billingId)
  const { isOff, isBooked, book } = useBookFor({ purchase, terms, form, billing, readAnew })

  function choose(deliveryId: string): void {
    const vatId = followVatId(typedVatId, addressOf(terms.deliveryId), addressOf(deliveryId))
    typeVatId(vatId)
    change({ deliveryId, method: undefined, vatId })
  }

  const hasLines = purchase.lines.length > 0
  const isReady = isCurrent && problem === undefined && vatIdProblem === undefined
  return (
    <div className="mt-10 grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
      <LeaveQuestion hasChanges={() => hasLines && !isBooked.current} />
      <div className="grid min-w-0 gap-8">
        <AddressSection form={form} addresses={addresses} chosen={terms.deliveryId} choose={choose} />
        <MethodChoice shown={shown} chosen={terms.method} choose={method => change({ method })} />
        <InvoiceTerms
          terms={terms}
          change={change}
          addresses={addresses}
          typedVatId={typedVatId}
          typeVatId={typeVatId}
          finishVatId={() => change({ vatId: typedVatId.trim() })}
          vatIdProblem={vatIdProblem}
          isForCustomer
        />
        {account && (
          <PaymentChoice
            account={account}
            total={estimate?.total}
            chosen={terms.payment}
            choose={payment => change({ payment })}
            isForCustomer
          />
        )}
      </div>
      <section aria-labelledby="summary-heading" className="sheet p-5 sm:p-6 lg:sticky lg:top-24">
        <h2 id="summary-heading" className="mb-4 text-2xl">
          Their order
        </h2>
        <output aria-busy={isStale} className="block aria-busy:opacity-60">
          {hasLines
            ? estimate && <Costs estimate={estimate} lines={purchase.lines} isForCustomer />
            : 'First say which parts it is about.'}
        </output>
        <button
          type="button"
          className="btn mt-5 w-full btn-primary btn-lg"
          disabled={isOff || !isReady}
          onClick={() => estimate && book(estimate.total)}
        >
          Book for {name}
        </button>
        <p className="mt-3 text-sm text-muted">
          {terms.payment === 'account'
            ? 'They get the invoice by mail.'
            : 'They get a mail that leads to the order, and pay it there by card.'}
        </p>
      </section>
    </div>
  )
}

interface AddressSectionProps {
  form: UseFormReturn<PostalAddress>
  addresses: readonly SavedAddress[]
  /** The id of the address of the book that was taken; '' for another. */
  chosen: string
  choose: (id: string) => void
}

/** An address for this order alone: one of the customer's book, which can be changed here without changing the book, or another. */
function AddressSection({ form, addresses, chosen, choose }: AddressSectionProps) {
  function take(id: string): void {
    const { name, country } = form.getValues()
    form.reset(addressValues(addresses.find(({ _id }) => _id === id) ?? { name, country }))
    choose(id)
  }

  return (
    <section aria-labelledby="address-heading">
      <h2 id="address-heading" className="mb-4 text-2xl">
        Deliver to
      </h2>
      <div className="sheet grid gap-5 p-5 sm:p-6">
        {addresses.length > 0 && (
          <SelectField
            label="From their address book"
            value={chosen}
            onChange={event => take(event.target.value)}
          >
            <option value="">Another address</option>
            {addresses.map(({ _id, lines }) => (
              <option key={_id} value={_id}>
                {lines.join(', ')}
              </option>
            ))}
          </SelectField>
        )}
        <AddressFields form={form} purpose="for-another" />
      </div>
    </section>
  )
}
