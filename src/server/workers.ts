/** Work that goes on beside the requests. */
export interface Worker {
  /** Begins at once, and again and again from then on. */
  start(): void
  /** There is something to do: begins now instead of later, or once more after the round under way. */
  nudge(): void
  /** Begins no further round and waits for the one under way, at most `graceMs`. */
  stop(graceMs?: number): Promise<void>
}

export interface WorkerOptions {
  /** The pause between two rounds; up to a fifth shorter or longer, so that several instances do not march in step. */
  readonly everyMs: number
  /** How long a round may take. One that takes longer is told by its signal, and no longer waited for. */
  readonly longestMs?: number
  /** One round; `signal` says that the shop is closing, or that the time of this round is over. */
  readonly work: (signal: AbortSignal) => Promise<unknown>
  readonly reportFault: (error: unknown) => void
}

const GRACE_MS = 8_000
const LONGEST_ROUND_MS = 2 * 60_000

/**
 * Repeats `work` until stopped; rounds do not overlap unless one hangs, and one that fails is reported (of an AggregateError each of its errors) and does
 * not end the others.
 */
export function createWorker({
  everyMs,
  longestMs = LONGEST_ROUND_MS,
  work,
  reportFault,
}: WorkerOptions): Worker {
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let isStarted = false
  let isNudged = false

  function schedule(delayMs: number): void {
    clearTimeout(timer)
    if (closing.signal.aborted) return
    timer = setTimeout(() => {
      round = runRound()
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
      // What has just failed is not tried again in a hurry.
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
    const working = work(AbortSignal.any([closing.signal, late.signal]))
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
