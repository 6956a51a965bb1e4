import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import type { Listener } from '#db/listen.ts'
import { joinWork } from '#db/outage.ts'
import type { SizeFacts } from '#search/shelf/kept/facts.ts'
import { RevisionCounter, type Subject } from '#search/shelf/kept/revisions.ts'
import { Shelf } from '#search/shelf/kept/shelf.ts'
import type { CatalogueShelf } from '../ports.ts'
import { Announced } from './announced.ts'
import { readDifferences, readMovedStock } from './read-differences.ts'
import {
  ROWS_AT_ONCE,
  readFamilies,
  readFamiliesById,
  readIdsOfFamilies,
  readSizes,
  readSizesById,
} from './read-facts.ts'

/** Announced by the triggers of the tables that the shelf is made of. */
const CHANNEL = 'catalogue'
/** Longer than any booking takes, and than the clocks of instances differ. */
const OVERLAP_MS = 10_000
const COMPARE_EVERY_MS = 60_000
/** How long other work may have to wait, in ms. */
const SLICE_MS = 8

/**
 * Keeps the shelf of this instance like the database. Edits are announced by triggers (LISTEN/NOTIFY), stock is read from its
 * ledger, and every minute, or when announcements may have been lost, everything is compared.
 */
export class ShelfKeeper implements CatalogueShelf {
  readonly #db: Database
  readonly #fillFrom: Database
  readonly #reportFault: (error: unknown) => void
  readonly #revisions = new RevisionCounter()
  #announced = new Announced()
  #shelf: Shelf | undefined
  #filling: Promise<Shelf> | undefined
  #refreshing: Promise<void> | undefined
  #next: Promise<void> | undefined
  #listener: Listener | undefined
  /** Something was committed that may not be on the shelf yet. */
  #isBehind = false
  #notedAt = Number.NEGATIVE_INFINITY
  #isClosed = false
  #stockReadAt = 0
  /** Of each product with a movement that was read in the last round. */
  #lastMovements: ReadonlyMap<string, string> = new Map()
  #comparedAt = 0
  #levelAt = 0

  /** It is filled from `fillFrom`, which may be some seconds behind, and then compared with `db`. */
  constructor(db: Database, reportFault: (error: unknown) => void, fillFrom: Database = db) {
    this.#db = db
    this.#fillFrom = fillFrom
    this.#reportFault = reportFault
  }

  async current(): Promise<Shelf> {
    const shelf = this.#shelf ?? (await joinWork(this.#fill()))
    await this.catchUp()
    return this.#shelf ?? shelf
  }

  revisionOf(subject: Subject): number {
    return this.#revisions.revisionOf(subject)
  }

  catchUp(): Promise<void> | undefined {
    const levelling = this.#levelling()
    const level = levelling && joinWork(levelling)
    // A caller that only asks whether there is something to wait for does not have to handle its failure.
    level?.catch(() => undefined)
    return level
  }

  #levelling(): Promise<void> | undefined {
    if (!this.#shelf) return this.#fill().then(() => undefined)
    return this.#isBehind ? this.#refresh() : (this.#next ?? this.#refreshing)
  }

  /** How many there are on the shelf, and how long ago it was known to be like the database, in ms; undefined until it is filled. */
  describe(): { sizes: number; families: number; ageMs: number; revision: number } | undefined {
    if (!this.#shelf) return undefined
    const { size, families } = this.#shelf
    const revision = this.#revisions.revisionOf({ kind: 'catalogue' })
    return { sizes: size, families: families.size, ageMs: performance.now() - this.#levelAt, revision }
  }

  /** When this instance last learned that something of the catalogue has changed, by `performance.now()`. */
  get changedAt(): number {
    return Math.max(this.#notedAt, this.#revisions.raisedAt)
  }

  /** This instance has committed a change, or another one has. */
  noteChange(): void {
    this.#notedAt = performance.now()
    this.#isBehind = true
  }

  /** One round: fills the shelf at first, then reads what has changed. */
  async refresh(): Promise<void> {
    if (!this.#shelf) await this.#fill()
    if (performance.now() - this.#comparedAt > COMPARE_EVERY_MS) this.#announced.addAll()
    await this.#refresh()
    if (this.#shelf?.isWorn) await this.#fill()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#listener?.close()
    await Promise.allSettled([this.#filling, this.#refreshing, this.#next])
  }

  #fill(): Promise<Shelf> {
    this.#filling ??= this.#readAll().finally(() => {
      this.#filling = undefined
    })
    return this.#filling
  }

  async #readAll(): Promise<Shelf> {
    // From before the first row is read, so that no change is missed.
    this.#listener ??= this.#db.listen(CHANNEL, {
      onNotice: payload => this.#hear(payload),
      onOpen: () => this.#hear(Announced.EVERYTHING),
    })
    this.#stockReadAt = Date.now()
    const shelf = new Shelf(this.#revisions)
    for (const family of await readFamilies(this.#fillFrom)) shelf.putFamily(family)
    for await (const sizes of readSizes(this.#fillFrom)) await this.#putAll(shelf, sizes)
    this.#shelf = shelf
    this.#levelAt = performance.now()
    this.#revisions.raiseAll()
    // What it was filled from may have been behind.
    this.#announced.addAll()
    this.#isBehind = true
    return shelf
  }

  #hear(payload: string): void {
    this.#announced.add(payload)
    if (!this.#shelf || this.#isClosed || this.#next) return
    this.#refresh().catch((error: unknown) => {
      if (!this.#isClosed) this.#reportFault(error)
    })
  }

  /** A refresh that reads from now on: the one that is under way may have read too early. */
  #refresh(): Promise<void> {
    if (!this.#refreshing) return this.#startRefresh()
    this.#next ??= this.#refreshing.catch(() => undefined).then(() => this.#startRefresh())
    return this.#next
  }

  #startRefresh(): Promise<void> {
    this.#next = undefined
    if (this.#isClosed) return Promise.resolve()
    this.#isBehind = false
    this.#refreshing = this.#refreshOnce().finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  async #refreshOnce(): Promise<void> {
    const shelf = this.#shelf
    if (!shelf) return
    const isHeard = (await this.#listener?.catchUp()) ?? false
    const announced = this.#announced
    this.#announced = new Announced()
    try {
      if (announced.isEverything || !isHeard) await this.#compare(shelf)
      await this.#readAgain(shelf, announced)
      await this.#readStock(shelf)
      for (const id of announced.reviewed) shelf.touch(id)
      this.#levelAt = performance.now()
    } catch (error) {
      this.#announced.addAll()
      this.#isBehind = true
      throw error
    }
  }

  async #compare(shelf: Shelf): Promise<void> {
    const known = shelf.families
    for (const family of await readFamilies(this.#db))
      if (JSON.stringify(family) !== JSON.stringify(known.get(family.id)))
        await this.#readFamilyAgain(shelf, [family.id])
    const { changed, gone } = await readDifferences(this.#db, shelf)
    for (const id of gone) shelf.take(id)
    await this.#readSizesAgain(shelf, changed)
    this.#comparedAt = performance.now()
  }

  async #readAgain(shelf: Shelf, { families, products }: Announced): Promise<void> {
    if (families.size > 0) await this.#readFamilyAgain(shelf, [...families])
    await this.#readSizesAgain(shelf, [...products])
  }

  async #readFamilyAgain(shelf: Shelf, ids: readonly string[]): Promise<void> {
    for (const family of await readFamiliesById(this.#db, ids)) shelf.putFamily(family)
    await this.#readSizesAgain(shelf, await readIdsOfFamilies(this.#db, ids))
  }

  async #readSizesAgain(shelf: Shelf, ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      const wanted = ids.slice(from, from + ROWS_AT_ONCE)
      const sizes = await readSizesById(this.#db, wanted)
      const unknown = new Set(sizes.flatMap(({ familyId }) => familyId ?? [])).difference(
        new Set(shelf.families.keys()),
      )
      if (unknown.size > 0)
        for (const family of await readFamiliesById(this.#db, [...unknown])) shelf.putFamily(family)
      await this.#putAll(shelf, sizes)
      const listed = new Set(sizes.map(({ id }) => id))
      for (const id of wanted) if (!listed.has(id)) shelf.take(id)
    }
  }

  async #readStock(shelf: Shelf): Promise<void> {
    const since = new Date(this.#stockReadAt - OVERLAP_MS)
    const now = Date.now()
    const moved = await readMovedStock(this.#db, since)
    for (const { productId, available, last } of moved) {
      shelf.setAvailable(productId, available)
      // What was booked and released again is as before, but may have been shown in between.
      if (this.#lastMovements.get(productId) !== last) shelf.touch(productId)
    }
    this.#lastMovements = new Map(moved.map(({ productId, last }) => [productId, last]))
    this.#stockReadAt = now
  }

  async #putAll(shelf: Shelf, sizes: readonly SizeFacts[]): Promise<void> {
    let start = performance.now()
    for (const size of sizes) {
      shelf.put(size)
      if (performance.now() - start < SLICE_MS) continue
      await breathe()
      start = performance.now()
    }
  }
}
