export interface PageOfMany {
  /** How many there are on all pages together. */
  readonly total: number
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

/**
 * The number of all hits in X-Total-Count, and the next page in Link (RFC 8288), if there is one. The link carries the
 * parameters that the call knows, `known`, and no others.
 */
export function pageHeaders(url: string, known: object, { total, next }: PageOfMany): Record<string, string> {
  const headers = { 'x-total-count': String(total) }
  if (next === undefined) return headers
  const { pathname, searchParams } = new URL(url)
  const query = new URLSearchParams([...searchParams].filter(([name]) => Object.hasOwn(known, name)))
  query.set('cursor', next)
  return { ...headers, link: `<${pathname}?${query}>; rel="next"` }
}
