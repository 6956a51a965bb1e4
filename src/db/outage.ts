import { AsyncLocalStorage } from 'node:async_hooks'

const watches = new AsyncLocalStorage<OutageWatch>()
let lastAt = Number.NEGATIVE_INFINITY

/**
 * Knows whether the database was away for anything that was done in `run`: for what turns every failure into one of its own
 * and keeps the cause to itself, as libraries do, and pages.
 */
export class OutageWatch {
  #wasAway = false

  get wasAway(): boolean {
    return this.#wasAway
  }

  async run<T>(act: () => Promise<T>): Promise<T> {
    const around = watches.getStore()
    try {
      return await watches.run(this, act)
    } finally {
      if (this.#wasAway) around?.note()
    }
  }

  note(): void {
    this.#wasAway = true
  }
}

/** To be called where a connection turns out to be lost, or none can be had. */
export function markOutage(): void {
  lastAt = performance.now()
  watches.getStore()?.note()
}

/** Whether the database was away for anybody within the last `ms`. */
export function wasAwayWithin(ms: number): boolean {
  return performance.now() - lastAt < ms
}
