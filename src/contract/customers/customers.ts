import { z } from 'zod'
import { ownAccountTerms } from '../on-account/on-account.ts'
import { savedAddress } from '../postal-addresses/postal-addresses.ts'
import { aboutCustomer } from './about.ts'

/** A customer as an admin serves them: where they may want it sent, what they may order on account, and what else there is of them. */
export const customer = z
  .object({
    email: z.string(),
    name: z.string(),
    obstacle: z.string().meta({ description: 'why nothing can be booked for them; empty if it can' }),
    addresses: z.array(savedAddress),
    account: ownAccountTerms.shape.terms,
    about: aboutCustomer,
  })
  .meta({ id: 'Customer' })
export type Customer = z.infer<typeof customer>
