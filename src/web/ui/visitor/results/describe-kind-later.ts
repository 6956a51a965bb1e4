import type { Site } from '../../../site.ts'
import type { LoadedKind } from './load-kind.ts'

interface Visited {
  readonly match: {
    readonly context: { readonly site: Site }
    readonly search: Readonly<Record<string, unknown>>
  }
  readonly loaderData?: LoadedKind | undefined
}

/** The `head` of the routes of categories and kinds. Fetched when it is wanted: every page carries the code of routes. */
export async function describeKindLater({ match, loaderData }: Visited) {
  const { describeKind } = await import('./describe-results.ts')
  return describeKind(match.context.site, match.search, loaderData)
}
