import { inArray } from 'drizzle-orm'
import { MAX_BASKET_LINES } from '#contract/basket/terms.ts'
import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'
import { say } from '#contract/phrase.ts'
import { products } from '#db/schema.ts'
import { type BasketProduct, productColumns } from '../basket/price.ts'
import type { Context, Customer } from '../context.ts'
import { invalid } from '../errors.ts'
import type { ListRow, ReadLine } from '../list-reading/line-reading.ts'
import { readList } from '../list-reading/read-list.ts'
import { findPartNumbersOf } from '../part-numbers/find.ts'
import { countAttempt } from '../rate-limits.ts'
import { addUpLines, type MatchedLine, type Meaning } from './add-up.ts'
import { findKnown } from './find-known.ts'
import { createWordMatcher } from './match-words.ts'

/** What a list means, with the products that are named and the customer's own numbers of them, by their ids. */
export interface QuickOrderList {
  readonly lines: readonly MatchedLine[]
  readonly leftOut: readonly number[]
  readonly products: ReadonlyMap<string, BasketProduct>
  readonly ownNumbers: ReadonlyMap<string, string>
}

/** Each asks the shelf up to 1,500 questions. Enough for an office behind one address. */
const LIMIT = { max: 20, windowMs: 60_000 }

/** Counts a list before it is read: opening a file is work, too. Rejects (too many) more than 20 a minute from one address. */
export async function countList({ db, address }: Context): Promise<void> {
  if (address !== null) await countAttempt(db, 'quick-order', address, LIMIT)
}

/**
 * Reads a list of parts and finds what each line means: by SKU, by the customer's own number (null: a visitor), or by words as the search
 * understands them. `field` is what the list came in. Rejects (invalid) a list of more than 500 lines or of none.
 */
export async function readQuickOrder(
  ctx: Context,
  rows: readonly ListRow[],
  { field, customer }: { readonly field: 'text' | 'file'; readonly customer: Customer | null },
): Promise<QuickOrderList> {
  const { lines, leftOut } = readList(rows)
  if (lines.length > MAX_BASKET_LINES)
    throw invalid(field, say`must have at most ${MAX_BASKET_LINES} lines; this list has more`)
  if (lines.length === 0) throw invalid(field, say`names no part`)
  const meant = await findMeanings(ctx, customer, lines)
  const candidates = meant.flatMap(({ meaning }) => meaning.candidates)
  const ids = [...new Set(candidates.map(({ productId }) => productId))]
  const named = await ctx.db.select(productColumns).from(products).where(inArray(products.id, ids))
  const found = new Map(named.map(product => [product.id, product]))
  return {
    lines: addUpLines(meant.map(({ line, meaning }) => ({ line, meaning: countPieces(meaning, found) }))),
    leftOut,
    products: found,
    ownNumbers: await findPartNumbersOf(ctx, customer, ids),
  }
}

/** Packs become pieces where all parts that may be meant are sold in packs of the same. */
function countPieces(meaning: Meaning, found: QuickOrderList['products']): Meaning {
  const { quantity, isPacks, candidates } = meaning
  if (quantity === null || !isPacks) return meaning
  const [inPack = 1, ...others] = new Set(candidates.map(({ productId }) => found.get(productId)?.packStep))
  const pieces = others.length === 0 ? quantity * inPack : quantity
  return { ...meaning, quantity: Math.min(pieces, MAX_QUANTITY), isPacks: false }
}

async function findMeanings(ctx: Context, customer: Customer | null, lines: readonly ReadLine[]) {
  const knownIn = await findKnown(ctx, customer, lines)
  const matchWords = createWordMatcher(await ctx.shelf.current())
  const meant: { line: ReadLine; meaning: Meaning }[] = []
  for (const line of lines) {
    meant.push({ line, meaning: knownIn(line) ?? (await findWords(line)) })
  }
  return meant

  async function findWords(line: ReadLine): Promise<Meaning> {
    const { exact, candidates, ...rest } = await matchWords(line)
    if (exact === undefined) return { ...rest, match: null, candidates }
    return { ...rest, match: 'size', candidates: [{ productId: exact, reason: null }] }
  }
}
