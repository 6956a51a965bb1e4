import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'
import type { Chip } from '#contract/search/search.ts'
import type { ReadLine } from '../list-reading/line-reading.ts'
import type { Candidate } from './ask-shelf.ts'

/** How many a line asks for. */
export interface Counted {
  readonly quantity: number | null
  /** The quantity is one of packs, however many pieces a pack has. */
  readonly isPacks: boolean
}

/** What a line means. */
export interface Meaning extends Counted {
  /** How its part was found; null if that is in doubt. */
  readonly match: 'sku' | 'own-number' | 'size' | null
  /** The part alone if it was found, else those that may be meant. */
  readonly candidates: readonly Candidate[]
  readonly understood: readonly Chip[]
  /** The SKU that the line names, if there is none such. */
  readonly unknownSku: string | null
}

/** Lines of the same part, or of the same words where the part is in doubt. */
export interface MatchedLine extends Omit<Meaning, 'isPacks'> {
  /** Their places in the list, from 1. */
  readonly lines: readonly number[]
  readonly text: string
  readonly ownNumber: string
  /** As read in each of these places; null: none, and 1 is assumed. */
  readonly quantities: readonly (number | null)[]
  /** Of all of them together, 1,000,000 at most. */
  readonly quantity: number
}

/** Adds up lines that mean the same, in the place of the first. */
export function addUpLines(
  meant: readonly { readonly line: ReadLine; readonly meaning: Meaning }[],
): MatchedLine[] {
  const groups = Map.groupBy(meant, ({ line, meaning }) =>
    meaning.match === null ? `words ${line.text.toLowerCase()}` : `part ${meaning.candidates[0]?.productId}`,
  )
  return [...groups.values()].flatMap(same => {
    const [first] = same
    if (!first) return []
    const quantities = same.map(({ meaning }) => meaning.quantity)
    const sum = quantities.reduce<number>((all, quantity) => all + (quantity ?? 1), 0)
    return {
      ...first.meaning,
      lines: same.map(({ line }) => line.line),
      text: first.line.text,
      ownNumber: same.find(({ line }) => line.ownNumber !== '')?.line.ownNumber ?? '',
      quantities,
      quantity: Math.min(sum, MAX_QUANTITY),
    }
  })
}
