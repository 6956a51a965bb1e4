interface Entry<T> {
  readonly value: T
  readonly bytes: number
  readonly keptAt: number
  goodUntil: number
}

export interface CacheOptions<T> {
  readonly maxAgeMs: number
  /** How much all values together may take. The oldest are evicted; a single larger value is not cached. */
  readonly maxBytes: number
  /** The size of a value, without its key. */
  readonly sizeOf: (value: T) => number
}

/** The overhead of an entry besides its key and value. */
const ENTRY_BYTES = 512

/**
 * Caches values derived from data until that data changes. A change made by this process drops everything at once; so does one that another
 * instance announces. Any other shows to the first request after `maxAgeMs`, and to all within twice that.
 */
export class Cache<T> {
  readonly #entries = new Map<string, Entry<T>>()
  readonly #maxAgeMs: number
  readonly #maxBytes: number
  readonly #sizeOf: (value: T) => number
  #bytes = 0
  #generation = 0

  constructor({ maxAgeMs, maxBytes, sizeOf }: CacheOptions<T>) {
    this.#maxAgeMs = maxAgeMs
    this.#maxBytes = maxBytes
    this.#sizeOf = sizeOf
  }

  /** How many values there are, fresh or not. */
  get size(): number {
    return this.#entries.size
  }

  /**
   * The cached value, if it is fresh. When a value has just become stale, one caller gets undefined and has to renew it,
   * while the others get the stale value.
   */
  find(key: string): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const now = performance.now()
    if (now < entry.goodUntil) return entry.value
    if (now < entry.goodUntil + this.#maxAgeMs) entry.goodUntil = now + this.#maxAgeMs
    return undefined
  }

  /** The value as last stored, however often it should have been renewed since, if that was within `ageMs`. */
  findStale(key: string, ageMs: number): T | undefined {
    const entry = this.#entries.get(key)
    return entry && performance.now() - entry.keptAt < ageMs ? entry.value : undefined
  }

  /**
   * Call before reading the data; the returned function stores the value derived from it, unless the data has changed
   * meanwhile.
   */
  reserve(key: string): (value: T) => void {
    const generation = this.#generation
    const goodUntil = performance.now() + this.#maxAgeMs
    return value => {
      const bytes = this.#sizeOf(value) + 2 * key.length + ENTRY_BYTES
      if (generation === this.#generation && bytes <= this.#maxBytes)
        this.#keep(key, { value, bytes, goodUntil, keptAt: performance.now() })
    }
  }

  /** Drops everything, because the data has changed. */
  drop(): void {
    this.#generation += 1
    this.#entries.clear()
    this.#bytes = 0
  }

  #keep(key: string, entry: Entry<T>): void {
    const replaced = this.#entries.get(key)
    if (replaced) this.#forget(key, replaced)
    for (const [oldest, each] of this.#entries) {
      if (this.#bytes + entry.bytes <= this.#maxBytes) break
      this.#forget(oldest, each)
    }
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
  }

  #forget(key: string, { bytes }: Entry<T>): void {
    if (this.#entries.delete(key)) this.#bytes -= bytes
  }
}
