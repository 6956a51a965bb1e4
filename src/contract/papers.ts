import { z } from 'zod'
import { integer } from './common.ts'

/** As which file an invoice is wanted, and which: without a number, the last one. */
export const invoiceQuery = z.object({
  format: z.enum(['pdf', 'xrechnung']).default('pdf'),
  number: integer(1, 2_147_483_647).optional(),
})
