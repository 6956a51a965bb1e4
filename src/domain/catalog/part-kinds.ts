import type { Category } from '#contract/catalog/catalog.ts'
import { say } from '#contract/phrase.ts'
import { countKinds, type KindFigures } from '#search/part-kinds/count-kinds.ts'
import { isKindOf, type PartKind, partKinds, wayTo } from '#search/part-kinds/part-kinds.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'

/** The tree of kinds of a category, or of all, in the order of pages, with what is listed in each; from memory. */
export async function listKinds(
  ctx: Context,
  category: Category | undefined,
): Promise<readonly { readonly kind: PartKind; readonly figures: KindFigures | undefined }[]> {
  const figures = countKinds(await ctx.shelf.current())
  return partKinds
    .filter(kind => category === undefined || kind.category === category)
    .map(kind => ({ kind, figures: figures.get(kind.id) }))
}

/** The kinds in which a family lies, from the outermost on, without the category; none if it has none. */
export function kindsOf(family: { readonly kind: string | null } | undefined): readonly PartKind[] {
  return wayTo(family?.kind ?? null).slice(1)
}

/** Rejects a kind that is none of the category (invalid). */
export function requireKind({ kind, category }: { kind: string | null; category: Category }): void {
  if (kind !== null && !isKindOf(kind, category))
    throw invalid('kind', say`There is no kind ${kind} in the category ${category}`)
}
