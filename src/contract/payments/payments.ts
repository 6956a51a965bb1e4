import { z } from 'zod'
import { absentable, entityId } from '../common.ts'
import { positiveEuros } from '../euros.ts'

export const newIntent = z.object({ price: positiveEuros, order: absentable(entityId) })

/** `publishableKey` is null if the shop's sandbox replaces the card service. */
export const intent = z
  .object({ clientSecret: z.string(), publishableKey: z.string().nullable() })
  .meta({ id: 'PaymentIntent' })
export type Intent = z.infer<typeof intent>
