const MOST = 5_000

/** What was found for a word, so that it is not looked for again. Forgets all when it is full: what is asked often is soon there again. */
export class Remembered<Value> {
  readonly #values = new Map<string, { readonly value: Value }>()

  of(word: string, find: () => Value): Value {
    const known = this.#values.get(word)
    if (known) return known.value
    if (this.#values.size >= MOST) this.#values.clear()
    const value = find()
    this.#values.set(word, { value })
    return value
  }

  clear(): void {
    this.#values.clear()
  }
}
