import type { Cache } from '#api/caching/cache.ts'
import type { RevisedCache } from '#api/caching/revised-cache.ts'
import { subjectOf } from './page-subject.ts'

export interface PageCaches<Page> {
  /** Dropped as a whole when anything changes. */
  readonly pages: Cache<Page>
  /** Of their own, so that the many pages of the catalogue never evict the home page. */
  readonly ofCatalogue: RevisedCache<Page>
}

/** Keeps pages until what they are about changes. Where readers of several kinds get different ones, `kind` tells these apart. */
export class PageStore<Page> {
  readonly #pages: Cache<Page>
  readonly #ofCatalogue: RevisedCache<Page>

  constructor({ pages, ofCatalogue }: PageCaches<Page>) {
    this.#pages = pages
    this.#ofCatalogue = ofCatalogue
  }

  /** How many pages there are, fresh or not. */
  get size(): number {
    return this.#pages.size + this.#ofCatalogue.size
  }

  /** The page, if nothing of it has changed; undefined while changes are still being read. */
  find(path: string, kind = ''): Page | undefined {
    const subject = subjectOf(path)
    return subject ? this.#ofCatalogue.find(path + kind, subject) : this.#pages.find(path + kind)
  }

  /** The same, once all changes up to now are known; rejected if they cannot be read. */
  async findFresh(path: string, kind = ''): Promise<Page | undefined> {
    const subject = subjectOf(path)
    return subject ? this.#ofCatalogue.findFresh(path + kind, subject) : this.#pages.find(path + kind)
  }

  /** A page of the catalogue as last kept, whatever has changed since, if that was within `ageMs`. */
  findStale(path: string, ageMs: number): Page | undefined {
    return this.#ofCatalogue.findStale(path, ageMs)
  }

  /** Call before rendering; the returned function keeps the page, unless its data has changed meanwhile. */
  reserve(path: string, kind = ''): (page: Page) => void {
    const subject = subjectOf(path)
    return subject ? this.#ofCatalogue.reserve(path + kind, subject) : this.#pages.reserve(path + kind)
  }

  /** Drops the pages that have no subject of their own; `isOnEach`: all, as what stands on each page has changed. */
  drop({ isOnEach = false } = {}): void {
    this.#pages.drop()
    if (isOnEach) this.#ofCatalogue.drop()
  }
}
