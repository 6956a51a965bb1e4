import { type CardService, CardServiceUnavailable } from '#domain/ports.ts'
import { type BreakerOptions, createBreaker } from '../breaker.ts'

/** Stated in docs/SECURITY-POLICY.md. */
const CARD_BREAKER: BreakerOptions = {
  boundMs: 12_000,
  afterFailures: 3,
  halfOpenAfterMs: 10_000,
}

/**
 * Limits the time of every call to a card service, and makes no calls after several consecutive outages: callers get
 * CardServiceUnavailable at once until it is back. A deliberate rejection by the service does not count as an outage.
 */
export function guardCards(cards: CardService, options: BreakerOptions = CARD_BREAKER): CardService {
  const guarded = createBreaker(options, {
    service: 'The card service',
    isOutage: error => error instanceof CardServiceUnavailable && error.isOutage,
    // What the breaker keeps from being called is not an outage of its own.
    newOutage: (message, { cause, retryAfterSeconds }) =>
      new CardServiceUnavailable(message, {
        cause,
        retryAfterSeconds,
        isOutage: retryAfterSeconds === undefined,
      }),
  })

  async function* guardBatches<Batch>(listed: AsyncIterable<Batch>): AsyncGenerator<Batch> {
    const batches = listed[Symbol.asyncIterator]()
    for (
      let next = await guarded(() => batches.next());
      !next.done;
      next = await guarded(() => batches.next())
    )
      yield next.value
  }

  return {
    publishableKey: cards.publishableKey,
    createIntent: input => guarded(() => cards.createIntent(input)),
    findIntent: id => guarded(() => cards.findIntent(id)),
    cancelIntent: id => guarded(() => cards.cancelIntent(id)),
    refundIntent: input => guarded(() => cards.refundIntent(input)),
    listRefunds: id => guarded(() => cards.listRefunds(id)),
    findDispute: id => guarded(() => cards.findDispute(id)),
    listIntents: input => guardBatches(cards.listIntents(input)),
    listMovements: input => guardBatches(cards.listMovements(input)),
    listPayouts: input => guardBatches(cards.listPayouts(input)),
    listDisputes: input => guarded(() => cards.listDisputes(input)),
    readEvent: (rawBody, signature) => cards.readEvent(rawBody, signature),
  }
}
