import { type Cents, cents } from '#contract/money.ts'
import { isSameCode } from './codes.ts'
import type { Tier } from './facts.ts'
import { grown } from './postings.ts'

const FIRST_CAPACITY = 256

/** What is not shared between sizes, by row. A row that was taken away is free for another size. */
export class Rows {
  /** How many rows there are, free ones included. */
  length = 0
  isTaken = new Uint8Array(FIRST_CAPACITY)
  kind = new Int32Array(FIRST_CAPACITY)
  /** -1 without a label. */
  label = new Int32Array(FIRST_CAPACITY)
  geometry = new Int32Array(FIRST_CAPACITY)
  leads = new Uint8Array(FIRST_CAPACITY)
  position = new Int32Array(FIRST_CAPACITY)
  priceCents = new Int32Array(FIRST_CAPACITY)
  available = new Int32Array(FIRST_CAPACITY)
  minQuantity = new Int32Array(FIRST_CAPACITY)
  packStep = new Int32Array(FIRST_CAPACITY)
  /** 0: not sold beyond the stock. */
  backOrderDays = new Uint8Array(FIRST_CAPACITY)
  version = new Int32Array(FIRST_CAPACITY)
  createdAt = new Float64Array(FIRST_CAPACITY)
  /** How many letters and digits its name has. */
  nameLength = new Int32Array(FIRST_CAPACITY)
  readonly id: string[] = []
  readonly name: string[] = []
  readonly sku: (string | null)[] = []
  readonly image: string[] = []
  readonly tiers: (readonly Tier[])[] = []
  readonly #free: number[] = []

  /** A row for a new size. */
  take(): number {
    const row = this.#free.pop() ?? this.length++
    if (row >= this.isTaken.length) this.#grow(row * 2)
    this.isTaken[row] = 1
    return row
  }

  release(row: number): void {
    this.isTaken[row] = 0
    this.#free.push(row)
  }

  priceOf(row: number): Cents {
    return cents(this.priceCents[row] ?? 0)
  }

  isInStock(row: number): boolean {
    return (this.available[row] ?? 0) >= (this.minQuantity[row] ?? 0)
  }

  /** Whether this is the name or the SKU of a row, compact, apart from separators and case. */
  isCalled(row: number, code: string): boolean {
    // Most names are told by their length, without a look at the text.
    const isName = this.nameLength[row] === code.length && isSameCode(code, this.name[row] ?? '')
    return isName || isSameCode(code, this.sku[row] ?? '')
  }

  #grow(capacity: number): void {
    const bytes = () => new Uint8Array(capacity)
    const numbers = () => new Int32Array(capacity)
    this.isTaken = grown(this.isTaken, bytes())
    this.leads = grown(this.leads, bytes())
    this.kind = grown(this.kind, numbers())
    this.label = grown(this.label, numbers())
    this.geometry = grown(this.geometry, numbers())
    this.position = grown(this.position, numbers())
    this.priceCents = grown(this.priceCents, numbers())
    this.available = grown(this.available, numbers())
    this.minQuantity = grown(this.minQuantity, numbers())
    this.packStep = grown(this.packStep, numbers())
    this.backOrderDays = grown(this.backOrderDays, bytes())
    this.version = grown(this.version, numbers())
    this.nameLength = grown(this.nameLength, numbers())
    this.createdAt = grown(this.createdAt, new Float64Array(capacity))
  }
}
