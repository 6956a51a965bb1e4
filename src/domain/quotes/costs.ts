import type { Cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { TaxTreatment } from '#contract/tax/tax.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { requirePayable } from '../orders/booking.ts'
import { type Estimate, estimate, type PricedLine } from '../prices/estimate.ts'

/** How a quote is delivered and taxed. */
interface QuotedTerms {
  readonly deliveryCents: Cents
  readonly taxTreatment: TaxTreatment
  readonly vatPercent: number
}

/** What a quote comes to at these prices. Rejects (invalid) what the shop could not book at them. */
export function costsOf(
  { billing }: Pick<Context, 'billing'>,
  lines: readonly PricedLine[],
  { deliveryCents, taxTreatment: treatment, vatPercent: percent }: QuotedTerms,
): Pick<Estimate, 'goodsCents' | 'deliveryCents' | 'reliefCents' | 'totalCents'> {
  const tax = { treatment, percent }
  const costs = estimate({ lines, deliveryCents, tax, vatPercent: billing.vatPercent })
  if (!costs) throw invalid('lines', say`must come to less`)
  const { goodsCents, reliefCents, totalCents } = costs
  requirePayable({ lines: [], totalCents })
  return { goodsCents, deliveryCents, reliefCents, totalCents }
}
