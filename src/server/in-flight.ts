import { setTimeout as sleep } from 'node:timers/promises'

/** Everything the shop has begun and not yet finished: closing waits for it, before what it works with is taken away. */
export class InFlight {
  readonly #work = new Set<Promise<unknown>>()

  /** Knows of `work` until it has ended, well or badly, and hands it back. */
  add<T>(work: Promise<T>): Promise<T> {
    this.#work.add(work)
    const forget = () => this.#work.delete(work)
    work.then(forget, forget)
    return work
  }

  /** Waits until nothing is under way any more, what is begun meanwhile included; `graceMs` at most. Answers whether all has ended. */
  async settle(graceMs: number): Promise<boolean> {
    const end = performance.now() + graceMs
    while (this.#work.size > 0 && performance.now() < end)
      await atMost(end - performance.now(), Promise.allSettled(this.#work))
    return this.#work.size === 0
  }
}

/** Waits for `work`, `ms` at most; what it comes to later is nobody's concern any more. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController()
  try {
    await Promise.race([work, sleep(ms, undefined, { signal: late.signal })])
  } finally {
    late.abort()
  }
}
