import type { SaleKind } from '#contract/bookkeeping/sale-kinds.ts'
import { isInEu } from '#contract/countries.ts'
import type { TaxTreatment } from '#contract/tax/tax.ts'
import { isOfUnion, registerOf } from '../tax/areas.ts'
import { hasCharged } from '../tax/rates.ts'
import type { TaxedSeller } from '../tax/tax.ts'

/** What a paper says of how its sale is taxed. */
interface TaxedSale {
  readonly treatment: TaxTreatment
  readonly percent: number
  /** Where the goods go. */
  readonly country: string
  /** How the postcode there begins, where that tells Northern Ireland. */
  readonly postcode: string
  readonly isPickedUp: boolean
}

/**
 * Under which rules the VAT of a sale is owed, and in which country. Papers do not say whether the shop declared in the One-Stop Shop; a
 * rate that only the other country charges does, and of a rate that both charge the setting of today.
 */
export function kindOfSale(
  { treatment, percent, country, postcode, isPickedUp }: TaxedSale,
  seller: TaxedSeller,
): { readonly kind: SaleKind; readonly country: string } {
  const register = registerOf({ country, postcode })
  const there = register ?? country
  if (treatment !== 'taxed') return { kind: treatment, country: there }
  const home = { kind: 'domestic', country: seller.country } as const
  if (isPickedUp || there === seller.country || (there === 'XI' && seller.country === 'GB')) return home
  if (register === undefined || !isOfUnion(register)) return { kind: 'registered', country: there }
  const isOwn = percent === seller.vatPercent
  const isDeclared = hasCharged(register, percent) && (!isOwn || seller.registrations.hasOss)
  return isInEu(seller.country) && isDeclared ? { kind: 'oss', country: there } : home
}
