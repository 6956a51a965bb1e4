import { type Phrase } from '#contract/phrase.ts'
import type { UserRow } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { readTermsOf, type UsedTerms } from '../on-account/read-terms.ts'
import { type PostalAddressRow, readPostalAddresses } from '../postal-addresses/list.ts'
import { type AboutCustomer, readAbout } from './about.ts'
import { explainObstacle, findCustomer } from './find.ts'
import { type CustomerNote, readCustomerNotes } from './notes.ts'

/** What an admin needs to know of a customer to book for them, and what else there is of them. */
export interface ServedCustomer {
  readonly person: UserRow
  /** Why nothing can be booked for them; undefined if it can. */
  readonly obstacle: Phrase | undefined
  readonly addresses: readonly PostalAddressRow[]
  /** What they may order on account. */
  readonly terms: UsedTerms | undefined
  readonly about: AboutCustomer
  /** What colleagues noted, oldest first. */
  readonly notes: readonly CustomerNote[]
}

/** The customer with this address, as an admin serves them. */
export async function readCustomer(ctx: Context, email: string): Promise<ServedCustomer> {
  const person = await findCustomer(ctx, email)
  const [addresses, terms, about, notes] = await Promise.all([
    readPostalAddresses(ctx, person.id),
    readTermsOf(ctx, person),
    readAbout(ctx, person),
    readCustomerNotes(ctx, person),
  ])
  return { person, obstacle: explainObstacle(person), addresses, terms, about, notes }
}
