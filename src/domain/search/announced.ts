/** What was announced to have changed and has not been read yet. */
export class Announced {
  /** The payload that stands for any change. */
  static readonly EVERYTHING = '*'

  readonly products = new Set<string>()
  readonly families = new Set<string>()
  /** Products with a review that was written, edited or removed. */
  readonly reviewed = new Set<string>()
  isEverything = false

  get isEmpty(): boolean {
    return !this.isEverything && this.products.size + this.families.size + this.reviewed.size === 0
  }

  /** Adds what a trigger announced: 'product <id>', 'family <id>', 'review <product>', or '*'. */
  add(payload: string): void {
    const [kind, id] = payload.split(' ')
    if (kind === 'product' && id) this.products.add(id)
    else if (kind === 'family' && id) this.families.add(id)
    else if (kind === 'review' && id) this.reviewed.add(id)
    else this.isEverything = true
  }

  addAll(): void {
    this.isEverything = true
  }
}
