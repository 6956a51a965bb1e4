import { z } from 'zod'
import { absentable, isoTime, optionalText, text } from '../common.ts'
import { country, deliveryMethodId } from '../delivery/delivery.ts'

/** POST /vat-check: a VAT ID, the address of its owner, and how the goods go there: what is picked up is supplied at the seller's door. */
export const vatCheckInput = z.object({
  vatId: text(30),
  country,
  postcode: optionalText(20),
  deliveryMethod: absentable(deliveryMethodId),
})

/**
 * A VAT ID whose form and check digits are right. `valid`: its register knows it. `pending`: the register did not answer, and is asked again
 * later; VAT is charged until then, unless the owner takes unchecked ones. `unlisted`: of a country whose register is not asked, and where it
 * changes no VAT.
 */
export const vatCheck = z
  .object({
    vatId: z.string(),
    status: z.enum(['valid', 'pending', 'unlisted']).meta({
      description:
        'valid: its register knows it; pending: the register did not answer and is asked again later; unlisted: of a country whose register is not asked',
    }),
    name: z.string().meta({ description: 'of the business, as registered; empty if it is not told' }),
    address: z.string(),
    checkedAt: isoTime.nullable().meta({ description: 'when the register answered' }),
  })
  .meta({ id: 'VatCheck' })
export type VatCheck = z.infer<typeof vatCheck>
