import type { Suggestion } from '#contract/search.ts'
import type { Context } from '../context.ts'

/** Suggests where to go for a query being typed, best first. */
export async function suggest(
  _ctx: Context,
  _wanted: { readonly q: string; readonly limit: number },
): Promise<Suggestion[]> {
  return []
}
