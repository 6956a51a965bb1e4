import type { DeliveryMethodId } from '#contract/delivery/methods.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { VALID_DAYS } from '#contract/quotes/states.ts'
import type { Transaction } from '#db/client.ts'
import { quoteLines, quotes } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import { weigh } from '../delivery/rates.ts'
import { findFirstResult, type Once, runOnce } from '../idempotency.ts'
import { beginNumber, nextNumber } from '../numbers.ts'
import { countAttemptOf } from '../rate-limits.ts'
import { may, requireRight } from '../rights.ts'
import { costsOf } from './costs.ts'
import { findLines, type WishedLine } from './find-lines.ts'
import { notifyOwnerOfRequest } from './mails.ts'
import { planQuote } from './plan.ts'
import { findLastMoment } from './validity.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Per person. Of requests fewer: somebody has to answer them. Stated in docs/SECURITY-POLICY.md. */
const QUOTES_LIMIT = { max: 50, windowMs: DAY_MS }
const REQUESTS_LIMIT = { max: 10, windowMs: DAY_MS }

interface QuoteWish {
  readonly lines: readonly WishedLine[]
  /** What the customer asks for; '' takes today's prices. */
  readonly question: string
  /** Without it, the person's default address; who has none gets a quote of the goods alone. */
  readonly deliveryAddress?: PostalAddress | undefined
  readonly billingAddress?: PostalAddress | undefined
  readonly deliveryMethod?: DeliveryMethodId | undefined
  /** '' for private persons. */
  readonly vatId: string
  readonly customerReference: string
  readonly note: string
}

/**
 * Offers the actor today's prices for 14 days, or, with a question, keeps their request for a better price and tells the owner. Returns
 * the quote's id. Rejects what `findLines`, `planTerms` and `costsOf` reject, and more than 50 quotes or 10 requests a day (too many).
 */
export async function askForQuote(ctx: Context, wish: QuoteWish, once?: Once): Promise<string> {
  requireRight(ctx.actor, may.askForQuote(ctx.actor))
  const customer = ctx.actor
  const { id: userId } = customer
  const first = await findFirstResult(ctx, once)
  if (first !== undefined) return first
  const { question, customerReference, note } = wish
  const isRequest = question !== ''
  const lines = await findLines(ctx, wish.lines)
  const terms = await planQuote(ctx, { lines, grams: weigh(lines) }, { ...wish, customer })
  const costs = costsOf(ctx, lines, terms)
  const id = newId()
  const createdAt = ctx.now()
  const insert = async (tx: Transaction) => {
    await countAttemptOf(tx, 'quote', userId, QUOTES_LIMIT)
    if (isRequest) await countAttemptOf(tx, 'quote-request', userId, REQUESTS_LIMIT)
    await tx.insert(quotes).values({
      id,
      number: nextNumber(beginNumber(ctx, 'quote', createdAt), 'quote_numbers'),
      userId,
      question,
      customerReference,
      note,
      ...terms,
      ...costs,
      createdAt,
      ...(isRequest
        ? { status: 'requested' }
        : { status: 'offered', offeredAt: createdAt, validUntil: findLastMoment(ctx, VALID_DAYS) }),
    })
    await tx.insert(quoteLines).values(lines.map(line => ({ ...line, quoteId: id })))
    if (isRequest) await notifyOwnerOfRequest(tx, ctx, { id, userId })
    return id
  }
  const quoteId = await (once ? runOnce(ctx, once, insert) : ctx.db.transaction(insert))
  if (isRequest) ctx.changed('mails')
  return quoteId
}
