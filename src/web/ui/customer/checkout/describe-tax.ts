import type { CheckoutEstimate } from '#contract/checkout/checkout.ts'
import type { VatIdDoubt } from '#contract/tax/tax.ts'
import { formatEuros } from '../../base/figures/format.ts'

/** How a purchase is taxed, and what that comes to; to the customer, or of them to an admin. */
export function describeTax(
  { taxTreatment, vat, vatPercent }: Pick<CheckoutEstimate, 'taxTreatment' | 'vat' | 'vatPercent'>,
  { isForCustomer = false } = {},
): string {
  switch (taxTreatment) {
    case 'taxed':
      return `${vatPercent} % VAT included: ${formatEuros(vat)}`
    case 'reverse-charge':
      return `Reverse charge: ${isForCustomer ? 'the customer owes the VAT in their' : 'you owe the VAT in your'} country.`
    case 'export':
      return `Export without VAT. ${isForCustomer ? 'The customer pays' : 'You pay'} import VAT and customs duties when it arrives.`
  }
}

/** Why VAT is charged despite a VAT ID, and what the customer can do about it. */
export function describeDoubt(doubt: VatIdDoubt, { isForCustomer = false } = {}): string {
  return doubt === 'unconfirmed'
    ? `VAT is charged until ${isForCustomer ? 'they have confirmed their' : 'you have confirmed your'} email address.`
    : `VAT is charged, as the register of VAT IDs does not answer now. Once it confirms ${isForCustomer ? 'theirs' : 'yours'}, we can give the VAT back.`
}
