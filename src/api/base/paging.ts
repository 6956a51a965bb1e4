export interface PageOfMany {
  /** How many there are, across all pages. */
  readonly total: number
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
  /** Of what changed since a moment: from when to ask the next time. */
  readonly until?: Date | undefined
}

/**
 * Headers for a page: the number of all hits in X-Total-Count and, if there is one, the next page in Link (RFC 8288). The
 * link carries only those parameters that the call accepts, `known`. X-Updated-Until says from when to ask the next time what changed.
 */
export function pageHeaders(
  url: string,
  known: object,
  { total, next, until }: PageOfMany,
): Record<string, string> {
  const headers = {
    'x-total-count': String(total),
    ...(until && { 'x-updated-until': until.toISOString() }),
  }
  if (next === undefined) return headers
  const { pathname, searchParams } = new URL(url)
  const query = new URLSearchParams([...searchParams].filter(([name]) => Object.hasOwn(known, name)))
  query.set('cursor', next)
  return { ...headers, link: `<${pathname}?${query}>; rel="next"` }
}

interface AskedPage {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly updatedSince?: string | undefined
}

/** The page that a query asks for, as the domain's lists take it. */
export const wishOf = ({ limit, cursor, updatedSince }: AskedPage) => ({
  limit,
  after: cursor,
  since: updatedSince === undefined ? undefined : new Date(updatedSince),
})
