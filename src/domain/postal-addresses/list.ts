import { and, desc, eq, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { postalAddresses } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'

export type PostalAddressRow = typeof postalAddresses.$inferSelect

/** The actor's address book, newest first. */
export async function listPostalAddresses(ctx: Context): Promise<PostalAddressRow[]> {
  requireRight(ctx.actor, may.keepAddresses(ctx.actor))
  return readPostalAddresses(ctx, ctx.actor.id)
}

/** The address book of a person, newest first: the caller has checked the right to it. */
export async function readPostalAddresses(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<PostalAddressRow[]> {
  return prepareBook(db).execute({ userId })
}

const prepareBook = preparedOnce((db: Database) =>
  db
    .select()
    .from(postalAddresses)
    .where(eq(postalAddresses.userId, sql.placeholder('userId')))
    .orderBy(desc(postalAddresses.createdAt), desc(postalAddresses.id))
    .prepare('address_book'),
)

/** Rejects an actor who has no such address: somebody else's does not exist for them (not found). */
export async function requirePostalAddress(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.actor, may.keepAddresses(ctx.actor))
  const found = await ctx.db.$count(postalAddresses, isOwnAddress(ctx.actor.id, id))
  if (found === 0) throw notFound(say`address`)
}

/** The row of one address, if it is in this person's book. */
export function isOwnAddress(userId: string, id: string) {
  return and(eq(postalAddresses.userId, userId), eq(postalAddresses.id, id))
}
