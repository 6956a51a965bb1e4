import { AsyncLocalStorage } from 'node:async_hooks'

const watches = new AsyncLocalStorage<OutageWatch>()
let lastAt = Number.NEGATIVE_INFINITY

/**
 * Records whether the database was unavailable for anything done in `run`: for callers that replace every failure with
 * one of their own and hide the cause, as libraries and pages do.
 */
export class OutageWatch {
  #wasUnavailable = false

  get wasUnavailable(): boolean {
    return this.#wasUnavailable
  }

  async run<T>(act: () => Promise<T>): Promise<T> {
    const around = watches.getStore()
    try {
      return await watches.run(this, act)
    } finally {
      if (this.#wasUnavailable) around?.note()
    }
  }

  note(): void {
    this.#wasUnavailable = true
  }
}

/** Call when a connection turns out to be lost, or none can be obtained. */
export function markOutage(): void {
  lastAt = performance.now()
  noteUnavailable()
}

/** Call when this request cannot have what it asked of the database, which others can. */
export function noteUnavailable(): void {
  watches.getStore()?.note()
}

/** Whether the database was unavailable to any request within the last `ms`. */
export function wasUnavailableWithin(ms: number): boolean {
  return performance.now() - lastAt < ms
}
