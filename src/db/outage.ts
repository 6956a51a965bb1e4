import { AsyncLocalStorage } from 'node:async_hooks'

const watches = new AsyncLocalStorage<OutageWatch>()
let lastAt = Number.NEGATIVE_INFINITY

/**
 * Records whether the database was unavailable for anything done in `run`: for callers that replace every failure with
 * one of their own and hide the cause, as libraries and pages do.
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

/** Call when a connection turns out to be lost, or none can be obtained. */
export function markOutage(): void {
  lastAt = performance.now()
  watches.getStore()?.note()
}

/** Whether the database was unavailable to any request within the last `ms`. */
export function wasAwayWithin(ms: number): boolean {
  return performance.now() - lastAt < ms
}
