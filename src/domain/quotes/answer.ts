import { asc, eq, sql } from 'drizzle-orm'
import { type Cents, multiplyCents, toEuros } from '#contract/money.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { quoteLines, quotes } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { changedMeanwhile, conflict, invalid, notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { costsOf } from './costs.ts'
import { notifyOfAnswer } from './mails.ts'
import type { QuoteLine, QuoteRecord } from './record.ts'
import { lockQuote } from './require-quote.ts'
import { findLastMoment } from './validity.ts'

/** Which quote is answered, and at which version it was seen; undefined: at any. */
export interface Answered {
  readonly id: string
  readonly version: number | undefined
}

interface QuoteAnswer extends Answered {
  /** Of a piece of each line, in the order of the lines, gross. */
  readonly pricesCents: readonly Cents[]
  readonly answer: string
  /** For how many days the prices are kept. */
  readonly days: number
}

/**
 * Offers the customer these prices for what they asked for; they are told by mail. Delivery and tax stay as they were asked for. Rejects a
 * request that is no longer at the version that the caller saw (changed) or was answered already (conflict), and prices
 * that are not one for each line or that could not be booked (invalid).
 */
export async function answerQuote(
  ctx: Context,
  { pricesCents, answer, days, ...asked }: QuoteAnswer,
): Promise<void> {
  requireRight(ctx.actor, may.answerQuotes(ctx.actor))
  await ctx.db.transaction(async tx => {
    const quote = await lockRequest(ctx, tx, asked)
    const before = await tx
      .select()
      .from(quoteLines)
      .where(eq(quoteLines.quoteId, quote.id))
      .orderBy(asc(quoteLines.position))
    const lines = priceLines(before, pricesCents)
    const until = findLastMoment(ctx, days)
    const costs = costsOf(ctx, lines, quote)
    await keepPrices(tx, quote.id, lines)
    await tx
      .update(quotes)
      .set({
        ...costs,
        status: 'offered',
        answer,
        offeredAt: ctx.now(),
        validUntil: until,
        version: quote.version + 1,
      })
      .where(eq(quotes.id, quote.id))
    await recordAudit(tx, ctx, {
      action: 'quote-offered',
      subject: `quote ${quote.number}`,
      before: factsOf(before, quote),
      after: { ...factsOf(lines, costs), validUntil: until.toISOString() },
    })
    await notifyOfAnswer(tx, quote, 'quote-offered')
  })
  ctx.changed('mails')
}

/** The request, locked. Rejected if somebody has changed or answered it since the caller saw it. */
export async function lockRequest(
  ctx: Context,
  tx: Transaction,
  { id, version }: Answered,
): Promise<QuoteRecord> {
  const quote = await lockQuote(ctx, tx, id, may.answerQuotes)
  if (version !== undefined && version !== quote.version) throw changedMeanwhile({ version: quote.version })
  if (quote.status !== 'requested')
    throw conflict(say`A request that is ${phraseOf(quote.status)} cannot be answered`)
  return quote
}

function priceLines(lines: readonly QuoteLine[], pricesCents: readonly Cents[]): QuoteLine[] {
  if (pricesCents.length !== lines.length)
    throw invalid('prices', say`must be ${lines.length}, one for each line`)
  return lines.map((line, index) => {
    const unitPriceCents = pricesCents[index] ?? line.unitPriceCents
    return { ...line, unitPriceCents, totalCents: multiplyCents(unitPriceCents, line.quantity) }
  })
}

/** One statement, however many lines. */
async function keepPrices(tx: Transaction, quoteId: string, lines: readonly QuoteLine[]): Promise<void> {
  const positions = lines.map(({ position }) => position)
  const prices = lines.map(({ unitPriceCents }) => unitPriceCents)
  const kept = await tx.execute(sql`
    update ${quoteLines} set unit_price_cents = priced.cents, total_cents = priced.cents * ${quoteLines.quantity}
    from unnest(${sql.param(positions)}::int[], ${sql.param(prices)}::int[]) as priced (place, cents)
    where ${quoteLines.quoteId} = ${quoteId} and ${quoteLines.position} = priced.place`)
  if (kept.rowCount !== lines.length) throw notFound(say`line`)
}

const factsOf = (lines: readonly QuoteLine[], { totalCents }: Pick<QuoteRecord, 'totalCents'>) => ({
  prices: lines.map(({ unitPriceCents }) => toEuros(unitPriceCents)),
  total: toEuros(totalCents),
})
