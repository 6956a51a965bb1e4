import { setTimeout as sleep } from 'node:timers/promises'

/** Everything the shop has started and not yet finished: closing waits for it before closing what it depends on. */
export class InFlight {
  readonly #work = new Set<Promise<unknown>>()

  /** Tracks `work` until it has settled, and returns it. */
  add<T>(work: Promise<T>): Promise<T> {
    this.#work.add(work)
    const forget = () => this.#work.delete(work)
    work.then(forget, forget)
    return work
  }

  /** Waits until nothing is in progress, including work started meanwhile; at most `graceMs`. Returns whether all has finished. */
  async settle(graceMs: number): Promise<boolean> {
    const end = performance.now() + graceMs
    while (this.#work.size > 0 && performance.now() < end)
      await atMost(end - performance.now(), Promise.allSettled(this.#work))
    return this.#work.size === 0
  }
}

/** Waits for `work`, at most `ms`; a later outcome is ignored. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController()
  try {
    await Promise.race([work, sleep(ms, undefined, { signal: late.signal })])
  } finally {
    late.abort()
  }
}
