import type { SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { Field, SelectField, TextAreaField } from '../../base/forms/Field.tsx'
import type { CheckoutTerms } from './checkout-terms.ts'

interface InvoiceTermsProps {
  terms: CheckoutTerms
  change: (changed: Partial<CheckoutTerms>) => void
  addresses: readonly SavedAddress[]
  /** As it is typed; it is one of the terms once it is whole. */
  typedVatId: string
  typeVatId: (typed: string) => void
  finishVatId: () => void
  vatIdProblem: string | undefined
  /** Whether an admin fills it in for the customer. */
  isForCustomer?: boolean
}

/** What stands on the papers: whom the invoice goes to, the VAT ID, the customer's own number and note. */
export function InvoiceTerms(props: InvoiceTermsProps) {
  const {
    terms,
    change,
    addresses,
    typedVatId,
    typeVatId,
    finishVatId,
    vatIdProblem,
    isForCustomer = false,
  } = props
  return (
    <section aria-labelledby="invoice-heading">
      <h2 id="invoice-heading" className="mb-4 text-2xl">
        Invoice
      </h2>
      <div className="sheet grid gap-5 p-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <SelectField
            label="Invoice to"
            value={terms.billingId}
            onChange={event => change({ billingId: event.target.value })}
          >
            <option value="">The delivery address</option>
            {addresses
              .filter(({ _id }) => _id !== terms.deliveryId)
              .map(({ _id, lines }) => (
                <option key={_id} value={_id}>
                  {lines.join(', ')}
                </option>
              ))}
          </SelectField>
        </div>
        <Field
          label="VAT ID (optional)"
          autoComplete="off"
          maxLength={30}
          value={typedVatId}
          onChange={event => typeVatId(event.target.value)}
          onBlur={finishVatId}
          error={vatIdProblem}
          hint="Printed on the invoice. Once it is checked, businesses in another country of the European Union owe the VAT themselves"
        />
        <Field
          label={`${isForCustomer ? 'Their' : 'Your'} order number (optional)`}
          autoComplete="off"
          maxLength={100}
          value={terms.customerReference}
          onChange={event => change({ customerReference: event.target.value })}
          hint="Printed on every paper"
        />
        <div className="sm:col-span-2">
          <TextAreaField
            label="Note (optional)"
            rows={2}
            maxLength={500}
            value={terms.note}
            onChange={event => change({ note: event.target.value })}
          />
        </div>
      </div>
    </section>
  )
}
