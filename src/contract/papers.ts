import { z } from 'zod'

/** As which file an invoice is wanted. */
export const invoiceQuery = z.object({ format: z.enum(['pdf', 'xrechnung']).default('pdf') })
