import { eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { quotes } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { may } from '../rights.ts'
import { lockQuote } from './require-quote.ts'

/** The actor takes back a request that has not been answered. Harmless to repeat. Rejected (conflict) once it has been. */
export async function withdrawQuote(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction(async tx => {
    const quote = await lockQuote(ctx, tx, id, may.orderQuote)
    if (quote.status === 'withdrawn') return
    if (quote.status !== 'requested') throw conflict(say`This request has been answered already`)
    await tx
      .update(quotes)
      .set({ status: 'withdrawn', version: quote.version + 1 })
      .where(eq(quotes.id, id))
  })
}
