import { eq } from 'drizzle-orm'
import { quotes } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { type Answered, lockRequest } from './answer.ts'
import { notifyOfAnswer } from './mails.ts'

/** Declines a request for a better price; its customer reads the reason. Rejects what `lockRequest` rejects. */
export async function declineQuote(
  ctx: Context,
  { reason, ...asked }: Answered & { readonly reason: string },
): Promise<void> {
  requireRight(ctx.actor, may.answerQuotes(ctx.actor))
  await ctx.db.transaction(async tx => {
    const quote = await lockRequest(ctx, tx, asked)
    await tx
      .update(quotes)
      .set({ status: 'declined', answer: reason, version: quote.version + 1 })
      .where(eq(quotes.id, quote.id))
    const subject = `quote ${quote.number}`
    await recordAudit(tx, ctx, { action: 'quote-declined', subject, after: { reason } })
    await notifyOfAnswer(tx, quote, 'quote-declined')
  })
  ctx.changed('mails')
}
