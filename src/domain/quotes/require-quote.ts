import { eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { quotes } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { requireActor, requireSight } from '../rights.ts'
import type { QuoteRecord } from './record.ts'

type Allows = (actor: Context['actor'], quote: { readonly userId: string }) => boolean

/** Rejects an actor without this right over a quote as if it did not exist; costs one look-up of its row. */
export async function requireQuote(ctx: Context, id: string, allows: Allows): Promise<void> {
  requireActor(ctx.actor)
  const [row] = await ctx.db.select().from(quotes).where(eq(quotes.id, id))
  requireQuoteRight(ctx, row, allows)
}

/** The same, and returns the quote, locked until the transaction ends. It is locked before orders, payments and products. */
export async function lockQuote(
  ctx: Context,
  tx: Transaction,
  id: string,
  allows: Allows,
): Promise<QuoteRecord> {
  const [row] = await tx.select().from(quotes).where(eq(quotes.id, id)).for('no key update')
  return requireQuoteRight(ctx, row, allows)
}

function requireQuoteRight({ actor }: Context, row: QuoteRecord | undefined, allows: Allows): QuoteRecord {
  if (!row) throw notFound(say`quote`)
  requireSight(actor, allows(actor, row), say`quote`)
  return row
}
