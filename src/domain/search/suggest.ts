import { categoryNames } from '#contract/catalog/category-names.ts'
import type { Suggestion } from '#contract/search/search.ts'
import type { Shelf } from '#search/shelf/kept/shelf.ts'
import { type Suggested, suggestOnShelf } from '#search/shelf/suggesting.ts'
import type { Context } from '../context.ts'

/** Suggests where to go for a query being typed, best first. */
export async function suggest(
  ctx: Context,
  { q, limit }: { readonly q: string; readonly limit: number },
): Promise<Suggestion[]> {
  const shelf = await ctx.shelf.current()
  return suggestOnShelf(shelf, q, limit).map(suggested => present(shelf, suggested))
}

const NOWHERE = { query: null, category: null, family: null, _id: null, sku: null, image: null }

function present(shelf: Shelf, suggested: Suggested): Suggestion {
  const { count } = suggested
  switch (suggested.kind) {
    case 'standard': {
      const { standard: text } = suggested
      return { ...NOWHERE, kind: suggested.kind, text, detail: 'Standard', query: text, count }
    }
    case 'category': {
      const { category } = suggested
      const text = categoryNames[category]
      return { ...NOWHERE, kind: suggested.kind, text, detail: 'Category', category, count }
    }
    default:
      return presentRow(shelf, suggested.row, { kind: suggested.kind, count })
  }
}

function presentRow(
  shelf: Shelf,
  row: number,
  { kind, count }: { kind: 'size' | 'family'; count: number },
): Suggestion {
  const { rows } = shelf
  const { family, category, standard } = shelf.kindOf(row)
  const isFamily = kind === 'family' && family !== null
  return {
    kind,
    text: isFamily ? family.name : (rows.name[row] ?? ''),
    detail: (isFamily ? family.standard : (rows.sku[row] ?? standard)) ?? categoryNames[category],
    query: null,
    category,
    family: family?.id ?? null,
    _id: isFamily ? null : (rows.id[row] ?? null),
    sku: isFamily ? null : (rows.sku[row] ?? null),
    image: rows.image[row] ?? null,
    count,
  }
}
