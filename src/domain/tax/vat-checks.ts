import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { vatChecks } from '#db/schema.ts'
import { type Context, type Customer, newId } from '../context.ts'
import type { VatAnswer } from '../ports.ts'
import { retryAt } from '../retries.ts'
import { queueReliefMail, queueVatIdMail } from './vat-id-mail.ts'

export type VatCheckRow = typeof vatChecks.$inferSelect

/** The latest answer of the register; undefined if it never answered. */
export async function findAnswer(
  db: Pick<Database, 'select'>,
  vatId: string,
): Promise<VatCheckRow | undefined> {
  const [row] = await db
    .select()
    .from(vatChecks)
    .where(and(eq(vatChecks.vatId, vatId), isNotNull(vatChecks.answeredAt)))
    .orderBy(desc(vatChecks.answeredAt))
    .limit(1)
  return row
}

/** Keeps that a VAT ID is still to be checked, once for all whose it is; under the customer who gave it first. */
export async function keepPending(
  ctx: Context,
  vatId: string,
  customer: Customer | null,
): Promise<VatCheckRow> {
  const now = ctx.now()
  const userId = customer?.id ?? null
  const [row] = await ctx.db
    .insert(vatChecks)
    .values({ id: newId(), userId, vatId, createdAt: now, nextAttemptAt: retryAt(now, 1) })
    .onConflictDoUpdate({ target: vatChecks.vatId, targetWhere: sql`status = 'pending'`, set: { vatId } })
    .returning()
  if (!row) throw new Error('a check was not kept')
  return row
}

/**
 * Keeps an answer of the register as evidence, under the customer who gave the VAT ID (null: a check that was kept before). If the VAT ID was accepted before it could be checked, and turns out not to be valid, the
 * owner gets a mail; also if VAT was charged meanwhile that can be given back now.
 */
export async function keepAnswer(
  ctx: Context,
  vatId: string,
  { answer, customer }: { readonly answer: VatAnswer; readonly customer: Customer | null },
): Promise<VatCheckRow> {
  const { isValid, ...told } = answer
  const answered = { ...told, status: isValid ? 'valid' : 'invalid', answeredAt: ctx.now() } as const
  const row = await ctx.db.transaction(async tx => {
    const pending = await settlePending(tx, vatId, answered)
    if (pending) await (isValid ? queueReliefMail(ctx, tx, pending) : queueVatIdMail(ctx, tx, pending))
    return pending ?? addRow(ctx, tx, { vatId, userId: customer?.id ?? null, ...answered })
  })
  ctx.changed('mails')
  return row
}

/** Gives up a check that the register has not answered for too long, and tells the owner. */
export async function giveUp(ctx: Context, vatId: string): Promise<void> {
  await ctx.db.transaction(async tx => {
    const pending = await settlePending(tx, vatId, { status: 'unanswered' })
    if (pending) await queueVatIdMail(ctx, tx, pending)
  })
  ctx.changed('mails')
}

async function settlePending(
  tx: Transaction,
  vatId: string,
  settled: Partial<VatCheckRow>,
): Promise<VatCheckRow | undefined> {
  const [row] = await tx
    .update(vatChecks)
    .set(settled)
    .where(and(eq(vatChecks.vatId, vatId), eq(vatChecks.status, 'pending')))
    .returning()
  return row
}

async function addRow(
  ctx: Pick<Context, 'now'>,
  tx: Transaction,
  answered: Omit<typeof vatChecks.$inferInsert, 'id'>,
): Promise<VatCheckRow> {
  const [row] = await tx
    .insert(vatChecks)
    .values({ id: newId(), createdAt: ctx.now(), ...answered })
    .returning()
  if (!row) throw new Error('a check was not kept')
  return row
}
