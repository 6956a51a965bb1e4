import type { CheckoutEstimate } from '#contract/checkout.ts'
import { formatEuros } from '../format.ts'

/** How a purchase is taxed, and what that comes to. */
export function describeTax({
  taxTreatment,
  vat,
  vatPercent,
}: Pick<CheckoutEstimate, 'taxTreatment' | 'vat' | 'vatPercent'>): string {
  switch (taxTreatment) {
    case 'taxed':
      return `${vatPercent} % VAT included: ${formatEuros(vat)}`
    case 'reverse-charge':
      return 'Reverse charge: you owe the VAT in your country.'
    case 'export':
      return 'Export without VAT; import duties are yours to pay.'
  }
}
