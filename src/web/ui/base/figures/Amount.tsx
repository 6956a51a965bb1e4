import { netOf } from '#contract/tax/tax.ts'
import { formatEuros } from './format.ts'
import { either, useVatPercent } from './Price.tsx'

/**
 * What several pieces, lines or a delivery come to, in euros with VAT, to the cent. `net` is what that is without VAT, where it is a share of
 * a net total; otherwise it is taken off alone.
 */
export function Amount({ euros, net }: { euros: number; net?: number | undefined }) {
  const vatPercent = useVatPercent()
  const gross = formatEuros(euros)
  return vatPercent === 0 ? gross : either(gross, formatEuros(net ?? netOf(euros, vatPercent)))
}
