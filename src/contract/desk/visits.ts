import { z } from 'zod'
import { visitSteps } from './visit-steps.ts'

/** What a page says that somebody has just done. Nothing else is read of such a call but the name of its program. */
export const visit = z.object({ step: z.enum(visitSteps) })

/** How often each step towards an order was taken in a span. */
const steps = z.object({
  part: z.int().meta({ description: 'pages of families and parts that were seen' }),
  basket: z.int().meta({ description: 'baskets into which a first product was put' }),
  checkout: z.int().meta({ description: 'checkouts and order forms that were opened' }),
  booked: z.int().meta({ description: 'orders that were placed' }),
  paid: z.int().meta({ description: 'orders that were paid or put on account' }),
})

/** The way from a visit to an order, beside the span before: whole days. */
export const visits = z.object({ days: z.int(), now: steps, before: steps }).meta({ id: 'Visits' })
export type Visits = z.infer<typeof visits>
