import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { netPriceOf } from '#contract/tax/tax.ts'
import type { Site } from '../../../site.ts'
import { formatEuros } from './format.ts'

const NO_VAT = 'no VAT charged'

/**
 * What one piece costs, in euros; gross, as everywhere. Both figures are in the page, which is the same for everybody, and
 * style alone shows the one that was chosen in this browser. Says nothing of VAT: a `PriceBasis` nearby does. What several pieces come to is
 * an `Amount`.
 */
export function Price({ euros }: { euros: number }) {
  const vatPercent = useVatPercent()
  const gross = formatEuros(euros)
  return vatPercent === 0 ? gross : either(gross, formatEuros(netPriceOf(euros, vatPercent)))
}

/** What the prices around are: 'incl. 19 % VAT', or without it. */
export function PriceBasis() {
  const gross = useGrossBasis()
  const vatPercent = useVatPercent()
  return vatPercent === 0 ? gross : either(gross, `excl. ${vatPercent} % VAT`)
}

/** What prices are that do not follow the choice, as those of a filter or of what is booked: 'incl. 19 % VAT'. */
export function GrossBasis() {
  return useGrossBasis()
}

/** The same as a word for labels. */
export function useGrossBasis(): string {
  return grossBasisOf(useRouter().options.context.site)
}

export function grossBasisOf({ vatPercent }: Pick<Site, 'vatPercent'>): string {
  return vatPercent === 0 ? NO_VAT : `incl. ${vatPercent} % VAT`
}

/** The VAT within list prices, in percent. */
export function useVatPercent(): number {
  return useRouter().options.context.site.vatPercent
}

/** Both, of which style shows the one that was chosen. */
export function either(gross: ReactNode, net: ReactNode) {
  return (
    <>
      <span className="net:hidden">{gross}</span>
      <span className="hidden net:inline">{net}</span>
    </>
  )
}
