interface Entry<T> {
  readonly value: T
  goodUntil: number
}

/**
 * Keeps what was made from data until that data changes. A change made by this process drops everything at once; one
 * made by another instance of the shop shows to the first who asks after `maxAgeMs`, and to all within twice that.
 */
export class Kept<T> {
  readonly #entries = new Map<string, Entry<T>>()
  readonly #maxAgeMs: number
  readonly #maxEntries: number
  #generation = 0

  constructor({ maxAgeMs, maxEntries }: { maxAgeMs: number; maxEntries: number }) {
    this.#maxAgeMs = maxAgeMs
    this.#maxEntries = maxEntries
  }

  /**
   * What is kept and still good. Of those who ask for something that has just grown old, one is sent to make it anew, and
   * the others are given what is there meanwhile.
   */
  find(key: string): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const now = performance.now()
    if (now < entry.goodUntil) return entry.value
    if (now < entry.goodUntil + this.#maxAgeMs) entry.goodUntil = now + this.#maxAgeMs
    else this.#entries.delete(key)
    return undefined
  }

  /**
   * To be called before the data is read; what it answers keeps the value made from them, unless the data changed meanwhile.
   */
  reserve(key: string): (value: T) => void {
    const generation = this.#generation
    const goodUntil = performance.now() + this.#maxAgeMs
    return value => {
      if (generation === this.#generation) this.#keep(key, { value, goodUntil })
    }
  }

  /** Forgets everything: the data has changed. */
  drop(): void {
    this.#generation += 1
    this.#entries.clear()
  }

  #keep(key: string, entry: Entry<T>): void {
    const oldest = this.#entries.keys().next()
    if (this.#entries.size >= this.#maxEntries && !oldest.done) this.#entries.delete(oldest.value)
    this.#entries.set(key, entry)
  }
}
