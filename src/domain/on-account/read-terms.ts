import { eq } from 'drizzle-orm'
import { users } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../policies.ts'
import { sumOwedBy } from './owed.ts'
import { type AccountTerms, takesTransfers, termsOf } from './terms.ts'

/** A person's terms, and what of the limit is used, in cents. */
export interface UsedTerms extends AccountTerms {
  readonly usedCents: number
}

/** The actor's own terms; undefined if they may not order on account now. */
export async function readOwnTerms(ctx: Context): Promise<UsedTerms | undefined> {
  requireRight(ctx.actor, may.readOwnAccountTerms(ctx.actor))
  const { id, emailVerified } = ctx.actor
  const [person] = await ctx.db.select().from(users).where(eq(users.id, id))
  const terms = person && termsOf(person)
  if (!terms || !emailVerified || !takesTransfers(ctx)) return undefined
  return { ...terms, usedCents: await sumOwedBy(ctx.db, id) }
}
