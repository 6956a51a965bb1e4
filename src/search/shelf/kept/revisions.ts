/** What the pages of the catalogue are about. Ids of families and of products never coincide. */
export type Subject =
  | { readonly kind: 'catalogue' }
  | { readonly kind: 'category'; readonly category: string }
  | { readonly kind: 'family'; readonly id: string }
  | { readonly kind: 'product'; readonly id: string }

/** When which part of the catalogue last changed, as this instance knows it. */
export interface Revisions {
  /**
   * A number that grows whenever anything changes that is shown of the subject: facts, prices, stock, reviews. 0 if it has
   * not changed since this instance began. A size changes its family, both their category, and everything the catalogue.
   */
  revisionOf(subject: Subject): number
  /**
   * Resolves once everything that this instance has committed, and what others had announced before, counts. Undefined if
   * it does already, so that a page from memory waits for nothing.
   */
  catchUp(): Promise<void> | undefined
}

/** Counts changes by subject, from one sequence, so that no two states of a subject have the same number. */
export class RevisionCounter {
  #last = 0
  #raisedAt = Number.NEGATIVE_INFINITY
  /** When everything last changed. */
  #whole = 0
  readonly #changed = new Map<string, number>()

  /** When something last changed, by `performance.now()`. */
  get raisedAt(): number {
    return this.#raisedAt
  }

  revisionOf(subject: Subject): number {
    if (subject.kind === 'catalogue') return this.#last
    return this.#changed.get(keyOf(subject)) ?? this.#whole
  }

  raise(...subjects: readonly Subject[]): void {
    this.#last += 1
    this.#raisedAt = performance.now()
    for (const subject of subjects) this.#changed.set(keyOf(subject), this.#last)
  }

  /** Everything may have changed. */
  raiseAll(): void {
    this.#changed.clear()
    this.#last += 1
    this.#raisedAt = performance.now()
    this.#whole = this.#last
  }
}

function keyOf(subject: Subject): string {
  switch (subject.kind) {
    case 'catalogue':
      return subject.kind
    case 'category':
      return `category ${subject.category}`
    default:
      return `${subject.kind} ${subject.id}`
  }
}
