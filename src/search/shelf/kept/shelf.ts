import { Codes, compact } from './codes.ts'
import type { FamilyFacts, SizeFacts } from './facts.ts'
import { Geometries } from './geometries.ts'
import { Kinds } from './kinds.ts'
import { Labels } from './labels.ts'
import { RevisionCounter, type Subject } from './revisions.ts'
import { Rows } from './rows.ts'
import { RowsBy } from './rows-by.ts'
import { SharedTexts } from './shared-texts.ts'
import { Words } from './words.ts'

/** What rows share with others. */
export type Column = 'kind' | 'label' | 'geometry'

/**
 * The listed catalogue in memory, to be searched: about 40 MB for 100,000 sizes. What sizes share (their kind, their label,
 * their dimensions) is there once, and searched instead of them. It decides which products fit; what is shown of them is read
 * from the database.
 */
export class Shelf {
  readonly kinds = new Kinds()
  readonly labels = new Labels()
  readonly geometries = new Geometries()
  readonly codes = new Codes()
  readonly words = new Words()
  readonly rows = new Rows()
  readonly revisions: RevisionCounter
  readonly #rowOf = new Map<string, number>()
  readonly #images = new SharedTexts()
  readonly #families = new Map<string, FamilyFacts>()
  #rowsBy: Partial<Record<Column, RowsBy>> = {}
  /** How many rows have been replaced; what they alone had is still here, until the shelf is filled anew. */
  #worn = 0

  constructor(revisions = new RevisionCounter()) {
    this.revisions = revisions
  }

  /** How many sizes there are. */
  get size(): number {
    return this.#rowOf.size
  }

  /** Whether it holds more of the past than is worth its memory. */
  get isWorn(): boolean {
    return this.#worn > this.size + 20_000
  }

  get families(): ReadonlyMap<string, FamilyFacts> {
    return this.#families
  }

  get ids(): Iterable<string> {
    return this.#rowOf.keys()
  }

  rowOf(id: string): number | undefined {
    return this.#rowOf.get(id)
  }

  /** The rows by what they share. */
  rowsBy(column: Column): RowsBy {
    const sizes = { kind: this.kinds.size, label: this.labels.size, geometry: this.geometries.size }
    return (this.#rowsBy[column] ??= new RowsBy(this.rows, this.rows[column], sizes[column]))
  }

  /** Takes a family in, or as it is now; its sizes have to be put again. */
  putFamily(family: FamilyFacts): void {
    this.#families.set(family.id, family)
    this.#raise({ kind: 'family', id: family.id }, { kind: 'category', category: family.category })
  }

  /** Takes a size in, or as it is now. Its family has to be there. */
  put(facts: SizeFacts): void {
    this.take(facts.id)
    const row = this.rows.take()
    this.#rowOf.set(facts.id, row)
    this.#rowsBy = {}
    this.#write(row, facts)
    this.codes.add(row, facts.sku, facts.name)
    this.touch(facts.id)
  }

  /** Takes a size away that is no longer listed. */
  take(id: string): void {
    const row = this.#rowOf.get(id)
    if (row === undefined) return
    this.touch(id)
    this.#rowOf.delete(id)
    this.rows.release(row)
    this.#rowsBy = {}
    this.#worn += 1
  }

  /** Sets how many pieces of a product can be booked. */
  setAvailable(id: string, available: number): void {
    const row = this.#rowOf.get(id)
    if (row === undefined || this.rows.available[row] === available) return
    this.rows.available[row] = available
    this.touch(id)
  }

  /** Something that is shown of a product has changed. */
  touch(id: string): void {
    const row = this.#rowOf.get(id)
    if (row === undefined) return this.#raise({ kind: 'product', id })
    const { family, category } = this.kindOf(row)
    const subject: Subject = family ? { kind: 'family', id: family.id } : { kind: 'product', id }
    this.#raise(subject, { kind: 'category', category })
  }

  kindOf(row: number) {
    return this.kinds.at(this.rows.kind[row] ?? 0)
  }

  /** What a row is listed with: the id of its family, or the row itself. */
  groupOf(row: number): string | number {
    return this.kindOf(row).family?.id ?? row
  }

  /** What a size is called within its family; null without one. */
  labelOf(row: number): string | null {
    const label = this.rows.label[row] ?? -1
    return label === -1 ? null : this.labels.at(label).text
  }

  #write(row: number, facts: SizeFacts): void {
    const { rows } = this
    const family = facts.familyId === null ? null : (this.#families.get(facts.familyId) ?? null)
    const learn = (word: string, isOfName = true) => this.words.learn(word, isOfName)
    const label = facts.size === null ? -1 : this.labels.numberOf(facts.size, learn)
    rows.label[row] = label
    rows.kind[row] = this.kinds.numberOf(facts, family, label === -1 ? null : this.labels.at(label), learn)
    rows.geometry[row] = this.geometries.numberOf(facts.dimensions)
    rows.leads[row] = facts.leads ? 1 : 0
    rows.position[row] = facts.position
    rows.priceCents[row] = facts.priceCents
    rows.available[row] = facts.available
    rows.minQuantity[row] = facts.minQuantity
    rows.packStep[row] = facts.packStep
    rows.backOrderDays[row] = facts.backOrderDays ?? 0
    rows.version[row] = facts.version
    rows.createdAt[row] = facts.createdAt.getTime()
    rows.id[row] = facts.id
    rows.name[row] = facts.name
    rows.nameLength[row] = compact(facts.name).length
    rows.sku[row] = facts.sku
    rows.image[row] = this.#images.share(facts.image)
    rows.tiers[row] = facts.priceTiers
  }

  #raise(...subjects: readonly Subject[]): void {
    this.revisions.raise(...subjects)
  }
}
