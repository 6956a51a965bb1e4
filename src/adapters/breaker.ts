import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel'

export interface BreakerOptions {
  /** How long one call may take, with all its retries, in ms; for a long list, each batch. */
  readonly boundMs: number
  /** After this many outages in a row, no calls are made for a while. */
  readonly afterFailures: number
  /** How long until one call is allowed, to see whether the service is back, in ms. */
  readonly halfOpenAfterMs: number
}

/** What a service's outages are called in its port. */
export interface Outages {
  /** As in 'The card service did not respond'. */
  readonly service: string
  readonly isOutage: (error: unknown) => boolean
  readonly newOutage: (message: string, details: { cause: unknown; retryAfterSeconds?: number }) => Error
}

/** Makes a call, within the limits. */
export type Guarded = <T>(call: () => Promise<T>) => Promise<T>

/**
 * Limits the time of every call to a service, and makes no calls after several consecutive outages: callers get the port's
 * error at once until the service is back. A deliberate rejection by the service does not count as an outage.
 */
export function createBreaker(options: BreakerOptions, { service, isOutage, newOutage }: Outages): Guarded {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: options.halfOpenAfterMs,
    breaker: new ConsecutiveBreaker(options.afterFailures),
  })
  const retryAfterSeconds = Math.ceil(options.halfOpenAfterMs / 1000)

  async function within<T>(call: () => Promise<T>): Promise<T> {
    const bound = timeout(options.boundMs, TimeoutStrategy.Aggressive)
    try {
      return await bound.execute(call)
    } catch (error) {
      if (!(error instanceof TaskCancelledError)) throw error
      throw newOutage(`${service} did not respond for ${options.boundMs} ms`, { cause: error })
    }
  }

  return async call => {
    try {
      return await breaker.execute(() => within(call))
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      const message = `${service} has not responded lately; it will be tried again in a moment`
      throw newOutage(message, { cause: error, retryAfterSeconds })
    }
  }
}
