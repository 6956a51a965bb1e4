/** Where something occurs: numbers of entries, each with a weight. Grows; read up to `length`. */
export class Posting {
  entries = new Int32Array(4)
  weights = new Uint8Array(4)
  length = 0

  /** What was added last. */
  get last(): number | undefined {
    return this.entries[this.length - 1]
  }

  add(entry: number, weight: number): void {
    if (this.length === this.entries.length) {
      this.entries = grown(this.entries, new Int32Array(this.length * 2))
      this.weights = grown(this.weights, new Uint8Array(this.length * 2))
    }
    this.entries[this.length] = entry
    this.weights[this.length] = weight
    this.length += 1
  }
}

/** Copies the numbers of an array into a longer one. */
export function grown<Numbers extends Int32Array | Uint8Array | Float64Array>(
  numbers: Numbers,
  longer: Numbers,
): Numbers {
  longer.set(numbers)
  return longer
}

/** The postings of each word or key. */
export class Postings {
  readonly #of = new Map<string, Posting>()

  add(key: string, entry: number, weight: number): void {
    let posting = this.#of.get(key)
    if (!posting) this.#of.set(key, (posting = new Posting()))
    posting.add(entry, weight)
  }

  find(key: string): Posting | undefined {
    return this.#of.get(key)
  }
}

const PER_MM = 100
const NOWHERE = new Posting()

/** Where a length occurs, found by any length that is at most a hundredth of a mm away. */
export class LengthPostings {
  readonly #of = new Map<number, Posting>()

  add(mm: number, entry: number): void {
    const key = Math.round(mm * PER_MM)
    let posting = this.#of.get(key)
    if (!posting) this.#of.set(key, (posting = new Posting()))
    posting.add(entry, 0)
  }

  /** Visits the entries that may have this length, some of them more than once. */
  visitNear(mm: number, visit: (entry: number) => void): void {
    const key = Math.round(mm * PER_MM)
    for (const each of [key - 1, key, key + 1]) {
      const { entries, length } = this.#of.get(each) ?? NOWHERE
      for (let index = 0; index < length; index += 1) visit(entries[index] ?? 0)
    }
  }
}
