import { and, asc, eq } from 'drizzle-orm'
import { type Cents, formatCents, subtractCents } from '#contract/money.ts'
import type { Database, Transaction } from '#db/client.ts'
import { refunds } from '#db/schema.ts'
import { newId } from '../context.ts'

export type RefundRow = typeof refunds.$inferSelect

/** A refund in a few words, for timelines: how much and why. */
export function describeRefund({ amountCents, reason }: Pick<RefundRow, 'amountCents' | 'reason'>): string {
  return `${formatCents(amountCents)}: ${reason}`
}

/** The refunds of an intent that are recorded as sent, oldest first. */
export function findSentRefunds(db: Pick<Database, 'select'>, intentId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId), eq(refunds.status, 'succeeded')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
}

/** Splits a refund in two: it keeps this many cents, and an otherwise equal new one gets the rest. Returns the one kept. */
export async function divideRefund(tx: Transaction, refund: RefundRow, keptCents: Cents): Promise<RefundRow> {
  if (keptCents === refund.amountCents) return refund
  await tx
    .insert(refunds)
    .values({ ...refund, id: newId(), amountCents: subtractCents(refund.amountCents, keptCents) })
  await tx.update(refunds).set({ amountCents: keptCents }).where(eq(refunds.id, refund.id))
  return { ...refund, amountCents: keptCents }
}
