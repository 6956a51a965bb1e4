import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel'
import { type CardService, CardServiceUnavailable } from '#domain/ports.ts'

export interface BreakerOptions {
  /** How long one call may take, with all its retries, in ms; for a long list, each batch. */
  readonly boundMs: number
  /** After this many outages in a row, no calls are made for a while. */
  readonly afterFailures: number
  /** How long until one call is allowed, to see whether the service is back, in ms. */
  readonly halfOpenAfterMs: number
}

/** Stated in docs/SECURITY-POLICY.md. */
export const CARD_BREAKER: BreakerOptions = {
  boundMs: 12_000,
  afterFailures: 3,
  halfOpenAfterMs: 10_000,
}

/**
 * Limits the time of every call to a card service, and makes no calls after several consecutive outages: callers get
 * CardServiceUnavailable at once until it is back. A deliberate rejection by the service does not count as an outage.
 */
export function guardCards(cards: CardService, options: BreakerOptions = CARD_BREAKER): CardService {
  const isOutage = (error: unknown) => error instanceof CardServiceUnavailable && error.isOutage
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: options.halfOpenAfterMs,
    breaker: new ConsecutiveBreaker(options.afterFailures),
  })
  const retryAfterSeconds = Math.ceil(options.halfOpenAfterMs / 1000)

  async function within<T>(boundMs: number, call: () => Promise<T>): Promise<T> {
    const bound = timeout(boundMs, TimeoutStrategy.Aggressive)
    try {
      return await bound.execute(call)
    } catch (error) {
      if (!(error instanceof TaskCancelledError)) throw error
      const message = `The card service did not respond for ${boundMs} ms`
      throw new CardServiceUnavailable(message, { cause: error, isOutage: true })
    }
  }

  async function guarded<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await breaker.execute(() => within(options.boundMs, call))
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      const message = 'The card service has not responded lately; it will be tried again in a moment'
      throw new CardServiceUnavailable(message, { cause: error, retryAfterSeconds })
    }
  }

  return {
    publishableKey: cards.publishableKey,
    createIntent: input => guarded(() => cards.createIntent(input)),
    findIntent: id => guarded(() => cards.findIntent(id)),
    cancelIntent: id => guarded(() => cards.cancelIntent(id)),
    refundIntent: input => guarded(() => cards.refundIntent(input)),
    listRefunds: id => guarded(() => cards.listRefunds(id)),
    findDispute: id => guarded(() => cards.findDispute(id)),
    async *listIntents(input) {
      const batches = cards.listIntents(input)[Symbol.asyncIterator]()
      for (
        let next = await guarded(() => batches.next());
        !next.done;
        next = await guarded(() => batches.next())
      )
        yield next.value
    },
    listDisputes: input => guarded(() => cards.listDisputes(input)),
    readEvent: (rawBody, signature) => cards.readEvent(rawBody, signature),
  }
}
