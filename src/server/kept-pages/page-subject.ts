import { categories } from '#contract/catalog/catalog.ts'
import type { Subject } from '#search/shelf/kept/revisions.ts'

const KNOWN_CATEGORIES: ReadonlySet<string> = new Set(categories)

/** The catalogue, a category, a family, or a part of one of these. */
const PATH = /^\/parts(?:\/([a-z0-9-]{1,80})(?:\/[\w.%-]{1,200})?)?$/

/**
 * What a public page of the catalogue shows, so that it is rendered anew when that changes; undefined for other pages, and for
 * addresses with a query. A part's page also shows its neighbours, so it is about their family.
 */
export function subjectOf(path: string): Subject | undefined {
  if (!path.startsWith('/parts')) return undefined
  const match = PATH.exec(path)
  if (!match) return undefined
  const [, slug] = match
  if (slug === undefined) return { kind: 'catalogue' }
  return KNOWN_CATEGORIES.has(slug) ? { kind: 'category', category: slug } : { kind: 'family', id: slug }
}
