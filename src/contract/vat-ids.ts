import { z } from 'zod'
import { isoTime, optionalText, text } from './common.ts'
import { country } from './delivery.ts'

/** POST /vat-check: a VAT ID, and the address of its owner. */
export const vatCheckInput = z.object({ vatId: text(30), country, postcode: optionalText(20) })

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
