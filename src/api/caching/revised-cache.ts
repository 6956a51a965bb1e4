import type { Revisions, Subject } from '#domain/ports.ts'
import { Cache, type CacheOptions } from './cache.ts'

interface Revised<T> {
  readonly value: T
  /** Of its subject, before the value was derived. */
  readonly revision: number
}

/** Caches values that are about something in the catalogue, each until that changes. */
export class RevisedCache<T> {
  readonly #revisions: Revisions
  readonly #values: Cache<Revised<T>>

  constructor(revisions: Revisions, { maxAgeMs, maxBytes, sizeOf }: CacheOptions<T>) {
    this.#revisions = revisions
    this.#values = new Cache({ maxAgeMs, maxBytes, sizeOf: ({ value }) => sizeOf(value) })
  }

  /** How many values there are, fresh or not. */
  get size(): number {
    return this.#values.size
  }

  /** The cached value, if nothing of its subject has changed; undefined while changes are still being read. */
  find(key: string, subject: Subject): T | undefined {
    return this.#revisions.catchUp() ? undefined : this.#findRevised(key, subject)
  }

  /** The same, once all changes up to now are known; rejected if they cannot be read. */
  async findFresh(key: string, subject: Subject): Promise<T | undefined> {
    await this.#revisions.catchUp()
    return this.#findRevised(key, subject)
  }

  /** The value as last stored, whatever has changed since, if that was within `ageMs`. */
  findStale(key: string, ageMs: number): T | undefined {
    return this.#values.findStale(key, ageMs)?.value
  }

  /** Call before reading the data; the returned function stores the value derived from it. */
  reserve(key: string, subject: Subject): (value: T) => void {
    const keep = this.#values.reserve(key)
    // If the subject changes while the data is read, the value is of an earlier revision.
    const revision = this.#revisions.revisionOf(subject)
    return value => keep({ value, revision })
  }

  /** Drops everything, because of more than the catalogue has changed. */
  drop(): void {
    this.#values.drop()
  }

  #findRevised(key: string, subject: Subject): T | undefined {
    const found = this.#values.find(key)
    return found?.revision === this.#revisions.revisionOf(subject) ? found.value : undefined
  }
}
