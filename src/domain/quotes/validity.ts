import { and, eq, gte, lt, type SQL } from 'drizzle-orm'
import { type Phrase, say } from '#contract/phrase.ts'
import type { QuoteStatus } from '#contract/quotes/states.ts'
import { quotes } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { endOfDay } from '../days.ts'
import { conflict } from '../errors.ts'
import type { QuoteRecord } from './record.ts'

/** Until when prices hold that hold for these days: to the end of a day where the seller is. */
export function findLastMoment({ billing, now }: Pick<Context, 'billing' | 'now'>, days: number): Date {
  return endOfDay(billing.timeZone, now(), days)
}

/** The state of a quote now: an offer whose last day has passed is expired. Nothing has to happen at that moment. */
export function stateOf(
  { status, validUntil }: Pick<QuoteRecord, 'status' | 'validUntil'>,
  now: Date,
): QuoteStatus {
  return status === 'offered' && validUntil !== null && validUntil < now ? 'expired' : status
}

/** The same as a condition. */
export function isInState(status: QuoteStatus, now: Date): SQL | undefined {
  if (status === 'expired') return and(eq(quotes.status, 'offered'), lt(quotes.validUntil, now))
  if (status === 'offered') return and(eq(quotes.status, 'offered'), gte(quotes.validUntil, now))
  return eq(quotes.status, status)
}

/** Why a quote in this state can no longer be ordered, or cannot yet. */
const unorderable: Readonly<Record<Exclude<QuoteStatus, 'offered'>, Phrase>> = {
  requested: say`This request has not been answered yet`,
  expired: say`This quote has run out: its prices are no longer kept. Ask again to get today’s prices`,
  ordered: say`This quote has been ordered already`,
  withdrawn: say`You have withdrawn this request`,
  declined: say`This request was declined`,
}

/** Rejects (conflict) a quote that cannot be ordered now. */
export function requireOffered({ now }: Pick<Context, 'now'>, quote: QuoteRecord): void {
  const status = stateOf(quote, now())
  if (status !== 'offered') throw conflict(unorderable[status])
}
