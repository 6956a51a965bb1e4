import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { customerNotes } from '#db/schema.ts'
import type { UserRow } from '../accounts/users.ts'
import { type Context, newId } from '../context.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { requireActor } from '../rights.ts'
import { findCustomer, lockCustomer } from './find.ts'

/** What colleagues have noted about a customer. */
export type CustomerNote = typeof customerNotes.$inferSelect

/** What colleagues have noted about a customer whom the actor may serve, oldest first. */
export function readCustomerNotes({ db }: Context, { id }: UserRow): Promise<CustomerNote[]> {
  return db.select().from(customerNotes).where(eq(customerNotes.userId, id)).orderBy(asc(customerNotes.id))
}

/** Notes something about a customer for colleagues (staff) and returns the id of the note. */
export async function noteOnCustomer(
  ctx: Context,
  { email, text }: { readonly email: string; readonly text: string },
  once?: Once,
): Promise<string> {
  const customer = await findCustomer(ctx, email)
  const { email: author } = requireActor(ctx.actor)
  const write = async (tx: Transaction) => {
    await lockCustomer(tx, customer)
    const id = newId()
    await tx.insert(customerNotes).values({ id, userId: customer.id, author, text, createdAt: ctx.now() })
    return id
  }
  return once ? runOnce(ctx, once, write) : ctx.db.transaction(write)
}
