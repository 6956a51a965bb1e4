import { z } from 'zod'
import { absentable, isoTime, optionalText, text } from './common.ts'
import { country, deliveryMethodId } from './delivery.ts'

/** POST /vat-check: a VAT ID, the address of its owner, and how the goods go there: what is picked up is supplied at the seller's door. */
export const vatCheckInput = z.object({
  vatId: text(30),
  country,
  postcode: optionalText(20),
  deliveryMethod: absentable(deliveryMethodId),
})

/**
 * A VAT ID that can be relied on. `valid`: its register says so. `pending`: the register did not answer, and is asked again later.
 * `unlisted`: of a country whose register is not asked; its form and check digits are right.
 */
export const vatCheck = z
  .object({
    vatId: z.string(),
    status: z.enum(['valid', 'pending', 'unlisted']),
    name: z.string().meta({ description: 'of the business, as registered; empty if it is not told' }),
    address: z.string(),
    checkedAt: isoTime.nullable().meta({ description: 'when the register answered' }),
  })
  .meta({ id: 'VatCheck' })
export type VatCheck = z.infer<typeof vatCheck>
