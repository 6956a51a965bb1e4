import { tooMany } from './errors.ts'

const MINUTE_MS = 60_000

/** Counts calls at this instance by who makes them, in memory: a call writes nothing. What it counts is forgotten a minute after it began. */
export class CallCounts {
  readonly #max: number
  readonly #calls = new Map<string, number>()
  #began = 0

  constructor(maxOfMinute: number) {
    this.#max = maxOfMinute
  }

  /** Counts a call by `key`; rejects it above the limit (too many). */
  add(key: string): void {
    const now = performance.now()
    if (now - this.#began > MINUTE_MS) {
      this.#began = now
      this.#calls.clear()
    }
    const count = (this.#calls.get(key) ?? 0) + 1
    this.#calls.set(key, count)
    if (count > this.#max) throw tooMany(Math.max(1, Math.ceil((this.#began + MINUTE_MS - now) / 1000)))
  }
}
