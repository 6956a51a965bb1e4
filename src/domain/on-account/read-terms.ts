import { eq, sql } from 'drizzle-orm'
import type { Cents } from '#contract/money.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { users } from '#db/schema.ts'
import type { UserRow } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { sumOwedBy } from '../order-life/owed.ts'
import { may, requireRight } from '../rights.ts'
import { type AccountTerms, takesTransfers, termsOf } from './terms.ts'

/** A person's terms, and what of the limit is used, in cents. */
export interface UsedTerms extends AccountTerms {
  readonly usedCents: Cents
}

/** The actor's own terms; undefined if they may not order on account now. */
export async function readOwnTerms(ctx: Context): Promise<UsedTerms | undefined> {
  requireRight(ctx.actor, may.readOwnAccountTerms(ctx.actor))
  const [person] = await preparePerson(ctx.db).execute({ id: ctx.actor.id })
  return person && readTermsOf(ctx, person)
}

const preparePerson = preparedOnce((db: Database) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('person_with_terms'),
)

/** The terms of a person, for whom the caller has the right to know them; undefined if they may not order on account now. */
export async function readTermsOf(ctx: Context, person: UserRow): Promise<UsedTerms | undefined> {
  const terms = termsOf(person)
  if (!terms || !person.emailVerified || !takesTransfers(ctx)) return undefined
  return { ...terms, usedCents: await sumOwedBy(ctx.db, person.id) }
}
