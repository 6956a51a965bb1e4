import { eq } from 'drizzle-orm'
import { type Phrase, say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { users } from '#db/schema.ts'
import type { UserRow } from '../accounts/users.ts'
import type { Context, Customer } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'

/** The person with this address, whom an admin serves. */
export async function findCustomer(ctx: Context, email: string): Promise<UserRow> {
  requireRight(ctx.actor, may.serveCustomers(ctx.actor))
  const [row] = await ctx.db.select().from(users).where(eq(users.email, email))
  if (!row) throw notFound(say`user`)
  return row
}

/** The same, if something can be booked for them: rejected (conflict) with the reason if not. */
export async function requireBookable(ctx: Context, email: string): Promise<Customer> {
  const row = await findCustomer(ctx, email)
  const obstacle = explainObstacle(row)
  if (obstacle) throw conflict(obstacle)
  return row
}

/**
 * Why nothing can be booked for a person, as a sentence; undefined if it can. They pay on a page of their own, and hear of it by mail: neither
 * reaches who is suspended, or whose address may be somebody else's.
 */
export function explainObstacle({ suspendedAt, emailVerified }: UserRow): Phrase | undefined {
  if (suspendedAt !== null)
    return say`This person is suspended and could not see or pay the order: please reinstate them first`
  if (!emailVerified)
    return say`This person has not confirmed their email address yet: please ask them to open the link that was mailed to them first`
  return undefined
}

/**
 * The customer locked until the transaction ends, so that they are not removed while an order is made for them. Rejected (conflict) if
 * they have just been.
 */
export async function lockCustomer(tx: Pick<Database, 'select'>, { id }: Customer): Promise<void> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share')
  if (found.length === 0) throw conflict(say`This person has just closed their account`)
}

/** Whose order it is; null once they have closed their account. */
export async function customerOf(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  { userId }: { readonly userId: string | null },
): Promise<Customer | null> {
  if (userId === null) return null
  if (actor?.id === userId) return actor
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row ?? null
}
