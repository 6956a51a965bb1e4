export interface PageOfMany {
  /** How many there are on all pages together. */
  readonly total: number
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

/** The number of all hits in X-Total-Count, and the next page in Link (RFC 8288), if there is one. */
export function pageHeaders(url: string, { total, next }: PageOfMany): Record<string, string> {
  const headers = { 'x-total-count': String(total) }
  if (next === undefined) return headers
  const { pathname, searchParams } = new URL(url)
  searchParams.set('cursor', next)
  return { ...headers, link: `<${pathname}?${searchParams}>; rel="next"` }
}
