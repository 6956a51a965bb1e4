import { z } from 'zod'
import { entityId } from './common.ts'
import { positiveEuros } from './money.ts'

export const newIntent = z.object({ price: positiveEuros, order: entityId.optional() })
export type NewIntent = z.output<typeof newIntent>

/** `publishableKey` is null where the shop's sandbox plays the part of the card service. */
export const intent = z
  .object({ clientSecret: z.string(), publishableKey: z.string().nullable() })
  .meta({ id: 'PaymentIntent' })
export type Intent = z.infer<typeof intent>
