export interface PageOfMany {
  /** How many there are, across all pages. */
  readonly total: number
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

/**
 * Headers for a page: the number of all hits in X-Total-Count and, if there is one, the next page in Link (RFC 8288). The
 * link carries only those parameters that the call accepts, `known`.
 */
export function pageHeaders(url: string, known: object, { total, next }: PageOfMany): Record<string, string> {
  const headers = { 'x-total-count': String(total) }
  if (next === undefined) return headers
  const { pathname, searchParams } = new URL(url)
  const query = new URLSearchParams([...searchParams].filter(([name]) => Object.hasOwn(known, name)))
  query.set('cursor', next)
  return { ...headers, link: `<${pathname}?${query}>; rel="next"` }
}

/** Of a page of what changed since a moment: from when to ask the next time. */
export function untilHeader(changed: { readonly until: Date } | undefined): Record<string, string> {
  return changed ? { 'x-updated-until': changed.until.toISOString() } : {}
}
