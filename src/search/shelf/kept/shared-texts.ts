/** How many are remembered: what sizes share is read soon after one another. */
const MOST = 2_000

/** Of texts that were read one by one, equal ones become the same: 52,790 sizes have a few hundred pictures between them. */
export class SharedTexts {
  readonly #known = new Map<string, string>()

  /** The same text as was read before, where there was one. */
  share(text: string): string {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    if (this.#known.size >= MOST) this.#known.clear()
    this.#known.set(text, text)
    return text
  }
}
