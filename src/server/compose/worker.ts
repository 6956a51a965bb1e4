import { AsyncLocalStorage } from 'node:async_hooks'
import { onBehalfOf } from '#db/asker.ts'
import type { TraceWork } from '../tracing/tracing.ts'

/** Background work. */
export interface Worker {
  /** Runs at once, and repeatedly from then on. */
  start(): void
  /** There is work to do: runs now instead of later, or once more after the current round. */
  nudge(): void
  /** Starts no further round and waits for the current one, at most `graceMs`. */
  stop(graceMs?: number): Promise<void>
}

export interface WorkerOptions {
  /** By which logs, statements and traces know it. */
  readonly name: string
  /** The pause between two rounds; up to a fifth shorter or longer, so that several instances do not run in step. */
  readonly everyMs: number
  /** How long a round may take. One that takes longer is aborted through its signal, and no longer waited for. */
  readonly longestMs?: number
  /** One round; `signal` aborts when the shop closes, or when the round has run out of time. */
  readonly work: (signal: AbortSignal) => Promise<unknown>
  readonly reportFault: (error: unknown) => void
  /** Tells of each round; by default nobody is told. */
  readonly trace?: TraceWork | undefined
}

const GRACE_MS = 8_000
const LONGEST_ROUND_MS = 2 * 60_000

/**
 * Repeats `work` until stopped. Rounds do not overlap unless one hangs. A failed round is reported (each error of an
 * AggregateError separately) and does not end the others.
 */
export function createWorker({
  name,
  everyMs,
  longestMs = LONGEST_ROUND_MS,
  work,
  reportFault,
  trace = (_, round) => round(),
}: WorkerOptions): Worker {
  const closing = new AbortController()
  // A round is nobody's: what nudged it was a request, which others would be logged for.
  const onOwnBehalf = AsyncLocalStorage.snapshot()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let isStarted = false
  let isNudged = false

  function schedule(delayMs: number): void {
    clearTimeout(timer)
    if (closing.signal.aborted) return
    timer = setTimeout(() => {
      round = onOwnBehalf(() => onBehalfOf({ kind: 'worker', id: name }, runRound))
    }, delayMs)
    timer.unref()
  }

  async function runRound(): Promise<void> {
    isNudged = false
    try {
      await runWithinLimit()
    } catch (error) {
      const faults: readonly unknown[] = error instanceof AggregateError ? error.errors : [error]
      for (const fault of faults) reportFault(fault)
      // Work that has just failed is not retried immediately.
      isNudged = false
    }
    round = undefined
    schedule(isNudged ? 0 : everyMs * (0.8 + Math.random() * 0.4))
  }

  async function runWithinLimit(): Promise<void> {
    const late = new AbortController()
    const { promise: tooLong, reject: giveUp } = Promise.withResolvers<never>()
    const limit = setTimeout(() => {
      late.abort()
      giveUp(new Error(`a round took longer than ${longestMs / 1000} s and is no longer waited for`))
    }, longestMs)
    limit.unref()
    const signal = AbortSignal.any([closing.signal, late.signal])
    const working = trace(`worker ${name}`, async () => work(signal))
    await Promise.race([working, tooLong]).finally(() => clearTimeout(limit))
  }

  return {
    start() {
      if (isStarted) return
      isStarted = true
      schedule(0)
    },
    nudge() {
      isNudged = true
      if (isStarted && !round) schedule(0)
    },
    async stop(graceMs = GRACE_MS) {
      closing.abort()
      clearTimeout(timer)
      if (!round) return
      let graceTimer: NodeJS.Timeout | undefined
      const grace = new Promise<void>(resolve => {
        graceTimer = setTimeout(resolve, graceMs)
      })
      await Promise.race([round, grace])
      clearTimeout(graceTimer)
    },
  }
}
